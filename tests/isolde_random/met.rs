//! What a run has met: every kind of action, every disc, the effects of every variant, and the ways to break a tie.

use std::collections::BTreeSet;

use roundtable::games::isolde::{Action, Board, Cause, Colour, Disc, Event, Isolde, PhaseView, Question};
use roundtable::games::{Game, Seat, Seats, Viewer};

/// The rarest end.
pub const SHARED: &str = "won together";

const ALL: [&str; 59] = [
    "keep",
    "play",
    "play as magic",
    "combat on joust",
    "combat on melee",
    "bonus",
    "bonus declined",
    "edge",
    "edge declined",
    "back",
    "closed up",
    "place of the neutral colour",
    "place of a fifth card",
    "neutral card by chance",
    "neutral colour wins",
    "pile",
    "first pile taken",
    "second pile taken",
    "assign",
    "joust marked",
    "melee marked",
    "study marked",
    "king marked",
    "grail marked",
    "chivalry marked",
    "challenge met",
    "look",
    "shield taken",
    "neutral shield taken",
    "start player named",
    "nobody named",
    "joust disc",
    "melee disc",
    "fifth card",
    "no fifth card",
    "king disc",
    "any disc",
    "some steps",
    "all steps",
    "stop",
    "magic reset",
    "cup past the border",
    "cup at the last space",
    "cup back",
    "black knight wins",
    "white knight wins",
    "no knight wins",
    "first scroll",
    "second scroll",
    "both scrolls at once",
    "scrolls back",
    "grail bonus",
    "grail loss",
    "orange given",
    "hidden orange given",
    "orange given unseen",
    "blue taken",
    "won on isolde's board",
    SHARED,
];

#[derive(Default)]
pub struct Met(BTreeSet<&'static str>);

impl Met {
    pub fn join(&mut self, other: Met) {
        self.0.extend(other.0);
    }

    pub fn has(&self, what: &str) -> bool {
        self.0.contains(what)
    }

    pub fn assert_all(&self) {
        let missing: Vec<_> = ALL.iter().filter(|what| !self.has(what)).collect();
        assert!(missing.is_empty(), "never met: {missing:?}");
        let unknown: Vec<_> = self.0.iter().filter(|what| !ALL.contains(what)).collect();
        assert!(unknown.is_empty(), "not listed: {unknown:?}");
    }

    pub fn step(&mut self, before: &Isolde, action: &Action, events: &[Event]) {
        let view = before.view(Viewer::Public);
        let question = match view.phase {
            PhaseView::Asking(question) => Some(question),
            _ => None,
        };
        let neutral = |colour: Colour| view.holders[colour].is_none();
        let joust = |board: Board| board == Board::Joust;
        self.0.insert(match *action {
            Action::Keep(_) => "keep",
            Action::Play { board: Board::Magic, .. } => "play as magic",
            Action::Play { board: Board::Joust, .. } => "combat on joust",
            Action::Play { board: Board::Melee, .. } => "combat on melee",
            Action::Play { .. } => "play",
            Action::Bonus(Some(_)) => "bonus",
            Action::Bonus(None) => "bonus declined",
            Action::Edge(Some(_)) => "edge",
            Action::Edge(None) => "edge declined",
            Action::Back(_) => "back",
            Action::Place(_) => match question {
                Some(Question::Place { colour, .. }) if neutral(colour) => "place of the neutral colour",
                _ => "place of a fifth card",
            },
            Action::Pile(_) => "pile",
            Action::TakePile(0) => "first pile taken",
            Action::TakePile(_) => "second pile taken",
            Action::Assign(_) => "assign",
            Action::Mark(board) => match board {
                Board::Joust => "joust marked",
                Board::Melee => "melee marked",
                Board::Study => "study marked",
                Board::King => "king marked",
                Board::Grail => "grail marked",
                Board::Chivalry => "chivalry marked",
                Board::Isolde | Board::Magic => "no discipline",
            },
            Action::Look(_) => "look",
            Action::TakeShield(_) => match question {
                Some(Question::TakeShield { colour }) if neutral(colour) => "neutral shield taken",
                _ => "shield taken",
            },
            Action::Disc(disc) => match disc {
                Disc::Start(Some(_)) => "start player named",
                Disc::Start(None) => "nobody named",
                Disc::Combat(board) if joust(board) => "joust disc",
                Disc::Combat(_) => "melee disc",
                Disc::Fifth if view.holders.colours() == 4 && view.seats == 2 => "no fifth card",
                Disc::Fifth => "fifth card",
                Disc::King => "king disc",
                Disc::Any(_) => "any disc",
            },
            Action::Steps { count, .. } => match question {
                Some(Question::Steps { left, .. }) if left > count => "some steps",
                _ => "all steps",
            },
            Action::Stop => "stop",
            Action::Give(_) if events.iter().any(|event| matches!(event, Event::ShieldGiven { hidden: true, .. })) => {
                "hidden orange given"
            }
            Action::Give(_) => "orange given",
            Action::GiveUnseen(_) => "orange given unseen",
            Action::TakeBlue(_) => "blue taken",
        });
        let mut scrolls = 0;
        for event in events {
            let what = match event {
                Event::ClosedUp { .. } => "closed up",
                Event::NeutralKept { place: Some(_), .. } => "neutral card by chance",
                Event::Moved { cause: Cause::Isolde, .. } if view.options.challenge => "challenge met",
                Event::Reset { board: Board::Magic } => "magic reset",
                Event::CupMoved { from, to } if from.signum() * to.signum() < 0 => "cup past the border",
                Event::CupMoved { from, to } if from == to => "cup at the last space",
                Event::CupReset => "cup back",
                Event::BoardScored { board: Board::Joust, points, .. } if view.options.tournament => {
                    let joust = points.first().map(|(_, points)| *points);
                    let melee = events.iter().find_map(|event| match event {
                        Event::BoardScored { board: Board::Melee, points, .. } => {
                            points.first().map(|(_, points)| *points)
                        }
                        _ => None,
                    });
                    match (joust, melee) {
                        (Some(8), _) => "black knight wins",
                        (_, Some(8)) => "white knight wins",
                        (Some(5), Some(5)) => "no knight wins",
                        _ => continue,
                    }
                }
                Event::ScrollTaken { at: 6, .. } => {
                    scrolls += 1;
                    "first scroll"
                }
                Event::ScrollTaken { .. } => {
                    scrolls += 1;
                    "second scroll"
                }
                Event::ScrollsBack => "scrolls back",
                Event::BonusScored { points } => {
                    if points.iter().any(|(_, points)| *points < 0) {
                        self.0.insert("grail loss");
                    }
                    if points.iter().all(|(_, points)| *points <= 0) {
                        continue;
                    }
                    "grail bonus"
                }
                _ => continue,
            };
            self.0.insert(what);
        }
        if scrolls == 2 {
            self.0.insert("both scrolls at once");
        }
    }

    pub fn end(&mut self, game: &Isolde) {
        let view = game.view(Viewer::Public);
        let PhaseView::Over { winners, neutral } = view.phase else { panic!("the game is not over") };
        if neutral {
            self.0.insert("neutral colour wins");
        }
        let scores = game.scores();
        let best = scores.values().max().unwrap();
        let tied: Seats = Seat::all(view.seats).filter(|seat| scores[*seat] == *best).collect();
        if winners.len() > 1 {
            self.0.insert(SHARED);
        } else if tied.len() > 1 && winners.len() == 1 {
            self.0.insert("won on isolde's board");
        }
    }
}
