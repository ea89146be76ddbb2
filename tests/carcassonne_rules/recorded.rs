//! Games that another program played: every count of what could be done and every score. See `recorded/README.md`.

use std::str::FromStr;

use roundtable::games::carcassonne::{
    Action, Carcassonne, Cell, Deal, Figure, Options, Phase, Rotation, Spot, Tile, View,
};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};

use super::fixture::{inns, usual};

#[test]
fn games_with_the_mage_and_the_witch_go_the_same() {
    assert_eq!(replay(include_str!("recorded/mage-witch.txt"), &usual()), 40);
}

#[test]
fn games_with_inns_and_cathedrals_go_the_same() {
    assert_eq!(replay(include_str!("recorded/inns-cathedrals.txt"), &inns()), 12);
}

/// Replays all games of a file; how many they were.
fn replay(text: &str, options: &Options) -> usize {
    let games = text.split("game ").skip(1);
    games.map(|game| replay_game(&game.lines().collect::<Vec<_>>(), options)).count()
}

fn numbers(text: &str) -> Vec<u16> {
    text.split(' ').map(|number| number.parse().unwrap()).collect()
}

fn number<T: FromStr<Err: std::fmt::Debug>>(text: &str) -> T {
    text.parse().unwrap()
}

fn read_cell(text: &str) -> Cell {
    let (x, y) = text.split_once(',').unwrap();
    Cell::new(number(x), number(y))
}

/// One turn as it is written.
struct Turn<'a> {
    set_aside: Vec<Tile>,
    tile: Tile,
    cell: Cell,
    rotation: Rotation,
    places: usize,
    magic: Option<Vec<&'a str>>,
    /// The segment, or none, and how many could be taken.
    meeple: Option<(&'a str, usize)>,
    scores: Option<Vec<u16>>,
}

impl<'a> Turn<'a> {
    fn read(line: &'a str) -> Turn<'a> {
        let (line, scores) = match line.split_once(" = ") {
            Some((line, scores)) => (line, Some(numbers(scores))),
            None => (line, None),
        };
        let mut parts = line.split(" | ");
        let mut words: Vec<&str> = parts.next().unwrap().split(' ').collect();
        let tile = |id: &str| Tile::named(id).unwrap();
        let mut set_aside = Vec::new();
        while let Some(id) = words[0].strip_prefix('-') {
            set_aside.push(tile(id));
            words.remove(0);
        }
        let mut turn = Turn {
            set_aside,
            tile: tile(words[0]),
            cell: read_cell(words[1]),
            rotation: Rotation::try_from(number::<u16>(words[2])).unwrap(),
            places: number(words[3]),
            magic: None,
            meeple: None,
            scores,
        };
        for part in parts {
            if part.starts_with("mage") || part.starts_with("witch") {
                turn.magic = Some(part.split(' ').collect());
            } else {
                let (segment, count) = part.rsplit_once(' ').unwrap();
                turn.meeple = Some((segment, number(count)));
            }
        }
        turn
    }
}

fn spot(view: &View, cell: Cell, name: &str) -> Spot {
    let segments = &view.landscape.at(cell).unwrap().face().segments;
    let place = segments.iter().position(|segment| segment.name() == name);
    Spot { cell, segment: place.unwrap_or_else(|| panic!("no {name} at {cell}")) as u8 }
}

fn replay_game(lines: &[&str], options: &Options) {
    let seats = number(lines[0]);
    let (last, turns) = lines[1..].split_last().unwrap();
    let turns: Vec<Turn> = turns.iter().map(|line| Turn::read(line)).collect();
    let bag = turns.iter().flat_map(|turn| turn.set_aside.iter().chain([&turn.tile]).copied()).collect();
    let mut game = Carcassonne::set_up(options, seats, &Deal { start: Seat(0), bag }).unwrap();
    let mut dice = Dice::new(Seed::from_number(0));
    let mut scores = vec![0; seats];
    for (index, turn) in turns.iter().enumerate() {
        let at = lines[1 + index];
        let seat = Seat::at(index % seats);
        let mut play = |game: &mut Carcassonne, action: Action| {
            game.play(seat, &action, &mut dice).unwrap_or_else(|refusal| panic!("{at}: {refusal}"));
            (game.view(Viewer::Public), game.legal_actions(seat).len())
        };
        assert_eq!(game.legal_actions(seat).len(), turn.places, "{at}");
        let (mut view, mut count) = play(&mut game, Action::Lay { cell: turn.cell, rotation: turn.rotation });
        assert_eq!(view.phase == Phase::Conjuring, turn.magic.is_some(), "{at}");
        if let Some(magic) = &turn.magic {
            let [figure, cell, segment, choices] = magic[..] else { panic!("{at}") };
            assert_eq!(count, number::<usize>(choices), "{at}");
            let figure = if figure == "mage" { Figure::Mage } else { Figure::Witch };
            let spot = spot(&view, read_cell(cell), segment);
            (view, count) = play(&mut game, Action::Conjure { figure, spot });
        }
        assert_eq!(view.phase == Phase::Claiming, turn.meeple.is_some(), "{at}");
        if let Some((segment, claims)) = turn.meeple {
            // One more for none.
            assert_eq!(count, claims + 1, "{at}");
            let (big, segment) = match segment.strip_prefix("big ") {
                Some(segment) => (true, segment),
                None => (false, segment),
            };
            let action = match segment {
                "none" => Action::Pass,
                _ => Action::Claim { segment: spot(&view, turn.cell, segment).segment, big },
            };
            play(&mut game, action);
        }
        play(&mut game, Action::Done);
        if let Some(after) = &turn.scores {
            scores = after.clone();
        }
        // After the last turn comes the last scoring.
        if index + 1 < turns.len() {
            assert_eq!(game.scores().values().copied().collect::<Vec<_>>(), scores, "{at}");
        }
    }
    assert!(game.outcome().is_some());
    let finals = numbers(last.strip_prefix("final ").unwrap());
    assert_eq!(game.scores().values().copied().collect::<Vec<_>>(), finals);
}
