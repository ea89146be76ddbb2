### Szép Izolda magyarul. A kifejezések a magyar szabályfüzetéi.
###
### Szójegyzék, egy dologra egy szó:
###   tábla, jelző, mező, startmező   egy diszciplína játéktáblája; a jelzők egy mezőn egymás tetején fekszenek;
###                                   minden jelző a startmezőről indul
###   Szép Izolda, lándzsatörés, közelharc, tanulás, a király, a Grál keresése, lovagiasság, mágia   a táblák
###   torna                           a kártyafajta, amely lándzsatörésre vagy közelharcra megy
###   csomag, megtart, továbbad       kártyaválasztás: egy lap marad, a többi továbbmegy
###   forduló, kezdőjátékos, Excalibur   hat forduló; az Excalibur a kezdőjátékosnál van
###   pajzs, pont                     a kiértékelésnél jár; a jutalom lépés vagy pajzs nélküli pont
###   a kezdőjátékos előnye, visszalépés, tömörülés   a haladó szabályok
###   bónuszkorong, kehely, titkos kódex, tekercs, kihívás   udvarlás, torna, tanulás, király, Szép Izolda
###   pakli                           három lap a Lancelot-játékban

isolde-title = Szép Izolda
isolde-intro = **Szép Izolda** · 2–5 játékos, 6 forduló
    Ifjú lovagok vagytok, és Szép Izolda kezéért versengtek: lándzsatörésben és közelharcban, tanulásban, a király szolgálatában, a Grál keresésében és lovagiasságban.
    Minden fordulóban öt lapot választotok: egyet megtartasz, a többit továbbadod. Aztán mindenki négyet játszik ki, és minden lap egy jelzőt léptet a maga tábláján. Utána jön a kiértékelés.
    Hat forduló után az nyer, akinek a legtöbb pontja van.

## Options and lobby

isolde-agreed-base = Alapszabályok
isolde-agreed-advanced = Haladó játék
isolde-agreed-booklet = Grál 3/2/1, lovagiasság −3/−1 (szabályfüzet)
isolde-agreed-printed = Grál 17/10/4, lovagiasság −10/−5 (nyomtatott)
isolde-agreed-parcifal = ketten: Parcifal
isolde-agreed-lancelot = ketten: Lancelot
isolde-agreed-variants = Változatok: { $variants }
isolde-switch-lancelot = Ketten: Lancelot
isolde-switch-lancelot-description = Két-két szín, több terveznivalóval; különben Parcifal, semleges harmadikkal
isolde-switch-advanced = Haladó játék
isolde-switch-advanced-description = A kezdőjátékos előnye, visszalépés Izolda jutalma után, tömörülés a 3. forduló után
isolde-switch-printed = Nyomtatott ponttábla
isolde-switch-printed-description = Grál 17/10/4 és lovagiasság −10/−5 a szabályfüzet 3/2/1 és −3/−1 értékei helyett
isolde-switch-courtship = Udvarlás
isolde-switch-courtship-description = Izolda bónuszkorongokat ad; mágiával és a Szép Izolda-változattal nem megy
isolde-switch-magic = Mágia
isolde-switch-magic-description = Nyolcadik tábla: bármely lap kijátszható oda; a 2. és az 5. forduló után lépések
isolde-switch-tournament = Torna
isolde-switch-tournament-description = Kehely a két lovag között; lándzsatörés és közelharc a 2., 4. és 6. fordulóban
isolde-switch-challenge = Szép Izolda
isolde-switch-challenge-description = Lapválasztás előtt mindenki megjelöl egy diszciplínát; Izolda csak ott léptet
isolde-switch-learning = Tanulás
isolde-switch-learning-description = Pajzsok a titkos kódexről; minden tanuláslappal megnézhettek egyet
isolde-switch-king = Király
isolde-switch-king-description = Két pergamentekercs dönti el, mikor értékelitek ki a királyt
isolde-switch-grail = Grál
isolde-switch-grail-description = A Grál a 6. fordulóban megsokszorozza a pontokat
isolde-switch-chivalry = Lovagiasság
isolde-switch-chivalry-description = A 6. fordulóban pajzsok cserélnek gazdát

## Names of things

isolde-board = { $board ->
    [isolde] Szép Izolda
    [joust] Lándzsatörés
    [melee] Közelharc
    [study] Tanulás
    [king] Király
    [grail] Grál
    [chivalry] Lovagiasság
   *[magic] Mágia
}
isolde-kind-combat = Torna
isolde-card = { $kind } { $value }
isolde-card-on = { $card } ({ $board })
isolde-place = { $place }.
isolde-parcifal = Parcifal lovag
isolde-colour = { $name } { $number }
isolde-marker = { $board } { $space }
isolde-hue = { $hue ->
    [light_blue] világoskék
    [dark_blue] sötétkék
    [orange] narancs
    [red] vörös
   *[grey] szürke
}
isolde-hue-for = { $hue }: { $boards }
isolde-shield = { $hue } { $value }
isolde-shield-hidden = egy narancs pajzs, képpel lefelé
isolde-cup = { $side ->
    [border] a határon
    [joust] a lándzsatörés oldalán, { $space }
   *[melee] a közelharc oldalán, { $space }
}
isolde-cup-stands = 🏆 Kehely: { $cup }
isolde-codex-seen = { $number }. pajzs: { $value }
isolde-codex-taken = { $number }. pajzs: elvették

## Moves

isolde-move = { $board } { $from } → { $to }
isolde-move-none = { $board }: itt marad: { $space }
isolde-effect-place = { $place } hely
isolde-effect-start = a startmezőn
isolde-effect-stands = a jelződ itt áll: { $space }
isolde-effect-passes = megelőzi: { $names }
isolde-effect-behind = mögé kerül: { $names }
isolde-effect-scroll = megkapja a tekercset ({ $space })

## Buttons and menus

isolde-button-cards = Lapjaim
isolde-button-score = Pontok
isolde-button-decline = Nem lépek
isolde-button-no-edge = Maradjon így
isolde-button-stop-steps = A többit nem lépem
isolde-offer-play = { $card }: { $spaces }
isolde-offer-play-on = { $card } → { $board }: { $spaces }
isolde-offer-edge = { $board }, { $space }. mező
isolde-offer-pile = { $number }. pakli: { $cards }
isolde-offer-shield = { $number }. pajzs
isolde-offer-start = Következő kezdőjátékos: { $name }
isolde-offer-start-nobody = Következő kezdőjátékos (hatástalan: a sorrendet kártya szabja meg)
isolde-offer-fifth = Az ötödik lap kijátszása
isolde-offer-fifth-none = Az ötödik lap kijátszása (nincs ilyen)
isolde-offer-any = Bármely tábla +1 · { $move }
isolde-offer-steps = +{ $count } · { $move }
isolde-menu-forward = Melyik táblán?
isolde-menu-back = Melyik jelző lépjen vissza?
isolde-menu-edge = Melyik táblán kerüljön felülre?
isolde-menu-mark = Melyik diszciplínát jelölöd meg?
isolde-menu-disc = Melyik bónuszkorong?
isolde-menu-pile = Melyik pakli?
isolde-menu-shield = Melyik pajzs?
isolde-menu-keep = Melyik lapot tartod meg?
isolde-menu-three = Válassz három lapot
isolde-menu-steps = Más lépésszám: melyik táblán?
isolde-menu-steps-from = { $first }–{ $last } lépés
isolde-steps-exact = **{ $board }** · mágia, legfeljebb { $left } lépés

## The board

isolde-dealt = **Kiosztottuk az első forduló lapjait.**
    ➤ Mindenki: a „{ $cards }” gomb most és bármikor megmutatja a tieidet. A választ csak te látod.
isolde-start = ⚔ Excalibur: { $name }
isolde-draft-title = **{ $round }. forduló a 6-ból · kártyaválasztás, { $number }/4**
isolde-passes-left = A csomagok balra mennek: { $chain }
isolde-passes-right = A csomagok jobbra mennek: { $chain }
isolde-draft-all = ➤ Mindenki: nyomd meg ezt: „{ $cards }”, és tarts meg egy lapot; a többi továbbmegy.
isolde-awaited = Kész: { $done } / { $seats } · még hátravan: { $names }
isolde-piling-title = **{ $round }. forduló a 6-ból · két-két pakli**
isolde-piling-all = ➤ Mindenki: nyomd meg ezt: „{ $cards }”, és alakíts két paklit a hat lapodból.
isolde-assigning-title = **{ $round }. forduló a 6-ból · lapok a színeknek**
isolde-assigning-all = ➤ Mindenki: nyomd meg ezt: „{ $cards }”, és adj titokban három-három lapot a színeidnek.
isolde-turn-title = **{ $round }. forduló a 6-ból · lap: { $number }/{ $last }**
isolde-turn-own = ➤ { $name }: nyomd meg ezt: „{ $cards }”, és játssz ki egy lapot.
isolde-turn-next = Utána: { $name }
isolde-mark-title = **{ $round }. forduló a 6-ból · egy diszciplína megjelölése**
isolde-pile-title = **{ $round }. forduló a 6-ból · a paklik elvétele**
isolde-card-title = **{ $round }. forduló a 6-ból · kijátszott lap**
isolde-scoring-title = **{ $round }. forduló a 6-ból · kiértékelés**
isolde-for = { $name } ({ $neutral } helyett)
isolde-ask-bonus = ➤ { $name }: Szép Izolda jutalma. Lépj { $steps } mezőt előre egy másik táblán, vagy mondj le róla.
isolde-ask-challenge = ➤ { $name }: Szép Izolda jutalma a megjelölt diszciplína lapjaiért. Lépj { $steps } mezőt ezen a táblán, vagy mondj le róla: { $board }
isolde-ask-edge = ➤ { $name }: a kezdőjátékos előnye. Rakd felülre a jelződet egy közös mezőn, vagy hagyd így.
isolde-ask-back = ➤ { $name }: lépj vissza { $steps } mezőt egy választott jelződdel, aztán Szép Izoldánál még egyet.
isolde-ask-place = ➤ { $name }: melyik táblán lépjen a jelző ezzel a lappal? { $card }
isolde-ask-pile = ➤ { $name }: vedd el az ellenfeled egyik pakliját.
isolde-ask-mark = ➤ { $name }: nézd meg ezt: „{ $cards }”, aztán jelölj meg egy diszciplínát.
isolde-ask-look = ➤ { $name }: nézd meg a titkos kódex egyik pajzsát. A választ csak te látod.
isolde-ask-take-shield = ➤ { $name }: vegyél el egy pajzsot a kódexről, képpel lefelé.
isolde-codex-left = 📖 Kódex: { $left } / { $all } pajzs
isolde-ask-disc = ➤ { $name }: használj egy bónuszkorongot.
isolde-ask-steps = ➤ { $name }: mágia, még { $left } lépés. Oszd el a többi tábla között, vagy hagyd ott a maradékot.
isolde-ask-give = ➤ { $name }: lovagiasság. Adj át egy narancs pajzsot. Aki kapja: { $to }
isolde-ask-give-hidden = ➤ { $name }: lovagiasság. Nyomd meg ezt: „{ $cards }”, és válaszd ki, melyik narancs pajzsot adod át. Aki kapja: { $to }
isolde-ask-take-blue = ➤ { $name }: lovagiasság. Vegyél el { $left } legfeljebb 3-as kék pajzsot, egyenként. Aki adja: { $from }
isolde-piles = { $name }: { $piles }
isolde-scored = ★ E forduló után kiértékelve: { $boards }
isolde-played = Kijátszva: { $cards }
isolde-moves = Lépések: { $moves }
isolde-marks = ⚑ Megjelölve: { $marks }
isolde-scrolls = 📜 Tekercsek: { $scrolls }
isolde-scroll-there = { $space } a táblán
isolde-scroll-taken = { $space } elvéve e fordulóban
isolde-scroll-aside = { $space } félretéve
isolde-named = ⚔ A következő Excalibur: { $name }
isolde-points = Pontok: { $points }
isolde-points-hidden = { $points } + { $count } rejtett
isolde-won = **👑 Győztes: { $names }**
isolde-shared = **👑 Közös győzelem: { $names }**
isolde-tie = (holtverseny; Szép Izolda tábláján előrébb)

## My cards

isolde-cards-title = **A lapjaid · { $round }. forduló**
isolde-cards-keep = ➤ { $number }. választás a 4-ből: tarts meg egy lapot. A többit kapja: { $name }
isolde-cards-packet = Csomag: { $cards }
isolde-cards-kept = ✔ Megtartva: { $card }. A többit kapja: { $name }
isolde-cards-waiting = Még hátravan: { $names }
isolde-cards-pile = ➤ Válassz három lapot az egyik paklinak; a másik három lesz a második. Mindkettőt felfeditek, és az ellenfeled elveszi az egyiket.
isolde-cards-assign = ➤ Válassz három lapot ennek a színnek: { $first }. A többit kapja: { $second }
isolde-cards-divided = ✔ Kiválasztva: { $cards }
isolde-cards-play = ➤ { $name }: játssz ki egy lapot. A gombok mutatják, hová lép a jelző.
isolde-cards-give = ➤ Válaszd ki, melyik pajzsot adod át.
isolde-cards-hand = **{ $name }:** { $cards }
isolde-cards-markers = Jelzők ({ $name }): { $markers }
isolde-cards-passed = Továbbadva: { $packets }
isolde-cards-codex = 📖 A kódexről tudod: { $shields }
isolde-cards-hidden = Rejtett pajzsok ({ $name }), csak te ismered: { $values }

## Points

isolde-score-title = **Pontok · { $round }. forduló a 6-ból**
isolde-score-line = **{ $name }: { $points }**
isolde-score-known = rejtett { $values }
isolde-score-bonus = Grál { $points }
isolde-score-hues = -# Pajzsok · { $hues }

## Board in words

isolde-text-tracks = **Táblák** · elöl az első; egy mezőn az előbb említett van felül; ★ e forduló után kiértékelve
isolde-text-track = { $board }: { $markers }
isolde-text-start = startmező: { $names }
isolde-alt = A Szép Izolda táblái, { $round }. forduló a 6-ból.
isolde-alt-turn = Soron: { $name }.

## What happened

isolde-result-title = **Kiértékelés, { $round }. forduló**
isolde-result-title-open = **Kiértékelés**
isolde-result-sums = Összesen: { $sums }
isolde-told-first-round = **1. forduló**
isolde-told-round = **{ $round }. forduló** · ⚔ Excalibur: { $name } · sorrend: { $order }
isolde-told-kept = Megtartva: { $name } · { $card }
isolde-told-played = { $name }: { $card }
isolde-told-bonus = Szép Izolda jutalma: { $name } · { $move }
isolde-told-magic = Mágia: { $name } · { $move }
isolde-told-disc-move = A koronggal: { $name } · { $move }
isolde-told-back = Visszalépés: { $name } · { $move }
isolde-told-declined = Nem él vele: { $name }
isolde-told-scored = **{ $board }** · { $places }
isolde-told-reset = Vissza a startmezőre: { $boards }
isolde-told-closed-up = Tömörülés: { $boards }
isolde-told-edge = A kezdőjátékos előnye: { $name } · felül: { $board }
isolde-told-piles = Paklik: { $piles }
isolde-told-pile = Elvett pakli: { $name } · { $number }.
isolde-told-assigned = Lapok ({ $name }): { $cards }
isolde-told-marked = Megjelölve: { $name } · { $board }
isolde-told-codex = Kódex: { $shields }
isolde-told-looked = Megnézve: { $name } · { $number }. pajzs
isolde-told-taken = A kódexről elvéve: { $name } · { $number }. pajzs
isolde-told-value = { $line } ({ $value })
isolde-told-zeros = **Tanulás** · mindenkinek van pajzsa. 0-s volt, és visszakerül: { $names }
isolde-told-disc = Korong: { $name } · { $disc }
isolde-told-steps = { $board } +{ $steps }
isolde-told-scroll = 📜 Tekercs ({ $space }): { $name }
isolde-told-scrolls-back = 📜 Mindkét tekercs visszakerült a király táblájára.
isolde-told-given = **Lovagiasság** · { $from } → { $to }: { $shield }

## Help

isolde-help-you = **Most tőled várunk választ.**
isolde-help-picking = **Kártyaválasztás.** A csomagodat csak te látod: { $command }. Tarts meg egy lapot; a többi továbbmegy, páratlan fordulóban balra, párosban jobbra. Az ötödik lap magától jön. Az ötből négyet játszol ki.
isolde-help-turn = **Kártyakijátszás.** A lapjaid: { $command }. A lap a maga tábláján lépteti a jelződet, a torna lándzsatörésen vagy közelharcon. Aki utoljára ér egy mezőre, felül van, és előrébb számít. A király táblája 12-ig tart.
isolde-help-dividing = **A lapok elosztása.** A hat lapod: { $command }. Előbb két paklit alakítotok ki, ezeket felfeditek, és egyet elvesztek a másikéból. Aztán színenként három lapot osztotok, titokban.
isolde-help-asking = **Választás.** A tábla alatti gombok vagy menü mindent megmutatnak, ami lehetséges.
isolde-help-scoring = **Kiértékelés.** Először Szép Izolda: a harmadik 1, aztán a második 2, az első 3 mezőt lép egy másik táblán (harmadik csak 4–5 színnél). Utána jön a többi tábla.
isolde-help-boards = **Táblák.** Lándzsatörés, közelharc: 3/2/1. Tanulás: utolsó −3, utolsó előtti −1. Király, 3. és 6. forduló: 6-tól 6, 12-n 12. Grál és lovagiasság: 6. forduló. A startmezőn mindenki utolsó. A 3. forduló után a Grál és a lovagiasság kivételével vissza a startmezőre.
isolde-help-parcifal = **Parcifal:** Parcifal lovag a harmadik, semleges játékos. Minden csomagból a legmagasabb lap az övé, találomra játszik, minden másról a kezdőjátékos dönt. Nyerhet is.
isolde-help-switch = **{ $name }:** { $rule }
isolde-help-lancelot = két-két szín, a pontjaik összeadódnak. Minden szín mindhárom lapját kijátsszátok, a forduló sorrendjében.
isolde-help-advanced = kiértékelés előtt a kezdőjátékos egy közös mezőn felülre rakhatja a jelzőjét; utána Izolda első hármasa 3/2/1 mezőt visszalép, Izoldánál 1-et; a 3. forduló után tömörülés.
isolde-help-printed = Grál 17/10/4; lovagiasság: utolsó −10, utolsó előtti −5.
isolde-help-courtship = Izolda elsője két bónuszkorongot használ, aztán a második kettőt, a harmadik (4–5 szín) a maradékot.
isolde-help-magic = bármely lap léphet a mágián. A 2. és az 5. forduló után a legjobbak annyit lépnek, ahányas mezőn állnak, hátulról előre.
isolde-help-tournament = a tornalap a kelyhet is viszi. A 2., 4., 6. fordulóban a kehely oldalán lévő lovag 8/5/2, a másik 5/3/1 pontot ad.
isolde-help-challenge = Izolda 3/2/1 mezőt ad a megjelölt diszciplína minden kijátszott lapjáért, annak tábláján.
isolde-help-learning = a kódexen egy −1-es, egy −3-as és nullák. Tanuláslappal megnézel egyet; végül mindenki elvesz egyet, a tanulás elsője kezdi.
isolde-help-king = csak akkor, ha a fordulóban elvettek egy tekercset (6, 12): a meződ száma, mindkettőnél duplán.
isolde-help-grail = 6. forduló: az első még egyszer megkapja kék pajzsai pontjait, a második a felét; az utolsók a felét vesztik.
isolde-help-chivalry = 6. forduló: az első narancs pajzsot ad az utolsónak, és két legfeljebb 3-as kéket vesz el; a második (4–5 szín) egyet.
isolde-help-commands = Pontok: { $score } · ami történt: { $history }

## Refusals

isolde-refused-seats = A Szép Izoldát 2–5 játékos játssza, nem { $seats }.
isolde-refused-courtship-with-magic = Az udvarlás és a mágia ugyanannak a táblának a két oldala. Válaszd az egyiket.
isolde-refused-courtship-with-challenge = Az udvarlás és a Szép Izolda-változat is azt módosítja, mit ad Izolda. Válaszd az egyiket.
isolde-refused-deal = Ezek a beállítások nem illenek az osztáshoz.
isolde-refused-not-now = Most nem ezt kell eldönteni.
isolde-now = Még hátravan: { $names }
isolde-refused-other-turn = Most nem te jössz. Soron: { $name }
isolde-refused-already-kept = Ebből a csomagból már megtartottál egy lapot. Várd meg a többieket.
isolde-refused-not-in-packet = Ez a lap nincs a csomagodban: { $card }
isolde-refused-not-in-hand = Ez a lap nincs nálad: { $card }
isolde-refused-other-board = { $card }: ezen a táblán nem léptet jelzőt: { $board }
isolde-refused-bonus-on-isolde = Szép Izolda jutalma a többi táblára szól.
isolde-refused-already-chosen = Már választottál.
isolde-refused-not-possible = Ez most nincs a lehetőségek között.

## Done

isolde-done-keep = ✔ Megtartva: { $card }
isolde-done-play = ✔ Kijátszva: { $card } ({ $board })
isolde-done-pile = ✔ Az egyik pakli: { $cards }
isolde-done-assign = ✔ Az első színé: { $cards }
isolde-done-look = 📖 A kódex { $number }. pajzsa: **{ $value }**. Csak te tudod.
isolde-done-take = ✔ Elvéve: { $number }. pajzs. A 0-s visszakerül.
isolde-done-give = ✔ Átadva: { $value }
isolde-done-steps = ✔ { $name }: { $marker }

## Commands

command-isolde = izolda
command-isolde-description = Szép Izolda
command-isolde-start = indítás
command-isolde-start-description = Asztal nyitása 2–5 játékosnak
command-isolde-start-lancelot = lancelot
command-isolde-start-lancelot-description = Ketten: Lancelot a Parcifal helyett
command-isolde-start-advanced = haladó
command-isolde-start-advanced-description = A haladó szabályok
command-isolde-start-printed = nyomtatott
command-isolde-start-printed-description = A nyomtatott ponttábla a szabályfüzeté helyett
command-isolde-start-courtship = udvarlás
command-isolde-start-courtship-description = Udvarlás (mágia és kihívás nélkül)
command-isolde-start-magic = mágia
command-isolde-start-magic-description = Mágia: nyolcadik tábla
command-isolde-start-tournament = torna
command-isolde-start-tournament-description = Torna: a kehely
command-isolde-start-challenge = kihívás
command-isolde-start-challenge-description = Szép Izolda: megjelölt diszciplínák
command-isolde-start-learning = tanulás
command-isolde-start-learning-description = Tanulás: a titkos kódex
command-isolde-start-king = király
command-isolde-start-king-description = Király: a pergamentekercsek
command-isolde-start-grail = grál
command-isolde-start-grail-description = Grál: megsokszorozott pontok
command-isolde-start-chivalry = lovagiasság
command-isolde-start-chivalry-description = Lovagiasság: pajzsok cserélnek gazdát
command-isolde-start-computers = gépiek
command-isolde-start-computers-description = Hány gépi játékos üljön le
command-isolde-start-thread = szál
command-isolde-start-thread-description = Saját szálban játsszunk
command-isolde-cards = lapok
command-isolde-cards-description = A csomagod és a lapjaid; csak te látod
command-isolde-board = tábla
command-isolde-board-description = A tábla szavakban; csak te látod
command-isolde-board-post = újraküldés
command-isolde-board-post-description = Inkább a csatornába kerüljön újra a tábla
command-isolde-history = előzmények
command-isolde-history-description = Minden, ami történt, fordulónként
command-isolde-score = pontok
command-isolde-score-description = Mindenki pajzsai és pontjai
command-isolde-leave = távozás
command-isolde-leave-description = Az asztal elhagyása
command-isolde-replace = helycsere
command-isolde-replace-description = Aki elment, annak a helye legyen gépi vagy másik játékosé
command-isolde-replace-player = játékos
command-isolde-replace-player-description = Ki ment el?
command-isolde-replace-person = személy
command-isolde-replace-person-description = Kinek kínáljuk a helyet; hagyd üresen gépi játékoshoz
command-isolde-stop = leállítás
command-isolde-stop-description = A játék leállítása, vagy a váró bezárása
command-isolde-help = súgó
command-isolde-help-description = Mi van most soron, és milyen szabály szerint

## Pictures

isolde-picture-neutral = Parcifal lovag
isolde-picture-isolde = Szép Izolda
isolde-picture-joust = Lándzsatörés
isolde-picture-melee = Közelharc
isolde-picture-study = Tanulás
isolde-picture-king = Király
isolde-picture-grail = Grál
isolde-picture-chivalry = Lovagiasság
isolde-picture-magic = Mágia
isolde-picture-scrolls = tekercsek
isolde-picture-round = { $round }. forduló a 6-ból
isolde-picture-picking = Mindenki megtart egy lapot
isolde-picture-piling = Két-két pakli készül
isolde-picture-assigning = A lapok szétosztása
isolde-picture-turn = { $name }: egy lap
isolde-picture-asking = { $name }: választás
isolde-picture-over = Győztes: { $names }
isolde-picture-discs = Korongok
isolde-picture-packet = Csomag: egy marad
isolde-picture-hand = Kézben
