//! Pictures of all games: whatever is going on and whatever people are called, a small PNG comes out.

use std::collections::HashSet;
use std::io::Cursor;
use std::mem::discriminant;

use roundtable::art::carcassonne::{Mark, Shown};
use roundtable::art::isolde::Hand;
use roundtable::art::{Legend, Picture, draw, samples};
use roundtable::games::avalon::{Action, Avalon, Ballot, Options, PhaseView, View};
use roundtable::games::carcassonne::{self, Carcassonne};
use roundtable::games::isolde::{self, Form, Isolde};
use roundtable::games::merlin::{self, Merlin, Phase, Stage};
use roundtable::games::{BySeat, Dice, Game, Seat, Seed, Viewer};
use roundtable::language::Locale;

fn everything() -> Options {
    Options { percival: true, morgana: true, lady: true, ..Options::default() }
}

/// Widths, letters and colours of a PNG; fails when it is none.
fn check(png: &[u8], what: &str) {
    let mut reader = png::Decoder::new(Cursor::new(png)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    let info = reader.info();
    assert_eq!((info.width, info.color_type), (1200, png::ColorType::Indexed), "{what}");
    assert!((300..=1750).contains(&info.height), "{what} is {} high", info.height);
    assert!(png.len() <= 100 * 1024, "{what} takes {} bytes", png.len());
    let used: HashSet<u8> = pixels.iter().copied().collect();
    assert!(used.len() > 12, "{what} is nearly empty: {} colours", used.len());
}

fn picture(view: View, names: impl Fn(Seat) -> String, locale: Locale) -> Picture {
    let names = BySeat::new(view.seats, names);
    Picture::Avalon(Box::new(view), Legend { names, locale })
}

/// Wide and full of marks, to take as many bytes as a name can.
fn long_name(seat: Seat) -> String {
    ["Ŵőříðżæß Ǻñðřǿměďå", "Guinevere of Cameliard", "Qüẹṣŧïǿŋ & Šťřåŋğē"][seat.index() % 3].to_owned()
}

fn act(game: &mut Avalon, dice: &mut Dice) {
    let seat = *dice.pick(&game.to_act().iter().collect::<Vec<_>>()).unwrap();
    // Approve often enough that the quests are reached.
    let actions = game.legal_actions(seat);
    let approve = Action::Vote(Ballot::Approve);
    let action = if actions.contains(&approve) && dice.below(4) > 0 { approve } else { *dice.pick(&actions).unwrap() };
    game.play(seat, &action, dice).unwrap();
}

#[test]
fn every_phase_fits_into_a_small_png() {
    for seats in 5..=10 {
        for targeting in [false, true] {
            let options = Options { targeting, ..everything() };
            let mut phases = HashSet::new();
            for seed in 0.. {
                let mut dice = Dice::new(Seed::from_number(seed));
                let deal = Avalon::deal(&options, seats, &mut dice).unwrap();
                let mut game = Avalon::set_up(&options, seats, &deal).unwrap();
                while game.outcome().is_none() {
                    act(&mut game, &mut dice);
                    let view = game.view(Viewer::Public);
                    // The middle of a vote or a quest shows more than its beginning.
                    let started = match view.phase {
                        PhaseView::Voting { voted, .. } => voted.len() * 2 == seats - seats % 2,
                        PhaseView::Questing { cards, .. } => cards == 1 && view.proposals.len() > 2,
                        _ => view.proposals.len() > 3,
                    };
                    if started && phases.insert(discriminant(&view.phase)) {
                        let what = format!("{seats} seats: {:?}", view.phase);
                        let locale = Locale::ALL[phases.len() % 3];
                        check(&draw(&picture(view, long_name, locale)), &what);
                    }
                }
                if phases.len() == 6 {
                    break;
                }
                assert!(seed < 200, "{seats} seats: some phase is never reached");
            }
        }
    }
}

fn opening(seats: usize) -> Avalon {
    let mut dice = Dice::new(Seed::from_number(5));
    let deal = Avalon::deal(&everything(), seats, &mut dice).unwrap();
    Avalon::set_up(&everything(), seats, &deal).unwrap()
}

fn with_name(name: &str) -> Vec<u8> {
    draw(&picture(opening(5).view(Viewer::Public), |_| name.to_owned(), Locale::En))
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let view = opening(8).view(Viewer::Public);
    let [one, other] = [(); 2].map(|()| draw(&picture(view.clone(), long_name, Locale::Hu)));
    assert!(one == other);
}

/// Everything beside the view is the names and the language, so hidden facts cannot show. What a view has for
/// one person only is not drawn either: the board is for everybody.
#[test]
fn a_players_own_secrets_are_not_drawn() {
    let mut game = opening(7);
    let mut dice = Dice::new(Seed::from_number(0));
    let same = |game: &Avalon| {
        let board = |viewer| draw(&picture(game.view(viewer), long_name, Locale::En));
        let public = board(Viewer::Public);
        assert!(Seat::all(7).all(|seat| board(Viewer::Seat(seat)) == public));
    };
    same(&game);
    let leader = game.view(Viewer::Public).leader;
    let proposal = game.legal_actions(leader)[0];
    game.play(leader, &proposal, &mut dice).unwrap();
    game.play(leader, &Action::Vote(Ballot::Reject), &mut dice).unwrap();
    same(&game);
}

#[test]
fn names_are_drawn_as_far_as_the_font_goes() {
    let anna = with_name("Anna");
    for name in [
        "Anna🔥",
        "🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥Anna🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥",
        "\u{202E}Anna\u{202C}",
        "A\u{200B}n\u{200D}n\u{2060}a\u{FEFF}",
        "𝓐𝓷𝓷𝓪",
        "Ａｎｎａ",
        "  Anna\n\t",
        "A\u{0336}\u{0321}n\u{0334}n\u{035F}a\u{0489}",
        "Anna \u{E0041}\u{FE0F}",
    ] {
        assert!(with_name(name) == anna, "{name:?} is not drawn as Anna");
    }
    assert!(with_name("Anný") != anna);
    assert!(with_name("Any\u{0301}") == with_name("Aný"));
}

#[test]
fn a_name_without_letters_becomes_the_seat() {
    let numbered =
        draw(&picture(opening(5).view(Viewer::Public), |seat| format!("Seat {}", seat.number()), Locale::En));
    for name in ["", " ", "🔥", "🏳️‍🌈👩‍👩‍👧", "\u{202E}", "***", "بشر", "漢字"] {
        assert!(with_name(name) == numbered, "{name:?} is not drawn as the seat");
    }
}

#[test]
fn markup_in_a_name_is_only_letters() {
    let (bold, plain) = (with_name("<b>A</b>&amp;\"'"), with_name("A&"));
    assert!(bold != plain);
    check(&with_name("</text></svg><svg onload=\"x\">]]>&lt;"), "markup");
    check(&with_name(&"Ŵ".repeat(4000)), "a long name");
}

#[test]
fn the_samples_can_be_drawn() {
    let samples = samples();
    let names: HashSet<_> = samples.iter().map(|(name, _)| name).collect();
    assert_eq!(names.len(), samples.len());
    for (name, picture) in &samples {
        check(&draw(picture), name);
    }
}

/// A game of Merlin by chance, looked at where something else is asked than before.
fn each_phase_of_merlin(seats: usize, kings_favor: bool, mut look: impl FnMut(&Merlin, &str)) {
    let options = merlin::Options { kings_favor };
    let mut dice = Dice::new(Seed::from_number(seats as u64));
    let deal = Merlin::deal(&options, seats, &mut dice).unwrap();
    let mut game = Merlin::set_up(&options, seats, &deal).unwrap();
    let mut seen = HashSet::new();
    loop {
        let view = game.view(Viewer::Public);
        let stage = match view.phase {
            Phase::Turn(turn) => Some(match turn.stage {
                Stage::Acting(visit, part) => (3, Some((visit.space, discriminant(&part)))),
                Stage::Choosing => (0, None),
                Stage::Chosen(_) => (1, None),
                Stage::Acted { .. } => (2, None),
            }),
            _ => None,
        };
        // From the third round on there is something to see.
        if (view.round > 2 || view.phase == Phase::Rolling) && seen.insert((discriminant(&view.phase), stage)) {
            look(&game, &format!("{seats} seats: {:?}", view.phase));
        }
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = *dice.pick(&game.legal_actions(seat)).unwrap();
        game.play(seat, &action, &mut dice).unwrap();
    }
    assert!(seen.len() > 20, "only {} phases were met", seen.len());
}

fn of_merlin(game: &Merlin, viewer: Viewer, locale: Locale) -> (Box<merlin::View>, Legend) {
    let view = game.view(viewer);
    let names = BySeat::new(view.castles.seats(), long_name);
    (Box::new(view), Legend { names, locale })
}

#[test]
fn merlins_pictures_are_small_in_every_phase() {
    for (seats, kings_favor) in [(2, false), (4, true)] {
        let mut number = 0;
        each_phase_of_merlin(seats, kings_favor, |game, what| {
            let locale = Locale::ALL[number % 3];
            let (view, legend) = of_merlin(game, Viewer::Public, locale);
            check(&draw(&Picture::Merlin(view, legend)), what);
            let (view, legend) = of_merlin(game, Viewer::Public, locale);
            check(&draw(&Picture::Environs(view, legend)), what);
            let (view, legend) = of_merlin(game, Viewer::Public, locale);
            check(&draw(&Picture::Castle(view, Seat::at(number % seats), legend)), what);
            number += 1;
        });
    }
}

#[test]
fn missions_in_hand_are_not_drawn() {
    each_phase_of_merlin(3, true, |game, what| {
        if matches!(game.view(Viewer::Public).phase, Phase::Rolling | Phase::Drawing { .. }) {
            let board = |viewer| {
                let (view, legend) = of_merlin(game, viewer, Locale::En);
                draw(&Picture::Merlin(view, legend))
            };
            let public = board(Viewer::Public);
            assert!(Seat::all(3).all(|seat| board(Viewer::Seat(seat)) == public), "{what}");
        }
    });
}

/// A game of Fair Isolde by chance, looked at where something else is asked than before, and at its end.
fn each_phase_of_isolde(seats: usize, options: isolde::Options, mut look: impl FnMut(&Isolde, &str)) {
    let mut dice = Dice::new(Seed::from_number(seats as u64));
    let deal = Isolde::deal(&options, seats, &mut dice).unwrap();
    let mut game = Isolde::set_up(&options, seats, &deal).unwrap();
    let mut seen = HashSet::new();
    loop {
        let view = game.view(Viewer::Public);
        let question = match &view.phase {
            isolde::PhaseView::Asking(question) => Some(discriminant(question)),
            _ => None,
        };
        // From the second round on there is something to see.
        let over = game.outcome().is_some();
        if (view.round > 1 && seen.insert((discriminant(&view.phase), question))) || over {
            look(&game, &format!("{seats} seats, {options:?}: {:?}", view.phase));
        }
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = *dice.pick(&game.legal_actions(seat)).unwrap();
        game.play(seat, &action, &mut dice).unwrap();
    }
    assert!(seen.len() > 3, "only {} phases were met", seen.len());
}

fn of_isolde(game: &Isolde, viewer: Viewer, locale: Locale) -> (Box<isolde::View>, Legend) {
    let view = game.view(viewer);
    let names = BySeat::new(view.seats, long_name);
    (Box::new(view), Legend { names, locale })
}

#[test]
fn the_pictures_of_isolde_are_small_in_every_phase() {
    let base = isolde::Options::default();
    let most = isolde::Options { magic: true, tournament: true, challenge: true, learning: true, king: true, ..base };
    let discs = isolde::Options { courtship: true, tournament: true, learning: true, king: true, ..base };
    let advanced = isolde::Options { advanced: true, grail: true, chivalry: true, ..base };
    let lancelot = isolde::Options { form: Form::Lancelot, ..most };
    for (seats, options) in [(5, most), (5, discs), (4, advanced), (3, base), (2, most), (2, lancelot)] {
        let (mut number, mut hands) = (0, 0);
        each_phase_of_isolde(seats, options, |game, what| {
            let locale = Locale::ALL[number % 3];
            let (view, legend) = of_isolde(game, Viewer::Public, locale);
            check(&draw(&Picture::Isolde(view, legend)), what);
            let (view, legend) = of_isolde(game, Viewer::Seat(Seat::at(number % seats)), locale);
            if let Some(hand) = Hand::of(&view) {
                check(&draw(&Picture::Hand(Box::new(hand), legend)), what);
                hands += 1;
            }
            number += 1;
        });
        assert!(hands > 0, "{seats} seats: nobody ever had a card");
    }
}

#[test]
fn cards_in_hand_and_shields_face_down_are_not_drawn_on_the_board() {
    let options = isolde::Options { learning: true, ..isolde::Options::default() };
    each_phase_of_isolde(3, options, |game, what| {
        if game.outcome().is_none() {
            let board = |viewer| {
                let (view, legend) = of_isolde(game, viewer, Locale::En);
                draw(&Picture::Isolde(view, legend))
            };
            let public = board(Viewer::Public);
            assert!(Seat::all(3).all(|seat| board(Viewer::Seat(seat)) == public), "{what}");
        }
    });
}

/// What may be chosen, marked: cells, or numbered segments.
fn marks(view: &carcassonne::View) -> Vec<Mark> {
    use carcassonne::{Action, Spot};
    let mut marks = Vec::new();
    for action in &view.choices {
        let number = marks.len() as u8 + 1;
        let mark = match *action {
            Action::Lay { cell, .. } => Mark::Cell(cell),
            Action::Conjure { spot, .. } => Mark::Spot { number, spot },
            Action::Claim { segment, .. } => {
                Mark::Spot { number, spot: Spot { cell: view.landscape.last().cell, segment } }
            }
            _ => continue,
        };
        if !marks.contains(&mark) && number < 60 {
            marks.push(mark);
        }
    }
    marks
}

#[test]
fn carcassonnes_pictures_are_small_to_the_last_tile() {
    let everything = carcassonne::Options { inns: true, river: true, ..carcassonne::Options::default() };
    for (seats, options) in [(2, carcassonne::Options::default()), (6, everything)] {
        let mut dice = Dice::new(Seed::from_number(seats as u64));
        let deal = Carcassonne::deal(&options, seats, &mut dice).unwrap();
        let mut game = Carcassonne::set_up(&options, seats, &deal).unwrap();
        let mut number = 0;
        loop {
            let view = game.view(Viewer::Public);
            let over = view.phase == carcassonne::Phase::Over;
            // The larger the landscape, the more there is to draw.
            if over || number % 17 == 16 {
                let what = format!("{seats} seats, step {number}: {:?}", view.phase);
                let legend = || Legend { names: BySeat::new(seats, long_name), locale: Locale::ALL[number / 17 % 3] };
                let shown = || Box::new(Shown { view: view.clone(), marks: marks(&view) });
                let cell = view.landscape.last().cell;
                check(&draw(&Picture::Carcassonne(shown(), legend())), &what);
                check(&draw(&Picture::Near(shown(), cell, legend())), &format!("{what}, near"));
                if let Some(carcassonne::Action::Lay { cell, .. }) = view.choices.last() {
                    check(&draw(&Picture::Turns(shown(), *cell, legend())), &format!("{what}, turns"));
                }
            }
            let Some(seat) = game.to_act().iter().next() else { break };
            let action = *dice.pick(&game.legal_actions(seat)).unwrap();
            game.play(seat, &action, &mut dice).unwrap();
            number += 1;
        }
        assert!(number > 150);
    }
}
