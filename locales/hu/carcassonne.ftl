### Carcassonne, magyarul.
###
### Szójegyzék, egy dologra egy szó:
###   lapka, cella (tile, cell)        a lapka cellában fekszik; a cella neve oszlopbetű és sorszám
###   zsák (bag)                       a még ki nem húzott lapkák
###   terület (feature)                egy egész út, város, kolostor vagy rét
###   kész, nyitott oldal              az út vagy város kész, ha nincs nyitott oldala
###   alattvaló (meeple)               kézben vagy a táblán: lovag (város), útonálló (út), szerzetes, paraszt (rét)
###   nagy alattvaló                   a Fogadók és katedrálisok darabja, kettőnek számít
###   mágus, boszorkány                a figurák; úton vagy városban, vagy a tábla mellett
###   varázsjel (magic symbol)         azokon a lapkákon, amelyek figurát hoznak a játékba
###   címer, fogadó, katedrális
###   félretett (set aside)            sehová sem illő lapka
### A játékost tegezzük. A nevek ragozatlanok.

## Names of things

carcassonne-title = Carcassonne
carcassonne-side = { $side ->
    [n] É
    [e] K
    [s] D
   *[w] Ny
}
carcassonne-corner = { $corner ->
    [nw] ÉNy
    [ne] ÉK
    [se] DK
   *[sw] DNy
}
carcassonne-terrain = { $terrain ->
    [city] város
    [road] út
    [monastery] kolostor
   *[field] rét
}
carcassonne-edge-river = folyó
carcassonne-river = folyó { $sides }
carcassonne-inner-field = rét középen
carcassonne-role = { $terrain ->
    [city] lovag
    [road] útonálló
    [monastery] szerzetes
   *[field] paraszt
}
carcassonne-role-big = nagy { $role }
carcassonne-mark-pennant = címer
carcassonne-mark-inn = fogadó
carcassonne-mark-cathedral = katedrális
carcassonne-mark-magic = varázsjel
carcassonne-spot = { $segment }, { $cell }
carcassonne-figure = { $figure ->
    [mage] mágus
   *[witch] boszorkány
}
carcassonne-beside = a tábla mellett
carcassonne-stands = { $figure }: { $place }
carcassonne-points = { $count } pont
carcassonne-tiles = { $count } lapka
carcassonne-pennants = { $count } címer
carcassonne-cities = { $count } kész város
carcassonne-cells = { $count } cella
carcassonne-features = { $count ->
    [one] 1 út vagy város
   *[other] { $count } út és város
}
carcassonne-ways = { $count }-féleképp
carcassonne-region = **{ $region }**
carcassonne-fact-complete = kész
carcassonne-fact-open = nyitott oldal: { $count }
carcassonne-fact-around = lapka körülötte: { $count } a 8-ból

## Options

carcassonne-switch-mage-witch = A mágus és a boszorkány
carcassonne-switch-mage-witch-description = 8 további lapka; a mágus pontot ad, a boszorkány felez
carcassonne-switch-fields = Rétek
carcassonne-switch-fields-description = A parasztok a végén kész városonként 3 pontot kapnak
carcassonne-switch-inns = Fogadók és katedrálisok
carcassonne-switch-inns-description = 18 további lapka, fejenként egy nagy alattvaló, legfeljebb 6 játékos
carcassonne-switch-river = A folyó
carcassonne-switch-river-description = A játék folyóval kezdődik, a forrástól a tóig
carcassonne-switch-short-bag = Rövid zsák
carcassonne-switch-short-bag-description = Csak 40 lapkát húzunk, rövidebb estére; minden varázsjeles köztük van
carcassonne-switch-small-cities = Kis városok félértéken
carcassonne-switch-small-cities-description = A régi szabály: a kétlapkás város 2 pont, nem 4
carcassonne-agreed = Játékban: { $things }
carcassonne-agreed-plain = Alapjáték rétek nélkül
carcassonne-intro = **Carcassonne** · 2–5 játékos, a Fogadók és katedrálisokkal 6
    Lapkáról lapkára nő a táj: utak, városok, kolostorok és rétek. A körödben lerakod a kihúzott lapkát, és alattvalót tehetsz rá: útra útonállót, városba lovagot, kolostorba szerzetest, rétre parasztot.
    Ami kész, az annak ad pontot, akinek ott a legtöbb alattvalója van, és az alattvalók hazamennek. A mágus többet érővé teszi az utat vagy várost, a boszorkány felezi. Az győz, akinek a végén a legtöbb pontja van.
carcassonne-dealt = **Az első lapka lent van.** A zsákban { $count } lapka van. Kezd: { $name }

## The board

carcassonne-title-turn = **Soron: { $name }** · lapkák a zsákban: { $count }
carcassonne-drawn = Kihúzva: **{ $tile }**
carcassonne-ask-laying = ➤ Válaszd ki, hová kerüljön a lapka: { $count } cellába illik.
carcassonne-ask-region = ➤ Előbb válaszd ki a tábla egy részét: a lapka { $count } cellába illik.
carcassonne-ask-cell = Válassz cellát ehhez: { $tile }
carcassonne-ask-figure = ➤ Vidd a mágust vagy a boszorkányt olyan útra vagy városba, amely nincs kész, és ahol egyikük sem áll.
carcassonne-ask-take-off = ➤ Sem a mágus, sem a boszorkány nem mehet sehová: válaszd ki, melyik hagyja el a táblát.
carcassonne-ask-claiming = ➤ Tegyél alattvalót az új lapkára, vagy ne tegyél. A számok a képen is ott vannak.
carcassonne-ask-confirming = ➤ Fejezd be a köröd: ami kész, pontot ér, és jön a következő lapka.
carcassonne-ask-confirming-back = ➤ Fejezd be a köröd: ami kész, pontot ér, és jön a következő lapka. Addig visszavonhatod a lépéseidet.
carcassonne-escape = { $figure ->
    [mage] ⚠ A mágus olyan helyen áll, amelyet ez a lapka késszé tesz ({ $place }). Ha most elviszed, ott nem ad semmit.
   *[witch] ⚠ A boszorkány olyan helyen áll, amelyet ez a lapka késszé tesz ({ $place }). Ha most elviszed, ott nem felez.
}
carcassonne-together = a mágus és a boszorkány összekerül, egyiküknek el kell mennie
carcassonne-wait-next = ➤ A többiek: várjatok. Utána jön: { $name }
carcassonne-wait-last = ➤ A többiek: várjatok. Ez az utolsó lapka, utána jön a végső értékelés.
carcassonne-turn-so-far = Ez a kör: { $steps }
carcassonne-turn-sum = **Ez a kör:** { $steps }
carcassonne-last-turn = -# Előző kör · { $name }: { $steps }
carcassonne-player = { $number }. **{ $name }** · { $facts }
carcassonne-in-hand = alattvaló kézben: { $count }
carcassonne-big-in-hand = és a nagy
carcassonne-button-meeples = Alattvalóim
carcassonne-button-tiles = Hátralévő lapkák
carcassonne-button-score = Állás
carcassonne-button-zoom = Közelebbről
carcassonne-button-mage = Mágus
carcassonne-button-witch = Boszorkány
carcassonne-button-mage-off = A mágust leveszem
carcassonne-button-witch-off = A boszorkányt leveszem
carcassonne-button-pass = Nem teszek
carcassonne-button-done = ✔ Kör vége
carcassonne-button-other-cell = Másik cella
carcassonne-menu-cell = Hová kerüljön a lapka?
carcassonne-menu-region = A tábla melyik része?
carcassonne-menu-claim = Melyik alattvaló?
carcassonne-menu-figure = { $figure ->
    [mage] Hová menjen a mágus?
   *[witch] Hová menjen a boszorkány?
}
carcassonne-claim = { $number } · { $role }: { $segment }
carcassonne-turns = **{ $cell }** · hogyan feküdjön a lapka? A számok a képen is ott vannak.
carcassonne-figure-title = { $figure ->
    [mage] **A mágus**: eggyel több pont az út vagy város minden lapkájáért.
   *[witch] **A boszorkány**: az út vagy város a pontjai felét adja, felfelé kerekítve.
}
carcassonne-figure-choose = Válassz utat vagy várost; a számok a képen is ott vannak.
carcassonne-figure-region = { $count } út és város közül választhatsz. Előbb válaszd ki a tábla egy részét.

## Steps, for everybody

carcassonne-asked = Soron: { $name } · { $step }
carcassonne-step-laying = lapkát rak le: { $tile }
carcassonne-step-figure = a mágust vagy a boszorkányt mozgatja
carcassonne-step-take-off = a mágust vagy a boszorkányt leveszi
carcassonne-step-claiming = alattvalót tesz vagy nem
carcassonne-step-confirming = befejezi a kört
carcassonne-step-over = A játék véget ért

## What happened

carcassonne-told-drawn = kihúzva: { $tile }
carcassonne-told-laid = { $tile } → { $cell }
carcassonne-told-conjured = { $figure } → { $to }
carcassonne-told-moved = { $figure }: { $from } → { $to }
carcassonne-told-taken-off = { $figure ->
    [mage] a mágus elhagyja a táblát
   *[witch] a boszorkány elhagyja a táblát
}
carcassonne-told-claimed = { $role }: { $spot }
carcassonne-told-passed = alattvaló nélkül
carcassonne-history-turn = **{ $number }. { $name }**

## Scoring

carcassonne-result-scored = **{ $what }, { $cell }**: { $sum } · { $gains }
carcassonne-result-most = { $gains } (alattvalók: { $meeples })
carcassonne-result-tie = { $gains } (egyenlő, alattvalók: { $meeples })
carcassonne-result-returned = { $figure ->
    [mage] A mágus visszakerül a tábla mellé.
   *[witch] A boszorkány visszakerül a tábla mellé.
}
carcassonne-result-set-aside = Ez a lapka sehová sem illik, félretesszük: { $tile }
carcassonne-result-last = **Végső értékelés**
carcassonne-result-sum = **{ $name }** +{ $points }: { $parts }
carcassonne-result-history = Minden egyes összeg ott van az előzményekben.
carcassonne-sum = { $sum } = **{ $points }**
carcassonne-sum-mage = { $sum } + { $more } (mágus) = **{ $points }**
carcassonne-sum-witch = { $sum } = { $plain }, a boszorkánnyal a fele: **{ $points }**
carcassonne-sum-monastery = { $tiles } a körülötte lévőkkel
carcassonne-why-inn = fogadó
carcassonne-why-open-inn = fogadó, nincs kész
carcassonne-why-cathedral = katedrális
carcassonne-why-open-cathedral = katedrális, nincs kész
carcassonne-why-small = kis város
carcassonne-why-open = nincs kész
carcassonne-over-won = 🏆 A győztes: **{ $name }**
carcassonne-over-shared = 🏆 Közös győzelem: **{ $names }**
carcassonne-over-where = Az „Állás” mutatja, mennyit adtak az utolsó területek.

## Panels

carcassonne-own-none = Nincs alattvalód a táblán.
carcassonne-score-now = **Állás** · és mennyit adnának az alattvalós területek, ha most vége lenne
carcassonne-score-end = **Állás** · és mennyit adtak az utolsó területek
carcassonne-score-none = Nincs alattvaló a táblán.
carcassonne-tiles-left = **Lapkák a zsákban: { $count }**
carcassonne-tiles-short = **Még nem látott lapka: { $count }**; közülük { $bag } van a zsákban, senki sem tudja, melyik.
carcassonne-tiles-aside = Félretéve: { $tiles }
carcassonne-zoom = A tábla melyik része?

## The board in words

carcassonne-text-size = Oszlop: { $columns }, sor: { $rows }, lapka a táblán: { $tiles }, a zsákban: { $bag }
carcassonne-text-last = Utolsó lapka · { $name }: { $cell }, { $tile }
carcassonne-text-cells = **A lapka ide illik:**
carcassonne-text-features = **Alattvalós területek, ha most vége lenne:**
carcassonne-text-features-end = **Alattvalós területek a játék végén, és mennyit adtak:**
carcassonne-more = … és még { $count }
carcassonne-alt-scores = Pontok: { $scores }.
carcassonne-alt-board = A tábla { $columns } oszlop és { $rows } sor, { $tiles } lapkával; a zsákban { $bag } van.
carcassonne-alt-cells = A kihúzott lapka ide illik: { $cells }.
carcassonne-alt-near = Ami e cella körül fekszik: { $cell }.
carcassonne-alt-tile = Lapka, { $cell }: { $tile }.
carcassonne-alt-neighbours = Szomszédok: { $neighbours }.
carcassonne-alt-turns = Így feküdhet a kihúzott lapka itt: { $cell }.

## Refusals and answers

carcassonne-refused-seats = A Carcassonne-t 2–6 játékos játssza, nem { $seats }.
carcassonne-refused-six = A hatodik játékos a Fogadók és katedrálisokkal jön.
carcassonne-refused-deal = Ez nem a Carcassonne egyik osztása.
carcassonne-refused-other-turn = Nem te vagy soron. { $asked }
carcassonne-refused-not-now = Ez most nincs soron.
carcassonne-refused-occupied = Itt már fekszik lapka: { $cell }
carcassonne-refused-lonely = Ez a cella nem ér lapkához: { $cell }
carcassonne-refused-mismatch = Így fordítva a lapka nem illik ide: { $cell }. Ami körülötte van: { $wanted }
carcassonne-refused-river = A folyónak a végétől kell folytatódnia, és nem fordulhat rögtön vissza.
carcassonne-refused-no-cell = A táblán nincs ilyen cella: { $name }. A cellák neve ilyen: C4, az oszlop betűje és a sor száma.
carcassonne-refused-no-segment = Nincs ilyen része a lapkának.
carcassonne-refused-no-target = A mágus és a boszorkány olyan útra vagy városba megy, amely nincs kész.
carcassonne-refused-own-feature = { $figure ->
    [mage] A mágusnak másik útra vagy városba kell mennie, és sosem oda, ahol a boszorkány áll.
   *[witch] A boszorkánynak másik útra vagy városba kell mennie, és sosem oda, ahol a mágus áll.
}
carcassonne-refused-not-on-board = { $figure ->
    [mage] A mágus nincs a táblán.
   *[witch] A boszorkány nincs a táblán.
}
carcassonne-refused-claimed = Ezen a területen már áll alattvaló.
carcassonne-refused-no-meeple = Nincs ilyen alattvaló a kezedben.
carcassonne-refused-no-fields = Ebben a játékban nincsenek rétek.
carcassonne-done-step = { $turn }. { $next }
carcassonne-done-turn = A köröd véget ért: { $turn }
carcassonne-next-figure = Most a mágus vagy a boszorkány jön: a táblán.
carcassonne-next-claiming = Most alattvaló jöhet: a táblán.
carcassonne-next-confirming = Most fejezd be a köröd, vagy vond vissza: a táblán.

## Help

carcassonne-help-you = **Most te jössz.**
carcassonne-help-laying = **A lapka lerakása**
    Válassz cellát a menüből, széles táblán előbb a tábla egy részét; aztán azt, hogyan feküdjön a lapka. { $lay }: cellával és elforgatással egy lépésben megy.
carcassonne-help-figure = **Mágus és boszorkány**
    Válaszd a mágust vagy a boszorkányt, aztán egy utat vagy várost. Ez a lépés nem hagyható ki.
carcassonne-help-take-off = **Mágus és boszorkány**
    Nem maradt út vagy város, ahová bármelyik mehetne. Válaszd ki, melyik hagyja el a táblát; e kör pontjai csak ezután jönnek.
carcassonne-help-claiming = **Alattvaló**
    Válassz egyet az új lapka számozott részei közül, vagy ne tegyél alattvalót.
carcassonne-help-confirming = **A kör vége**
    Amíg nem fejezed be a köröd, egyenként visszavonhatod a lépéseit.
carcassonne-rule-laying = A lapka legalább egy másikhoz ér, és minden oldala folytatja, ami ott van: város várost, út utat, rét rétet. A sehová sem illő lapkát félretesszük, és másikat húzunk.
carcassonne-rule-river = Folyó folyót folytat: minden lapkája a folyó végéhez kerül, és nem fordulhat rögtön vissza.
carcassonne-rule-claiming = Út, város vagy rét csak akkor foglalható el, ha egyetlen részén sem áll alattvaló, a tiéd sem. Amit a lapka épp késszé tett, az elfoglalható, és rögtön pontot ér. A körben hazatérő alattvalók a következő körtől használhatók.
carcassonne-rule-scoring = Készen: az út lapkánként 1 pont, a város lapkánként és címerenként 2, a kolostor mind a nyolc körülötte lévő lapkával 9. A végén ami nincs kész, lapkánként és címerenként 1. A legtöbb alattvaló visz mindent; egyenlőségnél mindenki megkapja.
carcassonne-rule-fields = A parasztok a végéig maradnak: 3 pont minden kész városért a rétjüknél.
carcassonne-rule-figures = A varázsjeles lapka a mágust vagy a boszorkányt mozgatja, tetszésed szerint, olyan útra vagy városba, amely nincs kész, és ahol egyikük sem áll. Ha bármelyik lapka összehozza őket, egyiküknek el kell mennie. A mágus lapkánként 1 ponttal többet ad, a boszorkány felez, felfelé kerekítve, a végén is. Értékelés után visszakerülnek a tábla mellé.
carcassonne-rule-escape = Ha a varázsjeles lapka késszé teszi azt, ahol figura áll, a figura még az értékelés előtt elvihető; akkor ott nem változtat semmit.
carcassonne-rule-inns = Fogadó: a kész út lapkánként 2, különben 0. Katedrális: a kész város lapkánként és címerenként 3, különben 0. A boszorkány ezután felez; ha nincs kész, a mágus lapkánként csak 1-et ad. A nagy alattvaló kettőnek számít.
carcassonne-help-commands = Hátralévő lapkák: { $tiles } · állás: { $score } · közelebbről: { $zoom } · alattvalóid: { $meeples } · tábla szavakban: { $board } · minden kör: { $history }

## Commands

command-carcassonne = carcassonne
command-carcassonne-description = Carcassonne a mágussal és a boszorkánnyal
command-carcassonne-start = indítás
command-carcassonne-start-description = Asztal nyitása 2–6 játékosnak
command-carcassonne-start-mage_witch = mágus-boszorkány
command-carcassonne-start-mage_witch-description = Játék a mágussal és a boszorkánnyal (szokásos)
command-carcassonne-start-fields = rétek
command-carcassonne-start-fields-description = Játék parasztokkal a réteken (szokásos)
command-carcassonne-start-inns = fogadók
command-carcassonne-start-inns-description = Játék a Fogadók és katedrálisokkal
command-carcassonne-start-river = folyó
command-carcassonne-start-river-description = Kezdés a folyóval
command-carcassonne-start-short_bag = rövid-zsák
command-carcassonne-start-short_bag-description = Csak 40 lapkát húzunk
command-carcassonne-start-small_cities = kis-városok
command-carcassonne-start-small_cities-description = A kétlapkás város félértéken
command-carcassonne-start-computers = gépiek
command-carcassonne-start-computers-description = Hány gépi játékos üljön le
command-carcassonne-start-thread = szál
command-carcassonne-start-thread-description = Saját szálban játsszunk
command-carcassonne-meeples = alattvalók
command-carcassonne-meeples-description = Az alattvalóid, és a körödben a választásaid
command-carcassonne-board = tábla
command-carcassonne-board-description = A tábla szavakban; csak te látod
command-carcassonne-board-post = újraküldés
command-carcassonne-board-post-description = Inkább a csatornába kerüljön újra a tábla
command-carcassonne-history = előzmények
command-carcassonne-history-description = Minden, ami történt, körönként
command-carcassonne-lay = lerakás
command-carcassonne-lay-description = A kihúzott lapka lerakása
command-carcassonne-lay-cell = cella
command-carcassonne-lay-cell-description = Az oszlop betűje és a sor száma, például C4
command-carcassonne-lay-rotation = elforgatás
command-carcassonne-lay-rotation-description = Mennyire forduljon jobbra; hagyd üresen, ha látni akarod a módokat
command-carcassonne-lay-rotation-0 = ahogy kihúztad
command-carcassonne-lay-rotation-90 = negyed fordulat
command-carcassonne-lay-rotation-180 = fél fordulat
command-carcassonne-lay-rotation-270 = háromnegyed fordulat
command-carcassonne-tiles = lapkák
command-carcassonne-tiles-description = A lapkák, amelyeket még senki sem látott
command-carcassonne-score = állás
command-carcassonne-score-description = A pontok, és hogy mennyit ér most minden terület
command-carcassonne-zoom = közelebbről
command-carcassonne-zoom-description = A tábla egy része nagyban
command-carcassonne-leave = távozás
command-carcassonne-leave-description = Az asztal elhagyása
command-carcassonne-replace = helycsere
command-carcassonne-replace-description = Aki elment, annak a helye legyen gépi vagy másik játékosé
command-carcassonne-replace-player = játékos
command-carcassonne-replace-player-description = Ki ment el?
command-carcassonne-replace-person = személy
command-carcassonne-replace-person-description = Kinek kínáljuk a helyet; hagyd üresen gépi játékoshoz
command-carcassonne-stop = leállítás
command-carcassonne-stop-description = A játék leállítása, vagy a váró bezárása
command-carcassonne-help = súgó
command-carcassonne-help-description = Mi van most soron, és milyen szabály szerint
