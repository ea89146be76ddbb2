## Picture

avalon-picture-seat = Seat { $seat }
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
