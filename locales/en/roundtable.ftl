### The bot's own messages, in English.
###
### Glossary, one word for one thing:
###   table      a game in a channel, from its lobby to its end
###   lobby      a table before the game begins
###   seat       a place at a table; seats are numbered from 1
###   host       who opened the table, and may change it
###   board      the public message that shows the game
###   computer player
###   nudge      to ping who is awaited
###   fair deal  the promise by which the deal can be checked
### Players are "you". Names stand as they are.

## Names

name-seat = Seat { $number }
name-twice = { $name } ({ $number })
name-none = nobody
name-all = everybody
name-nobody = Somebody
computer = { $name } 🤖
computer-name-1 = Sir Gawain
computer-name-2 = Dame Lynette
computer-name-3 = Sir Kay
computer-name-4 = Lady Enid
computer-name-5 = Sir Tristan
computer-name-6 = Dame Isolde
computer-name-7 = Sir Bors
computer-name-8 = Lady Elaine
computer-name-9 = Sir Gareth
computer-name-10 = Dame Laudine
computer-name-11 = Sir Yvain
computer-name-12 = Lady Blanche
computer-name-13 = Sir Bedivere
computer-name-14 = Dame Ragnelle
computer-name-15 = Sir Erec
computer-name-16 = Lady Igraine
language-name = English

## Buttons

button-join = Join
button-leave = Leave
button-begin = Begin
button-options = Options
button-help = Help
button-more = More
button-add-computer = Add a computer player
button-close = Close the lobby
button-text = Board in words
button-history = History
button-post = Post the board anew
button-take-back = Take back
button-nudge = Nudge
button-stop = Stop the game
button-stop-surely = Yes, stop the game
button-leave-surely = Yes, leave
button-come-back = Take my seat back
button-take-seat = Take this seat
button-back = Back
button-earlier = ◀ Earlier
button-later = Later ▶
button-again = Play again
button-record = Record

## Lobby

lobby-title = **{ $game }** · a table is open
lobby-host = Host: { $name }
lobby-seated = Seated: { $seated } (for { $least } to { $most } players)
lobby-seat = `{ $number }` { $name }
lobby-ready = ➤ The host can press Begin. Others can still press Join.
lobby-enough = ➤ The host can press Begin. More players need other options.
lobby-full = ➤ All seats are taken. The host can press Begin.
lobby-too-few = { $missing ->
    [one] ➤ Press Join. One more player is needed.
   *[other] ➤ Press Join. { $missing } more players are needed.
}
lobby-obstacle = ⚠ Cannot begin yet. { $reason }
fair-promise = -# Fair deal { $short }: SHA-256 of the hidden secret is `{ $hash }`
fair-secret = -# Fair deal { $short }: the secret was `{ $secret }`. “Record” gives the whole game to check.
closed-title = **{ $game }** · lobby closed
closed-by-host = The host closed it.
closed-expired = Nothing happened here for two hours.
closed-empty = Everybody left.

## The host's options

options-title = **Options** · only you see this panel.
options-ready = ✔ This set fits. You can begin.
options-switches = What is in the game?
options-remove = Remove a seat
options-hand-over = Make somebody else host

## Board

board-ping = 🔔 { $people }
board-footer = -# { $game } · table { $table }
over-stopped = **The game was stopped.** Nobody wins.
over-deserted = **The game is over: nobody is left.** Nobody wins.
over-idle = **The game is over: nothing happened for a week.** Nobody wins.
over-again = The next game: table { $table }.

## Private panels

panel-kept = A computer player keeps your seat ({ $name }). You can take it back at any time.
panel-secret-early = The game has not begun. Your role will be here once the roles are dealt.
panel-place = -# { $game } · table { $table } · { $channel }
history-title = **History** · page { $page } of { $pages }
history-empty = Nothing has been decided yet.
more-title = **More** · only you see this panel.
more-playing = “Nudge” pings whoever is awaited. “Take back” undoes your last step while that is still allowed.
more-host = You are the host: you can give the seat of somebody who is away to a computer player. They can come back.
more-majority = Is somebody away? When more than half agree, a computer player takes the seat. They can come back.
more-replace = Give a seat to a computer player
more-watching = You do not sit at this table, but you can follow it.
more-kept = A computer player keeps your seat. You can take it back.
confirm-stop = Stop the game? The host ends it at once; otherwise more than half of the players must agree. Everything hidden is revealed.
confirm-leave = Leave the game? A computer player takes your seat. You can come back while the game runs.

## News

notice-nudge = 🔔 { $people }: the table is waiting for you.
notice-nudge-all = 🔔 The table is waiting. Is it you?
notice-seat-given = Seat { $number }: { $computer } now plays for { $name }, who may come back at any time.
notice-seat-offered = { $to }: seat { $number } ({ $name }) is offered to you.
notice-seat-taken = Seat { $number }: now { $name }.
notice-came-back = Seat { $number }: { $name } is back.
notice-new-host = New host: { $name }
notice-stop-vote = Stop the game? Asked by { $name }: { $votes } of { $needed } votes needed. (More → Stop the game)
notice-replace-vote = Give the seat of { $absent } away? Asked by { $name }: { $votes } of { $needed } votes needed. (More)
notice-taken-back = Taken back: the last step of { $name }

## Refusals

refused-no-table = There is no such table any more.
refused-channel-taken = Another table ({ $table }) is open in this channel. Finish it, use another channel, or open yours in a thread.
refused-stale = This belongs to an earlier turn. The newest board is further down.
refused-repeated = That was already done.
refused-begun = The game has begun. You can follow it here.
refused-not-begun = The game has not begun yet.
refused-over = This game is over. Press “Play again” for another one.
refused-not-over = This game is not over yet.
refused-lobby-closed = This lobby is closed. You can open a new one.
refused-already-seated = You already have a seat here.
refused-not-seated = You do not sit at this table. “More” and “Help” are open to you.
refused-full = All seats are taken.
refused-too-few = { $least } players are needed; { $seats } { $seats ->
    [one] is
   *[other] are
} seated. The host can add computer players.
refused-not-host = Only the host can do this. Host: { $host }
refused-not-yours = Only the host can do this.
refused-no-such-seat = Nobody sits there.
refused-own-seat = That is your own seat. To go, use “Leave”.
refused-computer-seat = A computer player already sits there.
refused-nothing-to-take-back = There is nothing you could take back now.
refused-nudged-already = { $seconds ->
    [one] Somebody nudged a moment ago. Wait one second.
   *[other] Somebody nudged a moment ago. Wait { $seconds } seconds.
}
refused-nobody-awaited = Nobody is awaited now.
refused-not-offered = This seat is not offered to you.
refused-no-seat-kept = No seat is kept for you at this table.
refused-already-agreed = You have already agreed. It takes more than half of the players.
refused-person-seated = That person already sits at this table.
refused-not-idle = { $minutes ->
    [one] Somebody played here not long ago. Try again in a minute.
   *[other] Somebody played here not long ago. Try again in { $minutes } minutes.
}

## Done

done = Done.
done-join = You have a seat.
done-leave = You have left.
done-begin = The game begins.
done-hand-over = The host is now { $host }.
done-close = The lobby is closed.
done-take-back = Taken back.
done-nudge = Nudged.
done-replace = A computer player now plays seat { $number }.
done-replace-vote = You agreed to give the seat of { $name } to a computer player. It takes more than half of the players.
done-offer = Offered to { $to }.
done-take-seat = The seat is yours. Press the button of your secret on the board.
done-come-back = You have your seat back.
done-stop = The game is stopped.
done-stop-vote = You want to stop the game. It takes more than half of the players.
done-again = The new lobby is open.
done-post = The board is posted anew.

## Tables

tables-none = You do not sit at any table.
tables-title = { $count ->
    [one] **Your table**
   *[other] **Your { $count } tables**
}
tables-which = **Which table?**
tables-line = { $game } { $table } · { $state } · { $seats ->
    [one] one seat
   *[other] { $seats } seats
} · { $place }
tables-lobby = lobby
tables-playing = being played
tables-over = over
tables-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
tables-button = { $game } { $table }

## Help

help-bot = **Round Table** hosts board games in this channel. Secrets come to you alone; the rest is played with buttons and menus.
help-game = **{ $game }**: { $start } opens a table.
help-commands = Your tables: { $tables } · language of this server: { $language }
help-stored = I keep your Discord id, name and language at the tables where you sit or sat, what was played from your seat, and the channel of our direct messages. { $forget } erases your id and name.
help-start = Open a table with { $start }. Computer players can fill empty seats.
help-lobby =
    Press “Join” for a seat. The host sets “Options” and presses “Begin”.
    Fair deal: the bot has drawn a secret and shows its SHA-256 now. The deal follows from that secret, which is shown at the end, so anybody can check that nobody chose the deal.
    Commands: { $leave }, { $help }
help-over = The game is over. “Play again” opens a lobby for the same people; “Record” gives you the whole game as a file. New table: { $start }
help-closed = This lobby is closed. New table: { $start }
record = The whole game is in { $file }. “roundtable verify { $file }” checks the deal, “roundtable replay { $file }” plays it again.

## Forgetting

forgotten = Done: your id and your name are gone from everything I keep. At tables that have ended, your seat goes by its number. Messages that were posted stay until somebody deletes them.
forgotten-elsewhere = Your id and your name are gone from everything I keep, except from these tables, where you still sit. Leave them, then use { $command } again.
forgotten-unreadable = { $count ->
    [one] ⚠ One table could not be read and may still hold them. Whoever runs this bot finds it named in the log.
   *[other] ⚠ { $count } tables could not be read and may still hold them. Whoever runs this bot finds them named in the log.
}

## Answers

answer-opened = Your table is open in { $channel }.
answer-missing = { $count ->
    [one] I lack a permission in this channel: { $permissions }. Please let somebody who manages the server add it to my role or to this channel, then try again.
   *[other] I lack permissions in this channel: { $permissions }. Please let somebody who manages the server add them to my role or to this channel, then try again.
}
answer-language-set = Public messages of new tables on this server are now in this language: { $language }
answer-language-unset = Public messages follow the server's language again, or that of whoever opens the table.
answer-language-forbidden = Only who may manage this server can set its language.
answer-server-only = This works in a server only.
answer-no-table-here = There is no table in this channel, and you sit at no other one.
answer-no-such-name = Nobody at this table is called “{ $name }”. Pick a name from the list or type the seat's number.
answer-trouble = Something went wrong on my side. Nothing was changed; please try again.
answer-away = My database does not answer at the moment, so I cannot tell whether that counted. Look at the board in a minute, and try again if it did not.
interaction-unread = I could not read that. Please try again, or use another button or command.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-history = Read Message History
permission-create-threads = Create Public Threads

## Commands

command-roundtable = roundtable
command-roundtable-description = Your tables, the language, help
command-roundtable-tables = tables
command-roundtable-tables-description = The tables you sit at, with links
command-roundtable-language = language
command-roundtable-language-description = The language of public messages on this server
command-roundtable-language-language = language
command-roundtable-language-language-description = Which language?
command-roundtable-language-language-automatic = automatic
command-roundtable-language-language-en = English
command-roundtable-language-language-hu = magyar
command-roundtable-language-language-cs = čeština
command-roundtable-forget-me = forget-me
command-roundtable-forget-me-description = Erase your id and name from everything the bot keeps
command-roundtable-help = help
command-roundtable-help-description = What this bot does
