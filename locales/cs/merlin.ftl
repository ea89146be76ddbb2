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
merlin-principality = { $of ->
    [black] černé
    [grey] šedé
    [blue] modré
    [purple] fialové
    [orange] oranžové
   *[brown] hnědé
}
merlin-principality-full = { $of ->
    [black] Černý drak
    [grey] Šedá holubice
    [blue] Modrá ryba
    [purple] Fialový had
    [orange] Oranžová liška
   *[brown] Hnědý orel
}
merlin-at = { $of ->
    [black] v černém
    [grey] v šedém
    [blue] v modrém
    [purple] ve fialovém
    [orange] v oranžovém
   *[brown] v hnědém
}
merlin-colour = { $of ->
    [black] černý
    [grey] šedý
    [blue] modrý
    [purple] fialový
    [orange] oranžový
   *[brown] hnědý
}
merlin-henchman = { $who ->
    [lady] dvorní dáma
    [shield] štítonoš
    [builder] stavitel
   *[flag] praporečník
}
merlin-kind = { $kind ->
    [flag] prapor
    [shield] štít
   *[material] kámen
}
merlin-kinds = { $kind ->
    [flag] prapory
    [shield] štíty
   *[material] kameny
}
merlin-item = { $of ->
    [black] černý
    [grey] šedý
    [blue] modrý
    [purple] fialový
    [orange] oranžový
   *[brown] hnědý
} { $kind ->
    [flag] prapor
    [shield] štít
   *[material] kámen
}
merlin-traitor = { $of ->
    [black] černý zrádce
    [grey] šedý zrádce
    [blue] modrý zrádce
    [purple] fialový zrádce
    [orange] oranžový zrádce
   *[brown] hnědý zrádce
}
merlin-times = { $count }× { $thing }
merlin-field-principality = { $of ->
    [black] černé knížectví
    [grey] šedé knížectví
    [blue] modré knížectví
    [purple] fialové knížectví
    [orange] oranžové knížectví
   *[brown] hnědé knížectví
}
merlin-field-points = { $tally ->
    [flags] prapory: po 1 bodu
    [shields] štíty: po 1 bodu
    [materials] kameny: po 1 bodu
   *[influence] vliv: po 1 bodu
}
merlin-field-influence = { $kind ->
    [flag] vliv: prapor
    [shield] vliv: štít
   *[material] vliv: kámen
}
merlin-field-influence-henchman = vliv: družiník
merlin-field-excalibur = Excalibur
merlin-field-grail = Grál
merlin-field-relocate = přesun družiníka
merlin-field-exchange = výměna
merlin-field-mission = úkoly
merlin-field-manor = dvorec
merlin-space = { $number } { $field }
merlin-tally = { $tally ->
    [flags] prapory
    [shields] štíty
    [materials] kameny
   *[influence] žetony vlivu
}
merlin-terrain = { $terrain ->
    [mountain] hory
    [wood] les
   *[lake] jezero
}{ $tower ->
    [yes] { " " }s věží
   *[no] {""}
}
merlin-plot = parcela { $number }
merlin-plot-tile = { $plot } ({ $tile })
merlin-need-any-item = { $kind ->
    [flag] libovolný prapor
    [shield] libovolný štít
   *[material] libovolný kámen
}
merlin-need-influence = { $count ->
    [one] 1 žeton vlivu { $at }
    [few] { $count } žetony vlivu { $at }
   *[other] { $count } žetonů vlivu { $at }
}
merlin-need-influence-anywhere = { $count ->
    [one] 1 žeton vlivu kdekoli
    [few] { $count } žetony vlivu kdekoli
   *[other] { $count } žetonů vlivu kdekoli
}
merlin-need-henchman = { $henchman } { $at }
merlin-need-two-henchmen = kteříkoli 2 družiníci { $at }
merlin-need-together = { $one } a { $other } v jednom knížectví
merlin-card = { $needs } ({ $points })
merlin-card-icon = { $needs } ({ $points } · ikona: { $henchman })
merlin-white = bílá { $die }
merlin-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
merlin-source-rondel = rondel
merlin-source-missions = úkoly
merlin-source-grey-flag = šedý prapor
merlin-source-favor = králova přízeň
merlin-source-traitors = zrádci
merlin-source-excalibur = Excalibur
merlin-source-environs = okolí
merlin-source-influence = vliv
merlin-source-henchmen = družiníci
merlin-source-apples = jablka
merlin-source-staffs = hole
merlin-source-items = předměty
merlin-ability-first = { $who ->
    [lady] +1 bod za každý úkol s dvorní dámou
    [shield] +1 bod za každý úkol se štítonošem
    [builder] +1 bod za každý úkol se stavitelem
   *[flag] +1 bod za každý úkol s praporečníkem
}
merlin-ability-second = { $who ->
    [lady] dvorní dáma do kteréhokoli knížectví
    [shield] štítonoš do kteréhokoli knížectví
    [builder] stavitel do kteréhokoli knížectví
   *[flag] praporečník do kteréhokoli knížectví
}
merlin-ability-third = { $who ->
    [lady] poslat dva družiníky
    [shield] zahnat zrádce, +1 bod
    [builder] postavit dva dvorce
   *[flag] bodovat, co chceš, +1 bod
}
merlin-ability-first-full = { $who ->
    [lady] o 1 bod víc za každý splněný úkol, který má v rohu dvorní dámu
    [shield] o 1 bod víc za každý splněný úkol, který má v rohu štítonoše
    [builder] o 1 bod víc za každý splněný úkol, který má v rohu stavitele
   *[flag] o 1 bod víc za každý splněný úkol, který má v rohu praporečníka
}
merlin-ability-second-full = { $who ->
    [lady] na poli knížectví smíš poslat dvorní dámu do kteréhokoli knížectví
    [shield] na poli knížectví smíš poslat štítonoše do kteréhokoli knížectví
    [builder] na poli knížectví smíš poslat stavitele do kteréhokoli knížectví
   *[flag] na poli knížectví smíš poslat praporečníka do kteréhokoli knížectví
}
merlin-ability-third-full = { $who ->
    [lady] na poli vlivu místo jeho akce: dvakrát pošli družiníka do knížectví, kde máš vliv; bez hole
    [shield] zažeň jednoho svého zrádce bez štítu, k tomu 1 bod
    [builder] na poli dvorce stavíš dvakrát; bez hole
   *[flag] na bodovém poli boduješ, co chceš: prapory, štíty, kameny, nebo vliv, k tomu 1 bod
}

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

merlin-told-round = **{ $round }. kolo** · začíná: { $name }
merlin-told-rolled = 🎲 { $name }: { $dice }
merlin-told-rolled-again = 🎲 { $name }: { $dice } (padly tři nebo čtyři stejné, proto znovu všechny čtyři: { $before })
merlin-told-turn = Na tahu: { $name }
merlin-told-die = { $white ->
    [yes] bílá kostka { $die }
   *[no] kostka { $die }
}
merlin-told-apple = jablko: { $from } → { $to }
merlin-told-turned = fialový prapor: { $from } → { $to }
merlin-told-knight = rytíř { $from } → { $space }
merlin-told-knight-back = modrý prapor: rytíř ↺ { $from } → { $space }
merlin-told-merlin = Merlin ↻ { $from } → { $space }
merlin-told-merlin-back = Merlin ↺ { $from } → { $space }
merlin-told-jumped = hnědý prapor: rytíř → { $space }
merlin-told-borrowed = oranžový prapor, akce pole: { $space }
merlin-told-sent = { $henchman } → { $to }: { $duty }
merlin-told-sent-from = { $henchman } { $from } → { $to }: { $duty }
merlin-told-sent-expelled = { $sent }, domů jde figurka: { $name }
merlin-told-duty-influence = žeton vlivu
merlin-told-duty-nothing = není co přinést
merlin-told-took = bere { $item }
merlin-told-returned = vrací { $item }
merlin-told-placed = žeton vlivu { $at }
merlin-told-points-for = { $points } ({ $source })
merlin-told-grail = Grál
merlin-told-grail-from = Grál: { $from } → { $to }
merlin-told-excalibur = Excalibur
merlin-told-excalibur-from = Excalibur: { $from } → { $to }
merlin-told-apple-taken = jablko
merlin-told-repelled = { $by ->
    [flag] černý prapor zahání: { $traitors }
    [favor] králova přízeň zahání: { $traitors }
   *[excalibur] Excalibur zahání: { $traitors }
}
merlin-told-plot = místo stavby: { $plot }
merlin-told-manor = dvorec: { $plot }, cena: { $item }
merlin-told-declined = bez akce
merlin-told-left = zbytek se nechává
merlin-told-staff = hůl: ještě jednou
merlin-told-grey = šedý prapor: dva úkoly
merlin-told-favor = králova přízeň: { $ability }
merlin-told-discarded = { $count ->
    [one] odhazuje úkol
    [few] odhazuje { $count } úkoly
   *[other] odhazuje { $count } úkolů
}
merlin-told-discarded-known = odhazuje { $missions }
merlin-told-mission = „{ $mission }“
merlin-told-drawn-display = bere z nabídky { $mission }
merlin-told-drawn-pile = bere z balíčku
merlin-told-drawn-pile-known = bere z balíčku { $mission }
merlin-told-refill = { $drawn }, na jeho místo přišel { $mission }
merlin-told-shuffled = z odhozených úkolů je zamíchaný nový balíček
merlin-told-completed = úkol { $mission }: { $points }
merlin-told-sealed = úkol { $mission }: pečeť na „{ $ability }“
merlin-told-ended = konec tahu
merlin-told-gain = celkem { $gain }

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
