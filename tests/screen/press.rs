//! Controls: what a press comes to, for whom, and that a game can be played with nothing else.

use roundtable::games::avalon::{Action, Ballot, Card, Options, Quest, Refusal, Role};
use roundtable::games::registry::{self, Kind};
use roundtable::games::{Dice, Seat, Seats, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::screen::sheet::{Row, Sheet};
use roundtable::screen::{self, Audience, Meaning, Press, Verb};
use roundtable::table::{Deed, Doer, InteractionId, PersonId, Refused, Stage, Table};

use crate::fixture::{begun, dealt, fitting, lobby, person, play, position, usual};

const NAMES: [&str; 10] = ["Anna", "Bors", "Kay", "Elaine", "Lunete", "Enid", "Erec", "Gareth", "Yvain", "Laudine"];

fn press(table: &Table, verb: &str) -> Press {
    Press { table: table.id.clone(), step: table.step, verb: Verb::Game(verb.to_owned()) }
}

fn meaning(table: &Table, seat: u8, verb: &str, values: &[&str]) -> Result<Meaning, Refused> {
    let values: Vec<_> = values.iter().map(|value| (*value).to_owned()).collect();
    screen::meaning(table, &press(table, verb), &values, Some(Seat(seat)), Locale::En)
}

fn played(action: Action) -> Result<Meaning, Refused> {
    Ok(Meaning::Play(registry::Action::Avalon(action)))
}

fn panel(meaning: Result<Meaning, Refused>) -> Sheet {
    match meaning {
        Ok(Meaning::Panel(sheet)) => sheet,
        other => panic!("not a panel: {other:?}"),
    }
}

fn act(table: &mut Table, seat: u8, action: Action) {
    play(table, Seat(seat), &registry::Action::Avalon(action));
}

fn team(seats: &[u8]) -> Seats {
    seats.iter().map(|seat| Seat(*seat)).collect()
}

/// Five players: Merlin leads, the Assassin sits fourth, a minion fifth.
fn five() -> Table {
    use Role::{Assassin, Merlin, Minion, Servant};
    begun(&NAMES[..5], Options::default(), &[Merlin, Servant, Servant, Assassin, Minion], Locale::En)
}

/// The same at the quest, with these two on it.
fn questing(members: &[u8]) -> Table {
    let mut table = five();
    act(&mut table, 0, Action::Propose { team: team(members), quest: None });
    for seat in 0..5 {
        act(&mut table, seat, Action::Vote(Ballot::Approve));
    }
    table
}

/// The same after three successes.
fn assassinating() -> Table {
    let mut table = five();
    for (leader, members) in [(0, &[0, 1][..]), (1, &[0, 1, 2]), (2, &[0, 1])] {
        act(&mut table, leader, Action::Propose { team: team(members), quest: None });
        for seat in 0..5 {
            act(&mut table, seat, Action::Vote(Ballot::Approve));
        }
        for member in members {
            act(&mut table, *member, Action::Quest(Card::Success));
        }
    }
    table
}

#[test]
fn a_custom_id_comes_back_as_the_press_it_was() {
    let table = five();
    let verbs =
        [Verb::Join, Verb::Secret, Verb::History(12), Verb::TakeSeat(Seat(3)), Verb::Game("victim!.3".to_owned())];
    for verb in verbs {
        let press = Press { table: table.id.clone(), step: 7, verb };
        assert_eq!(Press::parse(&press.encode()), Some(press));
    }
    assert_eq!(Press::parse("something:else"), None);
    assert_eq!(Press::parse("345678:x:join"), None);
}

#[test]
fn a_verb_of_sixty_letters_fits_at_any_step() {
    let verb = Verb::Game("act.".to_owned() + &"x".repeat(56));
    let press = Press { table: five().id, step: u64::MAX, verb };
    assert!(press.encode().len() <= 100);
    assert_eq!(Press::parse(&press.encode()), Some(press));
}

#[test]
fn the_last_step_can_be_taken_back_by_whose_it_was() {
    let mut table = five();
    let propose = registry::Action::Avalon(Action::Propose { team: team(&[0, 1]), quest: None });
    let may_take_back = |table: &Table, name: u64| {
        let rows = screen::more(table, PersonId(name), Locale::En).rows;
        let buttons =
            rows.iter().flat_map(|row| if let Row::Buttons(buttons) = row { buttons.as_slice() } else { &[] });
        buttons.clone().any(|button| button.press.verb == Verb::TakeBack && !button.disabled)
    };
    assert!(!may_take_back(&table, 1));
    let doer = |name: u64| Doer { interaction: InteractionId(name), person: person(name, ""), moderator: false };
    table.apply(&doer(1), None, &Deed::Play(propose), 0).unwrap();
    assert_eq!([1, 2].map(|name| may_take_back(&table, name)), [true, false]);
    // The same deed with another kind of answer: on the board it redraws it.
    let kind = table.kind();
    assert_eq!(screen::audience(kind, &Verb::TakeBack), Audience::Panel);
    assert_eq!(screen::audience(kind, &Verb::TakeBackOnBoard), Audience::Board);
    table.apply(&doer(1), None, &Deed::TakeBack, 0).unwrap();
    assert!(!may_take_back(&table, 1));
}

#[test]
fn an_old_control_of_the_own_panel_shows_the_panel_as_it_is_now() {
    let table = assassinating();
    let sheet = screen::stale(&table, Seat(3), Locale::En);
    assert!(sheet.text.starts_with("This belongs to an earlier turn."), "{}", sheet.text);
    assert!(sheet.text.contains("**You are: Assassin**"), "{}", sheet.text);
    let Row::Menu(menu) = &sheet.rows[0] else { panic!("no menu") };
    assert_eq!((menu.press.step, &menu.press.verb), (table.step, &Verb::Game("victim".to_owned())));
}

#[test]
fn votes_and_teams_are_played_as_pressed() {
    let table = five();
    assert_eq!(meaning(&table, 0, "team", &["0", "3"]), played(Action::Propose { team: team(&[0, 3]), quest: None }));
    assert_eq!(meaning(&table, 2, "approve", &[]), played(Action::Vote(Ballot::Approve)));
    assert_eq!(meaning(&table, 2, "reject", &[]), played(Action::Vote(Ballot::Reject)));
}

#[test]
fn old_foreign_and_early_presses_come_to_nothing() {
    let mut table = five();
    let old = press(&table, "team");
    table.step += 1;
    let values = ["0".to_owned(), "1".to_owned()];
    assert_eq!(screen::meaning(&table, &old, &values, Some(Seat(0)), Locale::En), Err(Refused::Stale));
    let now = press(&table, "approve");
    assert_eq!(screen::meaning(&table, &now, &[], None, Locale::En), Err(Refused::NotSeated));
    assert_eq!(meaning(&table, 0, "unheard-of", &[]), Err(Refused::Stale));
    assert_eq!(meaning(&table, 0, "team", &["nobody"]), Err(Refused::Stale));
    let lobby = lobby(&NAMES[..5], usual(), Locale::En);
    assert_eq!(meaning(&lobby, 0, "approve", &[]), Err(Refused::NotBegun));
}

#[test]
fn success_and_fail_are_alike_but_for_a_question_to_evil() {
    assert_eq!(screen::audience(Kind::Avalon, &Verb::Game("success".to_owned())), Audience::Private);
    assert_eq!(screen::audience(Kind::Avalon, &Verb::Game("fail".to_owned())), Audience::Private);
    // Merlin and the Assassin are on the quest.
    let table = questing(&[0, 3]);
    assert_eq!(meaning(&table, 0, "success", &[]), played(Action::Quest(Card::Success)));
    // The rules refuse a good player's fail.
    assert_eq!(meaning(&table, 0, "fail", &[]), played(Action::Quest(Card::Fail)));
    let Row::Buttons(buttons) = &panel(meaning(&table, 3, "fail", &[])).rows[0] else { panic!("no buttons") };
    assert_eq!(buttons[0].press.verb, Verb::Game("fail!".to_owned()));
    assert_eq!(meaning(&table, 3, "fail!", &[]), played(Action::Quest(Card::Fail)));
    // Not on the quest: refused by the rules, without a question.
    assert_eq!(meaning(&table, 4, "fail", &[]), played(Action::Quest(Card::Fail)));
}

#[test]
fn only_the_assassin_gets_the_menu_of_victims() {
    let table = assassinating();
    // The Assassin is the fourth, and knows the fifth.
    let Row::Menu(menu) = &panel(meaning(&table, 3, "assassin", &[])).rows[0] else { panic!("no menu") };
    let victims: Vec<_> = menu.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(victims, ["1. Anna", "2. Bors", "3. Kay"]);
    let refused = Err(Refused::Rules(registry::Refusal::Avalon(Refusal::NotAssassin)));
    for seat in [0, 1, 2, 4] {
        assert_eq!(meaning(&table, seat, "assassin", &[]), refused);
    }
    let Row::Buttons(buttons) = &panel(meaning(&table, 3, "victim", &["1"])).rows[0] else { panic!("no buttons") };
    assert_eq!(buttons[0].press.verb, Verb::Game("victim!.1".to_owned()));
    assert_eq!(meaning(&table, 3, "victim!.1", &[]), played(Action::Assassinate(Seat(1))));
    // A known fellow is no choice; the rules say so.
    assert_eq!(meaning(&table, 3, "victim", &["4"]), played(Action::Assassinate(Seat(4))));
}

#[test]
fn with_targeting_the_leader_alone_gets_the_menu_of_a_quest() {
    use Role::{Assassin, Merlin, Minion, Servant};
    let options = Options { targeting: true, ..Options::default() };
    let table = begun(&NAMES[..5], options, &[Merlin, Servant, Servant, Assassin, Minion], Locale::En);
    let Row::Menu(menu) = &panel(meaning(&table, 0, "quest.4", &[])).rows[0] else { panic!("no menu") };
    // Quest 4 takes three of five players.
    assert_eq!((menu.least, menu.most, menu.choices.len()), (3, 3, 5));
    assert_eq!(menu.press.verb, Verb::Game("team.4".to_owned()));
    assert_eq!(screen::audience(Kind::Avalon, &menu.press.verb), Audience::Panel);
    let proposed = Action::Propose { team: team(&[0, 1, 4]), quest: Quest::new(4) };
    assert_eq!(meaning(&table, 0, "team.4", &["0", "1", "4"]), played(proposed));
    // Somebody else, and a quest that is not open yet, are left to the rules.
    let empty = |quest| played(Action::Propose { team: Seats::NONE, quest: Quest::new(quest) });
    assert_eq!(meaning(&table, 1, "quest.4", &[]), empty(4));
    assert_eq!(meaning(&table, 0, "quest.5", &[]), empty(5));
}

/// The game's own controls on a sheet, each with choices for its menu.
fn controls(sheet: &Sheet, dice: &mut Dice) -> Vec<(Press, Vec<String>)> {
    let mut controls = Vec::new();
    for row in &sheet.rows {
        match row {
            Row::Buttons(buttons) => {
                controls.extend(buttons.iter().map(|button| (button.press.clone(), Vec::new())));
            }
            Row::Menu(menu) => {
                let mut values: Vec<_> = menu.choices.iter().map(|choice| choice.value.clone()).collect();
                dice.shuffle(&mut values);
                values.truncate(menu.most);
                controls.push((menu.press.clone(), values));
            }
        }
    }
    // "Back" from a question would go round in circles.
    controls.retain(|(press, _)| matches!(&press.verb, Verb::Game(verb) if verb != "own"));
    controls
}

/// Presses controls from the public board, and from the panels they lead to, until an action comes out.
fn press_through(table: &Table, seat: Seat, dice: &mut Dice) -> Option<registry::Action> {
    let mut sheet = screen::public(table, &[]);
    let mut audience = None;
    for _ in 0..4 {
        let controls = controls(&sheet, dice);
        let (press, values) = dice.pick(&controls)?;
        let sits_on_panel = screen::audience(table.kind(), &press.verb) == Audience::Panel;
        assert_eq!(sits_on_panel, audience.is_some(), "{:?} is not where it should be", press.verb);
        match screen::meaning(table, press, values, Some(seat), Locale::En) {
            Ok(Meaning::Play(action)) => return Some(action),
            Ok(Meaning::Panel(panel) | Meaning::Post(panel)) => sheet = panel,
            Err(_) => return None,
        }
        audience = Some(());
    }
    panic!("four presses come to nothing")
}

#[test]
fn whole_games_can_be_played_by_controls_alone() {
    let mut fails = 0;
    for seats in 5..=10 {
        let variants = fitting(Kind::Avalon, seats);
        for number in 0..12 {
            let options = &variants[(number * 17 + seats) % variants.len()];
            let mut table = dealt(&NAMES[..seats], options.clone(), number as u64, Locale::En);
            let mut dice = Dice::new(Seed::from_number(number as u64));
            for presses in 0.. {
                assert!(presses < 20_000, "no end with {options:?}");
                if matches!(table.stage, Stage::Over(_)) {
                    break;
                }
                let seat = Seat(dice.below(seats as u32) as u8);
                let legal = position(&table).legal_actions(seat);
                let Some(action) = press_through(&table, seat, &mut dice) else { continue };
                if legal.contains(&action) {
                    fails += usize::from(action == registry::Action::Avalon(Action::Quest(Card::Fail)));
                    play(&mut table, seat, &action);
                }
            }
            assert!(position(&table).view(Viewer::Public).awaited().is_empty());
        }
    }
    assert!(fails > 20, "only {fails} fails were played");
}
