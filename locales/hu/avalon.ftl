## Picture

avalon-picture-seat = { $seat }. hely
avalon-picture-propose = { $quest }. küldetés · { $size } fős csapat
avalon-picture-target = Küldetés és csapat kijelölése
avalon-picture-vote = Szavazás a csapatról
avalon-picture-quest = Folyik a { $quest }. küldetés
avalon-picture-lady = A tó hölgye
avalon-picture-assassinate = Az Orgyilkos Merlint keresi
avalon-picture-good-wins = A jók győztek
avalon-picture-evil-wins = A gonoszok győztek
avalon-picture-three-failures = Három küldetés elbukott
avalon-picture-five-rejections = Öt elutasított csapat
avalon-picture-merlin-found = Merlin lelepleződött
avalon-picture-merlin-missed = Merlin rejtve maradt
avalon-picture-three-successes = Három küldetés sikerült
avalon-picture-rejections = Elutasított csapatok
avalon-picture-last-vote = Utolsó szavazás
avalon-picture-merlin = Merlin
avalon-picture-percival = Percival
avalon-picture-servant = Követő
avalon-picture-assassin = Orgyilkos
avalon-picture-mordred = Mordred
avalon-picture-morgana = Morgana
avalon-picture-oberon = Oberon
avalon-picture-minion = Bérenc
