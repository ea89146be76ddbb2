//! The public board: what is asked, what the others see, the controls.

use super::super::scene::Scene;
use super::super::sheet::{Illustration, Row, Sheet};
use super::words::{self, Names};
use super::{controls, score, text};
use crate::art::Picture;
use crate::games::Seats;
use crate::games::isolde::{Board, Card, Colour, PhaseView, Question, Scroll, View};
use crate::say;

/// The running board.
pub(super) fn board(scene: &Scene, view: &View) -> Sheet {
    let mut lines = prompt(scene, view);
    lines.extend(status(scene, view));
    Sheet {
        text: lines.join("\n"),
        picture: Some(illustration(scene, view)),
        rows: controls::controls(scene, view),
        ..Sheet::default()
    }
}

/// The board after the end: who won, and everybody's points.
pub(super) fn end(scene: &Scene, view: &View) -> Sheet {
    let mut lines = Vec::new();
    if let PhaseView::Over { winners, neutral } = view.phase {
        lines.push(winner(scene, view, winners, neutral));
    }
    lines.push(score::points(scene, view));
    Sheet {
        text: lines.join("\n"),
        picture: Some(illustration(scene, view)),
        rows: vec![Row::Buttons(vec![controls::scores(scene)])],
        ..Sheet::default()
    }
}

fn illustration(scene: &Scene, view: &View) -> Illustration {
    Illustration { picture: Picture::Isolde(Box::new(view.clone()), scene.legend()), alt: text::alt(scene, view) }
}

/// Who won, the neutral knight perhaps among them, and how a tie was broken.
pub(super) fn winner(scene: &Scene, view: &View, winners: Seats, neutral: bool) -> String {
    let locale = scene.locale;
    let mut names: Vec<String> = winners.iter().map(|seat| scene.name(seat).to_owned()).collect();
    names.extend(neutral.then(|| say!(locale, "isolde-parcifal")));
    let shared = names.len() > 1;
    let won = say!(locale, if shared { "isolde-shared" } else { "isolde-won" }, names = names.join(", "));
    match score::is_tied(view) && !shared {
        true => [won, say!(locale, "isolde-tie")].join(" "),
        false => won,
    }
}

/// What is asked of whom, and what the others are told.
pub(super) fn prompt(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let names = Names::marked(scene, view);
    let round = view.round;
    let cards = || say!(locale, "isolde-button-cards");
    let start = || say!(locale, "isolde-start", name = names.of(view.start));
    let awaited = |done: Seats| {
        let number = done.len();
        say!(locale, "isolde-awaited", done = number, seats = view.seats, names = scene.crowd(view.awaited))
    };
    match &view.phase {
        PhaseView::Picking { kept } => {
            let number = 1 + view.hands.values().copied().min().unwrap_or_default();
            vec![
                say!(locale, "isolde-draft-title", round = round, number = number),
                start(),
                direction(scene, view),
                say!(locale, "isolde-draft-all", cards = cards()),
                awaited(*kept),
            ]
        }
        PhaseView::Piling { done } => vec![
            say!(locale, "isolde-piling-title", round = round),
            start(),
            say!(locale, "isolde-piling-all", cards = cards()),
            awaited(*done),
        ],
        PhaseView::Assigning { done } => vec![
            say!(locale, "isolde-assigning-title", round = round),
            start(),
            say!(locale, "isolde-assigning-all", cards = cards()),
            awaited(*done),
        ],
        PhaseView::Turn { colour } => {
            let number = view.played[*colour].len() + 1;
            let last = if view.seats < view.holders.values().flatten().count() { 3 } else { 4 };
            let place = view.order.iter().position(|other| other == colour).unwrap_or_default();
            let next = view.order[(place + 1) % view.order.len().max(1)];
            let mut lines =
                vec![say!(locale, "isolde-turn-title", round = round, number = number, last = last), start()];
            lines.push(say!(locale, "isolde-turn-own", name = names.of(*colour), cards = cards()));
            if number < last || place + 1 < view.order.len() {
                lines.push(say!(locale, "isolde-turn-next", name = names.of(next)));
            }
            lines
        }
        PhaseView::Asking(question) => asking(scene, view, question),
        PhaseView::Over { winners, neutral } => vec![winner(scene, view, *winners, *neutral)],
    }
}

/// A question with its title: to whoever decides, and for whom.
fn asking(scene: &Scene, view: &View, question: &Question) -> Vec<String> {
    let locale = scene.locale;
    let names = Names::marked(scene, view);
    let colour = question.colour();
    let title = match question {
        Question::Mark { .. } => say!(locale, "isolde-mark-title", round = view.round),
        Question::TakePile { .. } => say!(locale, "isolde-pile-title", round = view.round),
        Question::Look { .. } | Question::Place { .. } => say!(locale, "isolde-card-title", round = view.round),
        _ => say!(locale, "isolde-scoring-title", round = view.round),
    };
    let mut lines = vec![title, say!(locale, "isolde-start", name = names.of(view.start))];
    let own = names.of(colour);
    // The start player decides for a knight whom nobody plays.
    let name = match view.holders[colour] {
        Some(_) => own.clone(),
        None => say!(locale, "isolde-for", name = scene.list(view.awaited), neutral = own),
    };
    lines.push(match question {
        Question::Bonus { steps, boards, .. } => match boards[..] {
            [board] => {
                say!(locale, "isolde-ask-challenge", name = name, steps = *steps, board = words::board(board, locale))
            }
            _ => say!(locale, "isolde-ask-bonus", name = name, steps = *steps),
        },
        Question::Edge { .. } => say!(locale, "isolde-ask-edge", name = name),
        Question::Back { steps, .. } => say!(locale, "isolde-ask-back", name = name, steps = *steps),
        Question::Place { card, .. } => {
            say!(locale, "isolde-ask-place", name = name, card = words::card(*card, locale))
        }
        Question::TakePile { .. } => say!(locale, "isolde-ask-pile", name = scene.list(view.awaited)),
        Question::Mark { .. } => {
            say!(locale, "isolde-ask-mark", name = name, cards = say!(locale, "isolde-button-cards"))
        }
        Question::Look { .. } => say!(locale, "isolde-ask-look", name = name),
        Question::TakeShield { .. } => say!(locale, "isolde-ask-take-shield", name = name),
        Question::Disc { .. } => say!(locale, "isolde-ask-disc", name = name),
        Question::Steps { left, .. } => say!(locale, "isolde-ask-steps", name = name, left = *left),
        Question::Give { to, .. } => {
            let to = names.of(*to);
            match view.choices.is_empty() {
                true => {
                    let cards = say!(locale, "isolde-button-cards");
                    say!(locale, "isolde-ask-give-hidden", name = name, to = to, cards = cards)
                }
                false => say!(locale, "isolde-ask-give", name = name, to = to),
            }
        }
        Question::TakeBlue { from, left, .. } => {
            say!(locale, "isolde-ask-take-blue", name = name, from = names.of(*from), left = *left)
        }
    });
    if let Question::TakePile { colour } = question {
        lines.extend(piles(scene, view, *colour));
    }
    if let Question::TakeShield { .. } = question {
        let left = view.variants.codex.iter().filter(|there| **there).count();
        lines.push(say!(locale, "isolde-codex-left", left = left, all = view.variants.codex.len()));
    }
    lines
}

/// The piles that lie open, but for those of whoever chooses, which the buttons do not show.
fn piles(scene: &Scene, view: &View, colour: Colour) -> Vec<String> {
    let shown = crate::games::Seat::all(view.variants.piles.len()).zip(&view.variants.piles);
    let chooser = view.holders[colour];
    let shown = shown.filter(|(seat, _)| Some(*seat) == chooser);
    shown
        .map(|(seat, piles)| {
            let cards = piles.iter().map(|pile: &Vec<Card>| format!("({})", words::cards(pile, scene.locale)));
            let cards = cards.collect::<Vec<_>>().join(" ");
            say!(scene.locale, "isolde-piles", name = scene.name(seat), piles = cards)
        })
        .collect()
}

/// Which way the packets go: "Anna → Bors → Anna".
fn direction(scene: &Scene, view: &View) -> String {
    let names = Names::marked(scene, view);
    let mut colours: Vec<Colour> = view.holders.iter().map(|(colour, _)| colour).collect();
    if !view.passes_left {
        colours.reverse();
    }
    colours.extend(colours.first().copied());
    let chain = colours.into_iter().map(|colour| names.of(colour)).collect::<Vec<_>>().join(" → ");
    let id = if view.passes_left { "isolde-passes-left" } else { "isolde-passes-right" };
    say!(scene.locale, id, chain = chain)
}

/// What is scored next, what was played, what the variants have on the table, and the points.
pub(super) fn status(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = vec![say!(locale, "isolde-scored", boards = words::boards(view.scored(), locale))];
    if !is_scoring(view) {
        lines.extend(played(scene, view));
    }
    lines.extend(moves(scene, view));
    lines.extend(variants(scene, view));
    lines.push(score::points(scene, view));
    lines
}

/// Whether the cards of the round have been played. Then they count no more.
fn is_scoring(view: &View) -> bool {
    let PhaseView::Asking(question) = &view.phase else { return false };
    !matches!(
        question,
        Question::Mark { .. } | Question::TakePile { .. } | Question::Look { .. } | Question::Place { .. }
    )
}

/// The cards of this round, with the board where it does not follow from the card.
fn played(scene: &Scene, view: &View) -> Option<String> {
    let locale = scene.locale;
    let names = Names::marked(scene, view);
    let told = |(card, board): &(Card, Board)| match card.kind.boards() {
        [own] if own == board => words::card(*card, locale),
        _ => say!(locale, "isolde-card-on", card = words::card(*card, locale), board = words::board(*board, locale)),
    };
    let colours = view.order.iter().filter(|colour| !view.played[**colour].is_empty());
    let lines = colours.map(|colour| {
        let cards = view.played[*colour].iter().map(told).collect::<Vec<_>>().join(", ");
        format!("{}: {cards}", names.of(*colour))
    });
    let lines = lines.collect::<Vec<_>>();
    (!lines.is_empty()).then(|| say!(locale, "isolde-played", cards = lines.join(" · ")))
}

/// The move of the last card, or at a scoring all moves of that.
fn moves(scene: &Scene, view: &View) -> Option<String> {
    let locale = scene.locale;
    let names = Names::marked(scene, view);
    let mut told: Vec<(Colour, String)> = Vec::new();
    for moved in &view.moves {
        let spaces = words::moved(moved.board, moved.from, moved.to, locale);
        match told.last_mut() {
            Some((colour, line)) if *colour == moved.colour => *line = format!("{line}, {spaces}"),
            _ => told.push((moved.colour, format!("{}: {spaces}", names.of(moved.colour)))),
        }
    }
    let told = told.into_iter().map(|(_, line)| line).collect::<Vec<_>>();
    (!told.is_empty()).then(|| say!(locale, "isolde-moves", moves = told.join(" · ")))
}

/// What the variants have on the table.
fn variants(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let names = Names::marked(scene, view);
    let parts = &view.variants;
    let mut lines = Vec::new();
    if !parts.marks.is_empty() {
        let marks = parts.marks.iter();
        let marks = marks.map(|(colour, board)| format!("{}: {}", names.of(*colour), words::board(*board, locale)));
        lines.push(say!(locale, "isolde-marks", marks = marks.collect::<Vec<_>>().join(" · ")));
    }
    if let Some(cup) = parts.cup {
        lines.push(say!(locale, "isolde-cup-stands", cup = words::cup(cup, locale)));
    }
    if let Some(scrolls) = parts.scrolls {
        let scrolls = scrolls.into_iter().zip([6, 12]).map(|(scroll, space)| {
            let id = match scroll {
                Scroll::OnBoard => "isolde-scroll-there",
                Scroll::Taken => "isolde-scroll-taken",
                Scroll::Aside => "isolde-scroll-aside",
            };
            say!(locale, id, space = space)
        });
        lines.push(say!(locale, "isolde-scrolls", scrolls = scrolls.collect::<Vec<_>>().join(", ")));
    }
    // Nobody begins after the last round.
    if let Some(named) = parts.named.filter(|_| view.round < 6) {
        lines.push(say!(locale, "isolde-named", name = names.of(named)));
    }
    lines
}
