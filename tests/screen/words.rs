//! What is said in some situations, word for word.

use roundtable::games::avalon::{Action, Ballot, Card, Options, Refusal, Role};
use roundtable::games::registry;
use roundtable::games::{Seat, Seats, Viewer};
use roundtable::language::Locale;
use roundtable::screen::{self, Listed};
use roundtable::table::{Deed, Ending, Holder, Notice, PersonId, Refused, Table};

use crate::fixture::{begun, person, play, position, stop};

const NAMES: [&str; 5] = ["Anna", "Bors", "Kay", "Elaine", "Lunete"];

/// Percival, Merlin, a servant, Morgana and the Assassin, in that order; the first leads.
fn five(locale: Locale) -> Table {
    use Role::{Assassin, Merlin, Morgana, Percival, Servant};
    let options = Options { percival: true, morgana: true, ..Options::default() };
    begun(&NAMES, options, &[Percival, Merlin, Servant, Morgana, Assassin], locale)
}

fn act(table: &mut Table, seat: u8, action: Action) -> Option<String> {
    let events = play(table, Seat(seat), &registry::Action::Avalon(action));
    screen::result(table, &events).map(|sheet| sheet.text)
}

fn propose(table: &mut Table, leader: u8, members: [u8; 2]) {
    let team: Seats = members.into_iter().map(Seat).collect();
    act(table, leader, Action::Propose { team, quest: None });
}

#[test]
fn who_was_forgotten_is_called_by_the_seat() {
    let mut table = five(Locale::En);
    let over = position(&table).clone();
    stop(&mut table, over, Ending::Stopped);
    table.seats[1] = Holder::Forgotten;
    for (locale, name) in [(Locale::En, "Seat 2"), (Locale::Hu, "2. hely"), (Locale::Cs, "Místo 2")] {
        let text = screen::text(&table, Viewer::Public, locale).text;
        assert!(text.contains(name) && text.contains("Kay") && !text.contains("Bors"), "{text}");
    }
}

#[test]
fn whoever_asks_is_told_what_is_kept_and_how_it_goes() {
    let commands = |command: &str| format!("/{command}");
    for locale in Locale::ALL {
        let help = screen::help(None, None, locale, &commands).text;
        assert!(help.lines().last().unwrap().contains("/roundtable forget-me"), "{help}");
    }
    let table = five(Locale::En);
    let seated = [Listed { table: &table, board: None }];
    let told = |seated: &[Listed], unreadable| screen::forgotten(seated, unreadable, Locale::En, &commands).text;
    assert!(told(&[], 0).starts_with("Done: ") && !told(&[], 0).contains('⚠'));
    let text = told(&seated, 1);
    assert!(text.contains("then use /roundtable forget-me again.\n⚠ One table could not be read"), "{text}");
    assert!(text.ends_with("Avalon 345678 · being played · 5 seats · <#100>"), "{text}");
}

#[test]
fn a_vote_is_asked_of_all_and_opened_by_name() {
    let mut table = five(Locale::En);
    propose(&mut table, 0, [0, 3]);
    for seat in [0, 2] {
        assert_eq!(act(&mut table, seat, Action::Vote(Ballot::Approve)), None);
    }
    let board = screen::public(&table, &[PersonId(2)]);
    assert_eq!(
        board.text,
        "🔔 <@2>\n\
         **Quest 1 · vote on the team**\n\
         👑 Leader: Anna · next: Bors\n\
         🛡 Team of 2: Anna, Elaine\n\
         ➤ Everybody, approve or reject in secret. You may change your vote until the last one is in.\n\
         Votes in: 2 of 5 · awaited: Bors, Elaine, Lunete\n\
         Quests: good ✔ 0 · evil ✘ 0 · rejected teams: 0 of 5\n\
         -# Avalon · table 345678"
    );
    act(&mut table, 1, Action::Vote(Ballot::Reject));
    act(&mut table, 3, Action::Vote(Ballot::Reject));
    assert_eq!(
        act(&mut table, 4, Action::Vote(Ballot::Reject)).unwrap(),
        "**✘ Team rejected, 2 to 3** · quest 1 · rejected teams: 1 of 5\n\
         👑 Leader: Anna\n\
         🛡 Team of 2: Anna, Elaine\n\
         ✔ Approve (2): Anna, Kay\n\
         ✘ Reject (3): Bors, Elaine, Lunete"
    );
}

#[test]
fn a_quest_is_counted_and_not_named() {
    let mut table = five(Locale::Hu);
    propose(&mut table, 0, [0, 3]);
    for seat in 0..5 {
        act(&mut table, seat, Action::Vote(Ballot::Approve));
    }
    act(&mut table, 3, Action::Quest(Card::Fail));
    let during = screen::public(&table, &[]).text;
    assert!(during.contains("Kártyák: 1 / 2"), "{during}");
    assert_eq!(
        act(&mut table, 0, Action::Quest(Card::Success)).unwrap(),
        "**✘ Elbukott: 1. küldetés**\n\
         🛡 2 fős csapat: Anna, Elaine\n\
         Kártyák: 1 siker, 1 balsiker (egy balsiker is elég)"
    );
}

#[test]
fn the_history_numbers_teams_within_their_round_and_shows_each_what_he_saw() {
    use Role::{Assassin, Merlin, Minion, Servant};
    let options = Options { lady: true, ..Options::default() };
    let mut table = begun(&NAMES, options, &[Servant, Merlin, Servant, Minion, Assassin], Locale::En);
    let mut events = Vec::new();
    let mut act = |seat: u8, action: Action| {
        events.push(play(&mut table, Seat(seat), &registry::Action::Avalon(action)));
    };
    let mut propose = |leader: u8, members: &[u8], approve: bool| {
        act(leader, Action::Propose { team: members.iter().map(|seat| Seat(*seat)).collect(), quest: None });
        for seat in 0..5 {
            let yes = if approve { seat != 4 } else { seat == leader };
            act(seat, Action::Vote(if yes { Ballot::Approve } else { Ballot::Reject }));
        }
        for seat in members.iter().filter(|_| approve) {
            act(*seat, Action::Quest(if *seat == 3 { Card::Fail } else { Card::Success }));
        }
    };
    propose(0, &[0, 3], false);
    propose(1, &[1, 3], true);
    propose(2, &[0, 1, 2], true);
    // The fifth holds the Lady, right of the first leader.
    act(4, Action::Lady(Some(Seat(1))));
    let read = |viewer, locale| screen::history(&table, &events, viewer, locale).remove(0).text;
    let public = "**History** · page 1 of 1\n\
         **Round 1, team 1** · quest 1 · ✘ rejected, 1 to 4\n\
         👑 Leader: Anna\n🛡 Team of 2: Anna, Elaine\n\
         ✔ Approve (1): Anna\n✘ Reject (4): Bors, Kay, Elaine, Lunete\n\
         **Round 1, team 2** · quest 1 · ✔ approved, 4 to 1\n\
         👑 Leader: Bors\n🛡 Team of 2: Bors, Elaine\n\
         ✔ Approve (4): Anna, Bors, Kay, Elaine\n✘ Reject (1): Lunete\n\
         **✘ Quest 1 failed**\nCards: 1 success, 1 fail (one fail is enough)\n\
         **Round 2, team 1** · quest 2 · ✔ approved, 4 to 1\n\
         👑 Leader: Kay\n🛡 Team of 3: Anna, Bors, Kay\n\
         ✔ Approve (4): Anna, Bors, Kay, Elaine\n✘ Reject (1): Lunete\n\
         **✔ Quest 2 succeeded**\nCards: 3 success, 0 fail (one fail is enough)\n\
         **🌊 The Lady of the Lake** · holder: Lunete · looked at: Bors";
    let saw = format!("{public}\nSeen: Bors · good ✔");
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        assert_eq!(read(viewer, Locale::En), public);
    }
    assert_eq!(read(Viewer::Seat(Seat(4)), Locale::En), saw);
    let position = position(&table).clone();
    stop(&mut table, position, Ending::Stopped);
    assert_eq!(screen::history(&table, &events, Viewer::Public, Locale::En).remove(0).text, saw);
}

#[test]
fn each_role_is_told_what_it_knows() {
    let table = five(Locale::En);
    let secret = |seat| screen::secret(&table, Seat(seat), Locale::En).text;
    let place = "-# Avalon · table 345678 · <#100>";
    assert_eq!(
        secret(0),
        format!(
            "**You are: Percival** · good ✔\nProtect Merlin, and let three quests succeed.\n\
             Merlin is one of these, Morgana the other: Bors, Elaine\n{place}"
        )
    );
    assert!(secret(1).contains("Evil: Elaine, Lunete"), "{}", secret(1));
    assert!(secret(3).contains("Your fellow: Lunete"), "{}", secret(3));
    for name in NAMES {
        assert!(!secret(2).contains(name), "a servant knows nobody: {}", secret(2));
    }
}

#[test]
fn a_kept_seat_shows_the_way_back_and_no_secret() {
    let mut table = five(Locale::En);
    table.seats[1] = Holder::Computer { name: 1, keeps_for: Some(person(2, "Bors")) };
    let sheet = screen::secret(&table, Seat(1), Locale::En);
    assert_eq!(sheet.text, "A computer player keeps your seat (Sir Gawain 🤖). You can take it back at any time.");
    assert_eq!(sheet.rows.len(), 1);
}

#[test]
fn a_stopped_game_shows_all_roles_and_the_secret() {
    let mut table = five(Locale::En);
    let position = position(&table).clone();
    stop(&mut table, position, Ending::Stopped);
    let secret = "07".repeat(32);
    assert_eq!(
        screen::public(&table, &[]).text,
        format!(
            "**The game was stopped.** Nobody wins.\n\
             Quests: good ✔ 0 · evil ✘ 0\n\
             ✔ **Good** · Merlin: Bors · Percival: Anna · Loyal Servant of Arthur: Kay\n\
             ✘ **Evil** · Assassin: Lunete · Morgana: Elaine\n\
             -# Fair deal 4bb06f8e: the secret was `{secret}`. “Record” gives the whole game to check.\n\
             -# Avalon · table 345678"
        )
    );
}

#[test]
fn a_running_game_never_shows_the_secret_of_the_deal() {
    let table = five(Locale::En);
    let secret = table.secret.reveal();
    let mut texts = vec![screen::public(&table, &[]).text, screen::notice(&table, &Notice::Dealt).text];
    texts.extend(Seat::all(5).map(|seat| screen::secret(&table, seat, Locale::En).text));
    texts.push(screen::text(&table, Viewer::Public, Locale::En).text);
    assert!(texts.iter().all(|text| !text.contains(&secret)));
    assert!(texts[1].contains(&table.secret.commitment()));
}

#[test]
fn refusals_say_why_and_whose_turn_it_is() {
    let mut table = five(Locale::En);
    let say = |table: &Table, refusal, locale| {
        screen::refused(&Refused::Rules(registry::Refusal::Avalon(refusal)), Some(table), locale)
    };
    assert_eq!(
        say(&table, Refusal::NotLeader { leader: Seat(0) }, Locale::En),
        "Only the leader chooses the team. Leader: Anna"
    );
    assert_eq!(say(&table, Refusal::NotNow, Locale::Cs), "Na to teď není řada. Družinu sestavuje vůdce: Anna");
    propose(&mut table, 0, [0, 3]);
    assert_eq!(say(&table, Refusal::NotNow, Locale::En), "That is not asked now. Everybody is voting on the team.");
    assert_eq!(
        screen::refused(&Refused::Stale, Some(&table), Locale::Hu),
        "Ez egy korábbi lépéshez tartozik. A legújabb tábla lejjebb van."
    );
    let approve = registry::Action::Avalon(Action::Vote(Ballot::Approve));
    play(&mut table, Seat(1), &approve);
    assert_eq!(
        screen::done(&table, &Deed::Play(approve), PersonId(2), Locale::En).text,
        "Your vote: ✔ Approve. You can change it until the last one is in."
    );
}

#[test]
fn names_that_look_alike_get_their_seat() {
    let mut table = five(Locale::En);
    table.seats[2] = Holder::Person(person(3, " anna\u{200b}"));
    let text = screen::text(&table, Viewer::Public, Locale::En).text;
    assert!(text.contains("1 Anna (1), 2 Bors, 3 anna (3), 4 Elaine, 5 Lunete"), "{text}");
}
