### Merlin magyarul. A kifejezések a magyar szabályfüzetéi.
###
### Szójegyzék, egy dologra egy szó:
###   rondella, mező              az akciórondella 24 mezője 1-től 24-ig; óramutató járása szerint, visszafelé
###   lovag, Merlin               a rondella bábui
###   saját kocka, fehér kocka    a saját kocka a lovagé, a fehér Merliné
###   grófság                     Fekete Sárkány, Szürke Galamb, Kék Hal, Lila Kígyó, Narancs Róka, Barna Sas;
###                               felsorolásban csak a szín
###   csatlós                     udvarhölgy, pajzshordozó, építész, zászlóvivő; kiküldve vagy otthon
###   zászló, pajzs, építőkő      a javak; egy grófság készletében vagy egy vártáblán
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
merlin-source-favor = a király kegye
merlin-source-traitors = árulók
merlin-source-excalibur = Excalibur
merlin-source-environs = környező vidék
merlin-source-influence = befolyás
merlin-source-henchmen = csatlósok
merlin-source-apples = almák
merlin-source-staffs = botok
merlin-source-items = javak
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
merlin-title-scoring = **Értékelés a(z) { $round }. forduló után** · soron: **{ $name }**
merlin-ask-rolling = ➤ Akinek még nincs kockája: dobj. Három vagy négy egyforma esetén mind a négyet újra kell dobni.
merlin-ask-choosing = ➤ Válassz kockát: a saját a lovagodat viszi, a fehér Merlint. ↻ az óramutató járása szerint, ↺ visszafelé.
merlin-ask-knight = ➤ Lépj a lovagoddal: { $die }.
merlin-ask-merlin = ➤ Lépj Merlinnel: { $die }, ↻ az óramutató járása szerint vagy ↺ visszafelé.
merlin-ask-principality = ➤ Küldj egy csatlóst ebbe a grófságba: { $principality }. Mellette áll, mit hoz.
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
merlin-ask-exchange = ➤ Adj vissza valamit a javaidból; utána elvehetsz mást bármelyik grófságból.
merlin-ask-exchanged = ➤ Vegyél el valamit bármelyik grófságból.
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
merlin-ask-acted = ➤ Az akció véget ért. Fejezd be a köröd, vagy vond vissza, ami nem tetszik.
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
merlin-winners = { $count ->
    [1] **Győztes: { $names }**
   *[other] **Megosztott győzelem: { $names }**
}
merlin-points-from = { $source } { $points }
merlin-roll-places = A lovagod: { $knight } · Merlin: { $merlin }
merlin-roll-no-blue-flag = ↺ { $space } (kék zászló kell hozzá)
merlin-roll-first = **Amit előbb megtehetsz:**
merlin-roll-apples = { $count } alma: mindegyik más értékre állítja a választott kockát
merlin-flag-rule = { $of ->
    [black] fekete zászló: elkergeti egy pajzs minden árulóját tőled
    [grey] szürke zászló: két küldetés ebben a körben, és 2 pont, ha mindkettő megvan
    [blue] kék zászló: a lovagod visszafelé lép
    [purple] lila zászló: egy kockát a túloldalára fordít
    [orange] narancs zászló (lépés után): annak a mezőnek az akciója, ahol másik lovag áll
   *[brown] barna zászló (lépés után): a lovagod a szemközti mezőre megy tovább
}
merlin-roll-mission = egy küldetés, ha akarod: { $mission }
merlin-roll-favor = a király kegye: { $ability }

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
merlin-offer-favor-repel = a király kegye, 1 pont, elkergetve: { $traitor }
merlin-offer-favor = a király kegye: { $ability }
merlin-offer-tally = a király kegye: { $tally } { $count } + 1 = { $points }
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
merlin-offer-excalibur-discard = Excalibur, eldobva: { $traitor }
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
merlin-told-borrowed = narancs zászló: akció itt: { $space }
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
    [favor] a király kegye, elkergetve: { $traitors }
   *[excalibur] Excalibur, elkergetve: { $traitors }
}
merlin-told-plot = ide épül: { $plot }
merlin-told-manor = majorság: { $plot }, ára: { $item }
merlin-told-declined = nincs akció
merlin-told-left = a többi kimarad
merlin-told-staff = bot: még egyszer
merlin-told-grey = szürke zászló: két küldetés
merlin-told-favor = a király kegye: { $ability }
merlin-told-discarded = { $count } küldetés eldobva
merlin-told-discarded-known = eldobva: { $missions }
merlin-told-mission = „{ $mission }”
merlin-told-drawn-display = húzás a kínálatból: { $mission }
merlin-told-drawn-pile = húzás a pakliból
merlin-told-drawn-pile-known = húzás a pakliból: { $mission }
merlin-told-refill = { $drawn }, a helyére került: { $mission }
merlin-told-shuffled = az eldobott küldetésekből keverve új pakli lett
merlin-told-completed = küldetés { $mission }: { $points }
merlin-told-sealed = küldetés { $mission }: pecsét ide: „{ $ability }”
merlin-told-ended = a kör vége
merlin-told-gain = összesen { $gain }

## Scoring

## Missions

## Castle boards and text

## Help

## Refusals

merlin-refused = Ezt a szabály most nem engedi.

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
