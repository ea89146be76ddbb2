## Picture

avalon-picture-seat = Místo { $seat }
avalon-picture-propose = Výprava { $quest } · družina: { $size }
avalon-picture-target = Volba výpravy a družiny
avalon-picture-vote = Hlasování o družině
avalon-picture-quest = Výprava { $quest } probíhá
avalon-picture-lady = Paní jezera
avalon-picture-assassinate = Vrah hledá Merlina
avalon-picture-good-wins = Dobro vítězí
avalon-picture-evil-wins = Zlo vítězí
avalon-picture-three-failures = Tři výpravy selhaly
avalon-picture-five-rejections = Pět zamítnutých družin
avalon-picture-merlin-found = Merlin byl odhalen
avalon-picture-merlin-missed = Merlin zůstal skryt
avalon-picture-three-successes = Tři výpravy uspěly
avalon-picture-rejections = Zamítnuté družiny
avalon-picture-last-vote = Poslední hlasování
avalon-picture-merlin = Merlin
avalon-picture-percival = Percival
avalon-picture-servant = Služebník
avalon-picture-assassin = Vrah
avalon-picture-mordred = Mordred
avalon-picture-morgana = Morgana
avalon-picture-oberon = Oberon
avalon-picture-minion = Přisluhovač
