### Fair Isolde, in English.
###
### Glossary, one word for one thing:
###   board, marker, space, start   a board of a discipline with its track; markers lie on spaces, on one space on
###                                 top of each other; all begin on the start
###   Isolde, Joust, Melee, Study, King, Grail, Chivalry, Magic   the boards
###   Combat                        the kind of card that goes to Joust or to Melee
###   packet, keep, pass            a draft: one card of the packet is kept, the others are passed on
###   round, start player, Excalibur   six rounds; the start player holds Excalibur
###   shield, points                shields are won and lost at a scoring; a bonus is steps or points without a shield
###   edge, steps back, closing up  the advanced rules
###   disc, cup, codex, scroll, mark   Courtship, Tournament, Learning, King, Fair Isolde challenge
###   pile                          three cards in the Lancelot form

isolde-title = Fair Isolde
isolde-intro = **Fair Isolde** · 2 to 5 players, 6 rounds
    You are young knights and compete for the hand of Fair Isolde: in joust and melee, in study, in the service of the King, in the quest for the Grail and in chivalry.
    Each round everybody drafts five cards: keep one, pass the rest on. Then each plays four of them, and every card moves a marker on its board. After that the boards are scored.
    Whoever has the most points after six rounds wins.

## Options and lobby

isolde-agreed-base = Base rules
isolde-agreed-advanced = Advanced rules
isolde-agreed-booklet = Grail 3/2/1, Chivalry −3/−1 (booklet)
isolde-agreed-printed = Grail 17/10/4, Chivalry −10/−5 (printed)
isolde-agreed-parcifal = for two players: Parcifal
isolde-agreed-lancelot = for two players: Lancelot
isolde-agreed-variants = Variants: { $variants }
isolde-switch-lancelot = Two players: Lancelot
isolde-switch-lancelot-description = Two colours each, with more to plan; otherwise Parcifal, with a neutral third
isolde-switch-advanced = Advanced rules
isolde-switch-advanced-description = The start player's edge, steps back after Isolde's bonus, closing up after round 3
isolde-switch-printed = Printed score table
isolde-switch-printed-description = Grail 17/10/4 and Chivalry −10/−5, instead of the booklet's 3/2/1 and −3/−1
isolde-switch-courtship = Courtship
isolde-switch-courtship-description = Isolde gives bonus discs; not with Magic or Fair Isolde
isolde-switch-magic = Magic
isolde-switch-magic-description = An eighth board: any card may be played there; its steps come after rounds 2 and 5
isolde-switch-tournament = Tournament
isolde-switch-tournament-description = A cup between the knights; Joust and Melee score after rounds 2, 4 and 6
isolde-switch-challenge = Fair Isolde
isolde-switch-challenge-description = Everybody marks a discipline before the draft; Isolde moves markers only there
isolde-switch-learning = Learning
isolde-switch-learning-description = Study gives shields from a secret codex; each Study card looks at one
isolde-switch-king = King
isolde-switch-king-description = Two scrolls on the King's board decide when it is scored
isolde-switch-grail = Grail
isolde-switch-grail-description = The Grail multiplies points in round 6
isolde-switch-chivalry = Chivalry
isolde-switch-chivalry-description = In round 6 shields change hands

## Names of things

isolde-board = { $board ->
    [isolde] Isolde
    [joust] Joust
    [melee] Melee
    [study] Study
    [king] King
    [grail] Grail
    [chivalry] Chivalry
   *[magic] Magic
}
isolde-kind-combat = Combat
isolde-card = { $kind } { $value }
isolde-card-on = { $card } ({ $board })
isolde-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
isolde-parcifal = Sir Parcifal
isolde-colour = { $name } { $number }
isolde-marker = { $board } { $space }
isolde-hue = { $hue ->
    [light_blue] light blue
    [dark_blue] dark blue
    [orange] orange
    [red] red
   *[grey] grey
}
isolde-hue-for = { $hue }: { $boards }
isolde-shield = { $hue } { $value }
isolde-shield-hidden = an orange shield, face down
isolde-cup = { $side ->
    [border] on the border
    [joust] Joust side, { $space }
   *[melee] Melee side, { $space }
}
isolde-cup-stands = 🏆 Cup: { $cup }
isolde-codex-seen = shield { $number } is { $value }
isolde-codex-taken = shield { $number } was taken

## Moves

isolde-move = { $board } { $from } → { $to }
isolde-move-none = { $board }: stays on { $space }
isolde-effect-place = { $place } place
isolde-effect-start = on the start
isolde-effect-stands = your marker is on { $space }
isolde-effect-passes = passes { $names }
isolde-effect-behind = falls behind { $names }
isolde-effect-scroll = takes the scroll on { $space }

## Buttons and menus

isolde-button-cards = My cards
isolde-button-score = Points
isolde-button-decline = No move
isolde-button-no-edge = Leave it
isolde-button-stop-steps = Leave the rest
isolde-offer-play = { $card }: { $spaces }
isolde-offer-play-on = { $card } → { $board }: { $spaces }
isolde-offer-edge = { $board }, space { $space }
isolde-offer-pile = Pile { $number }: { $cards }
isolde-offer-shield = Shield { $number }
isolde-offer-start = Next start player: { $name }
isolde-offer-start-nobody = Next start player (no effect: a card fixes the order)
isolde-offer-fifth = Play the fifth card
isolde-offer-fifth-none = Play the fifth card (there is none)
isolde-offer-any = Any board +1 · { $move }
isolde-offer-steps = +{ $count } · { $move }
isolde-menu-forward = On which board?
isolde-menu-back = Which marker goes back?
isolde-menu-edge = On which board on top?
isolde-menu-mark = Which discipline do you mark?
isolde-menu-disc = Which bonus disc?
isolde-menu-pile = Which pile?
isolde-menu-shield = Which shield?
isolde-menu-keep = Which card do you keep?
isolde-menu-three = Choose three cards
isolde-menu-steps = Another number of steps: on which board?
isolde-menu-steps-from = { $first } to { $last } steps
isolde-steps-exact = **{ $board }** · up to { $left } steps of Magic

## The board

isolde-dealt = **The cards of the first round are dealt.**
    ➤ Everybody, press “{ $cards }” to see yours, now and at any time. Only you see the answer.
isolde-start = ⚔ Excalibur: { $name }
isolde-draft-title = **Round { $round } of 6 · choosing cards, { $number } of 4**
isolde-passes-left = Packets go left: { $chain }
isolde-passes-right = Packets go right: { $chain }
isolde-draft-all = ➤ Everybody, press “{ $cards }” and keep one card; the others are passed on.
isolde-awaited = Done: { $done } of { $seats } · awaited: { $names }
isolde-piling-title = **Round { $round } of 6 · making piles**
isolde-piling-all = ➤ Everybody, press “{ $cards }” and divide your six cards into two piles.
isolde-assigning-title = **Round { $round } of 6 · cards for the colours**
isolde-assigning-all = ➤ Everybody, press “{ $cards }” and give each of your colours three cards, unseen.
isolde-turn-title = **Round { $round } of 6 · card { $number } of { $last }**
isolde-turn-own = ➤ { $name }: press “{ $cards }” and play a card.
isolde-turn-next = Next: { $name }
isolde-mark-title = **Round { $round } of 6 · marking a discipline**
isolde-pile-title = **Round { $round } of 6 · taking piles**
isolde-card-title = **Round { $round } of 6 · a card was played**
isolde-scoring-title = **Round { $round } of 6 · scoring**
isolde-for = { $name } (for { $neutral })
isolde-ask-bonus = ➤ { $name }: Isolde's bonus. Move a marker { $steps ->
    [one] one space
   *[other] { $steps } spaces
} on another board, or decline.
isolde-ask-challenge = ➤ { $name }: Isolde's bonus for the cards of the marked discipline. Move { $steps ->
    [one] one space
   *[other] { $steps } spaces
} on this board, or decline: { $board }
isolde-ask-edge = ➤ { $name }: the start player's edge. Put your marker on top on one shared space, or leave it.
isolde-ask-back = ➤ { $name }: step back { $steps ->
    [one] one space
   *[other] { $steps } spaces
} with a marker of your choice, and then one on Isolde's board.
isolde-ask-place = ➤ { $name }: on which board does this card move the marker? { $card }
isolde-ask-pile = ➤ { $name }: take one of the other player's piles.
isolde-ask-mark = ➤ { $name }: look at “{ $cards }”, then mark a discipline.
isolde-ask-look = ➤ { $name }: look at a shield of the secret codex. Only you see the answer.
isolde-ask-take-shield = ➤ { $name }: take a shield of the codex, face down.
isolde-codex-left = 📖 Codex: { $left } of { $all } shields
isolde-ask-disc = ➤ { $name }: use a bonus disc.
isolde-ask-steps = ➤ { $name }: Magic, { $left ->
    [one] one step
   *[other] { $left } steps
} left. Divide them over the other boards, or leave the rest.
isolde-ask-give = ➤ { $name }: Chivalry. Give an orange shield; it goes to { $to }.
isolde-ask-give-hidden = ➤ { $name }: Chivalry. Press “{ $cards }” and choose the orange shield that you give. It goes to { $to }.
isolde-ask-take-blue = ➤ { $name }: Chivalry. Take { $left ->
    [one] a blue shield
   *[other] { $left } blue shields
} of at most 3, one at a time. Given by { $from }.
isolde-piles = { $name }: { $piles }
isolde-scored = ★ Scored after this round: { $boards }
isolde-played = Played: { $cards }
isolde-moves = Moved: { $moves }
isolde-marks = ⚑ Marked: { $marks }
isolde-scrolls = 📜 Scrolls: { $scrolls }
isolde-scroll-there = { $space } on the board
isolde-scroll-taken = { $space } taken in this round
isolde-scroll-aside = { $space } laid aside
isolde-named = ⚔ Next Excalibur: { $name }
isolde-points = Points: { $points }
isolde-points-hidden = { $points } + { $count } face down
isolde-won = **👑 Winner: { $names }**
isolde-shared = **👑 Shared victory: { $names }**
isolde-tie = (a tie; further ahead on Isolde's board)

## My cards

isolde-cards-title = **Your cards · round { $round }**
isolde-cards-keep = ➤ Choice { $number } of 4: keep one card. The others go on to { $name }.
isolde-cards-packet = Packet: { $cards }
isolde-cards-kept = ✔ Kept: { $card }. The others go on to { $name }.
isolde-cards-waiting = Awaited: { $names }
isolde-cards-pile = ➤ Choose three cards for one pile; the other three make the second. Both will be turned up, and the other player takes one.
isolde-cards-assign = ➤ Choose three cards for { $first }; the others go to { $second }.
isolde-cards-divided = ✔ Chosen: { $cards }
isolde-cards-play = ➤ { $name }: play a card. Each button says where it moves the marker.
isolde-cards-give = ➤ Choose the shield that you give.
isolde-cards-hand = **{ $name }:** { $cards }
isolde-cards-markers = Markers ({ $name }): { $markers }
isolde-cards-passed = Passed on: { $packets }
isolde-cards-codex = 📖 You know of the codex: { $shields }
isolde-cards-hidden = Shields face down ({ $name }), known to you alone: { $values }

## Points

isolde-score-title = **Points · round { $round } of 6**
isolde-score-line = **{ $name }: { $points }**
isolde-score-known = face down { $values }
isolde-score-bonus = Grail { $points }
isolde-score-hues = -# Shields · { $hues }

## Board in words

isolde-text-tracks = **Boards** · the first is ahead; on one space the one named first lies on top; ★ scored after this round
isolde-text-track = { $board }: { $markers }
isolde-text-start = start: { $names }
isolde-alt = Boards of Fair Isolde, round { $round } of 6.
isolde-alt-turn = On turn: { $name }.

## What happened

isolde-result-title = **Scoring, round { $round }**
isolde-result-title-open = **Scoring**
isolde-result-sums = Together: { $sums }
isolde-told-first-round = **Round 1**
isolde-told-round = **Round { $round }** · ⚔ Excalibur: { $name } · order: { $order }
isolde-told-kept = Kept: { $name } · { $card }
isolde-told-played = { $name }: { $card }
isolde-told-bonus = Isolde's bonus: { $name } · { $move }
isolde-told-magic = Magic: { $name } · { $move }
isolde-told-disc-move = By the disc: { $name } · { $move }
isolde-told-back = Step back: { $name } · { $move }
isolde-told-declined = Declined: { $name }
isolde-told-scored = **{ $board }** · { $places }
isolde-told-reset = Back to the start: { $boards }
isolde-told-closed-up = Closed up: { $boards }
isolde-told-edge = Start player's edge: { $name } · on top: { $board }
isolde-told-piles = Piles: { $piles }
isolde-told-pile = Pile taken: { $name } · { $number }
isolde-told-assigned = Cards for { $name }: { $cards }
isolde-told-marked = Marked: { $name } · { $board }
isolde-told-codex = Codex: { $shields }
isolde-told-looked = Looked at: { $name } · shield { $number }
isolde-told-taken = Taken from the codex: { $name } · shield { $number }
isolde-told-value = { $line } ({ $value })
isolde-told-zeros = **Study** · everybody has a shield. It was a 0 and goes back: { $names }
isolde-told-disc = Disc: { $name } · { $disc }
isolde-told-steps = { $board } +{ $steps }
isolde-told-scroll = 📜 Scroll on { $space }: { $name }
isolde-told-scrolls-back = 📜 Both scrolls are back on the King's board.
isolde-told-given = **Chivalry** · { $from } → { $to }: { $shield }

## Help

isolde-help-you = **You are asked now.**
isolde-help-picking = **Choosing cards.** { $command } shows your packet to you alone. Keep one card; the rest is passed on, left in odd rounds, right in even ones. The fifth card comes by itself. You will play four of the five.
isolde-help-turn = **Playing cards.** { $command } shows your hand. A card moves your marker on its board by its value, Combat on Joust or Melee. Whoever comes last to a space lies on top and is ahead. The King's track ends at 12.
isolde-help-dividing = **Dividing cards.** { $command } shows your six cards. First make two piles, which are turned up; each takes one of the other's. Then give each colour three cards, unseen.
isolde-help-asking = **A choice.** The buttons or the menu below the board show everything that is possible.
isolde-help-scoring = **Scoring.** Isolde comes first: the third moves a marker 1 space on another board, then the second 2, the first 3 (a third only with 4–5 colours). Then the other boards.
isolde-help-boards = **Boards.** Joust, Melee: 3/2/1. Study: last −3, second-to-last −1. King, rounds 3 and 6: from space 6 on 6, on 12 12. Grail and Chivalry: round 6. On the start all are last. After round 3 all but Grail and Chivalry go back to the start.
isolde-help-parcifal = **Parcifal:** Sir Parcifal is a third, neutral knight. He keeps the highest card of each packet and plays at random; the start player decides the rest for him. He can win.
isolde-help-switch = **{ $name }:** { $rule }
isolde-help-lancelot = two colours each; points are added. All three cards of a colour are played, in the order of the round.
isolde-help-advanced = before scoring the start player may go on top of one shared space; after it Isolde's first three go back 3/2/1 and 1 at Isolde; after round 3 markers close up.
isolde-help-printed = Grail 17/10/4; Chivalry last −10, second-to-last −5.
isolde-help-courtship = Isolde's first uses two bonus discs, then the second two, the third (4–5 colours) the last one.
isolde-help-magic = any card may move Magic instead. After rounds 2 and 5 the best there get as many steps as their space's number, the last of them first.
isolde-help-tournament = Combat cards also move the cup. In rounds 2, 4, 6 the knight on its side gives 8/5/2, the other 5/3/1.
isolde-help-challenge = Isolde gives 3/2/1 spaces for each played card of the marked discipline, all on its board.
isolde-help-learning = the codex has a −1, a −3 and zeros. A Study card looks at one; in scoring all take one, the first on Study first.
isolde-help-king = scored only when a scroll (6, 12) was taken in the round: your space's number, with both scrolls twice.
isolde-help-grail = round 6: the first wins the points of the own blue shields again, the second half; the last lose half.
isolde-help-chivalry = round 6: the first gives the last an orange shield and takes two blue ones up to 3; the second (4–5 colours) one.
isolde-help-commands = Points: { $score } · what happened: { $history }

## Refusals

isolde-refused-seats = Fair Isolde is for 2 to 5 players, not { $seats }.
isolde-refused-courtship-with-magic = Courtship and Magic are the two sides of one board. Choose one of them.
isolde-refused-courtship-with-challenge = Courtship and Fair Isolde both change what Isolde gives. Choose one of them.
isolde-refused-deal = These options do not fit the deal.
isolde-refused-not-now = That is not asked now.
isolde-now = Awaited: { $names }
isolde-refused-other-turn = It is not your turn. On turn: { $name }
isolde-refused-already-kept = You have kept a card of this packet already. Wait for the others.
isolde-refused-not-in-packet = This card is not in your packet: { $card }
isolde-refused-not-in-hand = You do not have this card: { $card }
isolde-refused-other-board = { $card } moves no marker on this board: { $board }
isolde-refused-bonus-on-isolde = Isolde's bonus is for the other boards.
isolde-refused-already-chosen = You have chosen already.
isolde-refused-not-possible = That is not among what is possible now.

## Done

isolde-done-keep = ✔ Kept: { $card }
isolde-done-play = ✔ Played: { $card } ({ $board })
isolde-done-pile = ✔ One pile: { $cards }
isolde-done-assign = ✔ For the first colour: { $cards }
isolde-done-look = 📖 Shield { $number } of the codex: **{ $value }**. Only you know.
isolde-done-take = ✔ Shield { $number } was taken. A 0 goes back.
isolde-done-give = ✔ Given: { $value }
isolde-done-steps = ✔ { $name }: { $marker }

## Commands

command-isolde = isolde
command-isolde-description = Fair Isolde
command-isolde-start = start
command-isolde-start-description = Open a table for 2 to 5 players
command-isolde-start-lancelot = lancelot
command-isolde-start-lancelot-description = Two players: the Lancelot form instead of Parcifal
command-isolde-start-advanced = advanced
command-isolde-start-advanced-description = The advanced rules
command-isolde-start-printed = printed
command-isolde-start-printed-description = The printed score table instead of the booklet's
command-isolde-start-courtship = courtship
command-isolde-start-courtship-description = Courtship (not with magic or challenge)
command-isolde-start-magic = magic
command-isolde-start-magic-description = Magic: an eighth board
command-isolde-start-tournament = tournament
command-isolde-start-tournament-description = Tournament: the cup
command-isolde-start-challenge = challenge
command-isolde-start-challenge-description = Fair Isolde: marked disciplines
command-isolde-start-learning = learning
command-isolde-start-learning-description = Learning: the secret codex
command-isolde-start-king = king
command-isolde-start-king-description = King: the scrolls
command-isolde-start-grail = grail
command-isolde-start-grail-description = Grail: multiplied points
command-isolde-start-chivalry = chivalry
command-isolde-start-chivalry-description = Chivalry: shields change hands
command-isolde-start-computers = computers
command-isolde-start-computers-description = How many computer players take a seat
command-isolde-start-thread = thread
command-isolde-start-thread-description = Play in a thread of its own
command-isolde-cards = cards
command-isolde-cards-description = Your packet and your cards; only you see them
command-isolde-board = board
command-isolde-board-description = The board in words; only you see it
command-isolde-board-post = post
command-isolde-board-post-description = Post the board anew in the channel instead
command-isolde-history = history
command-isolde-history-description = Everything that happened, round by round
command-isolde-score = score
command-isolde-score-description = Everybody's shields and points
command-isolde-leave = leave
command-isolde-leave-description = Leave the table
command-isolde-replace = replace
command-isolde-replace-description = Give the seat of somebody who is away to a computer player or to somebody else
command-isolde-replace-player = player
command-isolde-replace-player-description = Who is away?
command-isolde-replace-person = person
command-isolde-replace-person-description = To whom the seat is offered; leave it out for a computer player
command-isolde-stop = stop
command-isolde-stop-description = Stop the game, or close the lobby
command-isolde-help = help
command-isolde-help-description = What is asked now, and the rules of it

## Pictures

isolde-picture-neutral = Sir Parcifal
isolde-picture-isolde = Isolde
isolde-picture-joust = Joust
isolde-picture-melee = Melee
isolde-picture-study = Study
isolde-picture-king = King
isolde-picture-grail = Grail
isolde-picture-chivalry = Chivalry
isolde-picture-magic = Magic
isolde-picture-scrolls = scrolls
isolde-picture-round = Round { $round } of 6
isolde-picture-picking = Everybody keeps a card
isolde-picture-piling = Both make two piles
isolde-picture-assigning = Both give out their cards
isolde-picture-turn = { $name }: a card
isolde-picture-asking = { $name }: a choice
isolde-picture-over = Won by: { $names }
isolde-picture-discs = Discs
isolde-picture-packet = Packet: keep one
isolde-picture-hand = In hand
