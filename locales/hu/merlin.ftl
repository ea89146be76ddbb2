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

merlin-round = **{ $round }. forduló a 6-ból** · soron: { $names }

## Buttons and menus

merlin-button-missions = Küldetéseim

## What happened

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
