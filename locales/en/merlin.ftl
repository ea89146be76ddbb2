### Merlin, in English.
###
### Glossary, one word for one thing:
###   rondel, space            the ring of 24 spaces, numbered 1 to 24; clockwise, counter-clockwise
###   knight, Merlin           the figures on the rondel
###   own die, white die       the own dice move the knight, the white one Merlin
###   principality             Black Dragon, Grey Dove, Blue Fish, Purple Serpent, Orange Fox, Brown Eagle;
###                            in lists only the colour
###   henchman                 Lady-in-waiting, Shield-bearer, Builder, Flag-bearer; sent out or at home
###   flag, shield, material   the items; they lie in a principality's stock or on a castle board
###   influence, counter       influence counters lie in principalities or in the own supply
###   traitor                  repelled or not
###   environs, plot, tile     plots are numbered row by row; terrain: mountain, wood, lake; tower
###   manor                    built on a plot and paid with a material
###   mission                  completed, discarded, drawn from the display or the pile
###   apple, staff             an apple changes a die, a staff repeats Merlin's action
###   Grail, Excalibur
###   King's Favor, seal, row  the module; rows 1 to 3 of a henchman's column
###   castle board             what a player has
###   round, turn              6 rounds of 4 turns each; scoring after rounds 2, 4 and 6

## Names of things

merlin-title = Merlin
merlin-principality = { $of ->
    [black] Black
    [grey] Grey
    [blue] Blue
    [purple] Purple
    [orange] Orange
   *[brown] Brown
}
merlin-principality-full = { $of ->
    [black] Black Dragon
    [grey] Grey Dove
    [blue] Blue Fish
    [purple] Purple Serpent
    [orange] Orange Fox
   *[brown] Brown Eagle
}
merlin-at = { $of ->
    [black] in Black
    [grey] in Grey
    [blue] in Blue
    [purple] in Purple
    [orange] in Orange
   *[brown] in Brown
}
merlin-colour = { $of ->
    [black] black
    [grey] grey
    [blue] blue
    [purple] purple
    [orange] orange
   *[brown] brown
}
merlin-henchman = { $who ->
    [lady] Lady-in-waiting
    [shield] Shield-bearer
    [builder] Builder
   *[flag] Flag-bearer
}
merlin-kind = { $kind ->
    [flag] flag
    [shield] shield
   *[material] material
}
merlin-kinds = { $kind ->
    [flag] flags
    [shield] shields
   *[material] materials
}
merlin-item = { $of ->
    [black] black
    [grey] grey
    [blue] blue
    [purple] purple
    [orange] orange
   *[brown] brown
} { $kind ->
    [flag] flag
    [shield] shield
   *[material] material
}
merlin-traitor = { $of ->
    [black] black traitor
    [grey] grey traitor
    [blue] blue traitor
    [purple] purple traitor
    [orange] orange traitor
   *[brown] brown traitor
}
merlin-times = { $count }× { $thing }
merlin-field-principality = { $of ->
    [black] Black principality
    [grey] Grey principality
    [blue] Blue principality
    [purple] Purple principality
    [orange] Orange principality
   *[brown] Brown principality
}
merlin-field-points = { $tally ->
    [flags] Flags: 1 point each
    [shields] Shields: 1 point each
    [materials] Materials: 1 point each
   *[influence] Influence: 1 point each
}
merlin-field-influence = { $kind ->
    [flag] Influence: a flag
    [shield] Influence: a shield
   *[material] Influence: a material
}
merlin-field-influence-henchman = Influence: a henchman
merlin-field-excalibur = Excalibur
merlin-field-grail = Grail
merlin-field-relocate = Relocate a henchman
merlin-field-exchange = Exchange
merlin-field-mission = Missions
merlin-field-manor = Manor
merlin-short-points = { $tally ->
    [flags] flag points
    [shields] shield points
    [materials] material points
   *[influence] influence points
}
merlin-short-influence = { $kind ->
    [flag] influence: flag
    [shield] influence: shield
   *[material] influence: material
}
merlin-short-influence-henchman = influence: henchman
merlin-short-relocate = relocate
merlin-space = { $number } { $field }
merlin-tally = { $tally ->
    [flags] flags
    [shields] shields
    [materials] materials
   *[influence] influence counters
}
merlin-terrain = { $terrain ->
    [mountain] mountain
    [wood] wood
   *[lake] lake
}{ $tower ->
    [yes] { " " }with a tower
   *[no] {""}
}
merlin-plot = plot { $number }
merlin-plot-tile = { $plot } ({ $tile })
merlin-need-any-item = { $kind ->
    [flag] any flag
    [shield] any shield
   *[material] any material
}
merlin-need-influence = { $count } influence { $at }
merlin-need-influence-anywhere = { $count } influence anywhere
merlin-need-henchman = { $henchman } { $at }
merlin-need-two-henchmen = any 2 henchmen { $at }
merlin-need-together = { $one } and { $other } in one principality
merlin-card = { $needs } ({ $points })
merlin-card-icon = { $needs } ({ $points } · icon: { $henchman })
merlin-white = white { $die }
merlin-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
merlin-source-rondel = rondel
merlin-source-missions = missions
merlin-source-grey-flag = grey flag
merlin-source-favor = King's Favor
merlin-source-traitors = traitors
merlin-source-excalibur = Excalibur
merlin-source-environs = environs
merlin-source-influence = influence
merlin-source-henchmen = henchmen
merlin-source-apples = apples
merlin-source-staffs = staffs
merlin-source-items = items
merlin-ability-first = { $who ->
    [lady] +1 point for each Lady-in-waiting mission
    [shield] +1 point for each Shield-bearer mission
    [builder] +1 point for each Builder mission
   *[flag] +1 point for each Flag-bearer mission
}
merlin-ability-second = { $who ->
    [lady] Lady-in-waiting to any principality
    [shield] Shield-bearer to any principality
    [builder] Builder to any principality
   *[flag] Flag-bearer to any principality
}
merlin-ability-third = { $who ->
    [lady] send two henchmen
    [shield] discard a traitor, +1 point
    [builder] build two manors
   *[flag] count what you like, +1 point
}
merlin-ability-first-full = { $who ->
    [lady] 1 point more whenever you complete a mission with the Lady-in-waiting in its corner
    [shield] 1 point more whenever you complete a mission with the Shield-bearer in its corner
    [builder] 1 point more whenever you complete a mission with the Builder in its corner
   *[flag] 1 point more whenever you complete a mission with the Flag-bearer in its corner
}
merlin-ability-second-full = { $who ->
    [lady] on a principality's space you may send the Lady-in-waiting to any principality
    [shield] on a principality's space you may send the Shield-bearer to any principality
    [builder] on a principality's space you may send the Builder to any principality
   *[flag] on a principality's space you may send the Flag-bearer to any principality
}
merlin-ability-third-full = { $who ->
    [lady] on an influence space instead: send a henchman to a principality with your influence, twice; no staff
    [shield] discard one of your traitors without a shield, and 1 point
    [builder] on a manor space: build twice; no staff
   *[flag] on a victory point space: count flags, shields, materials or influence as you like, and 1 point
}

## Options and lobby

merlin-intro = **Merlin** · 2 to 4 players, 6 rounds of 4 turns
    You are knights of the Round Table, and Merlin looks for Arthur's heir. Who has most points in the end is chosen.
    In your turn you use one die: your own dice move your knight round the rondel, the white one moves Merlin, who serves everybody. Then you may do what the space reached allows.
    You send out henchmen, gather flags, shields and materials, build manors, complete secret missions, and repel the traitors before each of the three scorings.
merlin-agreed-plain = Without King's Favor
merlin-agreed-kings-favor = With the module King's Favor
merlin-switch-kings-favor = King's Favor
merlin-switch-kings-favor-description = A completed mission brings points or, instead, a lasting ability
merlin-dealt = **The missions are dealt.**
    ➤ Everybody, press “{ $missions }” to see yours, now and at any time. Only you see the answer.

## The board

merlin-title-turn = **Round { $round } of 6, turn { $turn } of 4** · on turn: **{ $name }**
merlin-title-rolling = **Round { $round } of 6** · still to roll: **{ $names }**
merlin-title-scoring = **Scoring after round { $round }** · asked: **{ $name }**
merlin-ask-rolling = ➤ Whoever has no dice yet, roll. Three or four equal dice are rolled again, all four.
merlin-ask-choosing = ➤ Choose a die: your own move your knight, the white one moves Merlin. ↻ clockwise, ↺ counter-clockwise
merlin-ask-knight = ➤ Move your knight by { $die }.
merlin-ask-merlin = ➤ Move Merlin by { $die }: ↻ clockwise or ↺ counter-clockwise.
merlin-ask-principality = ➤ Send a henchman to this principality: { $principality }.
merlin-ask-points = ➤ Score { $tally ->
    [flags] 1 point for each of your flags
    [shields] 1 point for each of your shields
    [materials] 1 point for each of your materials
   *[influence] 1 point for each of your influence counters in principalities
}.
merlin-ask-influence = ➤ Take { $kind ->
    [flag] a flag
    [shield] a shield
   *[material] a material
} from a principality where you have influence.
merlin-ask-influence-henchman = ➤ Send a henchman to a principality where you have influence.
merlin-ask-excalibur = ➤ Take Excalibur and discard one of your traitors.
merlin-ask-grail-space = ➤ Take the Grail and an apple.
merlin-ask-relocate = ➤ Move one of your henchmen who are out to the next principality, either way.
merlin-ask-relocate-home = ➤ All your henchmen are at home: send one to any principality.
merlin-ask-exchange = ➤ Return an item; next you take one of any principality.
merlin-ask-exchanged = ➤ Take an item of any principality.
merlin-ask-mission = ➤ Discard one or two missions, which you choose in private; then you draw as many.
merlin-ask-manor = ➤ Choose a plot for a manor; next you choose the material that pays for it.
merlin-ask-pay = ➤ Choose the material that pays for the manor: { $plot }.
merlin-ask-tower = ➤ The tower gives you a flag, a shield or influence. Choose one, or leave it.
merlin-ask-draw = ➤ { $count ->
    [one] Draw a mission
   *[other] Draw { $count } missions, one after the other
}: from the display or the pile.
merlin-ask-drawing = ➤ The turn is over. { $count ->
    [one] Draw a mission for the one completed
   *[other] Draw { $count } missions for those completed
}: from the display or the pile.
merlin-ask-again = A staff was spent: the action is done once more.
merlin-ask-again-but = A staff was spent: the action is done once more, with another henchman ({ $henchman } stays).
merlin-ask-twice-manor = ➤ King's Favor: choose a plot for the first of two manors.
merlin-ask-second-manor = ➤ King's Favor: choose a plot for the second manor, or leave it.
merlin-ask-twice-henchman = ➤ King's Favor: send the first of two henchmen to where you have influence.
merlin-ask-second-henchman = ➤ King's Favor: send the second henchman to where you have influence, or leave it.
merlin-ask-nothing = This action brings nothing now.
merlin-ask-acted = ➤ The action is over: end your turn.
merlin-ask-acted-back = ➤ The action is over: end your turn, or take back what you do not like.
merlin-ask-missions = { $count ->
    [one] A mission
   *[other] { $count } missions
} may still be completed first: “{ $button }”.
merlin-ask-grail = ➤ Does your Grail win this tie? It can do so once in each scoring, and stays with you.
merlin-grail-tie = { $at } these are tied with most influence, { $count } each, { $total } in all: { $names }
merlin-grail-later = It could also decide later: { $places }
merlin-grail-last = There is no later tie that it could decide in this scoring.
merlin-wait-rolling = ➤ Everybody else, wait, or roll for those who are missing. Nobody moves before all have rolled.
merlin-wait-next = ➤ Everybody else, wait. Next: { $name }
merlin-wait-round = ➤ Everybody else, wait. After this turn comes the next round.
merlin-wait-scoring = ➤ Everybody else, wait. After this turn comes the scoring.
merlin-wait-grail = ➤ Everybody else, wait for the rest of the scoring.
merlin-display = Display: { $cards }
merlin-turn-so-far = This turn: { $steps }
merlin-turn-sum = **This turn:** { $steps }
merlin-turn-end = … { $steps }
merlin-last-turn = -# Last turn · { $name }: { $steps }
merlin-player = **{ $name }** · { $facts }
merlin-not-rolled = not rolled yet
merlin-no-dice = no dice left
merlin-roll-places = Your knight: { $knight } · Merlin: { $merlin }
merlin-roll-no-blue-flag = ↺ { $space } (needs a blue flag)
merlin-roll-first = **What you may do first:**
merlin-roll-apples = { $count ->
    [one] 1 apple: sets the chosen die to another value
   *[other] { $count } apples: each sets the chosen die to another value
}
merlin-flag-rule = { $of ->
    [black] black flag: discards all your traitors of one kind of shield
    [grey] grey flag: two missions this turn, and 2 points if you complete both
    [blue] blue flag: your knight goes counter-clockwise
    [purple] purple flag: turns a die to its opposite face
    [orange] orange flag (after moving): the action of a space where another knight stands
   *[brown] brown flag (after moving): your knight goes on to the opposite space
}
merlin-roll-mission = a mission, if you like: { $mission }
merlin-roll-favor = King's Favor: { $ability }

## Buttons and menus

merlin-button-missions = My missions
merlin-button-discard = Discard missions…
merlin-menu-send = Send a henchman…
merlin-menu-take = Take…
merlin-menu-return = Return…
merlin-menu-traitor = Discard a traitor…
merlin-menu-build = Build on…
merlin-menu-also = You may also…
merlin-reach-points = { $number } { $counted }: { $points }
merlin-reach-clockwise = ↻ { $space }
merlin-reach-counter = ↺ { $space }
merlin-offer-roll = 🎲 Roll
merlin-offer-roll-for-all = Roll for the others
merlin-offer-die = { $die } { $leads }
merlin-offer-blue-flag = ↺ { $space } (blue flag)
merlin-offer-apple = Apple: the die becomes { $die }
merlin-offer-turn = Purple flag: { $from } becomes { $to }
merlin-offer-turn-unused = Purple flag: unused { $from } becomes { $to }
merlin-offer-jump = Brown flag: knight to { $space }
merlin-offer-borrow = Orange flag: action of { $space }
merlin-offer-grey = Grey flag: two missions this turn
merlin-offer-repel = Black flag: repel { $traitors }
merlin-offer-favor-repel = King's Favor, 1 point: repel { $traitor }
merlin-offer-favor = King's Favor: { $ability }
merlin-offer-tally = King's Favor: { $tally } { $count } + 1 = { $points }
merlin-offer-score = Score { $points } for { $counted }
merlin-counted = { $tally ->
    [flags] { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
    [shields] { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[influence] { $count ->
        [one] 1 influence counter
       *[other] { $count } influence counters
    }
}
merlin-offer-grail = Take the Grail and an apple
merlin-offer-grail-bare = Take the Grail (no apple is left)
merlin-offer-apple-only = Take an apple (the Grail is yours)
merlin-offer-excalibur = Take Excalibur
merlin-offer-excalibur-discard = Take Excalibur, discard { $traitor }
merlin-offer-discard = Discard { $traitor } (Excalibur is yours)
merlin-offer-send = { $henchman } → { $to }: { $duty }
merlin-offer-no-counter = no counter left
merlin-offer-none-left = { $kind ->
    [flag] no flag left
    [shield] no shield left
   *[material] no material left
}
merlin-offer-take = Take: { $item }
merlin-offer-return = Return: { $item }
merlin-offer-pay = Pay: { $item }
merlin-offer-place = Influence { $at }
merlin-offer-pile = { $count ->
    [0] Pile (the discarded missions, shuffled)
   *[other] Pile ({ $count } left)
}
merlin-offer-staff = Staff: once more { $space }
merlin-offer-decline = Leave it
merlin-offer-done = ✔ End turn
merlin-offer-grail-use = Use the Grail: { $points }, the others none
merlin-offer-grail-keep = Not here: { $points } each
merlin-detail-from = from: { $name }
merlin-detail-knights = knight there: { $names }
merlin-detail-own = yours: { $count }
merlin-detail-left = left there: { $count }
merlin-detail-repels = repels a traitor
merlin-detail-now = now { $at }
merlin-detail-home = now at home
merlin-detail-expels = sends home: { $name }
merlin-detail-pays = pays: { $materials }
merlin-detail-area-empty = area of { $size }, no manor yet
merlin-detail-area = area of { $size }, manors: yours { $own }, another's most { $other }
merlin-detail-counters = there: yours { $own }, another's most { $other }
merlin-detail-icon = icon: { $henchman }
merlin-detail-but = not { $henchman }
merlin-detail-grey = 2 points more if you complete both
merlin-detail-no-staff = without a staff afterwards

## What happened

merlin-told-round = **Round { $round }** · start player: { $name }
merlin-told-rolled = 🎲 { $name }: { $dice }
merlin-told-rolled-again = 🎲 { $name }: { $dice } (three or four were equal, so all four were rolled again: { $before })
merlin-told-turn = On turn: { $name }
merlin-told-die = { $white ->
    [yes] white die { $die }
   *[no] die { $die }
}
merlin-told-apple = apple: { $from } → { $to }
merlin-told-turned = purple flag: { $from } → { $to }
merlin-told-knight = knight { $from } → { $space }
merlin-told-knight-back = blue flag: knight ↺ { $from } → { $space }
merlin-told-merlin = Merlin ↻ { $from } → { $space }
merlin-told-merlin-back = Merlin ↺ { $from } → { $space }
merlin-told-jumped = brown flag: knight → { $space }
merlin-told-borrowed = orange flag: action of { $space }
merlin-told-sent = { $henchman } → { $to }: { $duty }
merlin-told-sent-from = { $henchman } { $from } → { $to }: { $duty }
merlin-told-sent-expelled = { $sent }, sent home: { $name }
merlin-told-duty-influence = influence
merlin-told-duty-nothing = nothing to fetch
merlin-told-took = takes { $item }
merlin-told-returned = returns { $item }
merlin-told-placed = influence { $at }
merlin-told-points-for = { $points } ({ $source })
merlin-told-grail = Grail
merlin-told-grail-from = Grail: { $from } → { $to }
merlin-told-excalibur = Excalibur
merlin-told-excalibur-from = Excalibur: { $from } → { $to }
merlin-told-apple-taken = an apple
merlin-told-repelled = { $by ->
    [flag] black flag discards { $traitors }
    [favor] King's Favor discards { $traitors }
   *[excalibur] discards { $traitors }
}
merlin-told-plot = to be built on: { $plot }
merlin-told-manor = manor on { $plot }, paid { $item }
merlin-told-declined = no action
merlin-told-left = leaves the rest
merlin-told-staff = staff: once more
merlin-told-grey = grey flag: two missions
merlin-told-favor = King's Favor: { $ability }
merlin-told-discarded = { $count ->
    [one] discards a mission
   *[other] discards { $count } missions
}
merlin-told-discarded-known = discards { $missions }
merlin-told-mission = “{ $mission }”
merlin-told-drawn-display = draws from the display { $mission }
merlin-told-drawn-pile = draws from the pile
merlin-told-drawn-pile-known = draws from the pile { $mission }
merlin-told-refill = { $drawn }, new there { $mission }
merlin-told-shuffled = the discarded missions are shuffled into a new pile
merlin-told-completed = mission { $mission }: { $points }
merlin-told-sealed = mission { $mission }: seal on “{ $ability }”
merlin-told-ended = end of turn
merlin-told-gain = { $gain } in all
merlin-history-round = **Round { $round }**
merlin-history-turn = **{ $name }** · round { $round }

## Scoring

merlin-result-began = **Scoring after round { $round }**
merlin-result-traitors = **Traitors** · each that no shield repels costs 3
merlin-result-environs = **Environs** · most manors in an area: a point for each of its tiles
merlin-result-no-manors = **Environs** · no manors yet
merlin-result-influence = **Influence** · most counters: a point for each that lies there; then all but 1 go back
merlin-result-henchmen = **Henchmen** · 1 point for each sent out: { $counts }
merlin-result-rest = **End** · 1 point for each apple, 2 for each staff, 1 for three items
merlin-result-player = { $name } { $points } · { $parts }
merlin-result-spent = shields spent: { $shields }
merlin-result-stayed = stayed: { $traitors } ({ $count } × −3)
merlin-result-excalibur = Excalibur { $points }
merlin-result-no-traitors = no traitors
merlin-result-drawn = New traitors: { $traitors }
merlin-result-has = { $name }: { $things }
merlin-result-shuffled = The discarded traitors are shuffled into new stacks.
merlin-result-area = { $terrain }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}: { $manors } → { $outcome }
merlin-result-area-plots = { $terrain }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} ({ $plots }): { $manors } → { $outcome }
merlin-result-place = { $place }, { $count ->
    [one] 1 counter
   *[other] { $count } counters
}: { $counters } → { $outcome }
merlin-result-tie = tie, { $total } / { $tied }: { $winners }
merlin-result-tie-all = tie, { $total } / { $tied }: { $gain } each
merlin-result-alone = { $name }, alone in: { $areas } → { $points }
merlin-result-grail = the Grail decides: { $winners }
merlin-result-grail-asked = { $place }: a tie. The holder of the Grail may decide it: { $name }
merlin-result-total = **{ $name } { $points }** · { $parts }
merlin-result-part = { $source } { $points }
merlin-result-sum = **Together** · { $sums }
merlin-result-winner = 👑 { $count ->
    [one] **Winner: { $names }** · { $points }
   *[other] **Shared victory: { $names }** · { $points }
}

## Missions

merlin-secret-title = **Your missions** · only you see this
merlin-secret-card = **{ $number }** { $card }
merlin-secret-now = ✔ You can complete it now.
merlin-secret-met = ✔ Nothing is lacking. Complete it in your turn.
merlin-secret-lacks = ✘ Lacking: { $needs }
merlin-secret-left = { $count ->
    [one] ➤ You may complete one mission this turn. The card is shown, and that cannot be taken back.
   *[other] ➤ You may complete { $count } missions this turn. The card is shown, and that cannot be taken back.
}
merlin-secret-enough = You have completed as many missions as this turn allows.
merlin-secret-half-done = Finish the action that you have begun before you complete a mission.
merlin-secret-swap = ➤ Mission space: discard one or two below, and draw as many from the display or the pile.
merlin-secret-castle = **Your castle board**
merlin-button-complete = ✔ Complete { $number } ({ $points })
merlin-button-own-castle = My castle board
merlin-menu-complete = Complete a mission, for points or an ability
merlin-menu-complete-points = { $number }: { $points }
merlin-menu-complete-ability = { $number }: ability “{ $ability }”
merlin-menu-swap = Discard one or two missions
merlin-menu-discard-one = Discard { $number }
merlin-menu-discard-two = Discard { $first } and { $second }

## Castle boards and text

merlin-none = none
merlin-asked-rolling = Everybody rolls for round { $round }; missing: { $names }
merlin-asked-replacing = { $count ->
    [one] On turn: { $name } · a mission is drawn for the one completed
   *[other] On turn: { $name } · { $count } missions are drawn for those completed
}
merlin-asked-grail = Holder of the Grail: { $name } · whether it decides the tie { $at }
merlin-asked-over = The game is over
merlin-asked-turn = On turn: { $name } · { $step }
merlin-step-choosing = a die is chosen
merlin-step-knight = the knight moves by { $die }
merlin-step-merlin = Merlin moves by { $die }
merlin-step-acting = the action of { $space }
merlin-step-again = once more the action of { $space }
merlin-step-exchange = what is taken in exchange
merlin-step-paying = what is paid for { $plot }
merlin-step-tower = what the tower brings
merlin-step-drawing = { $count ->
    [one] a mission is drawn
   *[other] { $count } missions are drawn
}
merlin-step-twice = King's Favor, { $number } of 2: { $space }
merlin-step-ending = the turn can be ended
merlin-text-round = **Round { $round } of 6** · start player: { $name }
merlin-text-rondel = **Rondel, clockwise:** { $spaces }
merlin-text-figures = **Figures:** { $figures }
merlin-text-principalities = **Principalities** (stock: flags/shields/materials)
merlin-text-principalities-seats = **Principalities** (stock: flags/shields/materials; in brackets: seats)
merlin-text-influence = influence { $counters }
merlin-text-environs = **Environs** (♜ tower; in brackets the seat whose manor stands there)
merlin-text-manors = **Manors:** { $manors } (the tiles stand with the environs)
merlin-text-players = **Players**
merlin-text-player = { $number } { $name } **{ $points }** · dice { $dice } · apples { $apples } · staffs { $staffs } · missions { $missions }
merlin-text-supplies = Grail: { $grail } · Excalibur: { $excalibur } · supply: apples { $apples }, traitors { $traitors }
merlin-text-repelled = Discarded traitors: { $traitors }
merlin-text-on-rondel = on the rondel
merlin-text-display = Display: { $missions } · pile { $pile }, discarded { $discarded }
merlin-text-castles = What everybody owns stands on the castle boards.
merlin-alt-round = Round { $round } of 6.
merlin-alt-merlin = Merlin: { $space }.
merlin-alt-knight = Knight of { $name }: { $space }.
merlin-alt-scores = Scores: { $scores }.
merlin-alt-dice = Dice of { $name }: { $dice }.
merlin-alt-principalities = Principalities, stock as flags/shields/materials:
merlin-alt-environs = Environs, 6 columns, { $rows } rows of hexes. Materials on the frames, top: { $top }; bottom: { $bottom }.
merlin-alt-tiles = { $tile }: { $plots }.
merlin-alt-manors = Manors of { $name }: { $plots }.
merlin-alt-castle = Castle board of { $name }.
merlin-castle-title = **Castle board: { $name }**
merlin-castle-score = **{ $name } · { $points }**
merlin-castle-points = points: { $points }
merlin-castle-points-from = points: { $points } = { $parts }
merlin-castle-dice = dice: { $dice }
merlin-dice-none = none left
merlin-dice-not-rolled = not rolled yet
merlin-castle-knight = knight on { $space }
merlin-castle-items = { $kind }: { $items }
merlin-castle-traitors = traitors: { $traitors }
merlin-castle-traitors-missing = traitors: { $traitors } (shields missing: { $shields })
merlin-castle-henchmen = henchmen out: { $places }
merlin-castle-influence = influence: { $places } (supply { $left })
merlin-castle-manors = manors on plots: { $plots } (left { $left })
merlin-castle-stores = apples { $apples } · staffs { $staffs } · missions { $missions }
merlin-castle-seals = seals: { $seals }
merlin-castle-seal-short = { $henchman } { $row }
merlin-castle-seals-left = King's Favor, seals left: { $count }
merlin-castle-seal = { $henchman }, row { $row }: { $ability }
merlin-castle-seal-used = { $henchman }, row { $row } (used until the next scoring): { $ability }
merlin-castle-owns = **{ $name }** { $things }
merlin-environs-title = **Environs** · plot: tile (materials that pay for a manor)
merlin-environs-plot = { $number } { $tile } ({ $payable })
merlin-environs-manor = { $number } { $tile }: **{ $name }**
merlin-button-castle = Castle board: { $name }
merlin-button-status = All castle boards
merlin-button-environs = Environs

## Help

merlin-help-you = **You are asked now.**
merlin-help-rolling = **Rolling**
    At the start of a round everybody rolls three own dice and the white one: with the button or with { $roll }. Three or four equal dice are rolled again, all four. Nobody moves before all have rolled; anybody may have the dice rolled for those who are missing.
merlin-help-choosing = **Choosing a die**
    Each turn uses one of your dice, with the buttons or with { $roll }. An own die moves your knight, clockwise. The white one moves Merlin, either way. Then you may do the action of the space reached. When all dice are used, the round ends.
merlin-help-moving = **Moving**
    Before moving, an apple changes the chosen die to any number, and a purple flag turns one of your dice to its opposite face. The knight moves clockwise, with a blue flag the other way; Merlin moves either way. Any number of figures may share a space.
merlin-help-acting = **The action of { $space }**
merlin-help-decline = You need not do it. Once begun, it is done as far as possible.
merlin-help-elsewhere = Before the action: a brown flag takes your knight to the opposite space; an orange flag lets you do the action of another space where another player's knight stands.
merlin-help-ending = **The end of a turn**
    After Merlin's action, one staff a turn does the action once more (on a principality with another henchman). You may still complete a mission. Then end your turn with the button.
merlin-help-drawing = **Drawing missions**
    Draw one card after the other, from the display or from the pile. The display is filled up at once.
merlin-help-grail = **The Grail**
    Its holder is tied for most influence here. Once per scoring the Grail wins such a tie alone: all points of the principality instead of a part. If it is not used here, it may be used in a later principality.
merlin-help-kinds = **The spaces**
    Principality: send a henchman there · points: 1 for each flag, shield, material or influence counter · influence: take an item, or send a henchman, where you have influence · Excalibur: take it, discard a traitor · Grail: take it and an apple · relocate: a henchman to a neighbouring principality · exchange: one item for another · missions: discard up to two and draw as many · manor: build one in the environs.
merlin-help-any-time = **Between the steps of your turn:** complete a mission (“{ $missions }”); with a grey flag two, for 2 points more. A black flag discards all your traitors of one kind of shield. A used flag goes back to its principality.
merlin-help-favor = **King's Favor:** a completed mission may bring a seal instead of points, in the column of its henchman, in a row up to its value. Row 1: 1 point more for each mission with him. Row 2: from a principality's space to any principality. Row 3, once per scoring: Lady-in-waiting, two henchmen on an influence space; Shield-bearer, discard a traitor, +1; Builder, two manors; Flag-bearer, count what you like on a point space, +1.
merlin-help-scoring = **Scoring after rounds 2, 4 and 6:** each shield repels a traitor of its colour, each traitor left costs 3, Excalibur brings 3 to who has none left, and everybody draws 3 new ones. Environs: most manors in an area bring a point for each of its tiles. Influence: most counters bring a point for each that lies there, then all but 1 go back. Ties share, rounded down. Henchmen: 1 for each sent out. At the end: apples 1, staffs 2, three items 1.
merlin-help-commands = Your missions: { $missions } · castle boards: { $status } · environs: { $environs } · board in words: { $board } · all turns: { $history }
merlin-rule-principality = Send a henchman from home or from another principality to this one. The same henchman of another player goes home from there. His duty: the Builder takes a material, the Shield-bearer a shield, the Flag-bearer a flag of this principality, the Lady-in-waiting puts one of your influence counters there. Who stands there already cannot be sent.
merlin-rule-points = 1 point for each of them on your castle board; influence: for each of your counters that lies in a principality.
merlin-rule-influence = Take one such item from a principality where you have at least one influence counter.
merlin-rule-influence-henchman = Send a henchman, from home or elsewhere, to a principality where you have at least one influence counter; he does his duty there.
merlin-rule-excalibur = Take Excalibur from the board or from its holder, then discard one of your traitors. At a scoring it brings 3 points if its holder has no traitor left.
merlin-rule-grail = Take the Grail from the board or from its holder, then an apple from the supply. At a scoring it can win one tie for most influence.
merlin-rule-relocate = Move one of your henchmen to the next principality, clockwise or counter-clockwise; he does his duty there. Only when all four are at home, send one to any principality.
merlin-rule-exchange = Return a flag, shield or material to its principality, then take a flag, shield or material from any principality.
merlin-rule-mission = Discard one or two missions (“{ $missions }”), then draw as many from the display or the pile.
merlin-rule-manor = Choose a tile without a manor. Straight lines of tiles from it to the frames show which materials pay; pay one of them. On a tower also take a shield or a flag from any principality, or put an influence counter anywhere.

## Refusals

merlin-refused-seats = Merlin is for 2 to 4 players, not { $seats }.
merlin-refused-deal = This deal is not one of Merlin's.
merlin-refused-chance = The dice or cards written out do not fit what happened.
merlin-refused-other-turn = It is not your turn. { $asked }
merlin-refused-rolling = Nobody moves before all have rolled.
merlin-refused-rolling-missing = Nobody moves before all have rolled. Missing: { $names }
merlin-refused-rolled = The dice are rolled already. The next roll comes with the next round.
merlin-refused-all-rolled = Nobody else has to roll.
merlin-refused-not-now = That is not asked now.
merlin-refused-die-chosen = A die is chosen already. Move by it, or take the choice back.
merlin-refused-no-die = Choose a die first.
merlin-refused-die-used = There is no such unused die.
merlin-refused-die-used-left = There is no such unused die. Unused: { $dice }
merlin-refused-moved = The figure has moved already. You can take the move back while nothing was drawn or shown since.
merlin-refused-no-apple = You have no apple. The Grail's space gives one.
merlin-refused-same-pips = The die shows this already. Choose another number.
merlin-refused-no-flag = You do not have this: { $flag }
merlin-refused-cannot-jump = The brown flag takes only your knight to the opposite space: after the knight's move, and before an orange flag.
merlin-refused-no-knight = No other player's knight stands on { $space }, or you have reached it yourself. The orange flag needs another knight's space.
merlin-refused-borrowed = You have chosen another knight's space already.
merlin-refused-other-field = The space { $space } does something else.
merlin-refused-nothing = There is nothing to be done here. Decline the action.
merlin-refused-must-act = What has begun must be finished.
merlin-refused-stands-there = Stands there already: { $henchman }. Send another henchman, or another way.
merlin-refused-same-henchman = A staff must send another henchman than before: not { $henchman }
merlin-refused-too-far = From here this cannot be reached: { $henchman }. { $rule }
merlin-refused-too-far-bare = From here this cannot be reached: { $henchman }
merlin-refused-no-influence = You have no influence counter { $at }. Choose a principality where you have one.
merlin-refused-other-kind = Only this can be taken here: { $kind }
merlin-refused-none-left = Its principality has none left: { $item }
merlin-refused-not-owned = You do not have this: { $item }
merlin-refused-no-traitor = You do not have this: { $traitor }
merlin-refused-choose-traitor = With Excalibur you discard one of your traitors: choose which.
merlin-refused-no-such-plot = There is no { $plot }.
merlin-refused-occupied = On { $plot } there is a manor already. Choose a tile without one.
merlin-refused-no-manor = All your manors are built.
merlin-refused-does-not-pay = The { $item } does not pay for { $plot }.
merlin-refused-does-not-pay-these = The { $item } does not pay for { $plot }. These do: { $payable }
merlin-refused-cannot-pay = None of your materials pays for { $plot }.
merlin-refused-cannot-pay-these = None of your materials pays for { $plot }. These would: { $payable }
merlin-refused-no-material-here = A tower brings a shield, a flag or influence, no material.
merlin-refused-no-counter = You have no influence counter left.
merlin-refused-not-in-hand = You do not have this mission.
merlin-refused-swap-order = Two missions are discarded: two different ones, the one with the lower number named first.
merlin-refused-no-such-pick = There is no mission to draw there.
merlin-refused-enough-missions = You have completed as many missions as this turn allows: one, with a grey flag two.
merlin-refused-not-met = Not met yet: { $mission }. “{ $missions }” shows what is lacking.
merlin-refused-half-done = First finish the action that has begun. { $asked }
merlin-refused-half-done-bare = First finish the action that has begun.
merlin-refused-grey-used = A grey flag is used already. Two missions a turn are the most.
merlin-refused-staff-needs-merlin = A staff repeats only Merlin's action, and you have moved your knight.
merlin-refused-staff-used = Only one staff can be used in a turn.
merlin-refused-no-staff = You have no staff left.
merlin-refused-no-repeat = This cannot be done once more: it was declined, done by King's Favor, or nothing of it is possible now.
merlin-refused-not-done = The turn is not over: use a die, then do the action or decline it.
merlin-refused-without-module = King's Favor is not in this game.
merlin-refused-row-too-high = This mission's value is { $value }: it opens rows up to { $value }, not row { $row }.
merlin-refused-sealed = One of your seals lies there already. Choose another row, or the points.
merlin-refused-no-seal = All your seals are placed. Take the points.
merlin-refused-no-favor = You do not have this ability, or have used it since the last scoring: { $henchman }, row 3
merlin-done-rolled = Your dice: { $dice }
merlin-done-drawn = Drawn: { $mission }
merlin-done-swapped = { $count ->
    [one] Discarded. Now draw a mission, with the buttons on the board.
   *[other] Discarded. Now draw { $count } missions, with the buttons on the board.
}
merlin-done-grail = The Grail decides the tie for you.
merlin-done-no-grail = The tie is shared.

## Commands

command-merlin = merlin
command-merlin-description = Merlin: the rondel game
command-merlin-start = start
command-merlin-start-description = Open a table for 2 to 4 players
command-merlin-start-kings_favor = kings_favor
command-merlin-start-kings_favor-description = Play with the module King's Favor
command-merlin-start-computers = computers
command-merlin-start-computers-description = How many computer players take a seat
command-merlin-start-thread = thread
command-merlin-start-thread-description = Play in a thread of its own
command-merlin-roll = roll
command-merlin-roll-description = Roll, or see your dice and bring the board to the end of the channel
command-merlin-status = status
command-merlin-status-description = All castle boards, or a player's; only you see them
command-merlin-status-player = player
command-merlin-status-player-description = Whose castle board; leave it out to see all
command-merlin-environs = environs
command-merlin-environs-description = The environs: who built where, and what pays for each plot; only you see it
command-merlin-missions = missions
command-merlin-missions-description = Your missions and what they lack; only you see them
command-merlin-board = board
command-merlin-board-description = The board in words; only you see it
command-merlin-board-post = post
command-merlin-board-post-description = Post the board anew in the channel instead
command-merlin-history = history
command-merlin-history-description = Everything that happened, turn by turn
command-merlin-leave = leave
command-merlin-leave-description = Leave the table
command-merlin-replace = replace
command-merlin-replace-description = Give the seat of somebody who is away to a computer player or to somebody else
command-merlin-replace-player = player
command-merlin-replace-player-description = Who is away?
command-merlin-replace-person = person
command-merlin-replace-person-description = To whom the seat is offered; leave it out for a computer player
command-merlin-stop = stop
command-merlin-stop-description = Stop the game, or close the lobby
command-merlin-help = help
command-merlin-help-description = What is asked now, and the rules of it

## Pictures

merlin-picture-home = At home
