### Merlin, česky.
###
### Slovníček, pro jednu věc jedno slovo:
###   rondel, pole               kruh 24 polí, číslovaných 1 až 24; po směru, proti směru (hodin)
###   rytíř, Merlin              figurky na rondelu
###   vlastní kostka, bílá kostka  vlastní táhne rytířem, bílá Merlinem
###   knížectví                  Černý drak, Šedá holubice, Modrá ryba, Fialový had, Oranžová liška, Hnědý orel;
###                              ve výčtu jen barva
###   družiník                   dvorní dáma, štítonoš, stavitel, praporečník; vyslaný, nebo doma
###   prapor, štít, kámen        předměty; leží v zásobě knížectví, nebo na hradní desce
###   vliv, žeton vlivu          leží v knížectvích, nebo ve vlastní zásobě
###   zrádce                     zahnaný, nebo ne
###   okolí, parcela, dílek      parcely číslované po řadách; hory, les, jezero; věž
###   dvorec                     stojí na parcele, platí se kamenem
###   úkol                       splněný, odhozený; tažený z nabídky, nebo z balíčku
###   jablko, hůl                jablko mění kostku, hůl opakuje Merlinovu akci
###   Grál, Excalibur
###   Králova přízeň, pečeť, řada  modul; řady 1 až 3 ve sloupci družiníka
###   hradní deska               co hráč má
###   kolo, tah                  6 kol po 4 tazích; vyhodnocení po 2., 4. a 6. kole

## Names of things

merlin-title = Merlin

## Options and lobby

merlin-intro = **Merlin** · 2 až 4 hráči, 6 kol po 4 tazích
    Jste rytíři kulatého stolu a Merlin hledá Artušova nástupce. Bude jím ten, kdo má nakonec nejvíc bodů.
    Ve svém tahu použiješ jednu kostku: vlastní kostky táhnou tvým rytířem po rondelu, bílá Merlinem, který slouží všem. Potom můžeš udělat, co dovoluje dosažené pole.
    Vysíláš družiníky, sbíráš prapory, štíty a kameny, stavíš dvorce, plníš tajné úkoly a před každým ze tří vyhodnocení zaháníš zrádce.
merlin-agreed-plain = Bez modulu Králova přízeň
merlin-agreed-kings-favor = S modulem Králova přízeň
merlin-switch-kings-favor = Králova přízeň
merlin-switch-kings-favor-description = Splněný úkol přinese body, nebo místo nich trvalou schopnost
merlin-dealt = **Úkoly jsou rozdané.**
    ➤ Všichni: stiskněte „{ $missions }“ a uvidíte své, teď i kdykoli potom. Odpověď vidíš jen ty.

## The board

merlin-round = **{ $round }. kolo z 6** · na řadě: { $names }

## Buttons and menus

merlin-button-missions = Moje úkoly

## What happened

## Scoring

## Missions

## Castle boards and text

## Help

## Refusals

merlin-refused = To pravidla teď nedovolují.

## Commands

command-merlin = merlin
command-merlin-description = Merlin: hra na rondelu
command-merlin-start = začít
command-merlin-start-description = Otevřít stůl pro 2 až 4 hráče
command-merlin-start-kings_favor = králova-přízeň
command-merlin-start-kings_favor-description = Hrát s modulem Králova přízeň
command-merlin-start-computers = počítače
command-merlin-start-computers-description = Kolik počítačových hráčů přisedne
command-merlin-start-thread = vlákno
command-merlin-start-thread-description = Hrát ve vlastním vlákně
command-merlin-missions = úkoly
command-merlin-missions-description = Tvoje úkoly a co k nim chybí; vidíš je jen ty
command-merlin-board = deska
command-merlin-board-description = Deska slovy; vidíš ji jen ty
command-merlin-board-post = znovu
command-merlin-board-post-description = Místo toho poslat desku znovu do kanálu
command-merlin-history = historie
command-merlin-history-description = Všechno, co se stalo, tah po tahu
command-merlin-leave = odejít
command-merlin-leave-description = Odejít od stolu
command-merlin-replace = nahradit
command-merlin-replace-description = Dát místo nepřítomného hráče počítači nebo někomu jinému
command-merlin-replace-player = hráč
command-merlin-replace-player-description = Kdo chybí?
command-merlin-replace-person = kdo
command-merlin-replace-person-description = Komu místo nabídnout; vynech pro počítačového hráče
command-merlin-stop = ukončit
command-merlin-stop-description = Ukončit hru, nebo zavřít čekárnu
command-merlin-help = nápověda
command-merlin-help-description = Na co je teď řada a podle jakých pravidel

## Pictures
