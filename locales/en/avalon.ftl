### The Resistance: Avalon, in English.
###
### Glossary, one word for one thing:
###   good, evil         the two sides; what the Lady shows is the loyalty
###   role               the character card
###   leader, team       the leader chooses the team of a quest
###   approve, reject    the votes on a team; a team is approved or rejected
###   quest              succeeds or fails; numbered 1 to 5 on the board
###   success, fail      the quest cards
###   round              everything up to and including a quest
###   Assassin, Lady of the Lake, Targeting

avalon-title = Avalon
avalon-intro = **The Resistance: Avalon** · 5 to 10 players
    Good wants three quests to succeed, evil wants three to fail. Nobody knows who is who, except evil, and Merlin.
    Each round the leader chooses a team and everybody votes on it. The team then plays cards in secret: one fail is enough to spoil a quest.
    After three successes the Assassin may still name Merlin and win the game for evil. So Merlin must help without being noticed.
    Everybody may say anything at any time.

## Sides and roles

avalon-good = good ✔
avalon-evil = evil ✘
avalon-role-merlin = Merlin
avalon-role-percival = Percival
avalon-role-servant = Loyal Servant of Arthur
avalon-role-assassin = Assassin
avalon-role-mordred = Mordred
avalon-role-morgana = Morgana
avalon-role-oberon = Oberon
avalon-role-minion = Minion of Mordred
avalon-role-times = { $role } ×{ $count }
avalon-roles =
    ✔ Good: { $good }
    ✘ Evil: { $evil }

## Options

avalon-agreed-roles = Special roles: { $roles }
avalon-agreed-no-roles = No special roles
avalon-agreed-variants = Variants: { $variants }
avalon-switch-merlin = Merlin and the Assassin
avalon-switch-merlin-description = Merlin knows evil; after three successes the Assassin may find Merlin
avalon-switch-percival = Percival (good)
avalon-switch-percival-description = Knows Merlin; with Morgana, sees two and does not know which
avalon-switch-mordred = Mordred (evil)
avalon-switch-mordred-description = Merlin does not see Mordred
avalon-switch-morgana = Morgana (evil)
avalon-switch-morgana-description = Looks like Merlin to Percival
avalon-switch-oberon = Oberon (evil)
avalon-switch-oberon-description = Does not know the other evil players, and they do not know Oberon
avalon-switch-lady = Lady of the Lake
avalon-switch-lady-description = After quests 2, 3 and 4 its holder sees somebody's loyalty; best from 7 players
avalon-switch-targeting = Targeting
avalon-switch-targeting-description = The leader also chooses which quest the team goes on

## Controls

avalon-button-role = My role
avalon-button-approve = ✔ Approve
avalon-button-reject = ✘ Reject
avalon-button-success = ✔ Success
avalon-button-fail = ✘ Fail
avalon-button-fail-surely = ✘ Yes, play fail
avalon-button-quest = Quest { $quest } ({ $size } players)
avalon-button-decline = Decline
avalon-button-assassin = 🗡 Name Merlin
avalon-button-victim-surely = 🗡 Yes, this is Merlin
avalon-menu-team = Leader: the team for quest { $quest } ({ $size } players)
avalon-menu-lady = Holder of the Lady: whose loyalty?
avalon-menu-victim = Who is Merlin?

## Board

avalon-leader = 👑 Leader: { $name }
avalon-leader-next = 👑 Leader: { $name } · next: { $next }
avalon-team = 🛡 Team of { $size }: { $names }
avalon-score = Quests: good ✔ { $good } · evil ✘ { $evil }
avalon-status = Quests: good ✔ { $good } · evil ✘ { $evil } · rejected teams: { $rejections } of 5
avalon-last-team = ⚠ Fifth team of this round: if it is rejected, evil wins.
avalon-two-fails = This quest only fails with two fails.
avalon-proposing-title = **Quest { $quest } · choose the team**
avalon-proposing-leader = ➤ Leader, choose { $size } players in the menu. You may be one of them.
avalon-proposing-others = ➤ Everybody else, say whom you would send. The vote comes next.
avalon-targeting-title = **Choose a quest and its team**
avalon-targeting-leader = ➤ Leader, press a quest, then choose its team in the menu that only you see.
avalon-voting-title = **Quest { $quest } · vote on the team**
avalon-voting-all = ➤ Everybody, approve or reject in secret. You may change your vote until the last one is in.
avalon-voting-in = Votes in: { $voted } of { $seats } · awaited: { $names }
avalon-questing-title = **Quest { $quest } · the team is on its way**
avalon-questing-team = ➤ Team, play success or fail in secret. Good can only play success. A card is final.
avalon-questing-others = ➤ Everybody else, wait. Only the number of fails will be known.
avalon-questing-in = Cards in: { $cards } of { $size }
avalon-lady-title = **The Lady of the Lake**
avalon-lady-holder = 🌊 Lady of the Lake: { $name }
avalon-lady-prompt = ➤ Holder of the Lady, choose whose loyalty you want to see, or decline.
avalon-lady-others = ➤ Everybody else, you will learn whose, but not what it was.
avalon-assassin-title = **Three quests succeeded · the Assassin's last chance**
avalon-assassin-talk = Evil may now talk openly about who Merlin is.
avalon-assassin-prompt = ➤ Assassin, press “{ $button }”. If you find Merlin, evil wins.
avalon-assassin-others = ➤ Good, give nothing away. If Merlin is not found, you win.

## The deal

avalon-dealt = **The roles are dealt.**
    ➤ Everybody, press “{ $role }” to see yours, now and at any time. Only you see the answer.

## Results

avalon-votes-approve = ✔ Approve ({ $count }): { $names }
avalon-votes-reject = ✘ Reject ({ $count }): { $names }
avalon-cards = Cards: { $successes } success, { $fails } fail ({ $needed ->
    [one] one fail is enough
   *[other] it takes { $needed } fails
})
avalon-result-approved = **✔ Team approved, { $yes } to { $no }** · quest { $quest }
avalon-result-rejected = **✘ Team rejected, { $yes } to { $no }** · quest { $quest } · rejected teams: { $rejections } of 5
avalon-result-success = **✔ Quest { $quest } succeeded**
avalon-result-fail = **✘ Quest { $quest } failed**
avalon-result-lady = **🌊 The Lady of the Lake**
    Holder: { $holder } · looked at: { $target } (new holder)
    Only { $holder } knows what there was to see, and may say anything about it.
avalon-result-declined = **🌊 The Lady of the Lake**
    Holder: { $holder } · declined, and keeps the Lady
avalon-result-assassin-called = **Three quests succeeded.** Evil may now talk openly about who Merlin is.
    Then the Assassin names one player. If it is Merlin, evil wins after all.
avalon-result-assassinated = 🗡 Assassin: { $assassin } · named as Merlin: { $target }
avalon-named = 🗡 Named as Merlin: { $name }
avalon-reason-three-failures = **✘ Evil wins:** three quests failed.
avalon-reason-five-rejections = **✘ Evil wins:** five teams were rejected in one round.
avalon-reason-merlin-found = **✘ Evil wins:** the Assassin found Merlin.
avalon-reason-merlin-missed = **✔ Good wins:** three quests succeeded, and the Assassin did not find Merlin.
avalon-reason-three-successes = **✔ Good wins:** three quests succeeded.
avalon-end-good = ✔ **Good** · { $players }
avalon-end-evil = ✘ **Evil** · { $players }
avalon-end-role = { $role }: { $names }

## The own secret

avalon-secret-role = **You are: { $role }** · { $side }
avalon-aim-merlin = You know evil. Help good, but stay hidden: if the Assassin names you at the end, evil wins.
avalon-aim-percival = Protect Merlin, and let three quests succeed.
avalon-aim-servant = You know only yourself. Find out whom to trust, and let three quests succeed.
avalon-aim-assassin = Let three quests fail. If three succeed, you name Merlin, and evil can still win.
avalon-aim-mordred = Let three quests fail. Merlin does not see you.
avalon-aim-morgana = Let three quests fail. Percival sees you as Merlin.
avalon-aim-oberon = Let three quests fail. The other evil players do not know you, nor you them.
avalon-aim-minion = Let three quests fail, and watch who might be Merlin.
avalon-aim-minion-without-merlin = Let three quests fail.
avalon-know-evil = Evil: { $names }
avalon-know-not-mordred = Mordred is hidden from you.
avalon-know-fellows = { $count ->
    [one] Your fellow: { $names }
   *[other] Your fellows: { $names }
}
avalon-know-no-fellows = You know no fellow.
avalon-know-not-oberon = Oberon is evil too, but hidden from you.
avalon-know-merlin = { $count ->
    [one] Merlin: { $names }
   *[other] Merlin is one of these, Morgana the other: { $names }
}
avalon-secret-lady = The Lady showed you: { $name } · { $side }
avalon-secret-ballot = Your vote: { $ballot } (not opened yet)
avalon-secret-card = Your card: { $card }
avalon-secret-victims = ➤ Name Merlin. Talk with your fellows first if you like.
avalon-choose-team = Quest { $quest }: choose the team. The vote begins at once.
avalon-confirm-fail = Play fail? A card is final.
avalon-confirm-victim = Is this Merlin: { $name }? This ends the game.

## Board in words

avalon-text-quests = **Quests**
avalon-text-quest = Quest { $quest } ({ $size } players): { $state }
avalon-text-quest-team = { $line }; team: { $names }
avalon-quest-success = { $fails ->
    [0] succeeded, no fail
    [one] succeeded, one fail
   *[other] succeeded, { $fails } fails
}
avalon-quest-fail = { $fails ->
    [one] failed, one fail
   *[other] failed, { $fails } fails
}
avalon-quest-open = open
avalon-quest-open-two = open, fails with two fails
avalon-text-seats = **Seats, to the left**
avalon-text-lady-held = Cannot be looked at by the Lady: { $names }
avalon-text-last-vote = **Last vote:** quest { $quest }, team: { $names }
avalon-alt = Board of Avalon. Quests: good { $good }, evil { $evil }. Rejected teams: { $rejections } of 5.
avalon-alt-quest = Quest { $quest }, { $size } players: { $state }.
avalon-alt-seat = { $name } ({ $role })
avalon-alt-seats = Seats: { $seats }.
avalon-alt-lady = Lady of the Lake: { $name }.
avalon-alt-proposing = Leader: { $leader }, choosing a team.
avalon-alt-voting = Vote on quest { $quest }. Leader: { $leader }. Team: { $team }. Votes in: { $voted } of { $seats }.
avalon-alt-questing = Quest { $quest } is under way. Team: { $team }. Cards in: { $cards } of { $size }.
avalon-alt-lady-looks = The Lady of the Lake looks at somebody.
avalon-alt-assassin = Three quests succeeded; the Assassin names Merlin.
avalon-alt-over = Game over. Winner: { $winner }.

## History

avalon-history-approved = **Round { $round }, team { $number }** · quest { $quest } · ✔ approved, { $yes } to { $no }
avalon-history-rejected = **Round { $round }, team { $number }** · quest { $quest } · ✘ rejected, { $yes } to { $no }
avalon-history-lady = **🌊 The Lady of the Lake** · holder: { $holder } · looked at: { $target }
avalon-history-saw = Seen: { $name } · { $side }

## Help

avalon-help-you = **You are asked now.**
avalon-help-proposing = **Choosing the team**
    The leader chooses exactly as many players as the quest needs, in the menu below the board or with { $command }. Until the first vote it can be taken back (More).
    Then everybody votes. If the team is rejected, the player to the left leads. After five rejected teams in one round evil wins.
avalon-help-targeting = Targeting: the leader also chooses the quest. Each quest is played once; quest 5 only after two successes.
avalon-help-voting = **Voting on the team**
    Everybody votes, the leader too: with the buttons or with { $command }. Votes are opened together, by name. More than half must approve; a tie rejects.
    Rejected: the player to the left leads. Five rejected teams in one round: evil wins.
avalon-help-questing = **On the quest**
    Each member plays a card: with the buttons or with { $command }. Good must play success, evil may play either. The cards are shuffled: only the number of fails becomes known.
    One fail is enough; with 7 or more players quest 4 takes two.
avalon-help-lady = **The Lady of the Lake**
    The holder looks at one player's loyalty, good or evil but not the role, with the menu or with { $command }. The Lady then belongs to that player. Whoever ever held her cannot be looked at.
    The holder may tell the truth or lie, or decline to look.
avalon-help-assassin = **The Assassin's last chance**
    Evil may talk openly. Then the Assassin names one player, with the button or with { $command }. If it is Merlin, evil wins; otherwise good wins.
avalon-help-win = Good wins with three successes, if Merlin is not found. Evil wins with three failures, five rejected teams in one round, or by finding Merlin.
avalon-help-switch = **{ $name }:** { $rule }
avalon-help-commands = Your role: { $role } · all votes: { $history } · board in words: { $board }

## Refusals

avalon-refused-seats = Avalon is for 5 to 10 players, not { $seats }.
avalon-refused-too-many-evil = { $chosen } special evil roles are chosen, but only { $evil } players are evil. Take some out.
avalon-refused-percival-alone = With 5 players Percival needs Mordred or Morgana in the game.
avalon-refused-without-merlin = Percival, Mordred and Morgana need Merlin in the game.
avalon-refused-deal = These options do not fit the deal.
avalon-refused-not-leader = Only the leader chooses the team. Leader: { $name }
avalon-refused-not-now = That is not asked now.
avalon-refused-team-size = Quest { $quest } needs { $size } different players; you chose { $given }.
avalon-refused-quest-missing = With Targeting, say which quest the team goes on.
avalon-refused-quest-not-chosen = The quests are played in order here; leave the quest out.
avalon-refused-quest-done = Quest { $quest } was already played. Choose another one.
avalon-refused-quest-five-early = { $successes ->
    [one] Quest 5 needs two successes before; there is one.
   *[other] Quest 5 needs two successes before; there are { $successes }.
}
avalon-refused-same-vote = Your vote already is: { $ballot }
avalon-refused-not-on-team = You are not on this quest.
avalon-refused-already-played = Your card is played already; it is final.
avalon-refused-good-must-succeed = You are good: you must play success. Nobody sees that you tried.
avalon-refused-not-holder = Only the holder of the Lady looks. Holder: { $name }
avalon-refused-held-lady = Holds or held the Lady, so cannot be looked at: { $name }
avalon-refused-not-assassin = Only the Assassin can name Merlin.
avalon-refused-fellow = You know this player is not Merlin: { $name }. Choose somebody else.
avalon-now-proposing = The leader is choosing a team: { $name }
avalon-now-voting = Everybody is voting on the team.
avalon-now-questing = The team is on its quest: { $names }
avalon-now-lady = The holder of the Lady is to look at somebody: { $name }
avalon-now-assassin = The Assassin is to name Merlin.

## Done

avalon-done-propose = You chose this team: { $names }. Now everybody votes. Until the first vote you can take it back (More).
avalon-done-vote = Your vote: { $ballot }. You can change it until the last one is in.
avalon-done-last-vote = Your vote: { $ballot }. It was the last one; the votes are open.
avalon-done-quest = Your card: { $card }. It is final.
avalon-done-lady = What you saw: { $name } · { $side }. Only you know; say what you like.
avalon-done-decline = You declined, and keep the Lady.
avalon-done-assassinate = You named as Merlin: { $name }

## Commands

command-avalon = avalon
command-avalon-description = The Resistance: Avalon
command-avalon-start = start
command-avalon-start-description = Open a table for 5 to 10 players
command-avalon-start-merlin = merlin
command-avalon-start-merlin-description = Merlin and the Assassin (on unless you switch them off)
command-avalon-start-percival = percival
command-avalon-start-percival-description = Percival (good): knows Merlin
command-avalon-start-mordred = mordred
command-avalon-start-mordred-description = Mordred (evil): hidden from Merlin
command-avalon-start-morgana = morgana
command-avalon-start-morgana-description = Morgana (evil): looks like Merlin to Percival
command-avalon-start-oberon = oberon
command-avalon-start-oberon-description = Oberon (evil): unknown to the other evil players
command-avalon-start-lady = lady
command-avalon-start-lady-description = The Lady of the Lake; best from 7 players
command-avalon-start-targeting = targeting
command-avalon-start-targeting-description = Targeting: the leader also chooses the quest
command-avalon-start-computers = computers
command-avalon-start-computers-description = How many computer players take a seat
command-avalon-start-thread = thread
command-avalon-start-thread-description = Play in a thread of its own
command-avalon-role = role
command-avalon-role-description = Your role and what you know; only you see it
command-avalon-board = board
command-avalon-board-description = The board in words; only you see it
command-avalon-board-post = post
command-avalon-board-post-description = Post the board anew in the channel instead
command-avalon-history = history
command-avalon-history-description = Every team with every vote, every quest with its cards
command-avalon-propose = propose
command-avalon-propose-description = Choose the team, as leader
command-avalon-propose-member1 = member1
command-avalon-propose-member1-description = First member
command-avalon-propose-member2 = member2
command-avalon-propose-member2-description = Second member
command-avalon-propose-member3 = member3
command-avalon-propose-member3-description = Third member, if the quest needs one
command-avalon-propose-member4 = member4
command-avalon-propose-member4-description = Fourth member, if the quest needs one
command-avalon-propose-member5 = member5
command-avalon-propose-member5-description = Fifth member, if the quest needs one
command-avalon-propose-quest = quest
command-avalon-propose-quest-description = Which quest; only with Targeting
command-avalon-vote = vote
command-avalon-vote-description = Vote on the team
command-avalon-vote-ballot = ballot
command-avalon-vote-ballot-description = Your vote; you may change it until the last one is in
command-avalon-vote-ballot-approve = ✔ Approve
command-avalon-vote-ballot-reject = ✘ Reject
command-avalon-quest = quest
command-avalon-quest-description = Play your card on the quest
command-avalon-quest-card = card
command-avalon-quest-card-description = Good must play success; a card is final
command-avalon-quest-card-success = ✔ Success
command-avalon-quest-card-fail = ✘ Fail
command-avalon-lady = lady
command-avalon-lady-description = See a player's loyalty, as holder of the Lady of the Lake
command-avalon-lady-player = player
command-avalon-lady-player-description = Whose loyalty; leave it out to decline
command-avalon-assassinate = assassinate
command-avalon-assassinate-description = Name Merlin, as Assassin, after three successes
command-avalon-assassinate-player = player
command-avalon-assassinate-player-description = Whom do you take for Merlin?
command-avalon-leave = leave
command-avalon-leave-description = Leave the table
command-avalon-replace = replace
command-avalon-replace-description = Give the seat of somebody who is away to a computer player or to somebody else
command-avalon-replace-player = player
command-avalon-replace-player-description = Who is away?
command-avalon-replace-person = person
command-avalon-replace-person-description = To whom the seat is offered; leave it out for a computer player
command-avalon-stop = stop
command-avalon-stop-description = Stop the game, or close the lobby
command-avalon-help = help
command-avalon-help-description = What is asked now, and the rules of it

## Picture

avalon-picture-propose = Quest { $quest } · team of { $size }
avalon-picture-target = Names a quest and a team
avalon-picture-vote = Vote on the team
avalon-picture-quest = Quest { $quest } is under way
avalon-picture-lady = Lady of the Lake
avalon-picture-assassinate = The Assassin seeks Merlin
avalon-picture-good-wins = Good wins
avalon-picture-evil-wins = Evil wins
avalon-picture-three-failures = Three quests failed
avalon-picture-five-rejections = Five teams rejected
avalon-picture-merlin-found = Merlin was found
avalon-picture-merlin-missed = Merlin stayed hidden
avalon-picture-three-successes = Three quests succeeded
avalon-picture-rejections = Rejected teams
avalon-picture-last-vote = Last vote
avalon-picture-merlin = Merlin
avalon-picture-percival = Percival
avalon-picture-servant = Servant
avalon-picture-assassin = Assassin
avalon-picture-mordred = Mordred
avalon-picture-morgana = Morgana
avalon-picture-oberon = Oberon
avalon-picture-minion = Minion
