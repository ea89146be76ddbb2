### A bot saját üzenetei magyarul.
###
### Szójegyzék, egy dologra egy szó:
###   asztal (table)               egy játék egy csatornában, a várótól a végéig
###   váró (lobby)                 az asztal, mielőtt a játék elkezdődik
###   hely (seat)                  egy játékos helye az asztalnál, 1-től számozva
###   házigazda (host)             aki az asztalt nyitotta, és módosíthatja
###   tábla (board)                a nyilvános üzenet, amely a játékot mutatja
###   gépi játékos (computer player)
###   noszogatás (nudge)           megpingelni azt, akire várunk
###   tiszta osztás (fair deal)    az ígéret, amellyel az osztás ellenőrizhető
###   jegyzőkönyv (record)         az egész játék egy fájlban
### A játékost tegezzük. A nevek ragozatlanul állnak, névelő nélkül.

## Names

name-seat = { $number }. hely
name-twice = { $name } ({ $number })
name-none = senki
name-all = mindenki
name-nobody = Valaki
computer = { $name } 🤖
computer-name-1 = Gawain lovag
computer-name-2 = Lynette úrhölgy
computer-name-3 = Kay lovag
computer-name-4 = Enid úrhölgy
computer-name-5 = Trisztán lovag
computer-name-6 = Izolda úrhölgy
computer-name-7 = Bors lovag
computer-name-8 = Elaine úrhölgy
computer-name-9 = Gareth lovag
computer-name-10 = Laudine úrhölgy
computer-name-11 = Yvain lovag
computer-name-12 = Blanche úrhölgy
computer-name-13 = Bedivere lovag
computer-name-14 = Ragnelle úrhölgy
computer-name-15 = Erec lovag
computer-name-16 = Igraine úrhölgy
language-name = magyar

## Buttons

button-join = Csatlakozás
button-leave = Távozás
button-begin = Kezdés
button-options = Beállítások
button-help = Súgó
button-more = Egyebek
button-add-computer = Gépi játékos hozzáadása
button-close = Váró bezárása
button-text = Tábla szavakban
button-history = Előzmények
button-post = Tábla újraküldése
button-take-back = Visszavonás
button-nudge = Noszogatás
button-stop = Játék leállítása
button-stop-surely = Igen, álljon le
button-leave-surely = Igen, távozom
button-come-back = Visszaveszem a helyem
button-take-seat = Elfoglalom a helyet
button-back = Vissza
button-earlier = ◀ Korábbiak
button-later = Későbbiek ▶
button-again = Új játék
button-record = Jegyzőkönyv

## Lobby

lobby-title = **{ $game }** · nyitott asztal
lobby-host = Házigazda: { $name }
lobby-seated = Itt ül: { $seated } ({ $least }–{ $most } játékosnak való)
lobby-seat = `{ $number }` { $name }
lobby-ready = ➤ A házigazda elindíthatja: Kezdés. Más is beülhet még: Csatlakozás.
lobby-enough = ➤ A házigazda elindíthatja: Kezdés. Több játékoshoz más beállítás kell.
lobby-full = ➤ Minden hely foglalt. A házigazda elindíthatja: Kezdés.
lobby-too-few = ➤ Ülj be te is: Csatlakozás. Még { $missing } játékos kell.
lobby-obstacle = ⚠ Még nem kezdhető el. { $reason }
fair-promise = -# Tiszta osztás { $short }: a rejtett titok SHA-256 lenyomata `{ $hash }`
fair-secret = -# Tiszta osztás { $short }: a titok ez volt: `{ $secret }`. A jegyzőkönyvvel az egész játék ellenőrizhető.
closed-title = **{ $game }** · a váró bezárt
closed-by-host = A házigazda bezárta.
closed-expired = Két órája nem történt itt semmi.
closed-empty = Mindenki elment.

## The host's options

options-title = **Beállítások** · ezt csak te látod.
options-ready = ✔ Így összeillik. Kezdheted.
options-switches = Mi legyen a játékban?
options-remove = Hely megszüntetése
options-hand-over = Legyen más a házigazda

## Board

board-ping = 🔔 { $people }
board-footer = -# { $game } · asztal: { $table }
over-stopped = **A játékot leállították.** Senki sem győzött.
over-deserted = **Vége a játéknak: nem maradt senki.** Senki sem győzött.
over-idle = **Vége a játéknak: egy hete nem történt semmi.** Senki sem győzött.
over-again = A következő játék asztala: { $table }

## Private panels

panel-kept = A helyedet ({ $name }) gépi játékos őrzi. Bármikor visszaveheted.
panel-secret-early = A játék még nem kezdődött el. A szereped itt lesz, amint kiosztottuk a szerepeket.
panel-place = -# { $game } · asztal: { $table } · { $channel }
history-title = **Előzmények** · { $page }. oldal, összesen { $pages }
history-empty = Még semmi sem dőlt el.
more-title = **Egyebek** · ezt csak te látod.
more-playing = A „Noszogatás” megpingeli, akire várunk. A „Visszavonás” az utolsó lépésedet veszi vissza, amíg lehet.
more-host = Te vagy a házigazda: ha valaki elment, a helyét gépi játékosnak adhatod. Az illető visszajöhet.
more-majority = Elment valaki? Ha a játékosok több mint fele egyetért, gépi játékos ül a helyére. Az illető visszajöhet.
more-replace = Hely átadása gépi játékosnak
more-watching = Nem ülsz ennél az asztalnál, de követheted a játékot.
more-kept = A helyedet gépi játékos őrzi. Visszaveheted.
confirm-stop = Leállítod a játékot? A házigazda azonnal megteheti, különben a játékosok több mint felének kell egyetértenie. Minden rejtett dolog láthatóvá válik.
confirm-leave = Elhagyod a játékot? A helyedre gépi játékos ül. Amíg a játék tart, visszajöhetsz.

## News

notice-nudge = 🔔 { $people }: rád vár az asztal.
notice-nudge-all = 🔔 Várunk valakire. Talán épp rád?
notice-seat-given = { $number }. hely: { $computer } játszik tovább. Eddig itt ült, és bármikor visszajöhet: { $name }
notice-seat-offered = { $to }: neked kínáljuk ezt a helyet: { $number }. hely ({ $name })
notice-seat-taken = { $number }. hely: mostantól { $name }.
notice-came-back = { $number }. hely: { $name } újra itt van.
notice-new-host = Új házigazda: { $name }
notice-stop-vote = Leállítsuk a játékot? Ezt kéri: { $name }. Szavazat: { $votes }, kell: { $needed }. (Egyebek → Játék leállítása)
notice-replace-vote = Átadjuk valakinek a helyét: { $absent }? Ezt kéri: { $name }. Szavazat: { $votes }, kell: { $needed }. (Egyebek)
notice-taken-back = Visszavonva az utolsó lépés: { $name }

## Refusals

refused-no-table = Ilyen asztal már nincs.
refused-channel-taken = Ebben a csatornában már van egy asztal ({ $table }). Fejezzétek be, menj másik csatornába, vagy nyisd az asztalt külön szálban.
refused-stale = Ez egy korábbi lépéshez tartozik. A legújabb tábla lejjebb van.
refused-repeated = Ez már megtörtént.
refused-begun = A játék már elkezdődött. Itt követheted.
refused-not-begun = A játék még nem kezdődött el.
refused-over = Ez a játék véget ért. Az „Új játék” gombbal jöhet a következő.
refused-not-over = Ez a játék még nem ért véget.
refused-lobby-closed = Ez a váró bezárt. Nyithatsz egy újat.
refused-already-seated = Már ülsz ennél az asztalnál.
refused-not-seated = Nem ülsz ennél az asztalnál. Az „Egyebek” és a „Súgó” neked is szól.
refused-full = Minden hely foglalt.
refused-too-few = Legalább { $least } játékos kell, most { $seats } ül itt. A házigazda gépi játékosokat is hozzáadhat.
refused-not-host = Ezt csak a házigazda teheti. Házigazda: { $host }
refused-not-yours = Ezt csak a házigazda teheti.
refused-no-such-seat = Ott nem ül senki.
refused-own-seat = Ez a saját helyed. Ha mennél, ezt nyomd meg: Távozás.
refused-computer-seat = Ott már gépi játékos ül.
refused-nothing-to-take-back = Most nincs mit visszavonnod.
refused-nudged-already = Nemrég már noszogatott valaki. Várj { $seconds } másodpercet.
refused-nobody-awaited = Most nem várunk senkire.
refused-not-offered = Ezt a helyet nem neked kínálják.
refused-no-seat-kept = Ennél az asztalnál nem őriznek neked helyet.
refused-already-agreed = Ezzel már egyetértettél. A játékosok több mint felének kell egyetértenie.
refused-person-seated = Az illető már ül ennél az asztalnál.
refused-not-idle = Nemrég még játszottak itt. Próbáld újra { $minutes } perc múlva.

## Done

done = Kész.
done-join = Van helyed.
done-leave = Elhagytad az asztalt.
done-begin = Kezdődik a játék.
done-hand-over = Mostantól ő a házigazda: { $host }
done-close = A váró bezárt.
done-take-back = Visszavonva.
done-nudge = Szóltunk neki.
done-replace = Mostantól gépi játékos játszik itt: { $number }. hely
done-replace-vote = Egyetértesz azzal, hogy gépi játékosé legyen ez a hely: { $name }. A játékosok több mint felének kell egyetértenie.
done-offer = Felkínálva neki: { $to }
done-take-seat = Tiéd a hely. A titkodat a tábla gombjával nézheted meg.
done-come-back = Újra tiéd a helyed.
done-stop = A játék leállt.
done-stop-vote = Leállítanád a játékot. A játékosok több mint felének kell egyetértenie.
done-again = Nyitva az új váró.
done-post = A tábla újra a csatorna végén van.

## Tables

tables-none = Egyetlen asztalnál sem ülsz.
tables-title = { $count ->
    [one] **Az asztalod**
   *[other] **Az asztalaid ({ $count })**
}
tables-which = **Melyik asztal?**
tables-line = { $game } { $table } · { $state } · { $seats } hely · { $place }
tables-lobby = váró
tables-playing = folyik a játék
tables-over = véget ért
tables-more = … és még { $count }
tables-button = { $game } { $table }

## Help

help-bot = **Kerekasztal**: társasjátékok ebben a csatornában. A titkokat csak te látod, a többit gombokkal és menükkel játsszuk.
help-game = **{ $game }**: { $start } nyit egy asztalt.
help-commands = Az asztalaid: { $tables } · a szerver nyelve: { $language }
help-stored = Ezt tárolom rólad: a Discord-azonosítódat, a nevedet és a nyelvedet azoknál az asztaloknál, amelyeknél ülsz vagy ültél, az onnan játszott lépéseket, és hogy melyik csatornában írok neked közvetlenül. Az azonosítód és a neved törlése: { $forget }
help-start = Nyiss asztalt: { $start }. Az üres helyekre gépi játékosok is ülhetnek.
help-lobby =
    A „Csatlakozás” gombbal kapsz helyet. A házigazda a „Beállítások” után a „Kezdés” gombbal indít.
    Tiszta osztás: a bot kisorsolt egy titkot, és már most megmutatja a SHA-256 lenyomatát. Az osztás ebből a titokból következik, amelyet a végén felfed, így bárki ellenőrizheti, hogy senki sem választotta meg az osztást.
    Parancsok: { $leave }, { $help }
help-over = A játék véget ért. Az „Új játék” ugyanennek a társaságnak nyit várót, a „Jegyzőkönyv” fájlban adja az egész játékot. Új asztal: { $start }
help-closed = Ez a váró bezárt. Új asztal: { $start }
record = Az egész játék ebben a fájlban van: { $file }. Az osztást a „roundtable verify { $file }” ellenőrzi, a „roundtable replay { $file }” újra lejátssza.

## Forgetting

forgotten = Kész: az azonosítódat és a nevedet mindenből töröltem, amit tárolok. A véget ért asztaloknál már csak a helyed száma áll. A korábban elküldött üzenetek addig maradnak meg, amíg valaki nem törli őket.
forgotten-elsewhere = Az azonosítódat és a nevedet mindenből töröltem, amit tárolok, kivéve ezeket az asztalokat, mert itt még ülsz. Hagyd el őket, aztán kérd újra: { $command }
forgotten-unreadable = ⚠ { $count } asztalt nem tudtam elolvasni, ott még megmaradhattak. A bot üzemeltetője a naplóban találja, hol.

## Answers

answer-opened = Nyitva az asztalod: { $channel }
answer-missing = { $count ->
    [one] Ebben a csatornában hiányzik egy jogom: { $permissions }. Kérd meg a szerver kezelőjét, hogy adja meg a szerepemnek vagy ebben a csatornában, aztán próbáld újra.
   *[other] Ebben a csatornában hiányzik néhány jogom: { $permissions }. Kérd meg a szerver kezelőjét, hogy adja meg őket a szerepemnek vagy ebben a csatornában, aztán próbáld újra.
}
answer-language-set = Ezen a szerveren az új asztalok nyilvános üzeneteinek nyelve mostantól: { $language }
answer-language-unset = A nyilvános üzenetek nyelve újra a szerveré, vagy azé, aki az asztalt nyitja.
answer-language-forbidden = A szerver nyelvét csak a szerver kezelője állíthatja be.
answer-server-only = Ez csak szerveren működik.
answer-no-table-here = Ebben a csatornában nincs asztal, és máshol sem ülsz egynél sem.
answer-no-such-name = Ennél az asztalnál nincs ilyen nevű játékos: „{ $name }”. Válassz a listából, vagy írd be a hely számát.
answer-trouble = Nálam valami nem sikerült. Semmi sem változott, próbáld újra.
answer-away = Az adatbázisom most nem válaszol, ezért nem tudom, hogy ez számított-e. Nézd meg a táblát egy perc múlva, és ha nem, próbáld újra.
interaction-unread = Ezt nem tudtam elolvasni. Próbáld újra, vagy használj másik gombot vagy parancsot.
permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-in-threads = Üzenetek küldése szálakban
permission-embed-links = Hivatkozások beágyazása
permission-attach-files = Fájlok csatolása
permission-read-history = Üzenetelőzmények olvasása
permission-create-threads = Nyilvános szálak létrehozása

## Commands

command-roundtable = kerekasztal
command-roundtable-description = Asztalaid, nyelv, súgó
command-roundtable-tables = asztalok
command-roundtable-tables-description = Az asztalok, amelyeknél ülsz, hivatkozással
command-roundtable-language = nyelv
command-roundtable-language-description = A nyilvános üzenetek nyelve ezen a szerveren
command-roundtable-language-language = nyelv
command-roundtable-language-language-description = Melyik nyelv legyen?
command-roundtable-language-language-automatic = automatikus
command-roundtable-language-language-en = English
command-roundtable-language-language-hu = magyar
command-roundtable-language-language-cs = čeština
command-roundtable-forget-me = felejts-el
command-roundtable-forget-me-description = Az azonosítód és a neved törlése mindenből, amit a bot tárol
command-roundtable-help = súgó
command-roundtable-help-description = Mit tud ez a bot
