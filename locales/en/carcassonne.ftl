### Carcassonne, in English.
###
### Glossary, one word for one thing:
###   tile, cell               a tile lies in a cell; cells are called by column letter and row number
###   bag                      the tiles that are still to be drawn
###   feature                  a whole road, city, monastery or field
###   complete, open side      a road or city is complete when it has no open side
###   meeple                   in hand, or on the board: knight (city), thief (road), monk, farmer (field)
###   big meeple               of Inns & Cathedrals, counts as two
###   mage, witch              the figures; on a road or in a city, or beside the board
###   magic symbol             on the tiles that bring a figure into play
###   pennant, inn, cathedral
###   set aside                of a tile that fits nowhere

## Names of things

carcassonne-title = Carcassonne
carcassonne-side = { $side ->
    [n] N
    [e] E
    [s] S
   *[w] W
}
carcassonne-corner = { $corner ->
    [nw] NW
    [ne] NE
    [se] SE
   *[sw] SW
}
carcassonne-terrain = { $terrain ->
    [city] city
    [road] road
    [monastery] monastery
   *[field] field
}
carcassonne-edge-river = river
carcassonne-river = river { $sides }
carcassonne-inner-field = field in the middle
carcassonne-role = { $terrain ->
    [city] knight
    [road] thief
    [monastery] monk
   *[field] farmer
}
carcassonne-role-big = big { $role }
carcassonne-mark-pennant = pennant
carcassonne-mark-inn = inn
carcassonne-mark-cathedral = cathedral
carcassonne-mark-magic = magic symbol
carcassonne-spot = { $segment } at { $cell }
carcassonne-figure = { $figure ->
    [mage] mage
   *[witch] witch
}
carcassonne-beside = beside the board
carcassonne-stands = { $figure }: { $place }
carcassonne-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
carcassonne-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
carcassonne-pennants = { $count ->
    [one] 1 pennant
   *[other] { $count } pennants
}
carcassonne-cities = { $count ->
    [one] 1 complete city
   *[other] { $count } complete cities
}
carcassonne-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
carcassonne-features = { $count ->
    [one] 1 road or city
   *[other] { $count } roads and cities
}
carcassonne-ways = { $count } ways round
carcassonne-region = **{ $region }**
carcassonne-fact-complete = complete
carcassonne-fact-open = open sides: { $count }
carcassonne-fact-around = tiles around: { $count } of 8

## Options

carcassonne-switch-mage-witch = Mage & Witch
carcassonne-switch-mage-witch-description = 8 more tiles; the mage adds points, the witch halves them
carcassonne-switch-fields = Fields
carcassonne-switch-fields-description = Farmers score 3 points for each complete city at the end
carcassonne-switch-inns = Inns & Cathedrals
carcassonne-switch-inns-description = 18 more tiles, a big meeple each, up to 6 players
carcassonne-switch-river = The River
carcassonne-switch-river-description = The game begins with a river from spring to lake
carcassonne-switch-short-bag = Short bag
carcassonne-switch-short-bag-description = Only 40 tiles are drawn, for a shorter evening; every magic one is among them
carcassonne-switch-small-cities = Small cities at half
carcassonne-switch-small-cities-description = The old rule: a city of two tiles is worth 2 points, not 4
carcassonne-agreed = With: { $things }
carcassonne-agreed-plain = Base game without fields
carcassonne-intro = **Carcassonne** · 2 to 5 players, 6 with Inns & Cathedrals
    Tile by tile a landscape grows of roads, cities, monasteries and fields. In your turn you lay the drawn tile and may put a meeple on it, as a thief on a road, a knight in a city, a monk or a farmer.
    What is complete gives points to whoever has most meeples there, and they come home. The mage makes a road or city worth more, the witch halves it. Who has most points in the end wins.
carcassonne-dealt = **The first tile lies.** { $count } tiles are in the bag. Begins: { $name }

## The board

carcassonne-title-turn = **On turn: { $name }** · tiles in the bag: { $count }
carcassonne-drawn = Drawn: **{ $tile }**
carcassonne-ask-laying = { $count ->
    [one] ➤ Choose where the tile goes: there is 1 cell.
   *[other] ➤ Choose where the tile goes: there are { $count } cells.
}
carcassonne-ask-region = ➤ Choose a part of the board first: the tile fits in { $count } cells.
carcassonne-ask-cell = Choose the cell for: { $tile }
carcassonne-ask-figure = ➤ Move the mage or the witch: to a road or city that is not complete and holds neither of them.
carcassonne-ask-take-off = ➤ Neither the mage nor the witch can go anywhere: choose which of them leaves the board.
carcassonne-ask-claiming = ➤ Put a meeple on the new tile, or none. The numbers are those in the picture.
carcassonne-ask-confirming = ➤ End your turn: what is complete is scored, and the next tile drawn.
carcassonne-ask-confirming-back = ➤ End your turn: what is complete is scored, and the next tile drawn. Before that you can take steps back.
carcassonne-escape = { $figure ->
    [mage] ⚠ The mage stands in what this tile completes ({ $place }). Moved away now, it adds nothing there.
   *[witch] ⚠ The witch stands in what this tile completes ({ $place }). Moved away now, it halves nothing there.
}
carcassonne-together = mage and witch come together, one of them must leave
carcassonne-wait-next = ➤ Everybody else, wait. Next: { $name }
carcassonne-wait-last = ➤ Everybody else, wait. After this last tile comes the final scoring.
carcassonne-turn-so-far = This turn: { $steps }
carcassonne-turn-sum = **This turn:** { $steps }
carcassonne-last-turn = -# Last turn · { $name }: { $steps }
carcassonne-player = { $number }. **{ $name }** · { $facts }
carcassonne-in-hand = meeples in hand: { $count }
carcassonne-big-in-hand = and the big one
carcassonne-button-meeples = My meeples
carcassonne-button-tiles = Tiles left
carcassonne-button-score = Score
carcassonne-button-zoom = Look closer
carcassonne-button-mage = Mage
carcassonne-button-witch = Witch
carcassonne-button-mage-off = Take the mage off
carcassonne-button-witch-off = Take the witch off
carcassonne-button-pass = No meeple
carcassonne-button-done = ✔ End turn
carcassonne-button-other-cell = Other cell
carcassonne-menu-cell = Where does the tile go?
carcassonne-menu-region = Which part of the board?
carcassonne-menu-claim = Which meeple?
carcassonne-menu-figure = { $figure ->
    [mage] Where does the mage go?
   *[witch] Where does the witch go?
}
carcassonne-claim = { $number } · { $role }: { $segment }
carcassonne-turns = **{ $cell }** · how should the tile lie? The numbers are those in the picture.
carcassonne-figure-title = { $figure ->
    [mage] **The mage**: one point more for each tile of a road or city.
   *[witch] **The witch**: a road or city gives half its points, rounded up.
}
carcassonne-figure-choose = Choose the road or city; the numbers are those in the picture.
carcassonne-figure-region = There are { $count } roads and cities. Choose a part of the board first.

## Steps, for everybody

carcassonne-asked = On turn: { $name } · { $step }
carcassonne-step-laying = lays a tile: { $tile }
carcassonne-step-figure = moves the mage or the witch
carcassonne-step-take-off = takes the mage or the witch off
carcassonne-step-claiming = puts a meeple or none
carcassonne-step-confirming = ends the turn
carcassonne-step-over = The game is over

## What happened

carcassonne-told-drawn = drawn: { $tile }
carcassonne-told-laid = { $tile } → { $cell }
carcassonne-told-conjured = { $figure } → { $to }
carcassonne-told-moved = { $figure }: { $from } → { $to }
carcassonne-told-taken-off = { $figure ->
    [mage] the mage leaves the board
   *[witch] the witch leaves the board
}
carcassonne-told-claimed = { $role }: { $spot }
carcassonne-told-passed = no meeple
carcassonne-history-turn = **{ $number }. { $name }**

## Scoring

carcassonne-result-scored = **{ $what } { $cell }**: { $sum } · { $gains }
carcassonne-result-most = { $gains } (meeples: { $meeples })
carcassonne-result-tie = { $gains } (tie, meeples: { $meeples })
carcassonne-result-returned = { $figure ->
    [mage] The mage goes back beside the board.
   *[witch] The witch goes back beside the board.
}
carcassonne-result-set-aside = This tile fits nowhere and is set aside: { $tile }
carcassonne-result-last = **Final scoring**
carcassonne-result-sum = **{ $name }** +{ $points }: { $parts }
carcassonne-result-history = Every single sum stands in the history.
carcassonne-sum = { $sum } = **{ $points }**
carcassonne-sum-mage = { $sum } + { $more } (mage) = **{ $points }**
carcassonne-sum-witch = { $sum } = { $plain }, half of it with the witch: **{ $points }**
carcassonne-sum-monastery = { $tiles } with those around
carcassonne-why-inn = inn
carcassonne-why-open-inn = inn, not complete
carcassonne-why-cathedral = cathedral
carcassonne-why-open-cathedral = cathedral, not complete
carcassonne-why-small = small city
carcassonne-why-open = not complete
carcassonne-over-won = 🏆 **{ $name }** wins.
carcassonne-over-shared = 🏆 Shared victory: **{ $names }**
carcassonne-over-where = “Score” shows what the last features gave.

## Panels

carcassonne-own-none = None of your meeples is on the board.
carcassonne-score-now = **Score** · and what every feature with meeples would give if the game ended now
carcassonne-score-end = **Score** · and what the last features gave
carcassonne-score-none = No meeple is on the board.
carcassonne-tiles-left = **Tiles in the bag: { $count }**
carcassonne-tiles-short = **Tiles not seen yet: { $count }**; { $bag } of them are in the bag, nobody knows which.
carcassonne-tiles-aside = Set aside: { $tiles }
carcassonne-zoom = Which part of the board?

## The board in words

carcassonne-text-size = Columns: { $columns }, rows: { $rows }, tiles on the board: { $tiles }, in the bag: { $bag }
carcassonne-text-last = Last tile · { $name }: { $cell }, { $tile }
carcassonne-text-cells = **The tile fits at:**
carcassonne-text-features = **Features with meeples, if the game ended now:**
carcassonne-text-features-end = **Features with meeples at the end, and what they gave:**
carcassonne-more = … and { $count } more
carcassonne-alt-scores = Points: { $scores }.
carcassonne-alt-board = The board has { $columns } columns and { $rows } rows with { $tiles } tiles; { $bag } are in the bag.
carcassonne-alt-cells = The drawn tile fits at { $cells }.
carcassonne-alt-near = What lies around { $cell }.
carcassonne-alt-tile = Tile at { $cell }: { $tile }.
carcassonne-alt-neighbours = Neighbours: { $neighbours }.
carcassonne-alt-turns = How the drawn tile can lie at { $cell }.

## Refusals and answers

carcassonne-refused-seats = Carcassonne is for 2 to 6 players, not { $seats }.
carcassonne-refused-six = The sixth player comes with Inns & Cathedrals.
carcassonne-refused-deal = This deal is not one of Carcassonne's.
carcassonne-refused-other-turn = It is not your turn. { $asked }
carcassonne-refused-not-now = That is not asked now.
carcassonne-refused-occupied = A tile lies at { $cell } already.
carcassonne-refused-lonely = { $cell } touches no tile.
carcassonne-refused-mismatch = Turned so, the tile does not fit at { $cell }. What lies around it: { $wanted }
carcassonne-refused-river = The river must go on from its end, and must not turn back at once.
carcassonne-refused-no-cell = The board has no cell { $name }. Cells are called like C4: the letter of the column, the number of the row.
carcassonne-refused-no-segment = There is no such part of a tile.
carcassonne-refused-no-target = The mage and the witch go to roads and cities that are not complete.
carcassonne-refused-own-feature = { $figure ->
    [mage] The mage must go to another road or city, and never to the one with the witch.
   *[witch] The witch must go to another road or city, and never to the one with the mage.
}
carcassonne-refused-not-on-board = { $figure ->
    [mage] The mage is not on the board.
   *[witch] The witch is not on the board.
}
carcassonne-refused-claimed = A meeple stands on this feature already.
carcassonne-refused-no-meeple = You have no such meeple in hand.
carcassonne-refused-no-fields = This game is without fields.
carcassonne-done-step = { $turn }. { $next }
carcassonne-done-turn = Your turn is over: { $turn }
carcassonne-next-figure = Now the mage or the witch: on the board.
carcassonne-next-claiming = Now a meeple or none: on the board.
carcassonne-next-confirming = Now end your turn, or take it back: on the board.

## Help

carcassonne-help-you = **You are asked now.**
carcassonne-help-laying = **Laying the tile**
    Choose a cell from the menu, on a wide board the part of the board first; then how the tile lies. { $lay } with cell and rotation does it in one go.
carcassonne-help-figure = **Mage and witch**
    Choose the mage or the witch, then a road or city. Nobody may leave this step out.
carcassonne-help-take-off = **Mage and witch**
    No road or city is left where either could go. Choose which of them leaves the board; this turn's points come after that.
carcassonne-help-claiming = **A meeple**
    Choose one of the numbered parts of the new tile, or no meeple.
carcassonne-help-confirming = **End of the turn**
    Until you end your turn you can take its steps back, one by one.
carcassonne-rule-laying = The tile touches at least one other, and every side must go on what lies there: city to city, road to road, field to field. A tile that fits nowhere is set aside and another one drawn.
carcassonne-rule-river = River goes on river: each of its tiles continues it from its end and must not turn back at once.
carcassonne-rule-claiming = A road, city or field may be taken only where no meeple stands on any part of it, not even your own. What the tile has just completed may be taken and is scored at once. Meeples that come home this turn are used from the next one.
carcassonne-rule-scoring = Complete: a road 1 point for each tile, a city 2 for each tile and pennant, a monastery 9 with all eight tiles around. At the end incomplete ones give 1 for each tile and pennant. Most meeples take all; a tie gives the points to each.
carcassonne-rule-fields = Farmers stay to the end: 3 points for each complete city at their field.
carcassonne-rule-figures = A tile with the magic symbol moves the mage or the witch, as you like, to a road or city that is not complete and holds neither. When any tile brings both together, one must leave. The mage gives 1 point more for each tile, the witch halves the points, rounded up, also at the end. After scoring they go back beside the board.
carcassonne-rule-escape = A figure in what the magic tile completes may be moved away before it is scored; it then changes nothing there.
carcassonne-rule-inns = Inn: a complete road gives 2 for each tile, else 0. Cathedral: a complete city gives 3 for each tile and pennant, else 0. The witch halves after that; the mage on an incomplete one gives just 1 for each tile. The big meeple counts as two.
carcassonne-help-commands = Tiles left: { $tiles } · score: { $score } · look closer: { $zoom } · your meeples: { $meeples } · board in words: { $board } · all turns: { $history }

## Commands

command-carcassonne = carcassonne
command-carcassonne-description = Carcassonne with the Mage & Witch
command-carcassonne-start = start
command-carcassonne-start-description = Open a table for 2 to 6 players
command-carcassonne-start-mage_witch = mage_witch
command-carcassonne-start-mage_witch-description = Play with the Mage & Witch (usual)
command-carcassonne-start-fields = fields
command-carcassonne-start-fields-description = Play with farmers on fields (usual)
command-carcassonne-start-inns = inns
command-carcassonne-start-inns-description = Play with Inns & Cathedrals
command-carcassonne-start-river = river
command-carcassonne-start-river-description = Begin with the River
command-carcassonne-start-short_bag = short_bag
command-carcassonne-start-short_bag-description = Draw 40 tiles only
command-carcassonne-start-small_cities = small_cities
command-carcassonne-start-small_cities-description = Cities of two tiles at half
command-carcassonne-start-computers = computers
command-carcassonne-start-computers-description = How many computer players take a seat
command-carcassonne-start-thread = thread
command-carcassonne-start-thread-description = Play in a thread of its own
command-carcassonne-meeples = meeples
command-carcassonne-meeples-description = Your meeples and, in your turn, your choices
command-carcassonne-board = board
command-carcassonne-board-description = The board in words; only you see it
command-carcassonne-board-post = post
command-carcassonne-board-post-description = Post the board anew in the channel instead
command-carcassonne-history = history
command-carcassonne-history-description = Everything that happened, turn by turn
command-carcassonne-lay = lay
command-carcassonne-lay-description = Lay the drawn tile
command-carcassonne-lay-cell = cell
command-carcassonne-lay-cell-description = Column letter and row number, such as C4
command-carcassonne-lay-rotation = rotation
command-carcassonne-lay-rotation-description = How far it is turned clockwise; leave it out to see the ways
command-carcassonne-lay-rotation-0 = as drawn
command-carcassonne-lay-rotation-90 = a quarter turn
command-carcassonne-lay-rotation-180 = half a turn
command-carcassonne-lay-rotation-270 = three quarters of a turn
command-carcassonne-tiles = tiles
command-carcassonne-tiles-description = The tiles that nobody has seen yet
command-carcassonne-score = score
command-carcassonne-score-description = The points, and what every feature is worth now
command-carcassonne-zoom = zoom
command-carcassonne-zoom-description = A part of the board, large
command-carcassonne-leave = leave
command-carcassonne-leave-description = Leave the table
command-carcassonne-replace = replace
command-carcassonne-replace-description = Give the seat of somebody who is away to a computer player or to somebody else
command-carcassonne-replace-player = player
command-carcassonne-replace-player-description = Who is away?
command-carcassonne-replace-person = person
command-carcassonne-replace-person-description = To whom the seat is offered; leave it out for a computer player
command-carcassonne-stop = stop
command-carcassonne-stop-description = Stop the game, or close the lobby
command-carcassonne-help = help
command-carcassonne-help-description = What is asked now, and the rules of it
