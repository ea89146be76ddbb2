### Vlastní zprávy bota, česky.
###
### Slovníček, pro jednu věc jedno slovo:
###   stůl (table)                jedna hra v kanálu, od čekárny do konce
###   čekárna (lobby)             stůl, než hra začne
###   místo (seat)                místo u stolu, číslované od 1
###   hostitel (host)             kdo stůl otevřel a smí ho měnit
###   deska (board)               veřejná zpráva, která ukazuje hru
###   počítačový hráč (computer player)
###   popohnat (nudge)            upozornit toho, na koho se čeká
###   poctivé rozdání (fair deal) slib, podle kterého lze rozdání ověřit
###   záznam (record)             celá hra v souboru
### Hráči se tyká. Jména stojí neskloňovaná, žádné sloveso u jména neprozrazuje rod.

## Names

name-seat = Místo { $number }
name-twice = { $name } ({ $number })
name-none = nikdo
name-all = všichni
name-nobody = Někdo
computer = { $name } 🤖
computer-name-1 = Rytíř Gawain
computer-name-2 = Paní Lynette
computer-name-3 = Rytíř Kay
computer-name-4 = Paní Enid
computer-name-5 = Rytíř Tristan
computer-name-6 = Paní Isolda
computer-name-7 = Rytíř Bors
computer-name-8 = Paní Elaine
computer-name-9 = Rytíř Gareth
computer-name-10 = Paní Laudine
computer-name-11 = Rytíř Yvain
computer-name-12 = Paní Blanche
computer-name-13 = Rytíř Bedivere
computer-name-14 = Paní Ragnelle
computer-name-15 = Rytíř Erec
computer-name-16 = Paní Igraine
language-name = čeština

## Buttons

button-join = Přisednout
button-leave = Odejít
button-begin = Začít
button-options = Nastavení
button-help = Nápověda
button-more = Více
button-add-computer = Přidat počítačového hráče
button-close = Zavřít čekárnu
button-text = Deska slovy
button-history = Historie
button-post = Poslat desku znovu
button-take-back = Vzít zpět
button-nudge = Popohnat
button-stop = Ukončit hru
button-stop-surely = Ano, ukončit
button-leave-surely = Ano, odejít
button-come-back = Vzít si své místo zpět
button-take-seat = Zaujmout toto místo
button-back = Zpět
button-earlier = ◀ Dřívější
button-later = Pozdější ▶
button-again = Hrát znovu
button-record = Záznam

## Lobby

lobby-title = **{ $game }** · otevřený stůl
lobby-host = Hostitel: { $name }
lobby-seated = U stolu: { $seated } (pro { $least } až { $most } { $most ->
    [few] hráče
   *[other] hráčů
})
lobby-seat = `{ $number }` { $name }
lobby-ready = ➤ Hostitel může stisknout „Začít“. Ostatní ještě mohou přisednout.
lobby-enough = ➤ Hostitel může stisknout „Začít“. Pro víc hráčů je potřeba jiné nastavení.
lobby-full = ➤ Všechna místa jsou obsazená. Hostitel může stisknout „Začít“.
lobby-too-few = { $missing ->
    [one] ➤ Stiskni „Přisednout“. Chybí ještě jeden hráč.
    [few] ➤ Stiskni „Přisednout“. Chybí ještě { $missing } hráči.
   *[other] ➤ Stiskni „Přisednout“. Chybí ještě { $missing } hráčů.
}
lobby-obstacle = ⚠ Zatím nelze začít. { $reason }
fair-promise = -# Poctivé rozdání { $short }: otisk SHA-256 skrytého tajemství je `{ $hash }`
fair-secret = -# Poctivé rozdání { $short }: tajemství bylo `{ $secret }`. Záznam umožní ověřit celou hru.
closed-title = **{ $game }** · čekárna je zavřená
closed-by-host = Zavřel ji hostitel.
closed-expired = Dvě hodiny se tu nic nestalo.
closed-empty = Nikdo tu nezůstal.

## The host's options

options-title = **Nastavení** · vidíš je jen ty.
options-ready = ✔ Takhle to jde dohromady. Můžeš začít.
options-switches = Co má být ve hře?
options-remove = Zrušit místo
options-hand-over = Předat roli hostitele

## Board

board-ping = 🔔 { $people }
board-footer = -# { $game } · stůl { $table }
over-stopped = **Hra byla ukončena.** Nikdo nevyhrál.
over-deserted = **Konec hry: nikdo nezůstal.** Nikdo nevyhrál.
over-idle = **Konec hry: týden se nic nestalo.** Nikdo nevyhrál.
over-again = Další hra: stůl { $table }.

## Private panels

panel-kept = Tvé místo ({ $name }) drží počítačový hráč. Kdykoli si ho můžeš vzít zpět.
panel-secret-early = Hra ještě nezačala. Až budou role rozdané, najdeš tu svou.
panel-place = -# { $game } · stůl { $table } · { $channel }
history-title = **Historie** · strana { $page } z { $pages }
history-empty = Zatím se nic nerozhodlo.
more-title = **Více** · tento panel vidíš jen ty.
more-playing = „Popohnat“ upozorní toho, na koho se čeká. „Vzít zpět“ vrátí tvůj poslední krok, dokud to jde.
more-host = Hostitel jsi ty: místo nepřítomného hráče můžeš dát počítačovému hráči. Nepřítomný se může vrátit.
more-majority = Někdo chybí? Když souhlasí víc než polovina hráčů, převezme místo počítačový hráč. Nepřítomný se může vrátit.
more-replace = Dát místo počítačovému hráči
more-watching = U tohoto stolu nesedíš, ale můžeš hru sledovat.
more-kept = Tvé místo drží počítačový hráč. Můžeš si ho vzít zpět.
confirm-stop = Ukončit hru? Hostitel ji ukončí hned, jinak musí souhlasit víc než polovina hráčů. Všechno skryté se odkryje.
confirm-leave = Odejít ze hry? Tvé místo převezme počítačový hráč. Dokud hra běží, můžeš se vrátit.

## News

notice-nudge = 🔔 { $people }: stůl čeká na tebe.
notice-nudge-all = 🔔 Stůl čeká. Nejsi na tahu ty?
notice-seat-given = Místo { $number }: teď hraje { $computer }. Kdykoli se může vrátit: { $name }
notice-seat-offered = { $to }: nabízíme ti místo { $number } ({ $name }).
notice-seat-taken = Místo { $number }: nově { $name }.
notice-came-back = Místo { $number }: { $name } je zpět.
notice-new-host = Nový hostitel: { $name }
notice-stop-vote = Ukončit hru? Návrh: { $name }. Hlasy: { $votes } z { $needed } potřebných. (Více → Ukončit hru)
notice-replace-vote = Má místo, kde sedí { $absent }, převzít někdo jiný? Návrh: { $name }. Hlasy: { $votes } z { $needed } potřebných. (Více)
notice-taken-back = Poslední krok vzat zpět: { $name }

## Refusals

refused-no-table = Takový stůl už není.
refused-channel-taken = V tomto kanálu už je otevřený jiný stůl ({ $table }). Dohrajte ho, jdi do jiného kanálu, nebo otevři stůl ve vlákně.
refused-stale = Tohle patří k dřívějšímu tahu. Nejnovější deska je níž.
refused-repeated = To už se stalo.
refused-begun = Hra už začala. Můžeš ji tu sledovat.
refused-not-begun = Hra ještě nezačala.
refused-over = Tato hra skončila. Další začneš tlačítkem „Hrát znovu“.
refused-not-over = Tato hra ještě neskončila.
refused-lobby-closed = Tato čekárna je zavřená. Můžeš otevřít novou.
refused-already-seated = U tohoto stolu už sedíš.
refused-not-seated = U tohoto stolu nesedíš. „Více“ a „Nápověda“ jsou i pro tebe.
refused-full = Všechna místa jsou obsazená.
refused-too-few = Hráčů je potřeba aspoň { $least }, u stolu: { $seats }. Hostitel může přidat počítačové hráče.
refused-not-host = Tohle smí jen hostitel. Hostitel: { $host }
refused-not-yours = Tohle smí jen hostitel.
refused-no-such-seat = Tam nikdo nesedí.
refused-own-seat = To je tvé vlastní místo. Chceš-li jít, stiskni „Odejít“.
refused-computer-seat = Tam už sedí počítačový hráč.
refused-nothing-to-take-back = Teď nemáš co vzít zpět.
refused-nudged-already = { $seconds ->
    [one] Před chvílí už někdo popoháněl. Počkej vteřinu.
    [few] Před chvílí už někdo popoháněl. Počkej { $seconds } vteřiny.
   *[other] Před chvílí už někdo popoháněl. Počkej { $seconds } vteřin.
}
refused-nobody-awaited = Teď se na nikoho nečeká.
refused-not-offered = Toto místo se nenabízí tobě.
refused-no-seat-kept = U tohoto stolu ti nikdo nedrží místo.
refused-already-agreed = Tvůj souhlas už máme. Je potřeba víc než polovina hráčů.
refused-person-seated = U tohoto stolu už ten člověk sedí.
refused-not-idle = { $minutes ->
    [one] Nedávno se tu ještě hrálo. Zkus to znovu za minutu.
    [few] Nedávno se tu ještě hrálo. Zkus to znovu za { $minutes } minuty.
   *[other] Nedávno se tu ještě hrálo. Zkus to znovu za { $minutes } minut.
}

## Done

done = Hotovo.
done-join = Máš místo u stolu.
done-leave = Tvé místo u stolu je volné.
done-begin = Hra začíná.
done-hand-over = Hostitelem je teď { $host }.
done-close = Čekárna je zavřená.
done-take-back = Vzato zpět.
done-nudge = Popohnáno.
done-replace = Na místě { $number } teď hraje počítačový hráč.
done-replace-vote = Souhlasíš, aby místo, kde sedí { $name }, převzal počítačový hráč. Je potřeba víc než polovina hráčů.
done-offer = Místo nabídnuto: { $to }
done-take-seat = Místo je tvé. Své tajemství najdeš pod tlačítkem na desce.
done-come-back = Máš své místo zpět.
done-stop = Hra je ukončená.
done-stop-vote = Chceš ukončit hru. Je potřeba víc než polovina hráčů.
done-again = Nová čekárna je otevřená.
done-post = Deska je znovu na konci kanálu.

## Tables

tables-none = Nesedíš u žádného stolu.
tables-title = { $count ->
    [one] **Tvůj stůl**
    [few] **Tvé { $count } stoly**
   *[other] **Tvých { $count } stolů**
}
tables-which = **Který stůl?**
tables-line = { $game } { $table } · { $state } · { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
} · { $place }
tables-lobby = čekárna
tables-playing = hraje se
tables-over = skončil
tables-more = { $count ->
    [one] … a ještě jeden
    [few] … a ještě { $count } další
   *[other] … a ještě { $count } dalších
}
tables-button = { $game } { $table }

## Help

help-bot = **Kulatý stůl** pořádá v tomto kanálu deskové hry. Tajemství vidíš jen ty, ostatní se hraje tlačítky a nabídkami.
help-game = **{ $game }**: stůl otevřeš příkazem { $start }.
help-commands = Tvé stoly: { $tables } · jazyk serveru: { $language }
help-stored = Uchovávám tvé ID na Discordu, jméno a jazyk u tvých současných i dřívějších stolů, tahy z tvého místa a kanál našich přímých zpráv. ID a jméno smaže { $forget }.
help-start = Stůl otevřeš příkazem { $start }. Na prázdná místa mohou přisednout počítačoví hráči.
help-lobby =
    Místo získáš tlačítkem „Přisednout“. Hostitel upraví „Nastavení“ a stiskne „Začít“.
    Poctivé rozdání: bot vylosoval tajemství a už teď ukazuje jeho otisk SHA-256. Rozdání vychází z tohoto tajemství, které se na konci odkryje, takže každý ověří, že rozdání nikdo nevybral.
    Příkazy: { $leave }, { $help }
help-over = Hra skončila. „Hrát znovu“ otevře čekárnu pro stejné lidi, „Záznam“ ti dá celou hru jako soubor. Nový stůl: { $start }
help-closed = Tato čekárna je zavřená. Nový stůl: { $start }
record = Celá hra je v souboru { $file }. „roundtable verify { $file }“ ověří rozdání, „roundtable replay { $file }“ ji přehraje.

## Forgetting

forgotten = Hotovo: tvé ID a jméno jsou smazané ze všeho, co uchovávám. U dohraných stolů má tvé místo už jen číslo. Dřívější zprávy zůstanou, dokud je někdo nesmaže.
forgotten-elsewhere = Tvé ID a jméno jsou smazané ze všeho, co uchovávám, kromě těchto stolů, u kterých ještě sedíš. Odejdi od nich a pak znovu použij { $command }.
forgotten-unreadable = { $count ->
    [one] ⚠ Jeden stůl nešel přečíst a možná je ještě obsahuje. Provozovatel bota ho najde v logu.
    [few] ⚠ { $count } stoly nešly přečíst a možná je ještě obsahují. Provozovatel bota je najde v logu.
   *[other] ⚠ { $count } stolů nešlo přečíst a možná je ještě obsahují. Provozovatel bota je najde v logu.
}

## Answers

answer-opened = Tvůj stůl je otevřený: { $channel }
answer-missing = { $count ->
    [one] V tomto kanálu mi chybí oprávnění: { $permissions }. Popros správce serveru, ať ho přidá mé roli nebo v tomto kanálu, a zkus to znovu.
   *[other] V tomto kanálu mi chybí oprávnění: { $permissions }. Popros správce serveru, ať je přidá mé roli nebo v tomto kanálu, a zkus to znovu.
}
answer-language-set = Veřejné zprávy nových stolů na tomto serveru budou v jazyce: { $language }
answer-language-unset = Veřejné zprávy se zase řídí jazykem serveru nebo toho, kdo stůl otevře.
answer-language-forbidden = Jazyk serveru smí nastavit jen jeho správce.
answer-server-only = Tohle funguje jen na serveru.
answer-no-table-here = V tomto kanálu není žádný stůl a nesedíš ani u jiného.
answer-no-such-name = U tohoto stolu se nikdo nejmenuje „{ $name }“. Vyber ze seznamu, nebo napiš číslo místa.
answer-trouble = U mě se něco nepovedlo. Nic se nezměnilo, zkus to prosím znovu.
answer-away = Moje databáze teď neodpovídá, takže nevím, jestli se to započítalo. Podívej se za minutu na desku, a pokud ne, zkus to znovu.
interaction-unread = Tohle se mi nepodařilo přečíst. Zkus to prosím znovu, nebo použij jiné tlačítko či příkaz.
permission-view-channel = Zobrazit kanál
permission-send-messages = Posílat zprávy
permission-send-in-threads = Posílat zprávy ve vláknech
permission-embed-links = Vkládat odkazy
permission-attach-files = Přikládat soubory
permission-read-history = Číst historii zpráv
permission-create-threads = Vytvářet veřejná vlákna

## Commands

command-roundtable = kulatý-stůl
command-roundtable-description = Tvé stoly, jazyk, nápověda
command-roundtable-tables = stoly
command-roundtable-tables-description = Stoly, u kterých sedíš, s odkazy
command-roundtable-language = jazyk
command-roundtable-language-description = Jazyk veřejných zpráv na tomto serveru
command-roundtable-language-language = jazyk
command-roundtable-language-language-description = Který jazyk?
command-roundtable-language-language-automatic = automaticky
command-roundtable-language-language-en = English
command-roundtable-language-language-hu = magyar
command-roundtable-language-language-cs = čeština
command-roundtable-forget-me = zapomeň-na-mě
command-roundtable-forget-me-description = Smazat tvé ID a jméno ze všeho, co bot uchovává
command-roundtable-help = nápověda
command-roundtable-help-description = Co tento bot umí
