### The Resistance: Avalon magyarul. A kifejezések a magyar szabályfüzetéi.
###
### Szójegyzék, egy dologra egy szó:
###   jók, gonoszok                 a két oldal; hogy ki melyiken áll, az a hűség
###   szerep                        a szereplőkártya
###   vezető, csapat                a vezető állítja össze a küldetés csapatát
###   jóváhagyás, elutasítás        a szavazatok a csapatról
###   küldetés                      sikerül vagy elbukik; a táblán 1-től 5-ig számozva
###   siker, balsiker               a küldetéskártyák
###   forduló                       minden egy küldetésig bezárólag
###   Orgyilkos, A tó hölgye, Célkeresés, Artúr hű követője, Mordred bérence

avalon-title = Avalon
avalon-intro = **The Resistance: Avalon** · 5–10 játékos
    A jók azt akarják, hogy három küldetés sikerüljön, a gonoszok azt, hogy három elbukjon. Senki sem tudja, ki kicsoda, csak a gonoszok meg Merlin.
    Minden fordulóban a vezető összeállít egy csapatot, és mindenki szavaz róla. A csapat ezután titokban kártyát játszik ki: egyetlen balsiker elbuktatja a küldetést.
    Három siker után az Orgyilkos még megnevezheti Merlint, és ezzel a gonoszok győznek. Ezért Merlinnek feltűnés nélkül kell segítenie.
    Bárki bármikor bármit mondhat.

## Sides and roles

avalon-good = jó ✔
avalon-evil = gonosz ✘
avalon-role-merlin = Merlin
avalon-role-percival = Percival
avalon-role-servant = Artúr hű követője
avalon-role-assassin = Orgyilkos
avalon-role-mordred = Mordred
avalon-role-morgana = Morgana
avalon-role-oberon = Oberon
avalon-role-minion = Mordred bérence
avalon-role-times = { $role } ×{ $count }
avalon-roles =
    ✔ Jók: { $good }
    ✘ Gonoszok: { $evil }

## Options

avalon-agreed-roles = Különleges szerepek: { $roles }
avalon-agreed-no-roles = Nincs különleges szerep
avalon-agreed-variants = Változatok: { $variants }
avalon-switch-merlin = Merlin és az Orgyilkos
avalon-switch-merlin-description = Merlin ismeri a gonoszokat; három siker után az Orgyilkos megtalálhatja
avalon-switch-percival = Percival (jó)
avalon-switch-percival-description = Ismeri Merlint; ha Morgana is játszik, kettejüket nem tudja megkülönböztetni
avalon-switch-mordred = Mordred (gonosz)
avalon-switch-mordred-description = Merlin nem látja
avalon-switch-morgana = Morgana (gonosz)
avalon-switch-morgana-description = Percival Merlinnek látja
avalon-switch-oberon = Oberon (gonosz)
avalon-switch-oberon-description = Nem ismeri a többi gonoszt, és azok sem ismerik
avalon-switch-lady = A tó hölgye
avalon-switch-lady-description = A 2., 3. és 4. küldetés után a jelző gazdája kifürkész egy hűséget; inkább 7 főtől
avalon-switch-targeting = Célkeresés
avalon-switch-targeting-description = A vezető azt is megválasztja, melyik küldetésre indul a csapat

## Controls

avalon-button-role = Szerepem
avalon-button-approve = ✔ Jóváhagyás
avalon-button-reject = ✘ Elutasítás
avalon-button-success = ✔ Siker
avalon-button-fail = ✘ Balsiker
avalon-button-fail-surely = ✘ Igen, balsiker
avalon-button-quest = { $quest }. küldetés ({ $size } fő)
avalon-button-decline = Most nem
avalon-button-assassin = 🗡 Merlin megnevezése
avalon-button-victim-surely = 🗡 Igen, ő Merlin
avalon-menu-team = Vezető: a csapat, { $quest }. küldetés ({ $size } fő)
avalon-menu-lady = A tó hölgye: kinek a hűségét?
avalon-menu-victim = Ki Merlin?

## Board

avalon-leader = 👑 Vezető: { $name }
avalon-leader-next = 👑 Vezető: { $name } · utána: { $next }
avalon-team = 🛡 { $size } fős csapat: { $names }
avalon-score = Küldetések: jók ✔ { $good } · gonoszok ✘ { $evil }
avalon-status = Küldetések: jók ✔ { $good } · gonoszok ✘ { $evil } · elutasított csapat: { $rejections } az 5-ből
avalon-last-team = ⚠ A forduló ötödik csapata: ha elutasítjátok, a gonoszok győznek.
avalon-two-fails = Ezt a küldetést csak két balsiker buktatja el.
avalon-proposing-title = **{ $quest }. küldetés · a csapat összeállítása**
avalon-proposing-leader = ➤ Vezető: válassz ki { $size } játékost a menüből. Te is köztük lehetsz.
avalon-proposing-others = ➤ A többiek: mondjátok el, kit küldenétek. Utána szavazás jön.
avalon-targeting-title = **Egy küldetés és a csapata**
avalon-targeting-leader = ➤ Vezető: nyomj meg egy küldetést, aztán válaszd ki a csapatát abból a menüből, amelyet csak te látsz.
avalon-voting-title = **{ $quest }. küldetés · szavazás a csapatról**
avalon-voting-all = ➤ Mindenki: hagyd jóvá vagy utasítsd el, titokban. Az utolsó szavazatig meggondolhatod magad.
avalon-voting-in = Szavazatok: { $voted } / { $seats } · hiányzik: { $names }
avalon-questing-title = **{ $quest }. küldetés · úton a csapat**
avalon-questing-team = ➤ Csapat: játssz ki sikert vagy balsikert, titokban. A jók csak sikert játszhatnak. A kártya végleges.
avalon-questing-others = ➤ A többiek: várjatok. Csak a balsikerek száma derül ki.
avalon-questing-in = Kártyák: { $cards } / { $size }
avalon-lady-title = **A tó hölgye**
avalon-lady-holder = 🌊 A tó hölgye: { $name }
avalon-lady-prompt = ➤ A tó hölgye: válaszd ki, kinek a hűségét fürkészed ki, vagy mondd, hogy most nem.
avalon-lady-others = ➤ A többiek: megtudjátok, kit fürkész ki, de azt nem, mit lát.
avalon-assassin-title = **Három küldetés sikerült · az Orgyilkos utolsó esélye**
avalon-assassin-talk = A gonoszok most nyíltan megbeszélhetik, ki lehet Merlin.
avalon-assassin-prompt = ➤ Orgyilkos: nyomd meg ezt: „{ $button }”. Ha megtalálod Merlint, a gonoszok győznek.
avalon-assassin-others = ➤ Jók: ne áruljatok el semmit. Ha Merlin rejtve marad, győztetek.

## The deal

avalon-dealt = **Kiosztottuk a szerepeket.**
    ➤ Mindenki: a „{ $role }” gomb most és bármikor megmutatja a tiédet. A választ csak te látod.

## Results

avalon-votes-approve = ✔ Jóváhagyás ({ $count }): { $names }
avalon-votes-reject = ✘ Elutasítás ({ $count }): { $names }
avalon-cards = Kártyák: { $successes } siker, { $fails } balsiker ({ $needed ->
    [one] egy balsiker is elég
   *[other] { $needed } balsiker kell hozzá
})
avalon-result-approved = **✔ A csapat jóváhagyva, { $yes } : { $no }** · { $quest }. küldetés
avalon-result-rejected = **✘ A csapat elutasítva, { $yes } : { $no }** · { $quest }. küldetés · elutasított csapat: { $rejections } az 5-ből
avalon-result-success = **✔ Sikerült: { $quest }. küldetés**
avalon-result-fail = **✘ Elbukott: { $quest }. küldetés**
avalon-result-lady = **🌊 A tó hölgye**
    Aki kifürkészett: { $holder } · akit: { $target } (most nála a jelző)
    Hogy mit látott, csak { $holder } tudja, és bármit mondhat róla.
avalon-result-declined = **🌊 A tó hölgye**
    Most nem élt vele, és megtartja a jelzőt: { $holder }
avalon-result-assassin-called = **Három küldetés sikerült.** A gonoszok most nyíltan megbeszélhetik, ki lehet Merlin.
    Aztán az Orgyilkos megnevez egy játékost. Ha ő Merlin, mégis a gonoszok győznek.
avalon-result-assassinated = 🗡 Orgyilkos: { $assassin } · Merlinként megnevezve: { $target }
avalon-named = 🗡 Merlinként megnevezve: { $name }
avalon-reason-three-failures = **✘ A gonoszok győztek:** három küldetés elbukott.
avalon-reason-five-rejections = **✘ A gonoszok győztek:** egy fordulóban öt csapatot elutasítottatok.
avalon-reason-merlin-found = **✘ A gonoszok győztek:** az Orgyilkos megtalálta Merlint.
avalon-reason-merlin-missed = **✔ A jók győztek:** három küldetés sikerült, és az Orgyilkos nem találta meg Merlint.
avalon-reason-three-successes = **✔ A jók győztek:** három küldetés sikerült.
avalon-end-good = ✔ **Jók** · { $players }
avalon-end-evil = ✘ **Gonoszok** · { $players }
avalon-end-role = { $role }: { $names }

## The own secret

avalon-secret-role = **A szereped: { $role }** · { $side }
avalon-aim-merlin = Ismered a gonoszokat. Segítsd a jókat, de maradj rejtve: ha a végén az Orgyilkos téged nevez meg, a gonoszok győznek.
avalon-aim-percival = Védd meg Merlint, és legyen három sikeres küldetés.
avalon-aim-servant = Csak magadat ismered. Derítsd ki, kiben bízhatsz, és legyen három sikeres küldetés.
avalon-aim-assassin = Bukjon el három küldetés. Ha mégis három sikerül, te nevezed meg Merlint, és a gonoszok még győzhetnek.
avalon-aim-mordred = Bukjon el három küldetés. Merlin nem lát téged.
avalon-aim-morgana = Bukjon el három küldetés. Percival Merlinnek lát téged.
avalon-aim-oberon = Bukjon el három küldetés. A többi gonosz nem ismer téged, és te sem őket.
avalon-aim-minion = Bukjon el három küldetés, és figyeld, ki lehet Merlin.
avalon-aim-minion-without-merlin = Bukjon el három küldetés.
avalon-know-evil = Gonosz: { $names }
avalon-know-not-mordred = Mordred rejtve van előled.
avalon-know-fellows = { $count ->
    [one] A társad: { $names }
   *[other] A társaid: { $names }
}
avalon-know-no-fellows = Nem ismersz egyetlen társat sem.
avalon-know-not-oberon = Oberon is gonosz, de rejtve van előled.
avalon-know-merlin = { $count ->
    [one] Merlin: { $names }
   *[other] Egyikük Merlin, a másik Morgana: { $names }
}
avalon-secret-lady = A tó hölgyeként ezt láttad: { $name } · { $side }
avalon-secret-ballot = A szavazatod: { $ballot } (még nincs felfedve)
avalon-secret-card = A kártyád: { $card }
avalon-secret-victims = ➤ Nevezd meg Merlint. Előbb megbeszélheted a társaiddal.
avalon-choose-team = { $quest }. küldetés: válaszd ki a csapatot. Rögtön kezdődik a szavazás.
avalon-confirm-fail = Balsikert játszol? A kártya végleges.
avalon-confirm-victim = Ő Merlin: { $name }? Ezzel véget ér a játék.

## Board in words

avalon-text-quests = **Küldetések**
avalon-text-quest = { $quest }. küldetés ({ $size } fő): { $state }
avalon-text-quest-team = { $line }; csapat: { $names }
avalon-quest-success = { $fails ->
    [0] sikerült, balsiker nélkül
   *[other] sikerült, { $fails } balsiker
}
avalon-quest-fail = elbukott, { $fails } balsiker
avalon-quest-open = hátravan
avalon-quest-open-two = hátravan, két balsiker buktatja el
avalon-text-seats = **Helyek, balra haladva**
avalon-text-lady-held = A tó hölgye nem fürkészheti ki: { $names }
avalon-text-last-vote = **Utolsó szavazás:** { $quest }. küldetés, csapat: { $names }
avalon-alt = Az Avalon táblája. Küldetések: jók { $good }, gonoszok { $evil }. Elutasított csapat: { $rejections } az 5-ből.
avalon-alt-quest = { $quest }. küldetés, { $size } fő: { $state }.
avalon-alt-seat = { $name } ({ $role })
avalon-alt-seats = Helyek: { $seats }.
avalon-alt-lady = A tó hölgye: { $name }.
avalon-alt-proposing = Csapatot állít össze a vezető: { $leader }.
avalon-alt-voting = Szavazás, { $quest }. küldetés. Vezető: { $leader }. Csapat: { $team }. Szavazatok: { $voted } / { $seats }.
avalon-alt-questing = Úton a csapat, { $quest }. küldetés. Csapat: { $team }. Kártyák: { $cards } / { $size }.
avalon-alt-lady-looks = A tó hölgye kifürkész valakit.
avalon-alt-assassin = Három küldetés sikerült; az Orgyilkos megnevezi Merlint.
avalon-alt-over = Vége a játéknak. Győztes: { $winner }.

## History

avalon-history-approved = **{ $round }. forduló, { $number }. csapat** · { $quest }. küldetés · ✔ jóváhagyva, { $yes } : { $no }
avalon-history-rejected = **{ $round }. forduló, { $number }. csapat** · { $quest }. küldetés · ✘ elutasítva, { $yes } : { $no }
avalon-history-lady = **🌊 A tó hölgye** · aki kifürkészett: { $holder } · akit: { $target }
avalon-history-saw = Látott hűség: { $name } · { $side }

## Help

avalon-help-you = **Most rád várunk.**
avalon-help-proposing = **A csapat összeállítása**
    A vezető pontosan annyi játékost választ, amennyi a küldetésre kell: a tábla alatti menüből, vagy így: { $command }. Az első szavazatig visszavonhatja (Egyebek).
    Utána mindenki szavaz. Ha a csapatot elutasítjátok, a bal oldali szomszéd a vezető. Egy fordulóban öt elutasított csapat után a gonoszok győznek.
avalon-help-targeting = Célkeresés: a vezető a küldetést is megválasztja. Minden küldetés egyszer kerül sorra, az 5. csak két siker után.
avalon-help-voting = **Szavazás a csapatról**
    Mindenki szavaz, a vezető is: gombbal, vagy így: { $command }. A szavazatokat egyszerre, név szerint fedjük fel. A többség jóváhagyása kell; az egyenlőség elutasítás.
    Elutasítás után a bal oldali szomszéd a vezető. Egy fordulóban öt elutasított csapat: a gonoszok győznek.
avalon-help-questing = **Küldetésen**
    A csapat minden tagja kártyát játszik ki: gombbal, vagy így: { $command }. A jóknak sikert kell, a gonoszok bármelyiket választhatják. A kártyákat megkeverjük: csak a balsikerek száma derül ki.
    Egy balsiker elég; 7 vagy több játékosnál a 4. küldetéshez kettő kell.
avalon-help-lady = **A tó hölgye**
    Akinél a jelző van, kifürkészi valakinek a hűségét (jó vagy gonosz, a szerepet nem): a menüből, vagy így: { $command }. A jelző ezután azé, akit kifürkészett. Akinél már járt a jelző, azt nem lehet kifürkészni.
    A látottakról igazat mondhat vagy hazudhat, és le is mondhat a kifürkészésről.
avalon-help-assassin = **Az Orgyilkos utolsó esélye**
    A gonoszok nyíltan beszélhetnek. Aztán az Orgyilkos megnevez egy játékost: gombbal, vagy így: { $command }. Ha ő Merlin, a gonoszok győznek, ha nem, a jók.
avalon-help-win = A jók három sikeres küldetéssel győznek, ha Merlin rejtve marad. A gonoszok három elbukott küldetéssel, egy fordulóban öt elutasított csapattal, vagy Merlin megtalálásával.
avalon-help-switch = **{ $name }:** { $rule }
avalon-help-commands = Szereped: { $role } · minden szavazat: { $history } · tábla szavakban: { $board }

## Refusals

avalon-refused-seats = Az Avalont 5–10 játékos játssza, nem { $seats }.
avalon-refused-too-many-evil = { $chosen } különleges gonosz szerepet választottatok, de csak { $evil } játékos gonosz. Vegyetek ki belőlük.
avalon-refused-percival-alone = Öt játékosnál Percival mellé Mordred vagy Morgana is kell.
avalon-refused-without-merlin = Percival, Mordred és Morgana csak Merlinnel együtt játszhat.
avalon-refused-deal = Ezek a beállítások nem illenek az osztáshoz.
avalon-refused-not-leader = Csapatot csak a vezető állíthat össze. Vezető: { $name }
avalon-refused-not-now = Ez most nincs soron.
avalon-refused-team-size = { $quest }. küldetés: { $size } különböző játékos kell, te ennyit választottál: { $given }.
avalon-refused-quest-missing = Célkereséssel azt is mondd meg, melyik küldetésre indul a csapat.
avalon-refused-quest-not-chosen = Itt sorban jönnek a küldetések, a számukat ne add meg.
avalon-refused-quest-done = { $quest }. küldetés: ez már lezajlott. Válassz másikat.
avalon-refused-quest-five-early = Az 5. küldetés előtt két siker kell, eddig { $successes } van.
avalon-refused-same-vote = Már így szavaztál: { $ballot }
avalon-refused-not-on-team = Nem vagy ott ezen a küldetésen.
avalon-refused-already-played = Már kijátszottad a kártyádat, és az végleges.
avalon-refused-good-must-succeed = Jó vagy, ezért sikert kell játszanod. A próbálkozásodat senki sem látja.
avalon-refused-not-holder = Csak az fürkészhet, akinél a jelző van. A tó hölgye: { $name }
avalon-refused-held-lady = Már járt nála A tó hölgye, ezért nem fürkészhető ki: { $name }
avalon-refused-not-assassin = Merlint csak az Orgyilkos nevezheti meg.
avalon-refused-fellow = Tudod, hogy ő nem Merlin: { $name }. Válassz mást.
avalon-now-proposing = A vezető csapatot állít össze: { $name }
avalon-now-voting = Mindenki a csapatról szavaz.
avalon-now-questing = Úton a csapat: { $names }
avalon-now-lady = A tó hölgye kifürkész valakit. Soron: { $name }
avalon-now-assassin = Az Orgyilkos megnevezi Merlint.

## Done

avalon-done-propose = Ezt a csapatot választottad: { $names }. Most mindenki szavaz. Az első szavazatig visszavonhatod (Egyebek).
avalon-done-vote = A szavazatod: { $ballot }. Az utolsó szavazatig megváltoztathatod.
avalon-done-last-vote = A szavazatod: { $ballot }. Ez volt az utolsó, felfedtük a szavazatokat.
avalon-done-quest = A kártyád: { $card }. Végleges.
avalon-done-lady = Ezt láttad: { $name } · { $side }. Csak te tudod; mondj, amit akarsz.
avalon-done-decline = Most nem éltél vele, és megtartod a jelzőt.
avalon-done-assassinate = Merlinként megnevezted: { $name }

## Commands

command-avalon = avalon
command-avalon-description = The Resistance: Avalon
command-avalon-start = indítás
command-avalon-start-description = Asztal nyitása 5–10 játékosnak
command-avalon-start-merlin = merlin
command-avalon-start-merlin-description = Merlin és az Orgyilkos (játszanak, ha ki nem kapcsolod)
command-avalon-start-percival = percival
command-avalon-start-percival-description = Percival (jó): ismeri Merlint
command-avalon-start-mordred = mordred
command-avalon-start-mordred-description = Mordred (gonosz): Merlin nem látja
command-avalon-start-morgana = morgana
command-avalon-start-morgana-description = Morgana (gonosz): Percival Merlinnek látja
command-avalon-start-oberon = oberon
command-avalon-start-oberon-description = Oberon (gonosz): a többi gonosz nem ismeri
command-avalon-start-lady = hölgy
command-avalon-start-lady-description = A tó hölgye; inkább 7 játékostól
command-avalon-start-targeting = célkeresés
command-avalon-start-targeting-description = Célkeresés: a vezető a küldetést is megválasztja
command-avalon-start-computers = gépiek
command-avalon-start-computers-description = Hány gépi játékos üljön le
command-avalon-start-thread = szál
command-avalon-start-thread-description = Saját szálban játsszunk
command-avalon-role = szerep
command-avalon-role-description = A szereped és amit tudsz; csak te látod
command-avalon-board = tábla
command-avalon-board-description = A tábla szavakban; csak te látod
command-avalon-board-post = újraküldés
command-avalon-board-post-description = Inkább a csatornába kerüljön újra a tábla
command-avalon-history = előzmények
command-avalon-history-description = Minden csapat minden szavazattal, minden küldetés a kártyáival
command-avalon-propose = csapat
command-avalon-propose-description = Csapat összeállítása, vezetőként
command-avalon-propose-member1 = tag1
command-avalon-propose-member1-description = Első tag
command-avalon-propose-member2 = tag2
command-avalon-propose-member2-description = Második tag
command-avalon-propose-member3 = tag3
command-avalon-propose-member3-description = Harmadik tag, ha kell
command-avalon-propose-member4 = tag4
command-avalon-propose-member4-description = Negyedik tag, ha kell
command-avalon-propose-member5 = tag5
command-avalon-propose-member5-description = Ötödik tag, ha kell
command-avalon-propose-quest = küldetés
command-avalon-propose-quest-description = Melyik küldetés; csak Célkereséssel
command-avalon-vote = szavazás
command-avalon-vote-description = Szavazás a csapatról
command-avalon-vote-ballot = szavazat
command-avalon-vote-ballot-description = A szavazatod; az utolsó szavazatig megváltoztathatod
command-avalon-vote-ballot-approve = ✔ Jóváhagyás
command-avalon-vote-ballot-reject = ✘ Elutasítás
command-avalon-quest = küldetés
command-avalon-quest-description = A küldetéskártyád kijátszása
command-avalon-quest-card = kártya
command-avalon-quest-card-description = A jóknak sikert kell játszaniuk; a kártya végleges
command-avalon-quest-card-success = ✔ Siker
command-avalon-quest-card-fail = ✘ Balsiker
command-avalon-lady = hölgy
command-avalon-lady-description = Egy játékos hűségének kifürkészése, A tó hölgyeként
command-avalon-lady-player = játékos
command-avalon-lady-player-description = Kinek a hűségét; hagyd üresen, ha most nem
command-avalon-assassinate = orgyilkosság
command-avalon-assassinate-description = Merlin megnevezése az Orgyilkosként, három siker után
command-avalon-assassinate-player = játékos
command-avalon-assassinate-player-description = Kit gondolsz Merlinnek?
command-avalon-leave = távozás
command-avalon-leave-description = Az asztal elhagyása
command-avalon-replace = helycsere
command-avalon-replace-description = Aki elment, annak a helye legyen gépi vagy másik játékosé
command-avalon-replace-player = játékos
command-avalon-replace-player-description = Ki ment el?
command-avalon-replace-person = személy
command-avalon-replace-person-description = Kinek kínáljuk a helyet; hagyd üresen gépi játékoshoz
command-avalon-stop = leállítás
command-avalon-stop-description = A játék leállítása, vagy a váró bezárása
command-avalon-help = súgó
command-avalon-help-description = Mi van most soron, és milyen szabály szerint

## Picture

avalon-picture-propose = { $quest }. küldetés · { $size } fős csapat
avalon-picture-target = Küldetés és csapat kijelölése
avalon-picture-vote = Szavazás a csapatról
avalon-picture-quest = { $quest }. küldetés folyik
avalon-picture-lady = A tó hölgye
avalon-picture-assassinate = Az Orgyilkos Merlint keresi
avalon-picture-good-wins = A jók győztek
avalon-picture-evil-wins = A gonoszok győztek
avalon-picture-three-failures = Három küldetés elbukott
avalon-picture-five-rejections = Öt elutasított csapat
avalon-picture-merlin-found = Merlin lelepleződött
avalon-picture-merlin-missed = Merlin rejtve maradt
avalon-picture-three-successes = Három küldetés sikerült
avalon-picture-rejections = Elutasított csapatok
avalon-picture-last-vote = Utolsó szavazás
avalon-picture-merlin = Merlin
avalon-picture-percival = Percival
avalon-picture-servant = Követő
avalon-picture-assassin = Orgyilkos
avalon-picture-mordred = Mordred
avalon-picture-morgana = Morgana
avalon-picture-oberon = Oberon
avalon-picture-minion = Bérenc
