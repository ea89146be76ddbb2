### Krásná Isolda, česky.
###
### Slovníček, pro jednu věc jedno slovo:
###   deska, žeton, pole, start      deska jedné disciplíny se stezkou; na jednom poli leží žetony na sobě;
###                                  všechny začínají na startu
###   Krásná Isolda, klání, boj zblízka, studium, král, hledání grálu, rytířskost, magie   desky
###   turnaj                         druh karty, která jde na klání nebo na boj zblízka
###   balíček, nechat si, poslat dál  výběr karet: jedna zůstane, ostatní jdou dál
###   kolo, začínající hráč, Excalibur   šest kol; Excalibur má začínající hráč
###   štít, body                     štíty se získávají a ztrácejí při vyhodnocení; bonus jsou kroky nebo body bez štítu
###   výhoda, kroky zpět, sražení    pravidla pro pokročilé
###   kotouč, pohár, kodex, svitek, značka   dvoření, turnaj, učení, král, výzva Krásné Isoldy
###   hromádka                       tři karty v podobě Lancelot

isolde-title = Krásná Isolda
isolde-intro = **Krásná Isolda** · 2 až 5 hráčů, 6 kol
    Jste mladí rytíři a ucházíte se o ruku Krásné Isoldy: v klání a v boji zblízka, ve studiu, ve službě králi, v hledání grálu a v rytířskosti.
    V každém kole si všichni vyberou pět karet: jednu si necháš, ostatní pošleš dál. Pak každý čtyři zahraje a každá karta posune žeton na své desce. Nakonec se desky vyhodnotí.
    Kdo má po šesti kolech nejvíc bodů, vyhrává.

## Options and lobby

isolde-agreed-base = Základní pravidla
isolde-agreed-advanced = Pravidla pro pokročilé
isolde-agreed-booklet = grál 3/2/1, rytířskost −3/−1 (podle pravidel)
isolde-agreed-printed = grál 17/10/4, rytířskost −10/−5 (tištěné)
isolde-agreed-parcifal = ve dvou: Parsifal
isolde-agreed-lancelot = ve dvou: Lancelot
isolde-agreed-variants = Varianty: { $variants }
isolde-switch-lancelot = Ve dvou: Lancelot
isolde-switch-lancelot-description = Každý má dvě barvy a víc plánování; jinak Parsifal s neutrálním třetím hráčem
isolde-switch-advanced = Pravidla pro pokročilé
isolde-switch-advanced-description = Výhoda začínajícího, kroky zpět po Isoldině bonusu, sražení po 3. kole
isolde-switch-printed = Tištěná tabulka bodů
isolde-switch-printed-description = Grál 17/10/4 a rytířskost −10/−5 místo 3/2/1 a −3/−1 z pravidel
isolde-switch-courtship = Dvoření
isolde-switch-courtship-description = Isolda dává bonusové kotouče; ne s magií ani s Krásnou Isoldou
isolde-switch-magic = Magie
isolde-switch-magic-description = Osmá deska: jde tam zahrát každá karta; kroky přijdou po 2. a 5. kole
isolde-switch-tournament = Turnaj
isolde-switch-tournament-description = Pohár mezi rytíři; klání a boj zblízka se hodnotí po 2., 4. a 6. kole
isolde-switch-challenge = Krásná Isolda
isolde-switch-challenge-description = Před výběrem karet každý označí disciplínu; Isolda posouvá jen tam
isolde-switch-learning = Učení
isolde-switch-learning-description = Studium dává štíty z tajného kodexu; za kartu studia si jeden smíš prohlédnout
isolde-switch-king = Král
isolde-switch-king-description = O vyhodnocení krále rozhodují dva svitky
isolde-switch-grail = Grál
isolde-switch-grail-description = Grál v 6. kole znásobí body
isolde-switch-chivalry = Rytířskost
isolde-switch-chivalry-description = V 6. kole mění štíty majitele

## Names of things

isolde-board = { $board ->
    [isolde] Isolda
    [joust] Klání
    [melee] Boj zblízka
    [study] Studium
    [king] Král
    [grail] Grál
    [chivalry] Rytířskost
   *[magic] Magie
}
isolde-kind-combat = Turnaj
isolde-card = { $kind } { $value }
isolde-card-on = { $card } ({ $board })
isolde-place = { $place }.
isolde-parcifal = Rytíř Parsifal
isolde-colour = { $name } { $number }
isolde-marker = { $board } { $space }
isolde-hue = { $hue ->
    [light_blue] světle modrý
    [dark_blue] tmavě modrý
    [orange] oranžový
    [red] červený
   *[grey] šedý
}
isolde-hue-for = { $hue }: { $boards }
isolde-shield = { $hue } { $value }
isolde-shield-hidden = oranžový štít, lícem dolů
isolde-cup = { $side ->
    [border] na hranici
    [joust] na straně klání, { $space }
   *[melee] na straně boje zblízka, { $space }
}
isolde-cup-stands = 🏆 Pohár: { $cup }
isolde-codex-seen = štít { $number }: { $value }
isolde-codex-taken = štít { $number }: vzat

## Moves

isolde-move = { $board } { $from } → { $to }
isolde-move-none = { $board }: zůstane na { $space }
isolde-effect-place = { $place } místo
isolde-effect-start = na startu
isolde-effect-stands = tvůj žeton je na { $space }
isolde-effect-passes = předběhne: { $names }
isolde-effect-behind = zůstane za: { $names }
isolde-effect-scroll = vezme svitek ({ $space })

## Buttons and menus

isolde-button-cards = Moje karty
isolde-button-score = Body
isolde-button-decline = Netáhnout
isolde-button-no-edge = Nechat být
isolde-button-stop-steps = Zbytek nechat
isolde-offer-play = { $card }: { $spaces }
isolde-offer-play-on = { $card } → { $board }: { $spaces }
isolde-offer-edge = { $board }, pole { $space }
isolde-offer-pile = Hromádka { $number }: { $cards }
isolde-offer-shield = Štít { $number }
isolde-offer-start = Příští začínající hráč: { $name }
isolde-offer-start-nobody = Příští začínající hráč (bez účinku: pořadí určuje karta)
isolde-offer-fifth = Zahrát pátou kartu
isolde-offer-fifth-none = Zahrát pátou kartu (žádná není)
isolde-offer-any = Kterákoli deska +1 · { $move }
isolde-offer-steps = +{ $count } · { $move }
isolde-menu-forward = Na které desce?
isolde-menu-back = Který žeton půjde zpět?
isolde-menu-edge = Na které desce nahoru?
isolde-menu-mark = Kterou disciplínu označíš?
isolde-menu-disc = Který bonusový kotouč?
isolde-menu-pile = Kterou hromádku?
isolde-menu-shield = Který štít?
isolde-menu-keep = Kterou kartu si necháš?
isolde-menu-three = Vyber tři karty
isolde-menu-steps = Jiný počet kroků: na které desce?
isolde-menu-steps-from = kroky: { $first } až { $last }
isolde-steps-exact = **{ $board }** · magie, nejvýše kroků: { $left }

## The board

isolde-dealt = **Karty prvního kola jsou rozdané.**
    ➤ Všichni: tlačítko „{ $cards }“ teď i kdykoli později ukáže ty tvé. Odpověď vidíš jen ty.
isolde-start = ⚔ Excalibur: { $name }
isolde-draft-title = **{ $round }. kolo z 6 · výběr karet, { $number }/4**
isolde-passes-left = Balíčky jdou doleva: { $chain }
isolde-passes-right = Balíčky jdou doprava: { $chain }
isolde-draft-all = ➤ Všichni: stiskněte „{ $cards }“ a nechte si jednu kartu; ostatní jdou dál.
isolde-awaited = Hotovo: { $done } z { $seats } · chybí: { $names }
isolde-piling-title = **{ $round }. kolo z 6 · dělení na hromádky**
isolde-piling-all = ➤ Všichni: stiskněte „{ $cards }“ a rozdělte svých šest karet na dvě hromádky.
isolde-assigning-title = **{ $round }. kolo z 6 · karty pro barvy**
isolde-assigning-all = ➤ Všichni: stiskněte „{ $cards }“ a dejte tajně každé své barvě tři karty.
isolde-turn-title = **{ $round }. kolo z 6 · karta { $number }/{ $last }**
isolde-turn-own = ➤ { $name }: stiskni „{ $cards }“ a zahraj kartu.
isolde-turn-next = Potom: { $name }
isolde-mark-title = **{ $round }. kolo z 6 · označení disciplíny**
isolde-pile-title = **{ $round }. kolo z 6 · výběr hromádek**
isolde-card-title = **{ $round }. kolo z 6 · zahraná karta**
isolde-scoring-title = **{ $round }. kolo z 6 · vyhodnocení**
isolde-for = { $name } (hraje za: { $neutral })
isolde-ask-bonus = ➤ { $name }: Isoldin bonus. Posuň žeton na jiné desce o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
}, nebo netáhni.
isolde-ask-challenge = ➤ { $name }: Isoldin bonus za karty označené disciplíny. Jdi o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
} na této desce, nebo netáhni: { $board }
isolde-ask-edge = ➤ { $name }: výhoda začínajícího. Dej svůj žeton nahoru na jednom společném poli, nebo to nech být.
isolde-ask-back = ➤ { $name }: vrať zvolený žeton o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
}, potom u Isoldy ještě o jedno.
isolde-ask-place = ➤ { $name }: na které desce posune žeton tato karta? { $card }
isolde-ask-pile = ➤ { $name }: vezmi si jednu hromádku soupeře.
isolde-ask-mark = ➤ { $name }: podívej se na „{ $cards }“ a pak označ disciplínu.
isolde-ask-look = ➤ { $name }: prohlédni si jeden štít tajného kodexu. Odpověď vidíš jen ty.
isolde-ask-take-shield = ➤ { $name }: vezmi si z kodexu jeden štít, lícem dolů.
isolde-codex-left = 📖 Kodex: štíty { $left } z { $all }
isolde-ask-disc = ➤ { $name }: použij bonusový kotouč.
isolde-ask-steps = ➤ { $name }: magie, { $left ->
    [one] zbývá jeden krok
    [few] zbývají { $left } kroky
   *[other] zbývá { $left } kroků
}. Rozděl je na ostatní desky, nebo zbytek nech.
isolde-ask-give = ➤ { $name }: rytířskost. Dej oranžový štít. Dostane ho: { $to }
isolde-ask-give-hidden = ➤ { $name }: rytířskost. Stiskni „{ $cards }“ a vyber oranžový štít, který dáš. Dostane ho: { $to }
isolde-ask-take-blue = ➤ { $name }: rytířskost. Vezmi si po jednom modré štíty do 3, počet: { $left }. Dává: { $from }
isolde-piles = { $name }: { $piles }
isolde-scored = ★ Po tomto kole se hodnotí: { $boards }
isolde-played = Zahráno: { $cards }
isolde-moves = Tahy: { $moves }
isolde-marks = ⚑ Označeno: { $marks }
isolde-scrolls = 📜 Svitky: { $scrolls }
isolde-scroll-there = { $space } na desce
isolde-scroll-taken = { $space } vzat v tomto kole
isolde-scroll-aside = { $space } odložen
isolde-named = ⚔ Příští Excalibur: { $name }
isolde-points = Body: { $points }
isolde-points-hidden = { $points } + skryté štíty: { $count }
isolde-won = **👑 Vítězství: { $names }**
isolde-shared = **👑 Společné vítězství: { $names }**
isolde-tie = (shoda bodů; rozhodla Isoldina deska)

## My cards

isolde-cards-title = **Tvoje karty · { $round }. kolo**
isolde-cards-keep = ➤ Výběr { $number }/4: nech si jednu kartu. Ostatní dostane: { $name }
isolde-cards-packet = Balíček: { $cards }
isolde-cards-kept = ✔ Ponecháno: { $card }. Ostatní dostane: { $name }
isolde-cards-waiting = Chybí: { $names }
isolde-cards-pile = ➤ Vyber tři karty na jednu hromádku; ostatní tři jsou druhá. Obě se odkryjí a soupeř si jednu vezme.
isolde-cards-assign = ➤ Vyber tři karty pro barvu { $first }. Ostatní dostane: { $second }
isolde-cards-divided = ✔ Vybráno: { $cards }
isolde-cards-play = ➤ { $name }: zahraj kartu. Tlačítka říkají, kam žeton půjde.
isolde-cards-give = ➤ Vyber štít, který dáš.
isolde-cards-hand = **{ $name }:** { $cards }
isolde-cards-markers = Žetony ({ $name }): { $markers }
isolde-cards-passed = Posláno dál: { $packets }
isolde-cards-codex = 📖 O kodexu víš: { $shields }
isolde-cards-hidden = Skryté štíty ({ $name }), znáš je jen ty: { $values }

## Points

isolde-score-title = **Body · { $round }. kolo z 6**
isolde-score-line = **{ $name }: { $points }**
isolde-score-known = skryté { $values }
isolde-score-bonus = grál { $points }
isolde-score-hues = -# Štíty · { $hues }

## Board in words

isolde-text-tracks = **Desky** · první je vpředu; na jednom poli leží dřív jmenovaný nahoře; ★ hodnotí se po tomto kole
isolde-text-track = { $board }: { $markers }
isolde-text-start = start: { $names }
isolde-alt = Desky Krásné Isoldy, { $round }. kolo z 6.
isolde-alt-turn = Na řadě: { $name }.

## What happened

isolde-result-title = **Vyhodnocení, { $round }. kolo**
isolde-result-title-open = **Vyhodnocení**
isolde-result-sums = Dohromady: { $sums }
isolde-told-first-round = **1. kolo**
isolde-told-round = **{ $round }. kolo** · ⚔ Excalibur: { $name } · pořadí: { $order }
isolde-told-kept = Ponecháno: { $name } · { $card }
isolde-told-played = { $name }: { $card }
isolde-told-bonus = Isoldin bonus: { $name } · { $move }
isolde-told-magic = Magie: { $name } · { $move }
isolde-told-disc-move = Kotoučem: { $name } · { $move }
isolde-told-back = Krok zpět: { $name } · { $move }
isolde-told-declined = Nevyužívá: { $name }
isolde-told-scored = **{ $board }** · { $places }
isolde-told-reset = Zpět na start: { $boards }
isolde-told-closed-up = Sraženo: { $boards }
isolde-told-edge = Výhoda začínajícího: { $name } · nahoře: { $board }
isolde-told-piles = Hromádky: { $piles }
isolde-told-pile = Vzatá hromádka: { $name } · { $number }.
isolde-told-assigned = Karty ({ $name }): { $cards }
isolde-told-marked = Označeno: { $name } · { $board }
isolde-told-codex = Kodex: { $shields }
isolde-told-looked = Prohlédnuto: { $name } · štít { $number }
isolde-told-taken = Vzato z kodexu: { $name } · štít { $number }
isolde-told-value = { $line } ({ $value })
isolde-told-zeros = **Studium** · štít mají všichni. Nulu měli a vracejí: { $names }
isolde-told-disc = Kotouč: { $name } · { $disc }
isolde-told-steps = { $board } +{ $steps }
isolde-told-scroll = 📜 Svitek ({ $space }): { $name }
isolde-told-scrolls-back = 📜 Oba svitky jsou zpět na králově desce.
isolde-told-given = **Rytířskost** · { $from } → { $to }: { $shield }

## Help

isolde-help-you = **Teď se čeká na tebe.**
isolde-help-picking = **Výběr karet.** Balíček vidíš jen ty: { $command }. Nech si jednu kartu; ostatní jdou dál, v lichém kole doleva, v sudém doprava. Pátá přijde sama. Z pěti zahraješ čtyři.
isolde-help-turn = **Hraní karet.** Tvoje karty: { $command }. Karta posune tvůj žeton na své desce o svou hodnotu, turnaj na klání nebo na boji zblízka. Kdo přijde na pole poslední, leží nahoře a je vpředu. Králova stezka končí na 12.
isolde-help-dividing = **Dělení karet.** Tvých šest karet: { $command }. Nejdřív uděláte dvě hromádky, odkryjete je a jednu si vezmete od soupeře. Pak dáte tajně každé barvě tři karty.
isolde-help-asking = **Volba.** Tlačítka nebo nabídka pod deskou ukazují všechno, co je možné.
isolde-help-scoring = **Vyhodnocení.** Nejdřív Isolda: třetí posune žeton na jiné desce o 1, pak druhý o 2, první o 3 (třetí jen při 4–5 barvách). Potom ostatní desky.
isolde-help-boards = **Desky.** Klání, boj zblízka: 3/2/1. Studium: poslední −3, předposlední −1. Král, 3. a 6. kolo: od pole 6 za 6, na 12 za 12. Grál a rytířskost: 6. kolo. Na startu jsou všichni poslední. Po 3. kole se kromě grálu a rytířskosti vše vrací na start.
isolde-help-parcifal = **Parsifal:** Rytíř Parsifal je třetí, neutrální. Z každého balíčku má nejvyšší kartu a hraje náhodně; o ostatním rozhoduje začínající hráč. Může i vyhrát.
isolde-help-switch = **{ $name }:** { $rule }
isolde-help-lancelot = každý má dvě barvy, body se sčítají. Hrají se všechny tři karty barvy, v pořadí kola.
isolde-help-advanced = před vyhodnocením smí začínající na jednom společném poli nahoru; po něm jdou Isoldini první tři zpět o 3/2/1 a u Isoldy o 1; po 3. kole se žetony srazí.
isolde-help-printed = grál 17/10/4; rytířskost: poslední −10, předposlední −5.
isolde-help-courtship = první u Isoldy použije dva bonusové kotouče, pak druhý dva, třetí (4–5 barev) poslední.
isolde-help-magic = každá karta smí místo toho na magii. Po 2. a 5. kole dostanou nejlepší tolik kroků, kolik je číslo jejich pole; poslední z nich začíná.
isolde-help-tournament = karty turnaje hýbou i pohárem. Ve 2., 4. a 6. kole dává rytíř na jeho straně 8/5/2, druhý 5/3/1.
isolde-help-challenge = Isolda dává 3/2/1 pole za každou zahranou kartu označené disciplíny, na její desce.
isolde-help-learning = v kodexu je −1, −3 a nuly. Za kartu studia si jeden štít prohlédneš; nakonec si každý jeden vezme, první ve studiu začíná.
isolde-help-king = hodnotí se, jen když byl v kole vzat svitek (6, 12): číslo tvého pole, s oběma svitky dvakrát.
isolde-help-grail = 6. kolo: první získá body svých modrých štítů ještě jednou, druhý půlku; poslední půlku ztratí.
isolde-help-chivalry = 6. kolo: první dá poslednímu oranžový štít a vezme si dva modré do 3; druhý (4–5 barev) jeden.
isolde-help-commands = Body: { $score } · co se stalo: { $history }

## Refusals

isolde-refused-seats = Krásná Isolda je pro 2 až 5 hráčů; teď: { $seats }.
isolde-refused-courtship-with-magic = Dvoření a magie jsou dvě strany jedné desky. Vyber jedno z nich.
isolde-refused-courtship-with-challenge = Dvoření i Krásná Isolda mění, co Isolda dává. Vyber jedno z nich.
isolde-refused-deal = Toto nastavení neodpovídá rozdání.
isolde-refused-not-now = Na to teď není řada.
isolde-now = Na řadě: { $names }
isolde-refused-other-turn = Teď nejsi na řadě. Na řadě: { $name }
isolde-refused-already-kept = Z tohoto balíčku už máš kartu vybranou. Počkej na ostatní.
isolde-refused-not-in-packet = Tato karta v tvém balíčku není: { $card }
isolde-refused-not-in-hand = Tuto kartu nemáš: { $card }
isolde-refused-other-board = { $card }: na této desce žetonem nehýbe: { $board }
isolde-refused-bonus-on-isolde = Isoldin bonus je pro ostatní desky.
isolde-refused-already-chosen = Už máš vybráno.
isolde-refused-not-possible = To teď není mezi možnostmi.

## Done

isolde-done-keep = ✔ Ponecháno: { $card }
isolde-done-play = ✔ Zahráno: { $card } ({ $board })
isolde-done-pile = ✔ Jedna hromádka: { $cards }
isolde-done-assign = ✔ Pro první barvu: { $cards }
isolde-done-look = 📖 Štít { $number } v kodexu: **{ $value }**. Víš to jen ty.
isolde-done-take = ✔ Vzato: štít { $number }. Nula se vrací.
isolde-done-give = ✔ Dáno: { $value }
isolde-done-steps = ✔ { $name }: { $marker }

## Commands

command-isolde = isolda
command-isolde-description = Krásná Isolda
command-isolde-start = začít
command-isolde-start-description = Otevřít stůl pro 2 až 5 hráčů
command-isolde-start-lancelot = lancelot
command-isolde-start-lancelot-description = Ve dvou: Lancelot místo Parsifala
command-isolde-start-advanced = pokročilí
command-isolde-start-advanced-description = Pravidla pro pokročilé
command-isolde-start-printed = tištěná
command-isolde-start-printed-description = Tištěná tabulka bodů místo té z pravidel
command-isolde-start-courtship = dvoření
command-isolde-start-courtship-description = Dvoření (ne s magií ani s výzvou)
command-isolde-start-magic = magie
command-isolde-start-magic-description = Magie: osmá deska
command-isolde-start-tournament = turnaj
command-isolde-start-tournament-description = Turnaj: pohár
command-isolde-start-challenge = výzva
command-isolde-start-challenge-description = Krásná Isolda: označené disciplíny
command-isolde-start-learning = učení
command-isolde-start-learning-description = Učení: tajný kodex
command-isolde-start-king = král
command-isolde-start-king-description = Král: svitky
command-isolde-start-grail = grál
command-isolde-start-grail-description = Grál: znásobené body
command-isolde-start-chivalry = rytířskost
command-isolde-start-chivalry-description = Rytířskost: štíty mění majitele
command-isolde-start-computers = počítače
command-isolde-start-computers-description = Kolik počítačových hráčů přisedne
command-isolde-start-thread = vlákno
command-isolde-start-thread-description = Hrát ve vlastním vlákně
command-isolde-cards = karty
command-isolde-cards-description = Tvůj balíček a tvoje karty; vidíš je jen ty
command-isolde-board = deska
command-isolde-board-description = Deska slovy; vidíš ji jen ty
command-isolde-board-post = znovu
command-isolde-board-post-description = Místo toho poslat desku znovu do kanálu
command-isolde-history = historie
command-isolde-history-description = Všechno, co se stalo, kolo po kole
command-isolde-score = body
command-isolde-score-description = Štíty a body všech hráčů
command-isolde-leave = odejít
command-isolde-leave-description = Odejít od stolu
command-isolde-replace = nahradit
command-isolde-replace-description = Dát místo nepřítomného hráče počítači nebo někomu jinému
command-isolde-replace-player = hráč
command-isolde-replace-player-description = Kdo chybí?
command-isolde-replace-person = kdo
command-isolde-replace-person-description = Komu místo nabídnout; vynech pro počítačového hráče
command-isolde-stop = ukončit
command-isolde-stop-description = Ukončit hru, nebo zavřít čekárnu
command-isolde-help = nápověda
command-isolde-help-description = Na co je teď řada a podle jakých pravidel

## Pictures

isolde-picture-neutral = Rytíř Parsifal
isolde-picture-isolde = Isolda
isolde-picture-joust = Klání
isolde-picture-melee = Boj zblízka
isolde-picture-study = Studium
isolde-picture-king = Král
isolde-picture-grail = Grál
isolde-picture-chivalry = Rytířskost
isolde-picture-magic = Magie
isolde-picture-scrolls = svitky
isolde-picture-round = { $round }. kolo z 6
isolde-picture-picking = Každý si nechává kartu
isolde-picture-piling = Oba dělají dvě hromádky
isolde-picture-assigning = Oba rozdělují karty
isolde-picture-turn = { $name }: karta
isolde-picture-asking = { $name }: volba
isolde-picture-over = Vítěz: { $names }
isolde-picture-discs = Kotouče
isolde-picture-packet = Balíček: jedna zůstane
isolde-picture-hand = V ruce
