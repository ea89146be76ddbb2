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
merlin-short-points = { $tally ->
    [flags] body: prapory
    [shields] body: štíty
    [materials] body: kameny
   *[influence] body: vliv
}
merlin-short-influence = { $kind ->
    [flag] vliv: prapor
    [shield] vliv: štít
   *[material] vliv: kámen
}
merlin-short-influence-henchman = vliv: družiník
merlin-short-relocate = přesun
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
merlin-source-favor = Králova přízeň
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
merlin-ask-choosing = ➤ Vyber kostku: vlastní táhnou tvým rytířem, bílá Merlinem. ↻ po směru hodin, ↺ proti směru
merlin-ask-knight = ➤ Táhni rytířem: { $die }.
merlin-ask-merlin = ➤ Táhni Merlinem: { $die }, ↻ po směru hodin, nebo ↺ proti směru.
merlin-ask-principality = ➤ Pošli družiníka do tohoto knížectví: { $principality }.
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
merlin-ask-acted = ➤ Akce skončila: ukonči tah.
merlin-ask-acted-back = ➤ Akce skončila: ukonči tah, nebo vezmi zpět, co se ti nelíbí.
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
merlin-roll-places = Tvůj rytíř: { $knight } · Merlin: { $merlin }
merlin-roll-no-blue-flag = ↺ { $space } (chce modrý prapor)
merlin-roll-first = **Co můžeš udělat předtím:**
merlin-roll-apples = { $count ->
    [one] 1 jablko: nastaví zvolenou kostku na jinou hodnotu
    [few] { $count } jablka: každé nastaví zvolenou kostku na jinou hodnotu
   *[other] { $count } jablek: každé nastaví zvolenou kostku na jinou hodnotu
}
merlin-flag-rule = { $of ->
    [black] černý prapor: zažene všechny tvoje zrádce jedné barvy
    [grey] šedý prapor: dva úkoly v tomto tahu, a 2 body, když splníš oba
    [blue] modrý prapor: tvůj rytíř jde proti směru hodin
    [purple] fialový prapor: otočí kostku na protější stranu
    [orange] oranžový prapor (po tahu figurkou): akce pole, kde stojí jiný rytíř
   *[brown] hnědý prapor (po tahu figurkou): tvůj rytíř jde dál na protější pole
}
merlin-roll-mission = úkol, když chceš: { $mission }
merlin-roll-favor = Králova přízeň: { $ability }

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
merlin-offer-favor-repel = Králova přízeň, 1 bod, zažene: { $traitor }
merlin-offer-favor = Králova přízeň: { $ability }
merlin-offer-tally = Králova přízeň: { $tally } { $count } + 1 = { $points }
merlin-offer-score = Získat { $points } za { $counted }
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
merlin-offer-excalibur-discard = Vzít Excalibur, odhodit: { $traitor }
merlin-offer-discard = Odhodit: { $traitor } (Excalibur už máš)
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
merlin-detail-area-empty = oblast: { $size }, zatím bez dvorců
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
    [favor] Králova přízeň zahání: { $traitors }
   *[excalibur] zahání: { $traitors }
}
merlin-told-plot = místo stavby: { $plot }
merlin-told-manor = dvorec: { $plot }, cena: { $item }
merlin-told-declined = bez akce
merlin-told-left = zbytek se nechává
merlin-told-staff = hůl: ještě jednou
merlin-told-grey = šedý prapor: dva úkoly
merlin-told-favor = Králova přízeň: { $ability }
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
merlin-history-round = **{ $round }. kolo**
merlin-history-turn = **{ $name }** · { $round }. kolo

## Scoring

merlin-result-began = **Vyhodnocení po { $round }. kole**
merlin-result-traitors = **Zrádci** · každý, koho nezažene štít, stojí 3 body
merlin-result-environs = **Okolí** · nejvíc dvorců v oblasti: bod za každý její dílek
merlin-result-no-manors = **Okolí** · zatím žádný dvorec
merlin-result-influence = **Vliv** · nejvíc žetonů: bod za každý, který tam leží; pak se všechny až na 1 vrátí
merlin-result-henchmen = **Družiníci** · 1 bod za každého vyslaného: { $counts }
merlin-result-rest = **Konec hry** · za jablko 1 bod, za hůl 2, za tři předměty 1
merlin-result-player = { $name } { $points } · { $parts }
merlin-result-spent = použité štíty: { $shields }
merlin-result-stayed = zůstává: { $traitors } ({ $count } × −3)
merlin-result-excalibur = Excalibur { $points }
merlin-result-no-traitors = žádní zrádci
merlin-result-drawn = Noví zrádci: { $traitors }
merlin-result-has = { $name }: { $things }
merlin-result-shuffled = Z odhozených zrádců jsou zamíchané nové hromádky.
merlin-result-area = { $terrain }, { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}: { $manors } → { $outcome }
merlin-result-area-plots = { $terrain }, { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
} ({ $plots }): { $manors } → { $outcome }
merlin-result-place = { $place }, { $count ->
    [one] 1 žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}: { $counters } → { $outcome }
merlin-result-tie = shoda, { $total } / { $tied }: { $winners }
merlin-result-tie-all = shoda, { $total } / { $tied }: každý { $gain }
merlin-result-alone = { $name }, jen zde: { $areas } → { $points }
merlin-result-grail = rozhoduje Grál: { $winners }
merlin-result-grail-asked = { $place }: shoda. Grálem o ní může rozhodnout: { $name }
merlin-result-total = **{ $name } { $points }** · { $parts }
merlin-result-part = { $source } { $points }
merlin-result-sum = **Dohromady** · { $sums }
merlin-result-winner = 👑 { $count ->
    [one] **Vítězství: { $names }** · { $points }
   *[other] **Společné vítězství: { $names }** · { $points }
}

## Missions

merlin-secret-title = **Tvoje úkoly** · vidíš je jen ty
merlin-secret-card = **{ $number }** { $card }
merlin-secret-now = ✔ Můžeš ho teď splnit.
merlin-secret-met = ✔ Nic nechybí. Splnit ho můžeš ve svém tahu.
merlin-secret-lacks = ✘ Chybí: { $needs }
merlin-secret-left = { $count ->
    [one] ➤ V tomto tahu můžeš splnit jeden úkol. Kartu uvidí všichni, a proto ji nejde vzít zpět.
    [few] ➤ V tomto tahu můžeš splnit { $count } úkoly. Kartu uvidí všichni, a proto ji nejde vzít zpět.
   *[other] ➤ V tomto tahu můžeš splnit { $count } úkolů. Kartu uvidí všichni, a proto ji nejde vzít zpět.
}
merlin-secret-enough = Víc úkolů v tomto tahu splnit nemůžeš.
merlin-secret-half-done = Nejdřív dokonči rozdělanou akci, potom můžeš splnit úkol.
merlin-secret-swap = ➤ Pole úkolů: níže odhoď jeden nebo dva a vezmi si stejně z nabídky nebo z balíčku.
merlin-secret-castle = **Tvoje hradní deska**
merlin-button-complete = ✔ Splnit { $number } ({ $points })
merlin-button-own-castle = Moje hradní deska
merlin-menu-complete = Splnit úkol za body, nebo za schopnost
merlin-menu-complete-points = { $number }: { $points }
merlin-menu-complete-ability = { $number }: schopnost „{ $ability }“
merlin-menu-swap = Odhodit jeden nebo dva úkoly
merlin-menu-discard-one = Odhodit { $number }
merlin-menu-discard-two = Odhodit { $first } a { $second }

## Castle boards and text

merlin-none = –
merlin-asked-rolling = { $round }. kolo, všichni házejí; chybí: { $names }
merlin-asked-replacing = { $count ->
    [one] Na tahu: { $name } · bere si úkol za splněný
    [few] Na tahu: { $name } · bere si { $count } úkoly za splněné
   *[other] Na tahu: { $name } · bere si { $count } úkolů za splněné
}
merlin-asked-grail = Grál má: { $name } · zda jím rozhodne shodu { $at }
merlin-asked-over = Hra skončila
merlin-asked-turn = Na tahu: { $name } · { $step }
merlin-step-choosing = vybírá kostku
merlin-step-knight = táhne rytířem o { $die }
merlin-step-merlin = táhne Merlinem o { $die }
merlin-step-acting = akce pole { $space }
merlin-step-again = ještě jednou akce pole { $space }
merlin-step-exchange = co si vezme výměnou
merlin-step-paying = čím zaplatí: { $plot }
merlin-step-tower = co přinese věž
merlin-step-drawing = { $count ->
    [one] bere si úkol
    [few] bere si { $count } úkoly
   *[other] bere si { $count } úkolů
}
merlin-step-twice = Králova přízeň, { $number } ze 2: { $space }
merlin-step-ending = může ukončit tah
merlin-text-round = **{ $round }. kolo z 6** · začíná: { $name }
merlin-text-rondel = **Rondel po směru hodin:** { $spaces }
merlin-text-figures = **Figurky:** { $figures }
merlin-text-principalities = **Knížectví** (zásoba: prapory/štíty/kameny)
merlin-text-principalities-seats = **Knížectví** (zásoba: prapory/štíty/kameny; v závorce: místa)
merlin-text-influence = vliv { $counters }
merlin-text-environs = **Okolí** (♜ věž; v závorce místo, jehož dvorec tam stojí)
merlin-text-manors = **Dvorce:** { $manors } (dílky jsou popsané u okolí)
merlin-text-players = **Hráči**
merlin-text-player = { $number } { $name } **{ $points }** · kostky { $dice } · jablka { $apples } · hole { $staffs } · úkoly { $missions }
merlin-text-supplies = Grál: { $grail } · Excalibur: { $excalibur } · zásoba: jablka { $apples }, zrádci { $traitors }
merlin-text-repelled = Odhození zrádci: { $traitors }
merlin-text-on-rondel = na rondelu
merlin-text-display = Nabídka: { $missions } · balíček { $pile }, odhozeno { $discarded }
merlin-text-castles = Co kdo má, stojí na hradních deskách.
merlin-alt-round = { $round }. kolo z 6.
merlin-alt-merlin = Merlin: { $space }.
merlin-alt-knight = Rytíř, { $name }: { $space }.
merlin-alt-scores = Body: { $scores }.
merlin-alt-dice = Kostky, { $name }: { $dice }.
merlin-alt-principalities = Knížectví, zásoba jako prapory/štíty/kameny:
merlin-alt-environs = Okolí, 6 sloupců, { $rows } řady šestiúhelníků. Kameny na rámech, nahoře: { $top }; dole: { $bottom }.
merlin-alt-tiles = { $tile }: { $plots }.
merlin-alt-manors = Dvorce, { $name }: { $plots }.
merlin-alt-castle = Hradní deska: { $name }.
merlin-castle-title = **Hradní deska: { $name }**
merlin-castle-score = **{ $name } · { $points }**
merlin-castle-points = body: { $points }
merlin-castle-points-from = body: { $points } = { $parts }
merlin-castle-dice = kostky: { $dice }
merlin-dice-none = žádná nezbývá
merlin-dice-not-rolled = ještě nehozené
merlin-castle-knight = rytíř na poli { $space }
merlin-castle-items = { $kind }: { $items }
merlin-castle-traitors = zrádci: { $traitors }
merlin-castle-traitors-missing = zrádci: { $traitors } (chybí štít: { $shields })
merlin-castle-henchmen = vyslaní družiníci: { $places }
merlin-castle-influence = vliv: { $places } (v zásobě { $left })
merlin-castle-manors = dvorce na parcelách: { $plots } (zbývá { $left })
merlin-castle-stores = jablka { $apples } · hole { $staffs } · úkoly { $missions }
merlin-castle-seals = pečetě: { $seals }
merlin-castle-seal-short = { $henchman } { $row }
merlin-castle-seals-left = Králova přízeň, zbývá pečetí: { $count }
merlin-castle-seal = { $henchman }, řada { $row }: { $ability }
merlin-castle-seal-used = { $henchman }, řada { $row } (do příštího vyhodnocení použitá): { $ability }
merlin-castle-owns = **{ $name }** { $things }
merlin-environs-title = **Okolí** · parcela: dílek (kameny, kterými se platí dvorec)
merlin-environs-plot = { $number } { $tile } ({ $payable })
merlin-environs-manor = { $number } { $tile }: **{ $name }**
merlin-button-castle = Hradní deska: { $name }
merlin-button-status = Všechny hradní desky
merlin-button-environs = Okolí

## Help

merlin-help-you = **Teď je řada na tobě.**
merlin-help-rolling = **Házení**
    Na začátku kola každý hodí třemi vlastními kostkami a bílou: tlačítkem nebo takto: { $roll }. Tři nebo čtyři stejné se házejí znovu, všechny čtyři. Nikdo netáhne, dokud nehodili všichni; za ty, kdo chybějí, může hodit kdokoli.
merlin-help-choosing = **Výběr kostky**
    V každém tahu použiješ jednu kostku, tlačítky nebo takto: { $roll }. Vlastní kostka táhne tvým rytířem po směru hodin. Bílá táhne Merlinem kterýmkoli směrem. Potom smíš provést akci dosaženého pole. Když dojdou všechny kostky, kolo končí.
merlin-help-moving = **Pohyb**
    Před pohybem jablko změní vybranou kostku na libovolné číslo a fialový prapor otočí jednu z tvých kostek na opačnou stěnu. Rytíř táhne po směru hodin, s modrým praporem proti němu; Merlin kterýmkoli směrem. Na poli smí stát libovolně mnoho figurek.
merlin-help-acting = **Akce pole { $space }**
merlin-help-decline = Akce není povinná. Jakmile začne, provádí se, pokud to jde, celá.
merlin-help-elsewhere = Před akcí: hnědý prapor přenese rytíře na protější pole; s oranžovým praporem provedeš akci jiného pole, kde stojí rytíř jiného hráče.
merlin-help-ending = **Konec tahu**
    Po Merlinově akci ji můžeš jednou za tah holí zopakovat (v knížectví s jiným družiníkem). Ještě můžeš splnit úkol. Potom tah ukonči tlačítkem.
merlin-help-drawing = **Braní úkolů**
    Ber si karty po jedné, z nabídky nebo z balíčku. Nabídka se hned doplní.
merlin-help-grail = **Grál**
    Kdo ho má, je tu ve shodě o nejvíc vlivu. Jednou za vyhodnocení Grál takovou shodu vyhraje sám: všechny body knížectví místo jejich části. Když se tu nepoužije, může se použít v některém dalším knížectví.
merlin-help-kinds = **Pole**
    Knížectví: pošli tam družiníka · body: 1 za každý prapor, štít, kámen nebo žeton vlivu · vliv: vezmi předmět nebo pošli družiníka tam, kde máš vliv · Excalibur: vezmi ho a odhoď zrádce · Grál: vezmi ho a k tomu jablko · přesun: družiník do sousedního knížectví · výměna: předmět za jiný · úkoly: odhoď až dva a vezmi si stejně · dvorec: postav ho v okolí.
merlin-help-any-time = **Mezi kroky svého tahu:** splň úkol („{ $missions }“); s šedým praporem dva, za 2 body navíc. Černý prapor zažene všechny tvé zrádce jedné barvy. Použitý prapor se vrací do svého knížectví.
merlin-help-favor = **Králova přízeň:** splněný úkol může místo bodů přinést pečeť, ve sloupci svého družiníka, v řadě nejvýš podle své hodnoty. Řada 1: o 1 bod víc za každý úkol s ním. Řada 2: z pole knížectví do kteréhokoli knížectví. Řada 3, jednou za vyhodnocení: dvorní dáma: dva družiníci na poli vlivu; štítonoš: zažene zrádce, +1; stavitel: dva dvorce; praporečník: na bodovém poli boduje, co chceš, +1.
merlin-help-scoring = **Vyhodnocení po 2., 4. a 6. kole:** každý štít zažene zrádce své barvy, každý zbylý zrádce stojí 3 body, Excalibur přinese 3 tomu, komu žádný nezbyl, a každý si vezme 3 nové. Okolí: nejvíc dvorců v oblasti přinese bod za každý její dílek. Vliv: nejvíc žetonů přinese bod za každý, který tam leží, pak se všechny až na 1 vrátí. Při shodě se body dělí, zaokrouhleno dolů. Družiníci: 1 za každého vyslaného. Na konci: jablko 1, hůl 2, tři předměty 1.
merlin-help-commands = Tvoje úkoly: { $missions } · hradní desky: { $status } · okolí: { $environs } · deska slovy: { $board } · všechny tahy: { $history }
merlin-rule-principality = Pošli sem družiníka z domova nebo z jiného knížectví. Stejný družiník jiného hráče odtud jde domů. Jeho povinnost: stavitel přinese kámen, štítonoš štít, praporečník prapor tohoto knížectví, dvorní dáma sem položí jeden tvůj žeton vlivu. Kdo tu už stojí, toho poslat nejde.
merlin-rule-points = 1 bod za každý takový předmět na tvé hradní desce; u vlivu za každý tvůj žeton v knížectvích.
merlin-rule-influence = Vezmi takový předmět z knížectví, kde máš aspoň jeden žeton vlivu.
merlin-rule-influence-henchman = Pošli družiníka z domova nebo odjinud do knížectví, kde máš aspoň jeden žeton vlivu; tam vykoná svou povinnost.
merlin-rule-excalibur = Vezmi Excalibur z desky nebo tomu, kdo ho má, a odhoď jednoho svého zrádce. Při vyhodnocení přinese 3 body, když tomu, kdo ho má, žádný zrádce nezbyl.
merlin-rule-grail = Vezmi Grál z desky nebo tomu, kdo ho má, a k tomu jablko ze zásoby. Při vyhodnocení může vyhrát jednu shodu o nejvíc vlivu.
merlin-rule-relocate = Přesuň jednoho svého družiníka do sousedního knížectví, po směru nebo proti směru hodin; tam vykoná svou povinnost. Jen když jsou doma všichni čtyři, pošli jednoho do kteréhokoli knížectví.
merlin-rule-exchange = Vrať prapor, štít nebo kámen do jeho knížectví a vezmi prapor, štít nebo kámen z kteréhokoli knížectví.
merlin-rule-mission = Odhoď jeden nebo dva úkoly („{ $missions }“) a vezmi si stejně z nabídky nebo z balíčku.
merlin-rule-manor = Vyber dílek bez dvorce. Přímé řady dílků od něj k rámům ukazují, které kameny platí; zaplať jeden z nich. Na věži si navíc vezmi štít nebo prapor z kteréhokoli knížectví, nebo polož žeton vlivu kamkoli.

## Refusals

merlin-refused-seats = Merlina hrají 2 až 4 hráči, ne { $seats }.
merlin-refused-deal = Takové rozdání v Merlinovi není.
merlin-refused-chance = Zapsané hody nebo karty nesedí k tomu, co se stalo.
merlin-refused-other-turn = Nejsi na tahu. { $asked }
merlin-refused-rolling = Nikdo netáhne, dokud nehodili všichni.
merlin-refused-rolling-missing = Nikdo netáhne, dokud nehodili všichni. Chybí: { $names }
merlin-refused-rolled = Hod už máš za sebou. Další přijde s příštím kolem.
merlin-refused-all-rolled = Nikdo jiný už házet nemusí.
merlin-refused-not-now = Na to teď není řada.
merlin-refused-die-chosen = Kostka už je vybraná. Táhni jí, nebo vezmi výběr zpět.
merlin-refused-no-die = Nejdřív vyber kostku.
merlin-refused-die-used = Taková nepoužitá kostka není.
merlin-refused-die-used-left = Taková nepoužitá kostka není. Zbývá: { $dice }
merlin-refused-moved = Figurka už táhla. Tah jde vzít zpět, dokud se od té doby nebrala ani neukazovala karta.
merlin-refused-no-apple = Nemáš žádné jablko. Dává ho pole Grálu.
merlin-refused-same-pips = Kostka už tohle číslo ukazuje. Zvol jiné.
merlin-refused-no-flag = Tohle nemáš: { $flag }
merlin-refused-cannot-jump = Hnědý prapor přenese na protější pole jen tvého rytíře: po jeho tahu a před oranžovým praporem.
merlin-refused-no-knight = Na tomto poli nestojí rytíř jiného hráče, nebo je to pole, kam táhneš: { $space }. Oranžový prapor potřebuje pole jiného rytíře.
merlin-refused-borrowed = Pole jiného rytíře už je zvolené.
merlin-refused-other-field = Toto pole dělá něco jiného: { $space }
merlin-refused-nothing = Tady se nedá nic udělat. Akci vynech.
merlin-refused-must-act = Co začalo, musí se dokončit.
merlin-refused-stands-there = Už tam stojí: { $henchman }. Pošli jiného družiníka, nebo jinam.
merlin-refused-same-henchman = Hůl musí poslat jiného družiníka než předtím: { $henchman }
merlin-refused-too-far = Odsud tam poslat nejde: { $henchman }. { $rule }
merlin-refused-too-far-bare = Odsud tam poslat nejde: { $henchman }
merlin-refused-no-influence = Nemáš žádný žeton vlivu { $at }. Zvol knížectví, kde nějaký máš.
merlin-refused-other-kind = Tady se dá vzít jen toto: { $kind }
merlin-refused-none-left = V jeho knížectví už nezbývá: { $item }
merlin-refused-not-owned = Tohle nemáš: { $item }
merlin-refused-no-traitor = Tohle nemáš: { $traitor }
merlin-refused-choose-traitor = S Excaliburem odhodíš jednoho svého zrádce: vyber kterého.
merlin-refused-no-such-plot = Taková parcela není: { $plot }
merlin-refused-occupied = Tady už dvorec stojí: { $plot }. Zvol dílek bez dvorce.
merlin-refused-no-manor = Všechny tvé dvorce už stojí.
merlin-refused-does-not-pay = { $item }: tím se zde platit nedá: { $plot }
merlin-refused-does-not-pay-these = { $item }: tím se zde platit nedá: { $plot }. Platí: { $payable }
merlin-refused-cannot-pay = Žádný tvůj kámen tady neplatí: { $plot }
merlin-refused-cannot-pay-these = Žádný tvůj kámen tady neplatí: { $plot }. Platil by: { $payable }
merlin-refused-no-material-here = Věž přináší štít, prapor nebo vliv, kámen ne.
merlin-refused-no-counter = Nezbývá ti žádný žeton vlivu.
merlin-refused-not-in-hand = Tenhle úkol nemáš.
merlin-refused-swap-order = Odhazují se dva různé úkoly, napřed ten s nižším číslem.
merlin-refused-no-such-pick = Tam žádný úkol k vzetí není.
merlin-refused-enough-missions = Víc úkolů v tomto tahu splnit nejde: jeden, s šedým praporem dva.
merlin-refused-not-met = Ještě není splněno: { $mission }. Co chybí, ukáže „{ $missions }“.
merlin-refused-half-done = Nejdřív dokonči rozdělanou akci. { $asked }
merlin-refused-half-done-bare = Nejdřív dokonči rozdělanou akci.
merlin-refused-grey-used = Šedý prapor už je použitý. Víc než dva úkoly za tah splnit nejde.
merlin-refused-staff-needs-merlin = Hůl opakuje jen Merlinovu akci, ale tentokrát táhl rytíř.
merlin-refused-staff-used = Za tah jde použít jen jednu hůl.
merlin-refused-no-staff = Nezbývá ti žádná hůl.
merlin-refused-no-repeat = Tohle zopakovat nejde: akce se vynechala, provedla ji Králova přízeň, nebo z ní teď není nic možné.
merlin-refused-not-done = Tah nekončí: použij kostku a potom akci proveď, nebo ji vynech.
merlin-refused-without-module = Králova přízeň v této hře není.
merlin-refused-row-too-high = Hodnota úkolu je { $value }: otevírá řady nejvýš do tohoto čísla, ne řadu { $row }.
merlin-refused-sealed = Tam už tvoje pečeť leží. Zvol jinou řadu, nebo body.
merlin-refused-no-seal = Všechny tvé pečetě už leží. Vezmi si body.
merlin-refused-no-favor = Tuhle schopnost nemáš, nebo je od posledního vyhodnocení použitá: { $henchman }, řada 3
merlin-done-rolled = Tvoje kostky: { $dice }
merlin-done-drawn = Nový úkol: { $mission }
merlin-done-swapped = { $count ->
    [one] Odhozeno. Teď si vezmi úkol, tlačítky na desce.
    [few] Odhozeno. Teď si vezmi { $count } úkoly, tlačítky na desce.
   *[other] Odhozeno. Teď si vezmi { $count } úkolů, tlačítky na desce.
}
merlin-done-grail = O shodě rozhoduje Grál pro tebe.
merlin-done-no-grail = O body se dělíte.

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

merlin-picture-home = Doma
