### Carcassonne, česky.
###
### Slovníček, pro jednu věc jedno slovo:
###   kartička, pole (tile, cell)      kartička leží na poli; pole má písmeno sloupce a číslo řady
###   pytlík (bag)                     kartičky, které se ještě budou tahat
###   území (feature)                  celá cesta, celé město, klášter nebo louka
###   hotové, otevřená strana          cesta nebo město je hotové, když nemá otevřenou stranu
###   družiník (meeple)                v ruce, nebo na desce: rytíř (město), lupič (cesta), mnich, sedlák (louka)
###   velký družiník                   z Hostinců a katedrál, platí za dva
###   mág, čarodějnice                 figurky; na cestě nebo ve městě, nebo vedle desky
###   symbol mága (magic symbol)       na kartičkách, které přivádějí figurku do hry
###   erb, hostinec, katedrála
###   stranou (set aside)              kartička, která se nikam nehodí
### Hráči se tyká. Jména stojí neskloňovaná, žádné sloveso u jména neprozrazuje rod.

## Names of things

carcassonne-title = Carcassonne
carcassonne-side = { $side ->
    [n] S
    [e] V
    [s] J
   *[w] Z
}
carcassonne-corner = { $corner ->
    [nw] SZ
    [ne] SV
    [se] JV
   *[sw] JZ
}
carcassonne-terrain = { $terrain ->
    [city] město
    [road] cesta
    [monastery] klášter
   *[field] louka
}
carcassonne-edge-river = řeka
carcassonne-river = řeka { $sides }
carcassonne-inner-field = louka uprostřed
carcassonne-role = { $terrain ->
    [city] rytíř
    [road] lupič
    [monastery] mnich
   *[field] sedlák
}
carcassonne-role-big = velký { $role }
carcassonne-mark-pennant = erb
carcassonne-mark-inn = hostinec
carcassonne-mark-cathedral = katedrála
carcassonne-mark-magic = symbol mága
carcassonne-spot = { $segment }, { $cell }
carcassonne-figure = { $figure ->
    [mage] mág
   *[witch] čarodějnice
}
carcassonne-beside = vedle desky
carcassonne-stands = { $figure }: { $place }
carcassonne-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
carcassonne-tiles = { $count ->
    [one] 1 kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
carcassonne-pennants = { $count ->
    [one] 1 erb
    [few] { $count } erby
   *[other] { $count } erbů
}
carcassonne-cities = { $count ->
    [one] 1 hotové město
    [few] { $count } hotová města
   *[other] { $count } hotových měst
}
carcassonne-cells = { $count ->
    [one] 1 pole
    [few] { $count } pole
   *[other] { $count } polí
}
carcassonne-features = { $count ->
    [one] 1 cesta nebo město
    [few] { $count } cesty a města
   *[other] { $count } cest a měst
}
carcassonne-ways = otočení: { $count }
carcassonne-region = **{ $region }**
carcassonne-fact-complete = hotovo
carcassonne-fact-open = otevřené strany: { $count }
carcassonne-fact-around = kartičky kolem: { $count } z 8

## Options

carcassonne-switch-mage-witch = Mág a čarodějnice
carcassonne-switch-mage-witch-description = 8 kartiček navíc; mág body přidává, čarodějnice je půlí
carcassonne-switch-fields = Louky
carcassonne-switch-fields-description = Sedláci mají na konci 3 body za každé hotové město
carcassonne-switch-inns = Hostince a katedrály
carcassonne-switch-inns-description = 18 kartiček navíc, každému velký družiník, až 6 hráčů
carcassonne-switch-river = Řeka
carcassonne-switch-river-description = Hra začíná řekou od pramene k jezeru
carcassonne-switch-short-bag = Krátký pytlík
carcassonne-switch-short-bag-description = Táhne se jen 40 kartiček na kratší večer; všechny se symbolem mága jsou mezi nimi
carcassonne-switch-small-cities = Malá města za půl
carcassonne-switch-small-cities-description = Staré pravidlo: město ze dvou kartiček je za 2 body, ne za 4
carcassonne-agreed = Ve hře: { $things }
carcassonne-agreed-plain = Základní hra bez luk
carcassonne-intro = **Carcassonne** · 2 až 5 hráčů, s Hostinci a katedrálami 6
    Kartička po kartičce roste krajina cest, měst, klášterů a luk. Ve svém tahu přiložíš taženou kartičku a můžeš na ni postavit družiníka: lupiče na cestu, rytíře do města, mnicha, nebo sedláka na louku.
    Co je hotové, dá body tomu, kdo tam má nejvíc družiníků, a ti jdou domů. Mág cestě nebo městu přidává, čarodějnice jejich body půlí. Vyhrává, kdo má nakonec nejvíc bodů.
carcassonne-dealt = **První kartička leží.** V pytlíku: { $count }. Začíná: { $name }

## The board

carcassonne-title-turn = **Na tahu: { $name }** · kartičky v pytlíku: { $count }
carcassonne-drawn = Tažená kartička: **{ $tile }**
carcassonne-ask-laying = { $count ->
    [one] ➤ Vyber, kam kartička přijde: hodí se na 1 pole.
    [few] ➤ Vyber, kam kartička přijde: hodí se na { $count } pole.
   *[other] ➤ Vyber, kam kartička přijde: hodí se na { $count } polí.
}
carcassonne-ask-region = ➤ Vyber nejdřív část desky. Polí, kam se kartička hodí: { $count }.
carcassonne-ask-cell = Vyber pole pro kartičku: { $tile }
carcassonne-ask-figure = ➤ Přesuň mága nebo čarodějnici: na cestu nebo do města, které není hotové a kde žádný z nich nestojí.
carcassonne-ask-take-off = ➤ Mág ani čarodějnice nemají kam jít: vyber, kdo z nich odejde z desky.
carcassonne-ask-claiming = ➤ Postav na novou kartičku družiníka, nebo žádného. Čísla jsou i na obrázku.
carcassonne-ask-confirming = ➤ Ukonči tah: co je hotové, se započítá, a táhne se další kartička.
carcassonne-ask-confirming-back = ➤ Ukonči tah: co je hotové, se započítá, a táhne se další kartička. Do té doby můžeš kroky vzít zpět.
carcassonne-escape = { $figure ->
    [mage] ⚠ Mág stojí v tom, co tato kartička dokončuje ({ $place }). Když ho teď přesuneš, nic tam nepřidá.
   *[witch] ⚠ Čarodějnice stojí v tom, co tato kartička dokončuje ({ $place }). Když ji teď přesuneš, nic tam nepůlí.
}
carcassonne-together = mág a čarodějnice se sejdou, jeden z nich musí odejít
carcassonne-wait-next = ➤ Ostatní: čekejte. Další na tahu: { $name }
carcassonne-wait-last = ➤ Ostatní: čekejte. Po této poslední kartičce přijde závěrečné vyhodnocení.
carcassonne-turn-so-far = Tento tah: { $steps }
carcassonne-turn-sum = **Tento tah:** { $steps }
carcassonne-last-turn = -# Minulý tah · { $name }: { $steps }
carcassonne-player = { $number }. **{ $name }** · { $facts }
carcassonne-in-hand = družiníci v ruce: { $count }
carcassonne-big-in-hand = a velký
carcassonne-button-meeples = Moji družiníci
carcassonne-button-tiles = Zbylé kartičky
carcassonne-button-score = Body
carcassonne-button-zoom = Zblízka
carcassonne-button-mage = Mág
carcassonne-button-witch = Čarodějnice
carcassonne-button-mage-off = Odebrat mága
carcassonne-button-witch-off = Odebrat čarodějnici
carcassonne-button-pass = Bez družiníka
carcassonne-button-done = ✔ Ukončit tah
carcassonne-button-other-cell = Jiné pole
carcassonne-menu-cell = Kam kartička přijde?
carcassonne-menu-region = Která část desky?
carcassonne-menu-claim = Který družiník?
carcassonne-menu-figure = { $figure ->
    [mage] Kam půjde mág?
   *[witch] Kam půjde čarodějnice?
}
carcassonne-claim = { $number } · { $role }: { $segment }
carcassonne-turns = **{ $cell }** · jak má kartička ležet? Čísla jsou i na obrázku.
carcassonne-figure-title = { $figure ->
    [mage] **Mág**: za každou kartičku cesty nebo města o bod víc.
   *[witch] **Čarodějnice**: cesta nebo město dá polovinu bodů, zaokrouhleno nahoru.
}
carcassonne-figure-choose = Vyber cestu nebo město; čísla jsou i na obrázku.
carcassonne-figure-region = Cest a měst na výběr: { $count }. Vyber nejdřív část desky.

## Steps, for everybody

carcassonne-asked = Na tahu: { $name } · { $step }
carcassonne-step-laying = přikládá kartičku: { $tile }
carcassonne-step-figure = přesouvá mága nebo čarodějnici
carcassonne-step-take-off = odebírá mága nebo čarodějnici
carcassonne-step-claiming = staví družiníka, nebo žádného
carcassonne-step-confirming = ukončuje tah
carcassonne-step-over = Hra skončila

## What happened

carcassonne-told-drawn = tažená kartička: { $tile }
carcassonne-told-laid = { $tile } → { $cell }
carcassonne-told-conjured = { $figure } → { $to }
carcassonne-told-moved = { $figure }: { $from } → { $to }
carcassonne-told-taken-off = { $figure ->
    [mage] mág odchází z desky
   *[witch] čarodějnice odchází z desky
}
carcassonne-told-claimed = { $role }: { $spot }
carcassonne-told-passed = bez družiníka
carcassonne-history-turn = **{ $number }. { $name }**

## Scoring

carcassonne-result-scored = **{ $what } { $cell }**: { $sum } · { $gains }
carcassonne-result-most = { $gains } (družiníci: { $meeples })
carcassonne-result-tie = { $gains } (shoda, družiníci: { $meeples })
carcassonne-result-returned = { $figure ->
    [mage] Mág se vrací vedle desky.
   *[witch] Čarodějnice se vrací vedle desky.
}
carcassonne-result-set-aside = Tato kartička se nikam nehodí a jde stranou: { $tile }
carcassonne-result-last = **Závěrečné vyhodnocení**
carcassonne-result-sum = **{ $name }** +{ $points }: { $parts }
carcassonne-result-history = Každý jednotlivý součet je v historii.
carcassonne-sum = { $sum } = **{ $points }**
carcassonne-sum-mage = { $sum } + { $more } (mág) = **{ $points }**
carcassonne-sum-witch = { $sum } = { $plain }, s čarodějnicí polovina: **{ $points }**
carcassonne-sum-monastery = { $tiles } i s těmi kolem
carcassonne-why-inn = hostinec
carcassonne-why-open-inn = hostinec, nedokončeno
carcassonne-why-cathedral = katedrála
carcassonne-why-open-cathedral = katedrála, nedokončeno
carcassonne-why-small = malé město
carcassonne-why-open = nedokončeno
carcassonne-over-won = 🏆 Vítězství: **{ $name }**
carcassonne-over-shared = 🏆 Společné vítězství: **{ $names }**
carcassonne-over-where = „Body“ ukážou, co dala poslední území.

## Panels

carcassonne-own-none = Na desce nemáš žádného družiníka.
carcassonne-score-now = **Body** · a co by dalo každé území s družiníky, kdyby hra teď skončila
carcassonne-score-end = **Body** · a co dala poslední území
carcassonne-score-none = Na desce není žádný družiník.
carcassonne-tiles-left = **Kartičky v pytlíku: { $count }**
carcassonne-tiles-short = **Kartičky, které ještě nikdo neviděl: { $count }**; z toho v pytlíku: { $bag }, nikdo neví které.
carcassonne-tiles-aside = Stranou: { $tiles }
carcassonne-zoom = Která část desky?

## The board in words

carcassonne-text-size = Sloupce: { $columns }, řady: { $rows }, kartičky na desce: { $tiles }, v pytlíku: { $bag }
carcassonne-text-last = Poslední kartička · { $name }: { $cell }, { $tile }
carcassonne-text-cells = **Kartička se hodí na:**
carcassonne-text-features = **Území s družiníky, kdyby hra teď skončila:**
carcassonne-text-features-end = **Území s družiníky na konci hry a co dala:**
carcassonne-more = … a další: { $count }
carcassonne-alt-scores = Body: { $scores }.
carcassonne-alt-board = Sloupce: { $columns }, řady: { $rows }, kartičky na desce: { $tiles }, v pytlíku: { $bag }.
carcassonne-alt-cells = Tažená kartička se hodí na: { $cells }.
carcassonne-alt-near = Co leží kolem pole { $cell }.
carcassonne-alt-tile = Kartička na { $cell }: { $tile }.
carcassonne-alt-neighbours = Sousedé: { $neighbours }.
carcassonne-alt-turns = Jak může tažená kartička ležet na { $cell }.

## Refusals and answers

carcassonne-refused-seats = Carcassonne hraje 2 až 6 hráčů, ne { $seats }.
carcassonne-refused-six = Šestý hráč přichází s Hostinci a katedrálami.
carcassonne-refused-deal = Takové rozdání v Carcassonne není.
carcassonne-refused-other-turn = Nejsi na tahu. { $asked }
carcassonne-refused-not-now = Na to teď není řada.
carcassonne-refused-occupied = Na poli { $cell } už kartička leží.
carcassonne-refused-lonely = Pole { $cell } se žádné kartičky nedotýká.
carcassonne-refused-mismatch = Takto otočená se kartička na pole { $cell } nehodí. Co leží kolem: { $wanted }
carcassonne-refused-river = Řeka musí pokračovat od svého konce a nesmí se hned stočit zpět.
carcassonne-refused-no-cell = Pole { $name } na desce není. Pole se jmenují třeba C4: písmeno sloupce a číslo řady.
carcassonne-refused-no-segment = Taková část kartičky není.
carcassonne-refused-no-target = Mág a čarodějnice chodí na cesty a do měst, které nejsou hotové.
carcassonne-refused-own-feature = { $figure ->
    [mage] Mág musí na jinou cestu nebo do jiného města, a nikdy tam, kde je čarodějnice.
   *[witch] Čarodějnice musí na jinou cestu nebo do jiného města, a nikdy tam, kde je mág.
}
carcassonne-refused-not-on-board = { $figure ->
    [mage] Mág není na desce.
   *[witch] Čarodějnice není na desce.
}
carcassonne-refused-claimed = Na tomto území už družiník stojí.
carcassonne-refused-no-meeple = Takového družiníka v ruce nemáš.
carcassonne-refused-no-fields = Tato hra je bez luk.
carcassonne-done-step = { $turn }. { $next }
carcassonne-done-turn = Tvůj tah skončil: { $turn }
carcassonne-next-figure = Teď mág nebo čarodějnice: na desce.
carcassonne-next-claiming = Teď družiník, nebo žádný: na desce.
carcassonne-next-confirming = Teď ukonči tah, nebo ho vezmi zpět: na desce.

## Help

carcassonne-help-you = **Teď je řada na tobě.**
carcassonne-help-laying = **Přiložení kartičky**
    Vyber z nabídky pole, na široké desce nejdřív její část; potom jak má kartička ležet. { $lay } s polem a otočením to udělá najednou.
carcassonne-help-figure = **Mág a čarodějnice**
    Vyber mága nebo čarodějnici, potom cestu nebo město. Tento krok se vynechat nedá.
carcassonne-help-take-off = **Mág a čarodějnice**
    Nezbývá cesta ani město, kam by mohli jít. Vyber, kdo z nich odejde z desky; body za tento tah se počítají až potom.
carcassonne-help-claiming = **Družiník**
    Vyber jednu z očíslovaných částí nové kartičky, nebo žádného družiníka.
carcassonne-help-confirming = **Konec tahu**
    Dokud tah neukončíš, můžeš jeho kroky brát po jednom zpět.
carcassonne-rule-laying = Kartička se dotýká aspoň jedné jiné a každá strana musí navazovat: město na město, cesta na cestu, louka na louku. Kartička, která se nikam nehodí, jde stranou a táhne se jiná.
carcassonne-rule-river = Řeka navazuje na řeku: každá její kartička ji prodlouží od konce a nesmí se hned otočit zpět.
carcassonne-rule-claiming = Cestu, město nebo louku lze obsadit, jen když na žádné jejich části nestojí družiník, ani tvůj. Co kartička právě dokončila, obsadit jde a hned se to započítá. Družiníci, kteří se v tahu vrátí domů, jsou k mání až v dalším.
carcassonne-rule-scoring = Hotová cesta dá 1 bod za kartičku, město 2 za kartičku a erb, klášter 9 se všemi osmi kartičkami kolem. Na konci dá nedokončené 1 za kartičku a erb. Kdo má nejvíc družiníků, bere vše; při shodě má body každý.
carcassonne-rule-fields = Sedláci zůstávají do konce: 3 body za každé hotové město u jejich louky.
carcassonne-rule-figures = Kartička se symbolem mága přesune mága nebo čarodějnici, jak chceš, na cestu nebo do města, které není hotové a kde žádný z nich nestojí. Když je jakákoli kartička svede dohromady, jeden musí odejít. Mág dá za každou kartičku o bod víc, čarodějnice body půlí, zaokrouhleno nahoru, i na konci. Po započítání se vracejí vedle desky.
carcassonne-rule-escape = Figurku v tom, co kartička se symbolem mága dokončí, lze před započítáním přesunout; pak tam nic nezmění.
carcassonne-rule-inns = Hostinec: hotová cesta dá 2 za kartičku, jinak 0. Katedrála: hotové město dá 3 za kartičku a erb, jinak 0. Čarodějnice půlí až potom; mág v nedokončeném dá jen 1 za kartičku. Velký družiník platí za dva.
carcassonne-help-commands = Zbylé kartičky: { $tiles } · body: { $score } · zblízka: { $zoom } · tvoji družiníci: { $meeples } · deska slovy: { $board } · všechny tahy: { $history }

## Commands

command-carcassonne = carcassonne
command-carcassonne-description = Carcassonne s mágem a čarodějnicí
command-carcassonne-start = začít
command-carcassonne-start-description = Otevřít stůl pro 2 až 6 hráčů
command-carcassonne-start-mage_witch = mág-čarodějnice
command-carcassonne-start-mage_witch-description = Hrát s mágem a čarodějnicí (obvyklé)
command-carcassonne-start-fields = louky
command-carcassonne-start-fields-description = Hrát se sedláky na loukách (obvyklé)
command-carcassonne-start-inns = hostince
command-carcassonne-start-inns-description = Hrát s Hostinci a katedrálami
command-carcassonne-start-river = řeka
command-carcassonne-start-river-description = Začít řekou
command-carcassonne-start-short_bag = krátký-pytlík
command-carcassonne-start-short_bag-description = Táhnout jen 40 kartiček
command-carcassonne-start-small_cities = malá-města
command-carcassonne-start-small_cities-description = Města ze dvou kartiček za půl
command-carcassonne-start-computers = počítače
command-carcassonne-start-computers-description = Kolik počítačových hráčů přisedne
command-carcassonne-start-thread = vlákno
command-carcassonne-start-thread-description = Hrát ve vlastním vlákně
command-carcassonne-meeples = družiníci
command-carcassonne-meeples-description = Tvoji družiníci a v tvém tahu tvoje volby
command-carcassonne-board = deska
command-carcassonne-board-description = Deska slovy; vidíš ji jen ty
command-carcassonne-board-post = znovu
command-carcassonne-board-post-description = Místo toho poslat desku znovu do kanálu
command-carcassonne-history = historie
command-carcassonne-history-description = Všechno, co se stalo, tah po tahu
command-carcassonne-lay = přiložit
command-carcassonne-lay-description = Přiložit taženou kartičku
command-carcassonne-lay-cell = pole
command-carcassonne-lay-cell-description = Písmeno sloupce a číslo řady, třeba C4
command-carcassonne-lay-rotation = otočení
command-carcassonne-lay-rotation-description = Jak ji otočit doprava; vynech a uvidíš možnosti
command-carcassonne-lay-rotation-0 = jak je tažená
command-carcassonne-lay-rotation-90 = o čtvrt otáčky
command-carcassonne-lay-rotation-180 = o půl otáčky
command-carcassonne-lay-rotation-270 = o tři čtvrti otáčky
command-carcassonne-tiles = kartičky
command-carcassonne-tiles-description = Kartičky, které ještě nikdo neviděl
command-carcassonne-score = body
command-carcassonne-score-description = Body a co by teď dalo každé území
command-carcassonne-zoom = zblízka
command-carcassonne-zoom-description = Část desky, velká
command-carcassonne-leave = odejít
command-carcassonne-leave-description = Odejít od stolu
command-carcassonne-replace = nahradit
command-carcassonne-replace-description = Dát místo nepřítomného hráče počítači nebo někomu jinému
command-carcassonne-replace-player = hráč
command-carcassonne-replace-player-description = Kdo chybí?
command-carcassonne-replace-person = kdo
command-carcassonne-replace-person-description = Komu místo nabídnout; vynech pro počítačového hráče
command-carcassonne-stop = ukončit
command-carcassonne-stop-description = Ukončit hru, nebo zavřít čekárnu
command-carcassonne-help = nápověda
command-carcassonne-help-description = Na co je teď řada a podle jakých pravidel
