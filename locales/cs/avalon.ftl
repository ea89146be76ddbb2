### The Resistance: Avalon, česky.
###
### Slovníček, pro jednu věc jedno slovo:
###   dobro, zlo                 obě strany; co ukazuje Jezerní paní, je věrnost
###   role                       karta postavy
###   vůdce, družina             vůdce sestavuje družinu výpravy
###   schválit, zamítnout        hlasy o družině
###   výprava                    uspěje, nebo selže; na desce číslované 1 až 5
###   úspěch, neúspěch           karty výpravy
###   kolo                       všechno až po jednu výpravu včetně
###   Vrah, Jezerní paní, Volba cíle, Věrný služebník Artušův, Mordredův nohsled

avalon-title = Avalon
avalon-intro = **The Resistance: Avalon** · 5 až 10 hráčů
    Dobro chce, aby tři výpravy uspěly, zlo chce, aby tři selhaly. Nikdo neví, kdo je kdo, jen zlo a Merlin.
    V každém kole vůdce sestaví družinu a všichni o ní hlasují. Družina pak tajně hraje karty: výpravu zkazí jediný neúspěch.
    Po třech úspěších může ještě Vrah určit Merlina, a tím vyhraje zlo. Merlin proto musí pomáhat nenápadně.
    Každý smí kdykoli říct cokoli.

## Sides and roles

avalon-good = dobro ✔
avalon-evil = zlo ✘
avalon-role-merlin = Merlin
avalon-role-percival = Percival
avalon-role-servant = Věrný služebník Artušův
avalon-role-assassin = Vrah
avalon-role-mordred = Mordred
avalon-role-morgana = Morgana
avalon-role-oberon = Oberon
avalon-role-minion = Mordredův nohsled
avalon-role-times = { $role } ×{ $count }
avalon-roles =
    ✔ Dobro: { $good }
    ✘ Zlo: { $evil }

## Options

avalon-agreed-roles = Zvláštní role: { $roles }
avalon-agreed-no-roles = Žádné zvláštní role
avalon-agreed-variants = Varianty: { $variants }
avalon-switch-merlin = Merlin a Vrah
avalon-switch-merlin-description = Merlin zná zlo; po třech úspěších ho Vrah může odhalit
avalon-switch-percival = Percival (dobro)
avalon-switch-percival-description = Zná Merlina; s Morganou vidí dva a neví, který je který
avalon-switch-mordred = Mordred (zlo)
avalon-switch-mordred-description = Merlin ho nevidí
avalon-switch-morgana = Morgana (zlo)
avalon-switch-morgana-description = Percivalovi se jeví jako Merlin
avalon-switch-oberon = Oberon (zlo)
avalon-switch-oberon-description = Nezná ostatní zlé hráče a oni neznají jeho
avalon-switch-lady = Jezerní paní
avalon-switch-lady-description = Po 2., 3. a 4. výpravě její držitel pozná něčí věrnost; spíš od 7 hráčů
avalon-switch-targeting = Volba cíle
avalon-switch-targeting-description = Vůdce vybírá i výpravu, na kterou družina půjde

## Controls

avalon-button-role = Moje role
avalon-button-approve = ✔ Schválit
avalon-button-reject = ✘ Zamítnout
avalon-button-success = ✔ Úspěch
avalon-button-fail = ✘ Neúspěch
avalon-button-fail-surely = ✘ Ano, zahrát neúspěch
avalon-button-quest = Výprava { $quest } ({ $size ->
    [few] { $size } hráči
   *[other] { $size } hráčů
})
avalon-button-decline = Teď ne
avalon-button-assassin = 🗡 Určit Merlina
avalon-button-victim-surely = 🗡 Ano, to je Merlin
avalon-menu-team = Vůdce: družina pro výpravu { $quest } ({ $size ->
    [few] { $size } hráči
   *[other] { $size } hráčů
})
avalon-menu-lady = Jezerní paní: čí věrnost?
avalon-menu-victim = Kdo je Merlin?

## Board

avalon-leader = 👑 Vůdce: { $name }
avalon-leader-next = 👑 Vůdce: { $name } · další: { $next }
avalon-team = 🛡 Družina ({ $size }): { $names }
avalon-score = Výpravy: dobro ✔ { $good } · zlo ✘ { $evil }
avalon-status = Výpravy: dobro ✔ { $good } · zlo ✘ { $evil } · zamítnuté družiny: { $rejections } z 5
avalon-last-team = ⚠ Pátá družina tohoto kola: bude-li zamítnuta, vyhraje zlo.
avalon-two-fails = Tuto výpravu zkazí až dva neúspěchy.
avalon-proposing-title = **Výprava { $quest } · sestavení družiny**
avalon-proposing-leader = ➤ Vůdce: vyber v nabídce { $size ->
    [few] { $size } hráče
   *[other] { $size } hráčů
}. Můžeš být mezi nimi.
avalon-proposing-others = ➤ Ostatní: řekněte, koho byste vyslali. Pak se hlasuje.
avalon-targeting-title = **Výprava a její družina**
avalon-targeting-leader = ➤ Vůdce: stiskni výpravu a pak vyber její družinu v nabídce, kterou vidíš jen ty.
avalon-voting-title = **Výprava { $quest } · hlasování o družině**
avalon-voting-all = ➤ Všichni: tajně schvalte, nebo zamítněte. Hlas můžeš změnit, dokud nepřijde poslední.
avalon-voting-in = Hlasy: { $voted } z { $seats } · chybí: { $names }
avalon-questing-title = **Výprava { $quest } · družina je na cestě**
avalon-questing-team = ➤ Družina: tajně zahrajte úspěch, nebo neúspěch. Dobro může hrát jen úspěch. Karta platí napořád.
avalon-questing-others = ➤ Ostatní: čekejte. Vyjde najevo jen počet neúspěchů.
avalon-questing-in = Karty: { $cards } z { $size }
avalon-lady-title = **Jezerní paní**
avalon-lady-holder = 🌊 Jezerní paní: { $name }
avalon-lady-prompt = ➤ Jezerní paní: vyber, čí věrnost chceš poznat, nebo řekni, že teď ne.
avalon-lady-others = ➤ Ostatní: dozvíte se čí, ale ne jaká byla.
avalon-assassin-title = **Tři výpravy uspěly · poslední šance Vraha**
avalon-assassin-talk = Zlo se teď smí otevřeně radit, kdo je Merlin.
avalon-assassin-prompt = ➤ Vrah: stiskni „{ $button }“. Když Merlina najdeš, vyhraje zlo.
avalon-assassin-others = ➤ Dobro: nic neprozraďte. Zůstane-li Merlin skryt, vyhráli jste.

## The deal

avalon-dealt = **Role jsou rozdané.**
    ➤ Všichni: tlačítko „{ $role }“ teď i kdykoli později ukáže tu tvou. Odpověď vidíš jen ty.

## Results

avalon-votes-approve = ✔ Schválit ({ $count }): { $names }
avalon-votes-reject = ✘ Zamítnout ({ $count }): { $names }
avalon-cards = Karty: úspěch { $successes }×, neúspěch { $fails }× ({ $needed ->
    [one] stačí jeden neúspěch
    [few] jsou třeba { $needed } neúspěchy
   *[other] je třeba { $needed } neúspěchů
})
avalon-result-approved = **✔ Družina schválena { $yes } : { $no }** · výprava { $quest }
avalon-result-rejected = **✘ Družina zamítnuta { $yes } : { $no }** · výprava { $quest } · zamítnuté družiny: { $rejections } z 5
avalon-result-success = **✔ Výprava { $quest } uspěla**
avalon-result-fail = **✘ Výprava { $quest } selhala**
avalon-result-lady = **🌊 Jezerní paní**
    Držitel: { $holder } · poznaný hráč: { $target } (nový držitel)
    Co bylo vidět, ví jen { $holder }, a může o tom říct cokoli.
avalon-result-declined = **🌊 Jezerní paní**
    Teď ne, Jezerní paní zůstává: { $holder }
avalon-result-assassin-called = **Tři výpravy uspěly.** Zlo se teď smí otevřeně radit, kdo je Merlin.
    Pak Vrah určí jednoho hráče. Je-li to Merlin, vyhraje přece jen zlo.
avalon-result-assassinated = 🗡 Vrah: { $assassin } · za Merlina určen hráč: { $target }
avalon-named = 🗡 Za Merlina určen hráč: { $name }
avalon-reason-three-failures = **✘ Vyhrává zlo:** tři výpravy selhaly.
avalon-reason-five-rejections = **✘ Vyhrává zlo:** v jednom kole bylo zamítnuto pět družin.
avalon-reason-merlin-found = **✘ Vyhrává zlo:** Vrah odhalil Merlina.
avalon-reason-merlin-missed = **✔ Vyhrává dobro:** tři výpravy uspěly a Vrah Merlina neodhalil.
avalon-reason-three-successes = **✔ Vyhrává dobro:** tři výpravy uspěly.
avalon-end-good = ✔ **Dobro** · { $players }
avalon-end-evil = ✘ **Zlo** · { $players }
avalon-end-role = { $role }: { $names }

## The own secret

avalon-secret-role = **Tvá role: { $role }** · { $side }
avalon-aim-merlin = Znáš zlo. Pomáhej dobru, ale neprozraď se: určí-li tě Vrah na konci, vyhraje zlo.
avalon-aim-percival = Chraň Merlina a pomoz třem výpravám uspět.
avalon-aim-servant = Znáš jen sebe. Zjisti, komu věřit, a pomoz třem výpravám uspět.
avalon-aim-assassin = Ať tři výpravy selžou. Když jich tři uspějí, určíš Merlina ty a zlo ještě může vyhrát.
avalon-aim-mordred = Ať tři výpravy selžou. Merlin tě nevidí.
avalon-aim-morgana = Ať tři výpravy selžou. Percival tě vidí jako Merlina.
avalon-aim-oberon = Ať tři výpravy selžou. Ostatní zlí hráči tě neznají a ty neznáš je.
avalon-aim-minion = Ať tři výpravy selžou, a všímej si, kdo by mohl být Merlin.
avalon-aim-minion-without-merlin = Ať tři výpravy selžou.
avalon-know-evil = Zlo: { $names }
avalon-know-not-mordred = Mordred je před tebou skryt.
avalon-know-fellows = { $count ->
    [one] Tvůj spojenec: { $names }
   *[other] Tvoji spojenci: { $names }
}
avalon-know-no-fellows = Žádného spojence neznáš.
avalon-know-not-oberon = Oberon je také zlý, ale před tebou skrytý.
avalon-know-merlin = { $count ->
    [one] Merlin: { $names }
   *[other] Jeden z nich je Merlin, druhý Morgana: { $names }
}
avalon-secret-lady = Jako Jezerní paní vidíš: { $name } · { $side }
avalon-secret-ballot = Tvůj hlas: { $ballot } (zatím neodkrytý)
avalon-secret-card = Tvá karta: { $card }
avalon-secret-victims = ➤ Urči Merlina. Předtím se můžeš poradit se svými.
avalon-choose-team = Výprava { $quest }: vyber družinu. Hlasování začne hned.
avalon-confirm-fail = Zahrát neúspěch? Karta platí napořád.
avalon-confirm-victim = Je toto Merlin: { $name }? Tím hra skončí.

## Board in words

avalon-text-quests = **Výpravy**
avalon-text-quest = Výprava { $quest } ({ $size ->
    [few] { $size } hráči
   *[other] { $size } hráčů
}): { $state }
avalon-text-quest-team = { $line }; družina: { $names }
avalon-quest-success = { $fails ->
    [0] uspěla bez neúspěchu
    [one] uspěla, jeden neúspěch
    [few] uspěla, { $fails } neúspěchy
   *[other] uspěla, { $fails } neúspěchů
}
avalon-quest-fail = { $fails ->
    [one] selhala, jeden neúspěch
    [few] selhala, { $fails } neúspěchy
   *[other] selhala, { $fails } neúspěchů
}
avalon-quest-open = čeká
avalon-quest-open-two = čeká, zkazí ji až dva neúspěchy
avalon-text-seats = **Místa, směrem doleva**
avalon-text-lady-held = Jezerní paní nemůže poznat věrnost: { $names }
avalon-text-last-vote = **Poslední hlasování:** výprava { $quest }, družina: { $names }
avalon-alt = Deska Avalonu. Výpravy: dobro { $good }, zlo { $evil }. Zamítnuté družiny: { $rejections } z 5.
avalon-alt-quest = Výprava { $quest }, { $size ->
    [few] { $size } hráči
   *[other] { $size } hráčů
}: { $state }.
avalon-alt-seat = { $name } ({ $role })
avalon-alt-seats = Místa: { $seats }.
avalon-alt-lady = Jezerní paní: { $name }.
avalon-alt-proposing = Družinu sestavuje vůdce: { $leader }.
avalon-alt-voting = Hlasování, výprava { $quest }. Vůdce: { $leader }. Družina: { $team }. Hlasy: { $voted } z { $seats }.
avalon-alt-questing = Výprava { $quest } probíhá. Družina: { $team }. Karty: { $cards } z { $size }.
avalon-alt-lady-looks = Jezerní paní poznává něčí věrnost.
avalon-alt-assassin = Tři výpravy uspěly; Vrah určuje Merlina.
avalon-alt-over = Konec hry. Vítěz: { $winner }.

## History

avalon-history-approved = **Kolo { $round }, družina { $number }** · výprava { $quest } · ✔ schválena { $yes } : { $no }
avalon-history-rejected = **Kolo { $round }, družina { $number }** · výprava { $quest } · ✘ zamítnuta { $yes } : { $no }
avalon-history-lady = **🌊 Jezerní paní** · držitel: { $holder } · poznaný hráč: { $target }
avalon-history-saw = Poznaná věrnost: { $name } · { $side }

## Help

avalon-help-you = **Teď se čeká na tebe.**
avalon-help-proposing = **Sestavení družiny**
    Vůdce vybere přesně tolik hráčů, kolik výprava potřebuje: v nabídce pod deskou, nebo příkazem { $command }. Do prvního hlasu to může vzít zpět (Více).
    Pak všichni hlasují. Je-li družina zamítnuta, vede soused po levici. Po pěti zamítnutých družinách v jednom kole vyhrává zlo.
avalon-help-targeting = Volba cíle: vůdce vybírá i výpravu. Každá se hraje jednou, pátá až po dvou úspěších.
avalon-help-voting = **Hlasování o družině**
    Hlasují všichni, i vůdce: tlačítky, nebo příkazem { $command }. Hlasy se odkryjí najednou a se jmény. Schválit musí víc než polovina; rovnost zamítá.
    Po zamítnutí vede soused po levici. Pět zamítnutých družin v jednom kole: vyhrává zlo.
avalon-help-questing = **Na výpravě**
    Každý člen družiny zahraje kartu: tlačítky, nebo příkazem { $command }. Dobro musí hrát úspěch, zlo si může vybrat. Karty se zamíchají: vyjde najevo jen počet neúspěchů.
    Stačí jeden neúspěch; od 7 hráčů jsou na 4. výpravu potřeba dva.
avalon-help-lady = **Jezerní paní**
    Držitel pozná věrnost jednoho hráče (dobro, nebo zlo, roli ne): v nabídce, nebo příkazem { $command }. Jezerní paní pak přejde k tomuto hráči. Kdo ji kdy měl u sebe, toho poznat nelze.
    Držitel smí říct pravdu i lhát, nebo se poznání vzdát.
avalon-help-assassin = **Poslední šance Vraha**
    Zlo se smí otevřeně radit. Pak Vrah určí jednoho hráče: tlačítkem, nebo příkazem { $command }. Je-li to Merlin, vyhraje zlo, jinak dobro.
avalon-help-win = Dobro vyhrává třemi úspěchy, zůstane-li Merlin skryt. Zlo vyhrává třemi neúspěšnými výpravami, pěti zamítnutými družinami v jednom kole, nebo odhalením Merlina.
avalon-help-switch = **{ $name }:** { $rule }
avalon-help-commands = Tvá role: { $role } · všechny hlasy: { $history } · deska slovy: { $board }

## Refusals

avalon-refused-seats = Avalon je pro 5 až 10 hráčů, ne pro { $seats }.
avalon-refused-too-many-evil = Zvolené zvláštní zlé role: { $chosen }, zlých hráčů ale jen: { $evil }. Některé uberte.
avalon-refused-percival-alone = Při pěti hráčích potřebuje Percival ve hře Mordreda nebo Morganu.
avalon-refused-without-merlin = Percival, Mordred a Morgana potřebují ve hře Merlina.
avalon-refused-deal = Toto nastavení neodpovídá rozdání.
avalon-refused-not-leader = Družinu sestavuje jen vůdce. Vůdce: { $name }
avalon-refused-not-now = Na to teď není řada.
avalon-refused-team-size = Výprava { $quest }: počet různých hráčů má být { $size }, tvůj výběr má { $given }.
avalon-refused-quest-missing = Při Volbě cíle řekni i to, na kterou výpravu družina půjde.
avalon-refused-quest-not-chosen = Výpravy tu jdou po řadě, číslo výpravy vynech.
avalon-refused-quest-done = Výprava { $quest } už proběhla. Vyber jinou.
avalon-refused-quest-five-early = Před výpravou 5 musí být dva úspěchy; zatím: { $successes }.
avalon-refused-same-vote = Tvůj hlas už takový je: { $ballot }
avalon-refused-not-on-team = Na této výpravě nejsi.
avalon-refused-already-played = Tvá karta už je zahraná a platí napořád.
avalon-refused-good-must-succeed = Jsi na straně dobra, musíš hrát úspěch. Tvůj pokus nikdo nevidí.
avalon-refused-not-holder = Věrnost poznává jen držitel Jezerní paní. Držitel: { $name }
avalon-refused-held-lady = Jezerní paní tu už byla, věrnost tohoto hráče poznat nelze: { $name }
avalon-refused-not-assassin = Merlina může určit jen Vrah.
avalon-refused-fellow = Víš, že to není Merlin: { $name }. Vyber někoho jiného.
avalon-now-proposing = Družinu sestavuje vůdce: { $name }
avalon-now-voting = Všichni hlasují o družině.
avalon-now-questing = Na výpravě je družina: { $names }
avalon-now-lady = Věrnost poznává Jezerní paní: { $name }
avalon-now-assassin = Vrah má určit Merlina.

## Done

avalon-done-propose = Tvá družina: { $names }. Teď všichni hlasují. Do prvního hlasu ji můžeš vzít zpět (Více).
avalon-done-vote = Tvůj hlas: { $ballot }. Můžeš ho změnit, dokud nepřijde poslední.
avalon-done-last-vote = Tvůj hlas: { $ballot }. Byl poslední, hlasy jsou odkryté.
avalon-done-quest = Tvá karta: { $card }. Platí napořád.
avalon-done-lady = Poznaná věrnost: { $name } · { $side }. Víš to jen ty; říct můžeš, co chceš.
avalon-done-decline = Teď ne. Jezerní paní ti zůstává.
avalon-done-assassinate = Za Merlina určuješ: { $name }

## Commands

command-avalon = avalon
command-avalon-description = The Resistance: Avalon
command-avalon-start = začít
command-avalon-start-description = Otevřít stůl pro 5 až 10 hráčů
command-avalon-start-merlin = merlin
command-avalon-start-merlin-description = Merlin a Vrah (ve hře, pokud je nevypneš)
command-avalon-start-percival = percival
command-avalon-start-percival-description = Percival (dobro): zná Merlina
command-avalon-start-mordred = mordred
command-avalon-start-mordred-description = Mordred (zlo): Merlin ho nevidí
command-avalon-start-morgana = morgana
command-avalon-start-morgana-description = Morgana (zlo): Percivalovi se jeví jako Merlin
command-avalon-start-oberon = oberon
command-avalon-start-oberon-description = Oberon (zlo): ostatní zlí hráči ho neznají
command-avalon-start-lady = paní
command-avalon-start-lady-description = Jezerní paní; spíš od 7 hráčů
command-avalon-start-targeting = volba-cíle
command-avalon-start-targeting-description = Volba cíle: vůdce vybírá i výpravu
command-avalon-start-computers = počítače
command-avalon-start-computers-description = Kolik počítačových hráčů přisedne
command-avalon-start-thread = vlákno
command-avalon-start-thread-description = Hrát ve vlastním vlákně
command-avalon-role = role
command-avalon-role-description = Tvá role a co víš; vidíš to jen ty
command-avalon-board = deska
command-avalon-board-description = Deska slovy; vidíš ji jen ty
command-avalon-board-post = znovu
command-avalon-board-post-description = Místo toho poslat desku znovu do kanálu
command-avalon-history = historie
command-avalon-history-description = Každá družina se všemi hlasy, každá výprava s kartami
command-avalon-propose = družina
command-avalon-propose-description = Sestavit družinu, jako vůdce
command-avalon-propose-member1 = člen1
command-avalon-propose-member1-description = První člen
command-avalon-propose-member2 = člen2
command-avalon-propose-member2-description = Druhý člen
command-avalon-propose-member3 = člen3
command-avalon-propose-member3-description = Třetí člen, je-li potřeba
command-avalon-propose-member4 = člen4
command-avalon-propose-member4-description = Čtvrtý člen, je-li potřeba
command-avalon-propose-member5 = člen5
command-avalon-propose-member5-description = Pátý člen, je-li potřeba
command-avalon-propose-quest = výprava
command-avalon-propose-quest-description = Která výprava; jen při Volbě cíle
command-avalon-vote = hlasovat
command-avalon-vote-description = Hlasovat o družině
command-avalon-vote-ballot = hlas
command-avalon-vote-ballot-description = Tvůj hlas; můžeš ho změnit, dokud nepřijde poslední
command-avalon-vote-ballot-approve = ✔ Schválit
command-avalon-vote-ballot-reject = ✘ Zamítnout
command-avalon-quest = výprava
command-avalon-quest-description = Zahrát kartu na výpravě
command-avalon-quest-card = karta
command-avalon-quest-card-description = Dobro musí hrát úspěch; karta platí napořád
command-avalon-quest-card-success = ✔ Úspěch
command-avalon-quest-card-fail = ✘ Neúspěch
command-avalon-lady = paní
command-avalon-lady-description = Poznat věrnost hráče, jako Jezerní paní
command-avalon-lady-player = hráč
command-avalon-lady-player-description = Čí věrnost; vynech, když teď ne
command-avalon-assassinate = zavraždit
command-avalon-assassinate-description = Určit Merlina, jako Vrah, po třech úspěších
command-avalon-assassinate-player = hráč
command-avalon-assassinate-player-description = Koho máš za Merlina?
command-avalon-leave = odejít
command-avalon-leave-description = Odejít od stolu
command-avalon-replace = nahradit
command-avalon-replace-description = Dát místo nepřítomného hráče počítači nebo někomu jinému
command-avalon-replace-player = hráč
command-avalon-replace-player-description = Kdo chybí?
command-avalon-replace-person = kdo
command-avalon-replace-person-description = Komu místo nabídnout; vynech pro počítačového hráče
command-avalon-stop = ukončit
command-avalon-stop-description = Ukončit hru, nebo zavřít čekárnu
command-avalon-help = nápověda
command-avalon-help-description = Na co je teď řada a podle jakých pravidel

## Picture

avalon-picture-propose = Výprava { $quest } · družina: { $size }
avalon-picture-target = Volba výpravy a družiny
avalon-picture-vote = Hlasování o družině
avalon-picture-quest = Výprava { $quest } probíhá
avalon-picture-lady = Jezerní paní
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
avalon-picture-minion = Nohsled
