//! Records: what is written plays again, and what cannot be read says why in one line.

use roundtable::games::merlin::Merlin;
use roundtable::games::record::{Dealt, Fair, Played, ReadError, Record};
use roundtable::games::registry::{Kind, Position, Registered};
use roundtable::games::{Seat, Secret, Seed, Viewer};
use roundtable::players::playout::{Mind, Minds, Playout};

/// Five players at home: the first quest succeeds 2 : 0, the second team is rejected by everybody.
const AT_HOME: &str = r#"{
  "game": "avalon",
  "rules_version": 1,
  "seats": 5,
  "options": {"lady": true},
  "deal": {"roles": ["merlin", "servant", "servant", "assassin", "minion"], "leader": 2},
  "actions": [
    {"seat": 2, "action": {"propose": {"team": [0, 1]}}},
    {"seat": 0, "action": {"vote": "approve"}},
    {"seat": 1, "action": {"vote": "approve"}},
    {"seat": 2, "action": {"vote": "reject"}},
    {"seat": 2, "action": {"vote": "approve"}},
    {"seat": 3, "action": {"vote": "reject"}},
    {"seat": 4, "action": {"vote": "reject"}},
    {"seat": 1, "action": {"quest": "success"}},
    {"seat": 0, "action": {"quest": "success"}},
    {"seat": 3, "action": {"propose": {"team": [4, 3, 0]}}}
  ]
}"#;

fn read(text: &str) -> Record {
    Record::read(text).unwrap()
}

fn refusal(text: &str) -> String {
    let line = Record::read(text).unwrap_err().to_string();
    assert_eq!(line.lines().count(), 1);
    line
}

fn public(position: &Position) -> serde_json::Value {
    serde_json::to_value(position.view(Viewer::Public)).unwrap()["avalon"].clone()
}

#[test]
fn a_game_written_down_at_home_plays_again() {
    let record = read(AT_HOME);
    let view = public(&record.replay(None).unwrap().position);
    assert_eq!(view["leader"], 3);
    assert_eq!(view["phase"]["voting"]["team"], serde_json::json!([0, 3, 4]));
    assert_eq!(view["quests"][0]["result"]["success"], true);
    assert_eq!(view["lady"]["holder"], 1, "right of the first leader");
    let view = public(&record.replay(Some(8)).unwrap().position);
    assert_eq!(view["phase"]["questing"]["cards"], 1);
}

#[test]
fn what_is_written_is_read_the_same() {
    let mut record = read(AT_HOME).checked().unwrap();
    assert_eq!(read(&record.write()), record);
    record.deal = Dealt::Seed(Seed::from_number(3));
    record.fair = Some(Fair { secret: Secret::new([9; 32]), table: "K7Q2MX".into(), interaction: u64::MAX });
    assert_eq!(read(&record.write()), record);
}

#[test]
fn a_seed_and_the_deal_written_out_are_the_same_game() {
    let mut seeded = Record::new(Kind::Avalon.default_options(), 7, Dealt::Seed(Seed::from_number(3)));
    let opening = seeded.open().unwrap().position;
    let leader = opening.to_act().iter().next().unwrap();
    seeded.actions.push(Played { seat: leader, action: opening.legal_actions(leader)[0].clone() });
    let written = seeded.written_out().unwrap();
    assert!(matches!(written.deal, Dealt::Written(_)));
    assert_eq!(written.replay(None).unwrap().position, seeded.replay(None).unwrap().position);
}

#[test]
fn dice_and_shuffles_of_a_seed_are_written_out_with_the_deal() {
    let (mut throws, mut shuffles) = (0, 0);
    for number in 0..12 {
        let options = Kind::Merlin.default_options();
        let seed = Seed::from_number(number);
        let mut playout = Playout::new(&options, 4, seed, &Minds::all(Mind::Random)).unwrap();
        playout.finish();
        let written = playout.record().written_out().unwrap();
        let Dealt::Written(deal) = &written.deal else { panic!("{:?}", written.deal) };
        let later = &Merlin::own_deal(deal).unwrap().later;
        throws += later.throws.len();
        shuffles += later.missions.len() + later.traitors.len();
        // Nothing is left to the dice, whose seed is another one.
        assert_eq!(&read(&written.write()).replay(None).unwrap().position, playout.position());
        assert_eq!(written.written_out().unwrap(), written);
    }
    // Each of four players throws at least once in each of six rounds.
    assert!(throws >= 12 * 24 && shuffles > 0, "{throws} throws and {shuffles} shuffles");
}

/// The deal was worked out by another program: ChaCha12 with the key 3, 0, 0, … and words drawn in order;
/// the cards Merlin, three servants, Assassin, two minions shuffled from the last place down, then the leader.
#[test]
fn a_seed_deals_the_same_on_every_machine() {
    let record = Record::new(Kind::Avalon.default_options(), 7, Dealt::Seed(Seed::from_number(3)));
    let deal = serde_json::to_string(&record.deal().unwrap()).unwrap();
    let roles = r#"["assassin","servant","servant","merlin","minion","servant","minion"]"#;
    assert_eq!(deal, format!(r#"{{"avalon":{{"roles":{roles},"leader":4}}}}"#));
}

#[test]
fn a_refused_action_is_named_with_the_reason() {
    let mut record = read(AT_HOME);
    record.actions[9].seat = Seat(0);
    let error = record.replay(None).unwrap_err();
    assert_eq!(error.to_string(), "action 10 is refused: only the leader, seat 3, proposes");
    assert!(record.replay(Some(9)).is_ok());
    record.seats = 6;
    assert_eq!(
        record.replay(None).unwrap_err().to_string(),
        "the deal is refused: the deal is not one that the options allow"
    );
}

#[test]
fn an_action_with_other_consequences_is_named() {
    let mut record = read(AT_HOME).checked().unwrap();
    record.actions[4] = record.actions[3].clone();
    record.actions[3].action = record.actions[1].action.clone();
    assert_eq!(record.replay(None).unwrap_err().n, 4);
    record.checks = None;
    assert!(record.replay(Some(5)).is_ok());
}

#[test]
fn a_record_of_older_rules_names_the_first_action_that_now_differs() {
    let mut record = read(&AT_HOME.replace("\"rules_version\": 1", "\"rules_version\": 0"));
    assert!(record.replay(None).is_ok());
    record.actions[7].seat = Seat(4);
    assert_eq!(
        record.replay(None).unwrap_err().to_string(),
        "the record is of rules version 0, now 1 is played; \
         the first action that now differs is number 8: not a member of the team"
    );
}

#[test]
fn a_record_cut_short_says_so() {
    for length in [0, 1, 100, AT_HOME.len() - 1] {
        let error = Record::read(&AT_HOME[..length]).unwrap_err();
        assert!(matches!(error, ReadError::CutShort { .. }), "{length}: {error}");
    }
    assert!(refusal("{\"game\": avalon}").starts_with("the record is not JSON: "));
}

#[test]
fn what_does_not_belong_is_named() {
    let replaced = |from: &str, to: &str| {
        assert!(AT_HOME.contains(from));
        refusal(&AT_HOME.replacen(from, to, 1))
    };
    assert!(replaced("\"game\"", "\"gaem\"").contains("unknown field `gaem`"));
    assert!(replaced("  \"seats\": 5,\n", "").contains("missing field `seats`"));
    assert!(replaced("\"seats\": 5", "\"seats\": \"five\"").contains("invalid type: string \"five\""));
    assert!(replaced("\"avalon\"", "\"chess\"").starts_with("\"game\": there is no game \"chess\"; there are: avalon"));
    assert!(replaced("\"lady\": true", "\"lacy\": true").starts_with("\"options\": unknown field `lacy`"));
    assert!(replaced("\"minion\"", "\"minon\"").starts_with("\"deal\": unknown variant `minon`"));
    assert!(replaced("{\"roles\"", "{\"seed\": \"12\", \"roles\"").starts_with("\"deal\": "));
    assert!(replaced("\"reject\"", "\"abstain\"").starts_with("action 4: unknown variant `abstain`"));
    assert_eq!(replaced("[0, 1]", "[1, 1]"), "action 1: seat 1 is named twice");
    assert!(replaced("\"seat\": 4", "\"seat\": 99").contains("seats are numbered 0 to 15, not 99"));
    assert_eq!(
        replaced("\"rules_version\": 1", "\"rules_version\": 2"),
        "the record is of rules version 2, but this program knows 1 at most: use a newer one"
    );
    assert_eq!(
        replaced("\"seats\"", "\"checks\": [\"00000000\"], \"seats\""),
        "there are 1 checks for 10 actions: each action has one, or leave \"checks\" out"
    );
    assert_eq!(
        replaced(
            "{\"roles\": [\"merlin\", \"servant\", \"servant\", \"assassin\", \"minion\"], \"leader\": 2}",
            "{\"seed\": \"12\"}"
        ),
        "\"deal\": expected 64 hex digits (0-9, a-f)"
    );
}
