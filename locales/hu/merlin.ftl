### Merlin magyarul. A kifejezések a magyar szabályfüzetéi.
###
### Szójegyzék, egy dologra egy szó:
###   rondella, mező              az akciórondella 24 mezője 1-től 24-ig; óramutató járása szerint, visszafelé
###   lovag, Merlin               a rondella bábui
###   saját kocka, fehér kocka    a saját kocka a lovagé, a fehér Merliné
###   grófság                     Fekete Sárkány, Szürke Galamb, Kék Hal, Lila Kígyó, Narancs Róka, Barna Sas;
###                               felsorolásban csak a szín
###   csatlós                     udvarhölgy, pajzshordozó, építész, zászlóvivő; kiküldve vagy otthon
###   zászló, pajzs, építőkő      a tárgyak; egy grófság készletében vagy egy vártáblán
###   befolyás, befolyásjelző     a grófságokban vagy a saját készletben
###   áruló                       elkergetve vagy sem
###   környező vidék, telek, lapka  a telkek soronként számozva; hegy, erdő, tó; torony
###   majorság                    telekre épül, építőkővel fizetve
###   küldetés                    teljesítve, eldobva; húzva a kínálatból vagy a pakliból
###   alma, bot                   az alma kockát változtat, a bot Merlin akcióját ismétli
###   Grál, Excalibur
###   A király kegye, pecsét, sor a modul; egy csatlós oszlopának 1–3. sora
###   vártábla                    ami egy játékosé
###   forduló, kör                6 forduló, mindegyikben 4 kör; értékelés a 2., a 4. és a 6. után

## Names of things

merlin-title = Merlin
merlin-principality = { $of ->
    [black] fekete
    [grey] szürke
    [blue] kék
    [purple] lila
    [orange] narancs
   *[brown] barna
}
merlin-principality-full = { $of ->
    [black] fekete Sárkány
    [grey] szürke Galamb
    [blue] kék Hal
    [purple] lila Kígyó
    [orange] narancs Róka
   *[brown] barna Sas
}
merlin-at = { $of ->
    [black] a feketében
    [grey] a szürkében
    [blue] a kékben
    [purple] a lilában
    [orange] a narancsban
   *[brown] a barnában
}
merlin-colour = { $of ->
    [black] fekete
    [grey] szürke
    [blue] kék
    [purple] lila
    [orange] narancs
   *[brown] barna
}
merlin-henchman = { $who ->
    [lady] udvarhölgy
    [shield] pajzshordozó
    [builder] építész
   *[flag] zászlóvivő
}
merlin-kind = { $kind ->
    [flag] zászló
    [shield] pajzs
   *[material] építőkő
}
merlin-kinds = { $kind ->
    [flag] zászlók
    [shield] pajzsok
   *[material] építőkövek
}
merlin-item = { $of ->
    [black] fekete
    [grey] szürke
    [blue] kék
    [purple] lila
    [orange] narancs
   *[brown] barna
} { $kind ->
    [flag] zászló
    [shield] pajzs
   *[material] építőkő
}
merlin-traitor = { $of ->
    [black] fekete áruló
    [grey] szürke áruló
    [blue] kék áruló
    [purple] lila áruló
    [orange] narancs áruló
   *[brown] barna áruló
}
merlin-times = { $count }× { $thing }
merlin-field-principality = { $of ->
    [black] fekete grófság
    [grey] szürke grófság
    [blue] kék grófság
    [purple] lila grófság
    [orange] narancs grófság
   *[brown] barna grófság
}
merlin-field-points = { $tally ->
    [flags] zászlók: 1-1 pont
    [shields] pajzsok: 1-1 pont
    [materials] építőkövek: 1-1 pont
   *[influence] befolyás: 1-1 pont
}
merlin-field-influence = { $kind ->
    [flag] befolyás: egy zászló
    [shield] befolyás: egy pajzs
   *[material] befolyás: egy építőkő
}
merlin-field-influence-henchman = befolyás: egy csatlós
merlin-field-excalibur = Excalibur
merlin-field-grail = Grál
merlin-field-relocate = csatlós áthelyezése
merlin-field-exchange = csere
merlin-field-mission = küldetések
merlin-field-manor = majorság
merlin-short-points = { $tally ->
    [flags] zászlópont
    [shields] pajzspont
    [materials] építőkőpont
   *[influence] befolyáspont
}
merlin-short-influence = { $kind ->
    [flag] befolyás: zászló
    [shield] befolyás: pajzs
   *[material] befolyás: építőkő
}
merlin-short-influence-henchman = befolyás: csatlós
merlin-short-relocate = áthelyezés
merlin-space = { $number } { $field }
merlin-tally = { $tally ->
    [flags] zászlók
    [shields] pajzsok
    [materials] építőkövek
   *[influence] befolyásjelzők
}
merlin-terrain = { $tower ->
    [yes] tornyos{ " " }
   *[no] {""}
}{ $terrain ->
    [mountain] hegy
    [wood] erdő
   *[lake] tó
}
merlin-plot = { $number }. telek
merlin-plot-tile = { $plot } ({ $tile })
merlin-need-any-item = { $kind ->
    [flag] bármilyen zászló
    [shield] bármilyen pajzs
   *[material] bármilyen építőkő
}
merlin-need-influence = { $count } befolyásjelző { $at }
merlin-need-influence-anywhere = { $count } befolyásjelző bárhol
merlin-need-henchman = { $henchman } { $at }
merlin-need-two-henchmen = bármelyik 2 csatlós { $at }
merlin-need-together = { $one } és { $other } egy grófságban
merlin-card = { $needs } ({ $points })
merlin-card-icon = { $needs } ({ $points } · ikon: { $henchman })
merlin-white = fehér { $die }
merlin-points = { $count } pont
merlin-source-rondel = rondella
merlin-source-missions = küldetések
merlin-source-grey-flag = szürke zászló
merlin-source-favor = A király kegye
merlin-source-traitors = árulók
merlin-source-excalibur = Excalibur
merlin-source-environs = környező vidék
merlin-source-influence = befolyás
merlin-source-henchmen = csatlósok
merlin-source-apples = almák
merlin-source-staffs = botok
merlin-source-items = tárgyak
merlin-ability-first = { $who ->
    [lady] +1 pont minden udvarhölgyes küldetésért
    [shield] +1 pont minden pajzshordozós küldetésért
    [builder] +1 pont minden építészes küldetésért
   *[flag] +1 pont minden zászlóvivős küldetésért
}
merlin-ability-second = { $who ->
    [lady] udvarhölgy bármelyik grófságba
    [shield] pajzshordozó bármelyik grófságba
    [builder] építész bármelyik grófságba
   *[flag] zászlóvivő bármelyik grófságba
}
merlin-ability-third = { $who ->
    [lady] két csatlós küldése
    [shield] egy áruló elkergetése, +1 pont
    [builder] két majorság építése
   *[flag] szabadon választott pontozás, +1 pont
}
merlin-ability-first-full = { $who ->
    [lady] 1 ponttal több minden teljesített küldetésért, amelynek sarkában az udvarhölgy látható
    [shield] 1 ponttal több minden teljesített küldetésért, amelynek sarkában a pajzshordozó látható
    [builder] 1 ponttal több minden teljesített küldetésért, amelynek sarkában az építész látható
   *[flag] 1 ponttal több minden teljesített küldetésért, amelynek sarkában a zászlóvivő látható
}
merlin-ability-second-full = { $who ->
    [lady] grófságmezőn az udvarhölgyet bármelyik grófságba elküldheted
    [shield] grófságmezőn a pajzshordozót bármelyik grófságba elküldheted
    [builder] grófságmezőn az építészt bármelyik grófságba elküldheted
   *[flag] grófságmezőn a zászlóvivőt bármelyik grófságba elküldheted
}
merlin-ability-third-full = { $who ->
    [lady] befolyásmezőn az akció helyett: kétszer küldhetsz csatlóst olyan grófságba, ahol van befolyásod; bot nélkül
    [shield] pajzs nélkül elkergeted egy árulódat, és 1 pont
    [builder] majorságmezőn kétszer építhetsz; bot nélkül
   *[flag] győzelmipont-mezőn zászlót, pajzsot, építőkövet vagy befolyást pontozhatsz, amelyiket akarod, és 1 pont
}

## Options and lobby

merlin-intro = **Merlin** · 2–4 játékos, 6 forduló, mindegyikben 4 kör
    A Kerekasztal lovagjai vagytok, és Merlin Artúr utódját keresi. Az lesz az, akinek a végén a legtöbb pontja van.
    A körödben egy kockát használsz: a saját kockáid a lovagodat viszik körbe a rondellán, a fehér kocka Merlint, aki mindenkié. Utána végrehajthatod az elért mező akcióját.
    Csatlósokat küldesz ki, zászlót, pajzsot és építőkövet gyűjtesz, majorságot építesz, titkos küldetéseket teljesítesz, és a három értékelés előtt elkergeted az árulókat.
merlin-agreed-plain = A király kegye nélkül
merlin-agreed-kings-favor = A király kegye modullal
merlin-switch-kings-favor = A király kegye
merlin-switch-kings-favor-description = A teljesített küldetés pontot ér, vagy helyette tartós képességet ad
merlin-dealt = **Kiosztottuk a küldetéseket.**
    ➤ Mindenki megnézheti a sajátjait, most és bármikor: „{ $missions }”. A választ csak te látod.

## The board

merlin-title-turn = **{ $round }. forduló a 6-ból, { $turn }. kör a 4-ből** · soron: **{ $name }**
merlin-title-rolling = **{ $round }. forduló a 6-ból** · még nem dobott: **{ $names }**
merlin-title-scoring = **Értékelés a { $round }. forduló után** · soron: **{ $name }**
merlin-ask-rolling = ➤ Akinek még nincs kockája: dobj. Három vagy négy egyforma esetén mind a négyet újra kell dobni.
merlin-ask-choosing = ➤ Válassz kockát: a sajátjaid a lovagodat viszik, a fehér Merlint. ↻ az óramutató járása szerint, ↺ visszafelé
merlin-ask-knight = ➤ Lépj a lovagoddal: { $die }.
merlin-ask-merlin = ➤ Lépj Merlinnel: { $die }, ↻ az óramutató járása szerint vagy ↺ visszafelé.
merlin-ask-principality = ➤ Küldj egy csatlóst ebbe a grófságba: { $principality }.
merlin-ask-points = ➤ Gyűjtsd be a pontjaidat: { $tally ->
    [flags] zászlónként 1
    [shields] pajzsonként 1
    [materials] építőkövenként 1
   *[influence] a grófságokban álló befolyásjelzőidért 1-1
}.
merlin-ask-influence = ➤ Vegyél el { $kind ->
    [flag] egy zászlót
    [shield] egy pajzsot
   *[material] egy építőkövet
} egy grófságból, ahol van befolyásod.
merlin-ask-influence-henchman = ➤ Küldj egy csatlóst egy grófságba, ahol van befolyásod.
merlin-ask-excalibur = ➤ Szerezd meg az Excaliburt, és dobd el egy árulódat.
merlin-ask-grail-space = ➤ Szerezd meg a Grált és egy almát.
merlin-ask-relocate = ➤ Helyezd át egy kiküldött csatlósodat a szomszédos grófságba, bármelyik irányban.
merlin-ask-relocate-home = ➤ Minden csatlósod otthon van: küldj egyet bármelyik grófságba.
merlin-ask-exchange = ➤ Adj vissza egy tárgyat; utána elvehetsz egyet bármelyik grófságból.
merlin-ask-exchanged = ➤ Vegyél el egy tárgyat bármelyik grófságból.
merlin-ask-mission = ➤ Dobj el egy vagy két küldetést, amelyeket titokban választasz ki; utána ugyanannyit húzol.
merlin-ask-manor = ➤ Válassz telket a majorságnak; utána kiválasztod az építőkövet, amellyel fizetsz.
merlin-ask-pay = ➤ Válaszd ki az építőkövet, amellyel a majorságért fizetsz: { $plot }.
merlin-ask-tower = ➤ A torony zászlót, pajzsot vagy befolyást ad. Válassz egyet, vagy hagyd ki.
merlin-ask-draw = ➤ Húzz { $count } küldetést a kínálatból vagy a pakliból{ $count ->
    [1] {""}
   *[other] , egymás után
}.
merlin-ask-drawing = ➤ A kör véget ért. A teljesített helyett húzz { $count } küldetést a kínálatból vagy a pakliból.
merlin-ask-again = Bot elköltve: az akció még egyszer következik.
merlin-ask-again-but = Bot elköltve: az akció még egyszer következik, másik csatlóssal ({ $henchman } marad).
merlin-ask-twice-manor = ➤ A király kegye: válassz telket a két majorság közül az elsőnek.
merlin-ask-second-manor = ➤ A király kegye: válassz telket a második majorságnak, vagy hagyd ki.
merlin-ask-twice-henchman = ➤ A király kegye: küldd el az első csatlóst a kettő közül oda, ahol van befolyásod.
merlin-ask-second-henchman = ➤ A király kegye: küldd el a második csatlóst oda, ahol van befolyásod, vagy hagyd ki.
merlin-ask-nothing = Ez az akció most semmit sem hoz.
merlin-ask-acted = ➤ Az akció véget ért: fejezd be a köröd.
merlin-ask-acted-back = ➤ Az akció véget ért: fejezd be a köröd, vagy vond vissza, ami nem tetszik.
merlin-ask-missions = Előtte még { $count } küldetés teljesíthető: „{ $button }”.
merlin-ask-grail = ➤ Eldöntse a Grálod ezt a holtversenyt? Értékelésenként egyszer teheti, és nálad marad.
merlin-grail-tie = { $at } holtverseny van, a legtöbb befolyás fejenként { $count }, összesen { $total }: { $names }
merlin-grail-later = Később itt is dönthet: { $places }
merlin-grail-last = Később már nincs holtverseny, amelyet eldönthetne.
merlin-wait-rolling = ➤ A többiek: várjatok, vagy dobjatok a hiányzóknak. Amíg mindenki nem dobott, senki sem lép.
merlin-wait-next = ➤ A többiek: várjatok. Utána jön: { $name }
merlin-wait-round = ➤ A többiek: várjatok. E kör után új forduló kezdődik.
merlin-wait-scoring = ➤ A többiek: várjatok. E kör után értékelés következik.
merlin-wait-grail = ➤ A többiek: várjatok az értékelés végére.
merlin-display = Kínálat: { $cards }
merlin-turn-so-far = Ez a kör: { $steps }
merlin-turn-sum = **Ez a kör:** { $steps }
merlin-turn-end = … { $steps }
merlin-last-turn = -# Előző kör · { $name }: { $steps }
merlin-player = **{ $name }** · { $facts }
merlin-not-rolled = még nem dobott
merlin-no-dice = nincs több kocka
merlin-roll-places = A lovagod: { $knight } · Merlin: { $merlin }
merlin-roll-no-blue-flag = ↺ { $space } (kék zászló kell hozzá)
merlin-roll-first = **Amit előbb megtehetsz:**
merlin-roll-apples = { $count } alma: mindegyik más értékre állítja a választott kockát
merlin-flag-rule = { $of ->
    [black] fekete zászló: elkergeti egy szín összes árulóját tőled
    [grey] szürke zászló: két küldetés ebben a körben, és 2 pont, ha mindkettő megvan
    [blue] kék zászló: a lovagod visszafelé lép
    [purple] lila zászló: egy kockát a túloldalára fordít
    [orange] narancs zászló (lépés után): annak a mezőnek az akciója, ahol másik lovag áll
   *[brown] barna zászló (lépés után): a lovagod a szemközti mezőre megy tovább
}
merlin-roll-mission = egy küldetés, ha akarod: { $mission }
merlin-roll-favor = A király kegye: { $ability }

## Buttons and menus

merlin-button-missions = Küldetéseim
merlin-button-discard = Küldetések eldobása…
merlin-menu-send = Csatlós küldése…
merlin-menu-take = Elveszem…
merlin-menu-return = Visszaadom…
merlin-menu-traitor = Eldobott áruló…
merlin-menu-build = Ide építek…
merlin-menu-also = Ezt is megteheted…
merlin-reach-points = { $number } { $counted }: { $points }
merlin-reach-clockwise = ↻ { $space }
merlin-reach-counter = ↺ { $space }
merlin-offer-roll = 🎲 Dobás
merlin-offer-roll-for-all = Dobás a többieknek
merlin-offer-die = { $die } { $leads }
merlin-offer-blue-flag = ↺ { $space } (kék zászló)
merlin-offer-apple = alma: a kocka legyen { $die }
merlin-offer-turn = lila zászló: { $from } helyett { $to }
merlin-offer-turn-unused = lila zászló: felhasználatlan { $from } helyett { $to }
merlin-offer-jump = barna zászló: lovag ide: { $space }
merlin-offer-borrow = narancs zászló: akció itt: { $space }
merlin-offer-grey = szürke zászló: két küldetés ebben a körben
merlin-offer-repel = fekete zászló, elkergetve: { $traitors }
merlin-offer-favor-repel = A király kegye, 1 pont, elkergetve: { $traitor }
merlin-offer-favor = A király kegye: { $ability }
merlin-offer-tally = A király kegye: { $tally } { $count } + 1 = { $points }
merlin-offer-score = { $points } { $counted }
merlin-counted = { $tally ->
    [flags] { $count } zászlóért
    [shields] { $count } pajzsért
    [materials] { $count } építőkőért
   *[influence] { $count } befolyásjelzőért
}
merlin-offer-grail = A Grál és egy alma megszerzése
merlin-offer-grail-bare = A Grál megszerzése (nincs több alma)
merlin-offer-apple-only = Egy alma (a Grál már nálad van)
merlin-offer-excalibur = Az Excalibur megszerzése
merlin-offer-excalibur-discard = Excalibur megszerzése, eldobva: { $traitor }
merlin-offer-discard = Eldobva: { $traitor } (az Excalibur már nálad van)
merlin-offer-send = { $henchman } → { $to }: { $duty }
merlin-offer-no-counter = nincs több befolyásjelző
merlin-offer-none-left = { $kind ->
    [flag] nincs több zászló
    [shield] nincs több pajzs
   *[material] nincs több építőkő
}
merlin-offer-take = elveszem: { $item }
merlin-offer-return = visszaadom: { $item }
merlin-offer-pay = ezzel fizetek: { $item }
merlin-offer-place = befolyásjelző { $at }
merlin-offer-pile = { $count ->
    [0] pakli (az eldobott küldetések, megkeverve)
   *[other] pakli (még { $count } lap)
}
merlin-offer-staff = bot: még egyszer { $space }
merlin-offer-decline = Kihagyom
merlin-offer-done = ✔ Kör vége
merlin-offer-grail-use = A Grállal: { $points }, a többieknek semmi
merlin-offer-grail-keep = Itt nem: fejenként { $points }
merlin-detail-from = tőle: { $name }
merlin-detail-knights = ott álló lovag: { $names }
merlin-detail-own = a tiéd: { $count }
merlin-detail-left = maradt ott: { $count }
merlin-detail-repels = elkerget egy árulót
merlin-detail-now = most { $at }
merlin-detail-home = most otthon
merlin-detail-expels = hazaküldi: { $name }
merlin-detail-pays = fizethet: { $materials }
merlin-detail-area-empty = terület: { $size } lapka, majorság még nincs
merlin-detail-area = terület: { $size } lapka, majorság: tiéd { $own }, másé legfeljebb { $other }
merlin-detail-counters = most ott: tiéd { $own }, másé legfeljebb { $other }
merlin-detail-icon = ikon: { $henchman }
merlin-detail-but = kivéve: { $henchman }
merlin-detail-grey = még 2 pont, ha mindkettőt teljesíted
merlin-detail-no-staff = utána bot nélkül

## What happened

merlin-told-round = **{ $round }. forduló** · kezdőjátékos: { $name }
merlin-told-rolled = 🎲 { $name }: { $dice }
merlin-told-rolled-again = 🎲 { $name }: { $dice } (három vagy négy egyforma miatt mind a négy újra: { $before })
merlin-told-turn = Soron: { $name }
merlin-told-die = { $white ->
    [yes] fehér kocka { $die }
   *[no] kocka { $die }
}
merlin-told-apple = alma: { $from } → { $to }
merlin-told-turned = lila zászló: { $from } → { $to }
merlin-told-knight = lovag { $from } → { $space }
merlin-told-knight-back = kék zászló: lovag ↺ { $from } → { $space }
merlin-told-merlin = Merlin ↻ { $from } → { $space }
merlin-told-merlin-back = Merlin ↺ { $from } → { $space }
merlin-told-jumped = barna zászló: lovag → { $space }
merlin-told-borrowed = narancs zászló, akció: { $space }
merlin-told-sent = { $henchman } → { $to }: { $duty }
merlin-told-sent-from = { $henchman } { $from } → { $to }: { $duty }
merlin-told-sent-expelled = { $sent }, hazaküldve: { $name }
merlin-told-duty-influence = befolyásjelző
merlin-told-duty-nothing = nincs mit hoznia
merlin-told-took = elvéve: { $item }
merlin-told-returned = visszaadva: { $item }
merlin-told-placed = befolyásjelző { $at }
merlin-told-points-for = { $points } ({ $source })
merlin-told-grail = Grál
merlin-told-grail-from = Grál: { $from } → { $to }
merlin-told-excalibur = Excalibur
merlin-told-excalibur-from = Excalibur: { $from } → { $to }
merlin-told-apple-taken = egy alma
merlin-told-repelled = { $by ->
    [flag] fekete zászló, elkergetve: { $traitors }
    [favor] A király kegye, elkergetve: { $traitors }
   *[excalibur] elkergetve: { $traitors }
}
merlin-told-plot = ide épül: { $plot }
merlin-told-manor = majorság: { $plot }, ára: { $item }
merlin-told-declined = nincs akció
merlin-told-left = a többi kimarad
merlin-told-staff = bot: még egyszer
merlin-told-grey = szürke zászló: két küldetés
merlin-told-favor = A király kegye: { $ability }
merlin-told-discarded = { $count } küldetés eldobva
merlin-told-discarded-known = eldobva: { $missions }
merlin-told-mission = „{ $mission }”
merlin-told-drawn-display = húzás a kínálatból: { $mission }
merlin-told-drawn-pile = húzás a pakliból
merlin-told-drawn-pile-known = húzás a pakliból: { $mission }
merlin-told-refill = { $drawn }, a helyére került: { $mission }
merlin-told-shuffled = az eldobott küldetésekből keverve új pakli lett
merlin-told-completed = küldetés { $mission }: { $points }
merlin-told-sealed = küldetés { $mission }, pecsét: „{ $ability }”
merlin-told-ended = a kör vége
merlin-told-gain = összesen { $gain }
merlin-history-round = **{ $round }. forduló**
merlin-history-turn = **{ $name }** · { $round }. forduló

## Scoring

merlin-result-began = **Értékelés a { $round }. forduló után**
merlin-result-traitors = **Árulók** · akit pajzs nem kerget el, 3 pontba kerül
merlin-result-environs = **Környező vidék** · a legtöbb majorság területenként: lapkánként 1 pont
merlin-result-no-manors = **Környező vidék** · még nincs majorság
merlin-result-influence = **Befolyás** · a legtöbb jelző: minden ott lévő jelzőért 1 pont; aztán 1 kivételével mind visszakerül
merlin-result-henchmen = **Csatlósok** · minden kiküldöttért 1 pont: { $counts }
merlin-result-rest = **Játék vége** · almánként 1 pont, botonként 2, minden három tárgyért 1
merlin-result-player = { $name } { $points } · { $parts }
merlin-result-spent = elköltött pajzs: { $shields }
merlin-result-stayed = megmaradt: { $traitors } ({ $count } × −3)
merlin-result-excalibur = Excalibur { $points }
merlin-result-no-traitors = nincs árulója
merlin-result-drawn = Új árulók: { $traitors }
merlin-result-has = { $name }: { $things }
merlin-result-shuffled = Az eldobott árulókból keverve új paklik lettek.
merlin-result-area = { $terrain }, { $count } lapka: { $manors } → { $outcome }
merlin-result-area-plots = { $terrain }, { $count } lapka ({ $plots }): { $manors } → { $outcome }
merlin-result-place = { $place }, { $count } jelző: { $counters } → { $outcome }
merlin-result-tie = holtverseny, { $total } / { $tied }: { $winners }
merlin-result-tie-all = holtverseny, { $total } / { $tied }: fejenként { $gain }
merlin-result-alone = { $name }, egyedül itt: { $areas } → { $points }
merlin-result-grail = a Grál dönt: { $winners }
merlin-result-grail-asked = { $place }: holtverseny. A Grállal eldöntheti: { $name }
merlin-result-total = **{ $name } { $points }** · { $parts }
merlin-result-part = { $source } { $points }
merlin-result-sum = **Együtt** · { $sums }
merlin-result-winner = 👑 { $count ->
    [one] **Győztes: { $names }** · { $points }
   *[other] **Megosztott győzelem: { $names }** · { $points }
}

## Missions

merlin-secret-title = **Küldetéseid** · csak te látod
merlin-secret-card = **{ $number }** { $card }
merlin-secret-now = ✔ Most teljesítheted.
merlin-secret-met = ✔ Nem hiányzik semmi. A körödben teljesítheted.
merlin-secret-lacks = ✘ Hiányzik: { $needs }
merlin-secret-left = ➤ Ebben a körben { $count } küldetést teljesíthetsz. A kártyát mindenki meglátja, ezért nem vonható vissza.
merlin-secret-enough = Ebben a körben már nem teljesíthetsz több küldetést.
merlin-secret-half-done = Előbb fejezd be a megkezdett akciót, utána teljesíthetsz küldetést.
merlin-secret-swap = ➤ Küldetésmező: dobj el egyet vagy kettőt lentebb, és húzz ugyanannyit a kínálatból vagy a pakliból.
merlin-secret-castle = **A vártáblád**
merlin-button-complete = ✔ { $number } teljesítése ({ $points })
merlin-button-own-castle = Vártáblám
merlin-menu-complete = Küldetés teljesítése pontért vagy képességért
merlin-menu-complete-points = { $number }: { $points }
merlin-menu-complete-ability = { $number }: képesség: „{ $ability }”
merlin-menu-swap = Egy vagy két küldetés eldobása
merlin-menu-discard-one = Eldobni: { $number }
merlin-menu-discard-two = Eldobni: { $first } és { $second }

## Castle boards and text

merlin-none = nincs
merlin-asked-rolling = { $round }. forduló: mindenki dob; még hátravan: { $names }
merlin-asked-replacing = Soron: { $name } · a teljesítettek helyett húz, ennyit: { $count }
merlin-asked-grail = A Grál birtokosa: { $name } · eldöntse-e vele a holtversenyt { $at }
merlin-asked-over = A játék véget ért
merlin-asked-turn = Soron: { $name } · { $step }
merlin-step-choosing = kockát választ
merlin-step-knight = a lovaggal lép: { $die }
merlin-step-merlin = Merlinnel lép: { $die }
merlin-step-acting = akció: { $space }
merlin-step-again = az akció még egyszer: { $space }
merlin-step-exchange = mit vesz el cserébe
merlin-step-paying = mivel fizet: { $plot }
merlin-step-tower = mit hoz a torony
merlin-step-drawing = küldetést húz, ennyit: { $count }
merlin-step-twice = A király kegye, { $number }/2: { $space }
merlin-step-ending = befejezheti a kört
merlin-text-round = **{ $round }. forduló a 6-ból** · kezdőjátékos: { $name }
merlin-text-rondel = **Rondella, az óramutató járása szerint:** { $spaces }
merlin-text-figures = **Bábuk:** { $figures }
merlin-text-principalities = **Grófságok** (készlet: zászló/pajzs/építőkő)
merlin-text-principalities-seats = **Grófságok** (készlet: zászló/pajzs/építőkő; zárójelben: helyek)
merlin-text-influence = befolyás { $counters }
merlin-text-environs = **Környező vidék** (♜ torony; zárójelben, hányas helyé a majorság)
merlin-text-manors = **Majorságok:** { $manors } (a lapkák a környező vidéknél vannak leírva)
merlin-text-players = **Játékosok**
merlin-text-player = { $number } { $name } **{ $points }** · kocka { $dice } · alma { $apples } · bot { $staffs } · küldetés { $missions }
merlin-text-supplies = Grál: { $grail } · Excalibur: { $excalibur } · készlet: alma { $apples }, áruló { $traitors }
merlin-text-repelled = Eldobott árulók: { $traitors }
merlin-text-on-rondel = a rondellán
merlin-text-display = Kínálat: { $missions } · pakli { $pile }, eldobva { $discarded }
merlin-text-castles = Hogy kinek mije van, az a vártáblákon áll.
merlin-alt-round = { $round }. forduló a 6-ból.
merlin-alt-merlin = Merlin: { $space }.
merlin-alt-knight = Lovag, { $name }: { $space }.
merlin-alt-scores = Pontok: { $scores }.
merlin-alt-dice = Kockák, { $name }: { $dice }.
merlin-alt-principalities = Grófságok, a készlet zászló/pajzs/építőkő szerint:
merlin-alt-environs = Környező vidék, 6 oszlop, { $rows } sor hatszög. Építőkövek a kereten, fent: { $top }; lent: { $bottom }.
merlin-alt-tiles = { $tile }: { $plots }.
merlin-alt-manors = Majorságok, { $name }: { $plots }.
merlin-alt-castle = Vártábla: { $name }.
merlin-castle-title = **Vártábla: { $name }**
merlin-castle-score = **{ $name } · { $points }**
merlin-castle-points = pontok: { $points }
merlin-castle-points-from = pontok: { $points } = { $parts }
merlin-castle-dice = kockák: { $dice }
merlin-dice-none = elfogyott
merlin-dice-not-rolled = még nem dobott
merlin-castle-knight = a lovag helye: { $space }
merlin-castle-items = { $kind }: { $items }
merlin-castle-traitors = árulók: { $traitors }
merlin-castle-traitors-missing = árulók: { $traitors } (hiányzó pajzs: { $shields })
merlin-castle-henchmen = kiküldött csatlósok: { $places }
merlin-castle-influence = befolyás: { $places } (készletben { $left })
merlin-castle-manors = majorságok telkei: { $plots } (maradt { $left })
merlin-castle-stores = alma { $apples } · bot { $staffs } · küldetés { $missions }
merlin-castle-seals = pecsétek: { $seals }
merlin-castle-seal-short = { $henchman } { $row }
merlin-castle-seals-left = A király kegye, maradt pecsét: { $count }
merlin-castle-seal = { $henchman }, { $row }. sor: { $ability }
merlin-castle-seal-used = { $henchman }, { $row }. sor (a következő értékelésig elhasználva): { $ability }
merlin-castle-owns = **{ $name }** { $things }
merlin-environs-title = **Környező vidék** · telek: lapka (építőkövek, amelyekkel a majorság fizethető)
merlin-environs-plot = { $number } { $tile } ({ $payable })
merlin-environs-manor = { $number } { $tile }: **{ $name }**
merlin-button-castle = Vártábla: { $name }
merlin-button-status = Minden vártábla
merlin-button-environs = Környező vidék

## Help

merlin-help-you = **Most te jössz.**
merlin-help-rolling = **Dobás**
    A forduló elején mindenki dob a három saját kockájával és a fehérrel: a gombbal vagy így: { $roll }. Három vagy négy egyformánál mind a négyet újra kell dobni. Senki sem lép, amíg mindenki nem dobott; aki késik, helyette bárki dobathat.
merlin-help-choosing = **Kockaválasztás**
    Minden körben egy kockádat használod el, a gombokkal vagy így: { $roll }. A saját kocka a lovagodat viszi, az óramutató járása szerint. A fehér kocka Merlint, bármelyik irányba. Utána végrehajthatod az elért mező akcióját. Ha elfogyott minden kocka, a forduló véget ér.
merlin-help-moving = **Lépés**
    Lépés előtt egy alma a választott kockát tetszőleges számra állítja, egy lila zászló valamelyik kockádat a túloldalára fordítja. A lovag az óramutató járása szerint lép, kék zászlóval visszafelé; Merlin bármelyik irányba. Egy mezőn akárhány bábu állhat.
merlin-help-acting = **Akció: { $space }**
merlin-help-decline = Nem kötelező. Ha elkezdted, végig kell csinálni, amíg lehet.
merlin-help-elsewhere = Az akció előtt: a barna zászló a lovagodat a szemközti mezőre teszi; a narancs zászlóval egy másik mező akcióját hajtod végre, ahol másik játékos lovagja áll.
merlin-help-ending = **A kör vége**
    Merlin akciója után körönként egy bottal még egyszer végrehajthatod az akciót (grófságmezőn másik csatlóssal). Küldetést még teljesíthetsz. Utána a gombbal fejezd be a kört.
merlin-help-drawing = **Küldetések húzása**
    Egyenként húzz, a kínálatból vagy a pakliból. A kínálat azonnal feltöltődik.
merlin-help-grail = **A Grál**
    A birtokosa itt holtversenyben áll a legtöbb befolyásért. A Grál értékelésenként egyszer egyedül megnyeri a holtversenyt: a grófság minden pontja az övé, nem csak egy része. Ha itt nem él vele, egy későbbi grófságban még élhet.
merlin-help-kinds = **A mezők**
    Grófság: csatlós küldése oda · pontok: zászlónként, pajzsonként, építőkövenként vagy befolyásjelzőnként 1 · befolyás: egy tárgy, vagy csatlós küldése, ahol van befolyásod · Excalibur: megszerzed, és eldobsz egy árulót · Grál: megszerzed, és kapsz egy almát · áthelyezés: egy csatlós a szomszéd grófságba · csere: egy tárgy másikra · küldetések: legfeljebb kettő eldobása, ugyanannyi húzása · majorság: építés a környező vidéken.
merlin-help-any-time = **A köröd lépései között:** teljesíthetsz egy küldetést („{ $missions }”); szürke zászlóval kettőt, 2 ponttal többért. A fekete zászló elkergeti egy szín összes árulóját. A használt zászló visszakerül a grófságába.
merlin-help-favor = **A király kegye:** a teljesített küldetés pont helyett pecsétet is hozhat, a csatlósa oszlopában, legfeljebb az értéke szerinti sorban. 1. sor: 1 ponttal több minden ilyen csatlósos küldetésért. 2. sor: grófságmezőről bármelyik grófságba. 3. sor, értékelésenként egyszer: udvarhölgy: két csatlós befolyásmezőn; pajzshordozó: áruló elkergetése, +1; építész: két majorság; zászlóvivő: szabad pontozás pontmezőn, +1.
merlin-help-scoring = **Értékelés a 2., a 4. és a 6. forduló után:** minden pajzs elkerget egy árulót a színéből, minden megmaradt áruló 3 pontba kerül, az Excalibur 3 pontot hoz, ha nem maradt áruló, és mindenki 3 újat húz. Környező vidék: területenként a legtöbb majorság lapkánként 1 pontot ér. Befolyás: a legtöbb jelző minden ott lévő jelzőért 1 pontot ér, aztán 1 kivételével mind visszakerül. Holtversenynél osztozkodás, lefelé kerekítve. Csatlósok: kiküldöttenként 1. A végén: alma 1, bot 2, három tárgy 1.
merlin-help-commands = Küldetéseid: { $missions } · vártáblák: { $status } · környező vidék: { $environs } · tábla szavakban: { $board } · minden kör: { $history }
merlin-rule-principality = Küldj ide egy csatlóst otthonról vagy egy másik grófságból. Ha más játékos ugyanilyen csatlósa áll itt, az hazamegy. A csatlós teszi a kötelességét: az építész építőkövet, a pajzshordozó pajzsot, a zászlóvivő zászlót hoz innen, az udvarhölgy egy befolyásjelződet teszi ide. Aki már itt áll, nem küldhető.
merlin-rule-points = 1-1 pont mindegyikért a vártábládon; befolyásnál minden jelződért, amely grófságban van.
merlin-rule-influence = Végy el egy ilyet egy olyan grófságból, ahol legalább egy befolyásjelződ van.
merlin-rule-influence-henchman = Küldj egy csatlóst otthonról vagy máshonnan egy olyan grófságba, ahol legalább egy befolyásjelződ van; ott teszi a kötelességét.
merlin-rule-excalibur = Vedd el az Excaliburt a tábláról vagy a birtokosától, majd dobd el egy árulódat. Értékeléskor 3 pontot hoz, ha a birtokosának nem maradt árulója.
merlin-rule-grail = Vedd el a Grált a tábláról vagy a birtokosától, majd egy almát a készletből. Értékeléskor egy holtversenyt megnyer a befolyásért.
merlin-rule-relocate = Vidd egy csatlósodat a szomszéd grófságba, az óramutató járása szerint vagy visszafelé; ott teszi a kötelességét. Csak ha mind a négy otthon van, küldj egyet bármelyik grófságba.
merlin-rule-exchange = Tégy vissza egy zászlót, pajzsot vagy építőkövet a grófságába, majd végy el egy zászlót, pajzsot vagy építőkövet bármelyik grófságból.
merlin-rule-mission = Dobj el egy vagy két küldetést („{ $missions }”), majd húzz ugyanannyit a kínálatból vagy a pakliból.
merlin-rule-manor = Válassz egy lapkát, amelyen nincs majorság. A lapkától a keretekig húzott egyenesek mutatják, melyik építőkő fizeti ki; fizess egyet. Tornyos lapkán ezen felül végy el egy pajzsot vagy zászlót bármelyik grófságból, vagy tégy egy befolyásjelzőt bárhová.

## Refusals

merlin-refused-seats = A Merlint 2–4 játékos játssza, nem { $seats }.
merlin-refused-deal = Ez nem a Merlin egyik osztása.
merlin-refused-chance = A leírt dobások vagy kártyák nem illenek ahhoz, ami történt.
merlin-refused-other-turn = Nem te vagy soron. { $asked }
merlin-refused-rolling = Senki sem lép, amíg mindenki nem dobott.
merlin-refused-rolling-missing = Senki sem lép, amíg mindenki nem dobott. Még hátravan: { $names }
merlin-refused-rolled = A dobás már megvolt. Legközelebb a következő fordulóban dobsz.
merlin-refused-all-rolled = Másnak már nem kell dobnia.
merlin-refused-not-now = Ez most nincs soron.
merlin-refused-die-chosen = Már van választott kocka. Lépj vele, vagy vond vissza a választást.
merlin-refused-no-die = Előbb válassz kockát.
merlin-refused-die-used = Nincs ilyen felhasználatlan kocka.
merlin-refused-die-used-left = Nincs ilyen felhasználatlan kocka. Maradt: { $dice }
merlin-refused-moved = A bábu már lépett. A lépés visszavonható, amíg azóta nem húztak és nem mutattak kártyát.
merlin-refused-no-apple = Nincs almád. A Grál mezője ad egyet.
merlin-refused-same-pips = A kocka már ezt mutatja. Válassz másik számot.
merlin-refused-no-flag = Ilyened nincs: { $flag }
merlin-refused-cannot-jump = A barna zászló csak a lovagodat viszi a szemközti mezőre: a lovag lépése után, a narancs zászló előtt.
merlin-refused-no-knight = Itt nem áll más játékos lovagja, vagy te is ide léptél: { $space }. A narancs zászlóhoz egy másik lovag mezője kell.
merlin-refused-borrowed = Már kiválasztottad egy másik lovag mezőjét.
merlin-refused-other-field = Ez a mező mást tesz lehetővé: { $space }
merlin-refused-nothing = Itt nincs mit tenni. Hagyd ki az akciót.
merlin-refused-must-act = Amit elkezdtél, azt be kell fejezni.
merlin-refused-stands-there = Már ott áll: { $henchman }. Küldj másik csatlóst, vagy máshová.
merlin-refused-same-henchman = A bottal másik csatlóst kell küldeni, nem őt: { $henchman }
merlin-refused-too-far = Innen oda nem küldhető: { $henchman }. { $rule }
merlin-refused-too-far-bare = Innen oda nem küldhető: { $henchman }
merlin-refused-no-influence = Nincs befolyásjelződ { $at }. Olyan grófságot válassz, ahol van.
merlin-refused-other-kind = Itt csak ez vehető el: { $kind }
merlin-refused-none-left = A grófságában nincs több ilyen: { $item }
merlin-refused-not-owned = Ilyened nincs: { $item }
merlin-refused-no-traitor = Ilyened nincs: { $traitor }
merlin-refused-choose-traitor = Az Excaliburral eldobod egy árulódat: válaszd ki, melyiket.
merlin-refused-no-such-plot = Nincs ilyen telek: { $plot }
merlin-refused-occupied = Itt már áll majorság: { $plot }. Üres lapkát válassz.
merlin-refused-no-manor = Minden majorságod megépült.
merlin-refused-does-not-pay = { $item }: ezzel itt nem fizethetsz: { $plot }
merlin-refused-does-not-pay-these = { $item }: ezzel itt nem fizethetsz: { $plot }. Ezekkel igen: { $payable }
merlin-refused-cannot-pay = Egyik építőköveddel sem fizethető ki: { $plot }
merlin-refused-cannot-pay-these = Egyik építőköveddel sem fizethető ki: { $plot }. Ezek valamelyike kellene: { $payable }
merlin-refused-no-material-here = A torony pajzsot, zászlót vagy befolyást hoz, építőkövet nem.
merlin-refused-no-counter = Nincs több befolyásjelződ.
merlin-refused-not-in-hand = Nincs a kezedben ez a küldetés.
merlin-refused-swap-order = Két küldetésnél két különbözőt kell megnevezni, elöl a kisebb számút.
merlin-refused-no-such-pick = Ott nincs húzható küldetés.
merlin-refused-enough-missions = Ebben a körben már nem teljesíthetsz többet: egy küldetést, szürke zászlóval kettőt lehet.
merlin-refused-not-met = Még nem teljesül: { $mission }. Hogy mi hiányzik, itt látod: „{ $missions }”.
merlin-refused-half-done = Előbb fejezd be a megkezdett akciót. { $asked }
merlin-refused-half-done-bare = Előbb fejezd be a megkezdett akciót.
merlin-refused-grey-used = Szürke zászlót már használtál. Egy körben legfeljebb két küldetés teljesíthető.
merlin-refused-staff-needs-merlin = A bot csak Merlin akcióját ismétli meg, te pedig a lovagoddal léptél.
merlin-refused-staff-used = Egy körben csak egy bot használható.
merlin-refused-no-staff = Nincs több botod.
merlin-refused-no-repeat = Ez nem ismételhető: kimaradt, A király kegye végezte, vagy most semmi sem lehetséges belőle.
merlin-refused-not-done = A kör még nem ért véget: használj el egy kockát, aztán hajtsd végre vagy hagyd ki az akciót.
merlin-refused-without-module = A király kegye nincs ebben a játékban.
merlin-refused-row-too-high = A küldetés értéke { $value }: legfeljebb ilyen számú sort nyit meg, ezt nem: { $row }. sor
merlin-refused-sealed = Ott már áll pecséted. Válassz másik sort, vagy a pontokat.
merlin-refused-no-seal = Minden pecséted a helyén van már. Válaszd a pontokat.
merlin-refused-no-favor = Nincs ilyen képességed, vagy a legutóbbi értékelés óta már használtad: { $henchman }, 3. sor
merlin-done-rolled = A kockáid: { $dice }
merlin-done-drawn = Kihúzva: { $mission }
merlin-done-swapped = Eldobva. Most húzz a tábla gombjaival, ennyit: { $count }
merlin-done-grail = A Grál neked dönti el a holtversenyt.
merlin-done-no-grail = Osztoztok a pontokon.

## Commands

command-merlin = merlin
command-merlin-description = Merlin: a rondellás játék
command-merlin-start = indítás
command-merlin-start-description = Asztal nyitása 2–4 játékosnak
command-merlin-start-kings_favor = a-király-kegye
command-merlin-start-kings_favor-description = Játék A király kegye modullal
command-merlin-start-computers = gépiek
command-merlin-start-computers-description = Hány gépi játékos üljön le
command-merlin-start-thread = szál
command-merlin-start-thread-description = Saját szálban játsszunk
command-merlin-roll = dobás
command-merlin-roll-description = Dobás, vagy a kockáid és hogy hová visznek; a tábla a csatorna végére kerül
command-merlin-status = állás
command-merlin-status-description = Minden vártábla, vagy egy játékosé; csak te látod
command-merlin-status-player = játékos
command-merlin-status-player-description = Kinek a vártáblája; hagyd üresen, ha mindet látni akarod
command-merlin-environs = környező-vidék
command-merlin-environs-description = A környező vidék: ki hová épített, és melyik telek mivel fizethető; csak te látod
command-merlin-missions = küldetések
command-merlin-missions-description = A küldetéseid, és ami még hiányzik hozzájuk; csak te látod
command-merlin-board = tábla
command-merlin-board-description = A tábla szavakban; csak te látod
command-merlin-board-post = újraküldés
command-merlin-board-post-description = Inkább a csatornába kerüljön újra a tábla
command-merlin-history = előzmények
command-merlin-history-description = Minden, ami történt, körönként
command-merlin-leave = távozás
command-merlin-leave-description = Az asztal elhagyása
command-merlin-replace = helycsere
command-merlin-replace-description = Aki elment, annak a helye legyen gépi vagy másik játékosé
command-merlin-replace-player = játékos
command-merlin-replace-player-description = Ki ment el?
command-merlin-replace-person = személy
command-merlin-replace-person-description = Kinek kínáljuk a helyet; hagyd üresen gépi játékoshoz
command-merlin-stop = leállítás
command-merlin-stop-description = A játék leállítása, vagy a váró bezárása
command-merlin-help = súgó
command-merlin-help-description = Mi van most soron, és milyen szabály szerint

## Pictures

merlin-picture-home = Otthon
