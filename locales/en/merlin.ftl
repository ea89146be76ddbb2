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

merlin-round = **Round { $round } of 6** · asked: { $names }

## Buttons and menus

merlin-button-missions = My missions

## What happened

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
