//! What a table may agree on, and deals.

use roundtable::games::isolde::{Card, Chance, Deal, Form, Isolde, Kind, Options, Refusal, Table, deck};
use roundtable::games::{Dice, Game, Seat, Seed};

#[test]
fn two_to_five_play() {
    let options = Options::default();
    for seats in [0, 1, 6] {
        assert_eq!(options.colours(seats), Err(Refusal::Seats { seats }));
    }
    let colours: Vec<usize> = (2..=5).map(|seats| options.colours(seats).unwrap()).collect();
    assert_eq!(colours, [3, 3, 4, 5], "two with a neutral third");
    assert_eq!(Options { form: Form::Lancelot, ..options }.colours(2), Ok(4), "two with two each");
}

#[test]
fn courtship_goes_neither_with_magic_nor_with_the_challenge() {
    let courtship = Options { courtship: true, ..Options::default() };
    let refused = |options: Options| {
        let refusal = options.colours(3).unwrap_err();
        let mut dice = Dice::new(Seed::from_number(0));
        assert_eq!(Isolde::deal(&options, 3, &mut dice), Err(refusal.clone()));
        refusal
    };
    assert_eq!(refused(Options { magic: true, ..courtship }), Refusal::CourtshipWithMagic);
    assert_eq!(refused(Options { challenge: true, ..courtship }), Refusal::CourtshipWithChallenge);
    let all_others = Options { tournament: true, learning: true, king: true, grail: true, chivalry: true, ..courtship };
    assert!(Options { advanced: true, ..all_others }.colours(3).is_ok());
    let without = Options { courtship: false, magic: true, challenge: true, ..all_others };
    assert!(without.colours(5).is_ok());
}

#[test]
fn the_booklets_table_is_the_usual_one() {
    assert_eq!(Options::default().table, Table::Booklet);
    let read: Options = serde_json::from_str(r#"{"advanced": true}"#).unwrap();
    assert_eq!(read, Options { advanced: true, ..Options::default() });
}

fn deal(decks: Vec<Vec<Card>>, codices: Vec<Vec<i16>>) -> Deal {
    Deal { start: Seat(0), later: Chance { decks, codices, picks: Vec::new() } }
}

#[test]
fn a_deal_has_a_whole_deck_and_with_learning_a_codex() {
    let plain = Options::default();
    let learning = Options { learning: true, ..plain };
    let is_dealt = |options: &Options, deal: &Deal| Isolde::set_up(options, 3, deal).map(|_| ());
    assert_eq!(is_dealt(&plain, &deal(vec![deck()], vec![])), Ok(()));
    assert_eq!(is_dealt(&plain, &deal(vec![], vec![])), Err(Refusal::Deal));
    assert_eq!(is_dealt(&plain, &deal(vec![deck()[1..].to_vec()], vec![])), Err(Refusal::Deal));
    let mut wrong = deck();
    wrong[0] = Card { kind: Kind::Combat, value: 2 };
    assert_eq!(is_dealt(&plain, &deal(vec![wrong], vec![])), Err(Refusal::Deal));
    let beyond = Deal { start: Seat(3), ..deal(vec![deck()], vec![]) };
    assert_eq!(is_dealt(&plain, &beyond), Err(Refusal::Deal));

    assert_eq!(is_dealt(&learning, &deal(vec![deck()], vec![vec![-1, 0, -3]])), Ok(()));
    assert_eq!(is_dealt(&learning, &deal(vec![deck()], vec![])), Err(Refusal::Deal));
    assert_eq!(is_dealt(&learning, &deal(vec![deck()], vec![vec![-1, -1, -3]])), Err(Refusal::Deal));
    assert_eq!(is_dealt(&learning, &deal(vec![deck()], vec![vec![-1, 0, 0, -3]])), Err(Refusal::Deal));
}

#[test]
fn chance_deals_everybody_any_start_player() {
    let starts = (0..40)
        .map(|seed| Isolde::deal(&Options::default(), 4, &mut Dice::new(Seed::from_number(seed))).unwrap().start.0);
    let starts: std::collections::BTreeSet<u8> = starts.collect();
    assert_eq!(starts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}
