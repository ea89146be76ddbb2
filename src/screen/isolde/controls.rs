//! The controls below the board, from what everybody knows to be allowed.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Button, Choice, Menu, Row, Sheet, Style};
use super::offer::{self, Offer, mover};
use super::{press, words};
use crate::games::isolde::{Action, Board, PhaseView, Question, View};
use crate::say;

/// The most choices of a menu.
const MENU: usize = 25;

/// At most two rows of choices, then one with room for three more buttons.
pub(super) fn controls(scene: &Scene, view: &View) -> Vec<Row> {
    let (leave, choose): (Vec<Action>, Vec<Action>) = view.choices.iter().copied().partition(declines);
    let mut rows = match &view.phase {
        PhaseView::Asking(Question::Steps { left, .. }) => steps(scene, view, *left, &choose),
        PhaseView::Asking(question) => {
            let offers: Vec<Offer> = choose.iter().map(|action| Offer::new(scene, view, *action)).collect();
            offer::row(scene, verb(question), placeholder(scene, question), &offers).into_iter().collect()
        }
        _ => Vec::new(),
    };
    let leave = leave.iter().map(|action| Offer::new(scene, view, *action).button(scene, "do", Style::Secondary));
    let mut last: Vec<Button> = leave.collect();
    // Also while the next one is asked.
    if scene.take_back.is_some() {
        last.push(scene.button(Verb::TakeBackOnBoard, Style::Secondary, "button-take-back"));
    }
    if last.len() < 2 {
        last.push(scores(scene));
    }
    rows.push(Row::Buttons(last));
    rows
}

/// The button that shows everybody's shields and points.
pub(super) fn scores(scene: &Scene) -> Button {
    scene.button(Verb::Game("score".to_owned()), Style::Secondary, "isolde-button-score")
}

fn declines(action: &Action) -> bool {
    matches!(action, Action::Bonus(None) | Action::Edge(None) | Action::Stop)
}

/// What a question's control does: shields of the codex are seen by whoever presses, alone.
fn verb(question: &Question) -> &'static str {
    match question {
        Question::Look { .. } | Question::TakeShield { .. } => "see",
        _ => "do",
    }
}

fn placeholder(scene: &Scene, question: &Question) -> String {
    let id = match question {
        Question::Bonus { .. } | Question::Place { .. } | Question::Steps { .. } => "isolde-menu-forward",
        Question::Back { .. } => "isolde-menu-back",
        Question::Edge { .. } => "isolde-menu-edge",
        Question::Mark { .. } => "isolde-menu-mark",
        Question::Disc { .. } => "isolde-menu-disc",
        Question::TakePile { .. } => "isolde-menu-pile",
        Question::Look { .. } | Question::TakeShield { .. } | Question::Give { .. } | Question::TakeBlue { .. } => {
            "isolde-menu-shield"
        }
    };
    say!(scene.locale, id)
}

/// Steps of Magic: a menu of all there are when they fit. Else of the most telling numbers for each board, and a
/// second menu of boards, which opens a private panel with every number.
fn steps(scene: &Scene, view: &View, left: u16, choose: &[Action]) -> Vec<Row> {
    let placeholder = say!(scene.locale, "isolde-menu-forward");
    let offers = |actions: &[Action]| actions.iter().map(|action| Offer::new(scene, view, *action)).collect::<Vec<_>>();
    if choose.len() <= MENU {
        return vec![offer::menu(scene, "do", placeholder, &offers(choose))];
    }
    let boards: Vec<Board> = view.boards.iter().copied().filter(|board| *board != Board::Magic).collect();
    let telling: Vec<Action> =
        choose.iter().copied().filter(|action| is_telling(view, action, left, boards.len())).collect();
    let colour = mover(view);
    let choices = boards.iter().map(|board| Choice {
        value: press::key(*board),
        label: words::board(*board, scene.locale),
        description: Some(say!(scene.locale, "isolde-effect-stands", space = view.tracks[*board].space(colour))),
        chosen: false,
    });
    let other = Menu {
        press: scene.press(Verb::Game("steps".to_owned())),
        placeholder: say!(scene.locale, "isolde-menu-steps"),
        choices: choices.collect(),
        least: 1,
        most: 1,
    };
    vec![offer::menu(scene, "do", placeholder, &offers(&telling)), Row::Menu(other)]
}

/// Whether a number of steps is among the largest that make a difference on its board: all that are left, or just
/// as many as pass somebody.
fn is_telling(view: &View, action: &Action, left: u16, boards: usize) -> bool {
    let Action::Steps { board, count } = *action else { return false };
    let colour = mover(view);
    let own = view.tracks[board].space(colour);
    let others = view.tracks[board].ranking().into_iter().filter(|other| *other != colour);
    let mut counts: Vec<u16> = others.map(|other| view.tracks[board].space(other).saturating_sub(own)).collect();
    counts.retain(|passing| (1..left).contains(passing));
    counts.push(left);
    counts.sort_unstable_by(|one, other| other.cmp(one));
    counts.dedup();
    counts.truncate(MENU / boards);
    counts.contains(&count)
}

/// The private panel with every number of steps on one board.
pub(super) fn exact_steps(scene: &Scene, view: &View, board: Board) -> Option<Sheet> {
    let PhaseView::Asking(Question::Steps { colour, left }) = view.phase else { return None };
    let all = view.choices.iter().filter(|action| matches!(action, Action::Steps { board: on, .. } if *on == board));
    let offers: Vec<Offer> = all.map(|action| Offer::new(scene, view, *action)).collect();
    let menus = offers.chunks(MENU).zip(1..).map(|(offers, number)| {
        let first = (number - 1) * MENU + 1;
        let placeholder = say!(scene.locale, "isolde-menu-steps-from", first = first, last = first + offers.len() - 1);
        offer::menu(scene, &format!("own{number}"), placeholder, offers)
    });
    let text = [
        say!(scene.locale, "isolde-steps-exact", board = words::board(board, scene.locale), left = left),
        say!(scene.locale, "isolde-effect-stands", space = view.tracks[board].space(colour)),
    ];
    let rows: Vec<Row> = menus.take(5).collect();
    (!rows.is_empty()).then(|| Sheet { text: text.join(" · "), rows, ..Sheet::default() })
}
