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

// Merlin

/// Two players at home: each throw is written out; seat 0 rides 5 from Grey to the space of flags by influence.
fn merlin_at_home() -> String {
    let rows = ["mwlmwl", "mwlmwl", "MWLMWL"].concat();
    let tiles = rows.chars().map(|letter| {
        let terrain = match letter.to_ascii_lowercase() {
            'm' => "mountain",
            'w' => "wood",
            _ => "lake",
        };
        serde_json::json!({"terrain": terrain, "tower": letter.is_uppercase()})
    });
    let shields = ["black", "grey", "blue", "purple", "orange", "brown"].repeat(4);
    let missions: Vec<u8> = (1..=55).collect();
    format!(
        r#"{{
  "game": "merlin",
  "rules_version": 1,
  "seats": 2,
  "options": {{}},
  "deal": {{
    "start": 0,
    "starting_tiles": [1, 3],
    "environs": {},
    "missions": {},
    "traitors": {},
    "later": {{"throws": [{{"own": [2, 5, 6], "white": 3}}, {{"own": [1, 1, 4], "white": 6}}]}}
  }},
  "actions": [
    {{"seat": 0, "action": "roll"}},
    {{"seat": 1, "action": "roll"}},
    {{"seat": 0, "action": {{"choose": {{"own": 5}}}}}},
    {{"seat": 0, "action": {{"move": "clockwise"}}}},
    {{"seat": 0, "action": {{"take": {{"kind": "flag", "of": "blue"}}}}}},
    {{"seat": 0, "action": "done"}}
  ]
}}"#,
        serde_json::Value::from_iter(tiles),
        serde_json::json!(missions),
        serde_json::json!(shields),
    )
}

fn public_merlin(position: &Position) -> serde_json::Value {
    serde_json::to_value(position.view(Viewer::Public)).unwrap()["merlin"].clone()
}

#[test]
fn a_game_of_merlin_written_down_at_home_plays_again() {
    let record = read(&merlin_at_home());
    let view = public_merlin(&record.replay(None).unwrap().position);
    assert_eq!(view["phase"]["turn"]["seat"], 1);
    assert_eq!(view["castles"][0]["knight"], 9);
    assert_eq!(view["castles"][0]["dice"], serde_json::json!({"own": [2, 6], "white": 3}));
    // Black to brown: a blue flag beside the purple one of the starting tile.
    assert_eq!(view["castles"][0]["items"]["flags"], serde_json::json!([0, 0, 1, 1, 0, 0]));
    assert_eq!(view["castles"][1]["dice"], serde_json::json!({"own": [1, 1, 4], "white": 6}));
    let view = public_merlin(&record.replay(Some(3)).unwrap().position);
    assert_eq!(view["castles"][0]["knight"], 4);
    assert_eq!(read(&record.write()), record);
}

#[test]
fn what_is_wrong_with_a_record_of_merlin_is_named() {
    let replaced = |from: &str, to: &str| {
        let text = merlin_at_home();
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    };
    let refused = |from: &str, to: &str| read(&replaced(from, to)).replay(None).unwrap_err().to_string();
    assert_eq!(
        refused(r#""of": "blue"}}}"#, r#""of": "grey"}}}"#),
        "action 5 is refused: there is no own influence in Grey"
    );
    assert_eq!(refused(r#"{"own": 5}"#, r#"{"own": 4}"#), "action 3 is refused: there is no such unused die");
    assert_eq!(refused("[1, 3]", "[3, 3]"), "the deal is refused: the deal is not one of this game");
    assert_eq!(refusal(&replaced(r#"{"own": 5}"#, r#"{"own": 7}"#)), "action 3: a die shows 1 to 6, not 7");
    assert_eq!(refusal(&replaced("[1,2,", "[1,56,")), "\"deal\": missions are numbered 1 to 55, not 56");
    assert!(refusal(&replaced("clockwise", "widdershins")).starts_with("action 4: unknown variant `widdershins`"));
    assert!(refusal(&replaced("\"throws\"", "\"rolls\"")).starts_with("\"deal\": unknown field `rolls`"));
}

/// Worked out by another program, like the deal of Avalon: 18 tiles, 55 missions and 24 traitors are shuffled, the
/// start player is drawn, four starting tiles are shuffled; then come the throws, of which the first has three equal.
#[test]
fn a_seed_of_merlin_deals_the_same_on_every_machine() {
    let options = Kind::Merlin.default_options();
    let mut record = Record::new(options, 3, Dealt::Seed(Seed::from_number(3)));
    let deal = serde_json::to_value(record.deal().unwrap()).unwrap()["merlin"].clone();
    let letter = |tile: &serde_json::Value| {
        let letter = tile["terrain"].as_str().unwrap().chars().next().unwrap();
        if tile["tower"] == true { letter.to_ascii_uppercase() } else { letter }
    };
    let environs: String = deal["environs"].as_array().unwrap().iter().map(letter).collect();
    assert_eq!(environs, "mLmwwLllWMmwwWMmll");
    let missions = [
        36, 49, 28, 4, 41, 46, 38, 35, 14, 17, 48, 15, 52, 16, 29, 12, 20, 9, 19, 23, 39, 32, 50, 6, 37, 30, 34, 11, 5,
        2, 44, 33, 18, 1, 26, 55, 42, 3, 25, 45, 51, 10, 21, 7, 31, 54, 24, 13, 53, 40, 27, 43, 8, 47, 22,
    ];
    assert_eq!(deal["missions"], serde_json::json!(missions.to_vec()));
    let traitors = "purple orange black purple purple black blue brown orange orange blue purple brown blue blue \
                    grey brown grey black black grey orange brown grey";
    assert_eq!(deal["traitors"], serde_json::json!(traitors.split(' ').collect::<Vec<_>>()));
    assert_eq!((&deal["start"], &deal["starting_tiles"]), (&1.into(), &serde_json::json!([4, 1, 2])));

    let opening = record.open().unwrap().position;
    let roll = opening.legal_actions(Seat(0)).pop().unwrap();
    record.actions.push(Played { seat: Seat(0), action: roll });
    let view = public_merlin(&record.replay(None).unwrap().position);
    let dice = |seat: usize| view["castles"][seat]["dice"].clone();
    assert_eq!(dice(0), serde_json::json!({"own": [3, 6, 6], "white": 5}));
    assert_eq!(dice(1), serde_json::json!({"own": [1, 2, 5], "white": 5}));
    assert_eq!(dice(2), serde_json::json!({"own": [4, 6, 6], "white": 3}));
}

// Fair Isolde

/// Cards from their letters: Combat, Study, Isolde, King, Grail, V for Chivalry.
fn cards(text: &str) -> serde_json::Value {
    let kinds = ["combat", "study", "isolde", "king", "grail", "chivalry"];
    let card = |card: &str| {
        let (letter, value) = card.split_at(1);
        let kind = kinds["CSIKGV".find(letter).unwrap()];
        serde_json::json!({"kind": kind, "value": value.parse::<u8>().unwrap()})
    };
    text.split_whitespace().map(card).collect()
}

/// Three players at home, the first packets of the first round.
fn isolde_at_home() -> String {
    let deck = "C3 C3 C3 C3 C4  C4 C4 C4 C5 C5  C5 C5 S3 S3 S3  S4 S4 S4 S5 S5  I2 I2 I3 I3 I4 I4 I5 I5 \
                K2 K2 K3 K3 K4 K4 K5 K5  G2 G2 G3 G3 G4 G4 G5 G5  V2 V2 V3 V3 V4 V4 V5 V5";
    format!(
        r#"{{
  "game": "isolde",
  "rules_version": 1,
  "seats": 3,
  "options": {{"learning": true}},
  "deal": {{"start": 2, "later": {{"decks": [{}], "codices": [[0, -3, -1]]}}}},
  "actions": [
    {{"seat": 2, "action": {{"keep": {{"kind": "study", "value": 3}}}}}},
    {{"seat": 0, "action": {{"keep": {{"kind": "combat", "value": 4}}}}}},
    {{"seat": 1, "action": {{"keep": {{"kind": "combat", "value": 5}}}}}}
  ]
}}"#,
        cards(deck)
    )
}

#[test]
fn a_game_of_isolde_written_down_at_home_plays_again() {
    let record = read(&isolde_at_home());
    let position = record.replay(None).unwrap().position;
    let seen = |viewer| serde_json::to_value(position.view(viewer)).unwrap()["isolde"].clone();
    // Everybody has passed four cards to the left.
    let anna = seen(Viewer::Seat(Seat(0)));
    assert_eq!(anna["own"]["packet"], cards("C5 C5 S3 S3"));
    assert_eq!(anna["own"]["passed"], serde_json::json!([cards("C3 C3 C3 C3")]));
    assert_eq!(anna["own"]["hands"], serde_json::json!([[0, cards("C4")]]));
    assert_eq!(seen(Viewer::Seat(Seat(1)))["own"]["packet"], cards("C3 C3 C3 C3"));
    assert_eq!(seen(Viewer::All)["everything"]["codex"], serde_json::json!([0, -3, -1]));
    assert_eq!(seen(Viewer::Public)["start"], 2);
    assert_eq!(read(&record.write()), record);
}

#[test]
fn what_is_wrong_with_a_record_of_isolde_is_named() {
    let replaced = |from: &str, to: &str| {
        let text = isolde_at_home();
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    };
    let refused = |from: &str, to: &str| read(&replaced(from, to)).replay(None).unwrap_err().to_string();
    let kept = r#""action": {"keep": {"kind": "combat", "value": 4}}"#;
    assert_eq!(
        refused(kept, r#""action": {"keep": {"kind": "grail", "value": 4}}"#),
        "action 2 is refused: Grail 4 is not in this packet"
    );
    assert_eq!(refused("[0, -3, -1]", "[0, -3, -3]"), "the deal is refused: the deal is not one of this game");
    assert!(refusal(&replaced("\"learning\"", "\"learnig\"")).starts_with("\"options\": unknown field `learnig`"));
    assert!(refusal(&replaced("\"study\"", "\"studi\"")).contains("unknown variant `studi`"));
}

/// Worked out by another program, like the deal of Avalon: the start player is drawn, the deck is shuffled from the
/// order of the kinds and values, then the codex from -1, -3, 0.
#[test]
fn a_seed_of_isolde_deals_the_same_on_every_machine() {
    let options = Kind::Isolde.read_options(r#"{"learning": true}"#).unwrap();
    let record = Record::new(options, 3, Dealt::Seed(Seed::from_number(3)));
    let deal = serde_json::to_value(record.deal().unwrap()).unwrap()["isolde"].clone();
    let deck = "V4 G2 K3 V4 V5 S4 S5 C5 V3 V5 V2 G5 G2 S3 K2 K5 K5 C5 I4 S4 S3 C3 K4 V2 C3 G4 C4 K4 V3 C5 I3 S4 C4 \
                I2 K3 G3 C4 C3 G5 C4 I3 S5 I2 K2 C3 G3 I5 C5 I4 S3 G4 I5";
    assert_eq!(deal, serde_json::json!({"start": 0, "later": {"decks": [cards(deck)], "codices": [[-1, 0, -3]]}}));
}
