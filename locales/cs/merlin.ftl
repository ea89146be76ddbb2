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

merlin-title-turn = **{ $round }. kolo z 6, { $turn }. tah ze 4** · na tahu: **{ $name }**
merlin-title-rolling = **{ $round }. kolo z 6** · chybí hod: **{ $names }**
merlin-title-scoring = **Vyhodnocení po { $round }. kole** · na řadě: **{ $name }**
merlin-ask-rolling = ➤ Kdo ještě nemá kostky: hoď. Tři nebo čtyři stejné se házejí znovu, všechny čtyři.
merlin-ask-choosing = ➤ Vyber kostku: vlastní táhne tvým rytířem, bílá Merlinem. ↻ je po směru hodin, ↺ proti němu.
merlin-ask-knight = ➤ Táhni rytířem: { $die }.
merlin-ask-merlin = ➤ Táhni Merlinem: { $die }, ↻ po směru hodin, nebo ↺ proti němu.
merlin-ask-principality = ➤ Pošli družiníka do tohoto knížectví: { $principality }. Co přinese, stojí vedle něj.
merlin-ask-points = ➤ Získej body: { $tally ->
    [flags] 1 za každý svůj prapor
    [shields] 1 za každý svůj štít
    [materials] 1 za každý svůj kámen
   *[influence] 1 za každý svůj žeton vlivu v knížectvích
}.
merlin-ask-influence = ➤ Vezmi { $kind ->
    [flag] prapor
    [shield] štít
   *[material] kámen
} z knížectví, kde máš vliv.
merlin-ask-influence-henchman = ➤ Pošli družiníka do knížectví, kde máš vliv.
merlin-ask-excalibur = ➤ Vezmi si Excalibur a odhoď jednoho svého zrádce.
merlin-ask-grail-space = ➤ Vezmi si Grál a jablko.
merlin-ask-relocate = ➤ Přesuň jednoho vyslaného družiníka do sousedního knížectví, kterýmkoli směrem.
merlin-ask-relocate-home = ➤ Všichni tvoji družiníci jsou doma: pošli jednoho do kteréhokoli knížectví.
merlin-ask-exchange = ➤ Vrať předmět; potom si vezmeš jiný z kteréhokoli knížectví.
merlin-ask-exchanged = ➤ Vezmi si předmět z kteréhokoli knížectví.
merlin-ask-mission = ➤ Odhoď jeden nebo dva úkoly, které vybereš tajně; potom stejný počet táhneš.
merlin-ask-manor = ➤ Vyber parcelu pro dvorec; potom vybereš kámen, kterým ho zaplatíš.
merlin-ask-pay = ➤ Vyber kámen, kterým zaplatíš dvorec: { $plot }.
merlin-ask-tower = ➤ Věž ti dává prapor, štít, nebo vliv. Vyber si, nebo to nech být.
merlin-ask-draw = ➤ Táhni { $count ->
    [one] úkol
    [few] { $count } úkoly, jeden po druhém
   *[other] { $count } úkolů, jeden po druhém
}: z nabídky, nebo z balíčku.
merlin-ask-drawing = ➤ Tah skončil. Za splněné táhni { $count ->
    [one] úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}: z nabídky, nebo z balíčku.
merlin-ask-again = Hůl je utracená: akce se dělá ještě jednou.
merlin-ask-again-but = Hůl je utracená: akce se dělá ještě jednou, s jiným družiníkem ({ $henchman } zůstává).
merlin-ask-twice-manor = ➤ Králova přízeň: vyber parcelu pro první ze dvou dvorců.
merlin-ask-second-manor = ➤ Králova přízeň: vyber parcelu pro druhý dvorec, nebo to nech být.
merlin-ask-twice-henchman = ➤ Králova přízeň: pošli prvního ze dvou družiníků tam, kde máš vliv.
merlin-ask-second-henchman = ➤ Králova přízeň: pošli druhého družiníka tam, kde máš vliv, nebo to nech být.
merlin-ask-nothing = Tato akce teď nic nepřinese.
merlin-ask-acted = ➤ Akce skončila. Ukonči tah, nebo vezmi zpět, co se ti nelíbí.
merlin-ask-missions = Předtím lze ještě splnit { $count ->
    [one] úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}: „{ $button }“.
merlin-ask-grail = ➤ Má tvůj Grál rozhodnout tuto shodu? Smí to jednou v každém vyhodnocení a zůstane ti.
merlin-grail-tie = { $at } je shoda v největším vlivu, po { $count }, celkem { $total }: { $names }
merlin-grail-later = Později by mohl rozhodnout také: { $places }
merlin-grail-last = Další shoda, kterou by mohl v tomto vyhodnocení rozhodnout, není.
merlin-wait-rolling = ➤ Ostatní: čekejte, nebo hoďte za ty, kdo chybí. Dokud nehodí všichni, nikdo netáhne.
merlin-wait-next = ➤ Ostatní: čekejte. Další na tahu: { $name }
merlin-wait-round = ➤ Ostatní: čekejte. Po tomto tahu začne další kolo.
merlin-wait-scoring = ➤ Ostatní: čekejte. Po tomto tahu přijde vyhodnocení.
merlin-wait-grail = ➤ Ostatní: čekejte na zbytek vyhodnocení.
merlin-display = Nabídka: { $cards }
merlin-turn-so-far = Tento tah: { $steps }
merlin-turn-sum = **Tento tah:** { $steps }
merlin-turn-end = … { $steps }
merlin-last-turn = -# Minulý tah · { $name }: { $steps }
merlin-player = **{ $name }** · { $facts }
merlin-not-rolled = ještě bez kostek
merlin-no-dice = už bez kostek
merlin-winners = { $count ->
    [one] **Vítězství: { $names }**
   *[other] **Společné vítězství: { $names }**
}
merlin-points-from = { $source } { $points }
merlin-roll-places = Tvůj rytíř: { $knight } · Merlin: { $merlin }
merlin-roll-no-blue-flag = ↺ { $space } (chce modrý prapor)
merlin-roll-first = **Co můžeš udělat předtím:**
merlin-roll-apples = { $count ->
    [one] 1 jablko: nastaví zvolenou kostku na jinou hodnotu
    [few] { $count } jablka: každé nastaví zvolenou kostku na jinou hodnotu
   *[other] { $count } jablek: každé nastaví zvolenou kostku na jinou hodnotu
}
merlin-flag-rule = { $of ->
    [black] černý prapor: zažene všechny tvoje zrádce s jedním štítem
    [grey] šedý prapor: dva úkoly v tomto tahu, a 2 body, když splníš oba
    [blue] modrý prapor: tvůj rytíř jde proti směru hodin
    [purple] fialový prapor: otočí kostku na protější stranu
    [orange] oranžový prapor (po tahu figurkou): akce pole, kde stojí jiný rytíř
   *[brown] hnědý prapor (po tahu figurkou): tvůj rytíř jde dál na protější pole
}
merlin-roll-mission = úkol, když chceš: { $mission }
merlin-roll-favor = králova přízeň: { $ability }

## Buttons and menus

merlin-button-missions = Moje úkoly
merlin-button-discard = Odhodit úkoly…
merlin-menu-send = Poslat družiníka…
merlin-menu-take = Vzít…
merlin-menu-return = Vrátit…
merlin-menu-traitor = Odhodit zrádce…
merlin-menu-build = Postavit na…
merlin-menu-also = Můžeš také…
merlin-reach-points = { $number } { $counted }: { $points }
merlin-reach-clockwise = ↻ { $space }
merlin-reach-counter = ↺ { $space }
merlin-offer-roll = 🎲 Hodit
merlin-offer-roll-for-all = Hodit za ostatní
merlin-offer-die = { $die } { $leads }
merlin-offer-blue-flag = ↺ { $space } (modrý prapor)
merlin-offer-apple = jablko: kostka bude { $die }
merlin-offer-turn = fialový prapor: { $from } se změní na { $to }
merlin-offer-turn-unused = fialový prapor: nepoužitá { $from } se změní na { $to }
merlin-offer-jump = hnědý prapor: rytíř na { $space }
merlin-offer-borrow = oranžový prapor: akce pole { $space }
merlin-offer-grey = šedý prapor: dva úkoly v tomto tahu
merlin-offer-repel = černý prapor zažene: { $traitors }
merlin-offer-favor-repel = králova přízeň, 1 bod, zažene: { $traitor }
merlin-offer-favor = králova přízeň: { $ability }
merlin-offer-tally = králova přízeň: { $tally } { $count } + 1 = { $points }
merlin-offer-score = { $points } za { $counted }
merlin-counted = { $tally ->
    [flags] { $count ->
        [one] 1 prapor
        [few] { $count } prapory
       *[other] { $count } praporů
    }
    [shields] { $count ->
        [one] 1 štít
        [few] { $count } štíty
       *[other] { $count } štítů
    }
    [materials] { $count ->
        [one] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
   *[influence] { $count ->
        [one] 1 žeton vlivu
        [few] { $count } žetony vlivu
       *[other] { $count } žetonů vlivu
    }
}
merlin-offer-grail = Vzít Grál a jablko
merlin-offer-grail-bare = Vzít Grál (jablka došla)
merlin-offer-apple-only = Vzít jablko (Grál už máš)
merlin-offer-excalibur = Vzít Excalibur
merlin-offer-excalibur-discard = Excalibur, a pryč jde { $traitor }
merlin-offer-send = { $henchman } → { $to }: { $duty }
merlin-offer-no-counter = žetony došly
merlin-offer-none-left = { $kind ->
    [flag] prapory došly
    [shield] štíty došly
   *[material] kameny došly
}
merlin-offer-take = vzít: { $item }
merlin-offer-return = vrátit: { $item }
merlin-offer-pay = zaplatit: { $item }
merlin-offer-place = žeton vlivu { $at }
merlin-offer-pile = { $count ->
    [0] balíček (zamíchané odhozené úkoly)
   *[other] balíček (zbývá { $count })
}
merlin-offer-staff = hůl: ještě jednou { $space }
merlin-offer-decline = Nechat být
merlin-offer-done = ✔ Ukončit tah
merlin-offer-grail-use = S Grálem: { $points }, ostatní nic
merlin-offer-grail-keep = Tady ne: po { $points }
merlin-detail-from = odkud: { $name }
merlin-detail-knights = stojí tam rytíř: { $names }
merlin-detail-own = máš: { $count }
merlin-detail-left = zbývá tam: { $count }
merlin-detail-repels = zažene zrádce
merlin-detail-now = teď { $at }
merlin-detail-home = teď doma
merlin-detail-expels = domů pošle: { $name }
merlin-detail-pays = platí: { $materials }
merlin-detail-area = oblast: { $size }, dvorce: tvoje { $own }, nejvíc jiného { $other }
merlin-detail-counters = teď tam: tvoje { $own }, nejvíc jiného { $other }
merlin-detail-icon = ikona: { $henchman }
merlin-detail-but = ne { $henchman }
merlin-detail-grey = ještě 2 body, když splníš oba
merlin-detail-no-staff = potom bez hole

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
command-merlin-roll = hod
command-merlin-roll-description = Hodit, nebo ukázat tvé kostky a poslat desku na konec kanálu
command-merlin-status = stav
command-merlin-status-description = Všechny hradní desky, nebo jednoho hráče; vidíš je jen ty
command-merlin-status-player = hráč
command-merlin-status-player-description = Čí hradní deska; vynech pro všechny
command-merlin-environs = okolí
command-merlin-environs-description = Okolí: kdo kde staví a čím se která parcela platí; vidíš ho jen ty
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
