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
merlin-ask-choosing = ➤ Choose a die: an own one moves your knight, the white one Merlin. ↻ is clockwise, ↺ counter-clockwise.
merlin-ask-knight = ➤ Move your knight by { $die }.
merlin-ask-merlin = ➤ Move Merlin by { $die }: ↻ clockwise or ↺ counter-clockwise.
merlin-ask-principality = ➤ Send a henchman to this principality: { $principality }. What he brings stands beside him.
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
merlin-ask-acted = ➤ The action is over. End your turn, or take back what you do not like.
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
merlin-winners = { $count ->
    [one] **Winner: { $names }**
   *[other] **Shared victory: { $names }**
}
merlin-points-from = { $source } { $points }
merlin-roll-places = Your knight: { $knight } · Merlin: { $merlin }
merlin-roll-no-blue-flag = ↺ { $space } (needs a blue flag)
merlin-roll-first = **What you may do first:**
merlin-roll-apples = { $count ->
    [one] 1 apple: sets the chosen die to another value
   *[other] { $count } apples: each sets the chosen die to another value
}
merlin-flag-rule = { $of ->
    [black] black flag: repels all your traitors with one shield
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
merlin-offer-score = { $points } for { $counted }
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
merlin-offer-excalibur-discard = Excalibur, and discard { $traitor }
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
   *[excalibur] Excalibur discards { $traitors }
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

## Scoring

## Missions

## Castle boards and text

## Help

## Refusals

merlin-refused = The rules do not allow this now.

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
