//! What can be chosen, as a button or a choice of a menu: each says what it would bring.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Button, Choice, Menu, Row, Style};
use super::prospect::Prospect;
use super::words::{self, Names};
use crate::games::isolde::{Action, Board, Card, Colour, Disc, Hue, PhaseView, Question, Shield, View};
use crate::say;

/// The most of a button's label.
const LABEL: usize = 80;
/// The most of a choice's label, and of its description.
const CHOICE: usize = 100;
/// So many offers become buttons, more become a menu.
const BUTTONS: usize = 5;

/// An action in words.
pub(super) struct Offer {
    action: Action,
    label: String,
    effect: String,
}

/// Whose marker is asked about.
pub(super) fn mover(view: &View) -> Colour {
    match &view.phase {
        PhaseView::Turn { colour } => *colour,
        PhaseView::Asking(question) => question.colour(),
        _ => view.start,
    }
}

impl Offer {
    pub fn new(scene: &Scene, view: &View, action: Action) -> Offer {
        let locale = scene.locale;
        let names = Names::plain(scene, view);
        let colour = mover(view);
        let moved = |prospect: Prospect| (prospect.told(locale), prospect.effect(names, locale));
        let forward = |board, steps| moved(Prospect::forward(view, colour, board, steps));
        let plain = |label: String| (label, String::new());
        let (label, effect) = match (action, &view.phase) {
            (Action::Keep(card), _) => plain(words::card(card, locale)),
            (Action::Play { card, board }, _) => play(scene, view, colour, card, board),
            (Action::Bonus(Some(board)), PhaseView::Asking(Question::Bonus { steps, .. })) => forward(board, *steps),
            (Action::Bonus(Some(board)), _) => plain(words::board(board, locale)),
            (Action::Bonus(None), _) => plain(say!(locale, "isolde-button-decline")),
            (Action::Edge(Some(board)), _) => {
                let space = view.tracks[board].space(colour);
                let label = say!(locale, "isolde-offer-edge", board = words::board(board, locale), space = space);
                (label, Prospect::on_top(view, colour, board).effect(names, locale))
            }
            (Action::Edge(None), _) => plain(say!(locale, "isolde-button-no-edge")),
            (Action::Back(board), PhaseView::Asking(Question::Back { steps, .. })) => {
                moved(Prospect::back(view, colour, board, *steps))
            }
            (Action::Back(board), _) => plain(words::board(board, locale)),
            (Action::Place(board), PhaseView::Asking(Question::Place { card, .. })) => {
                forward(board, u16::from(card.value))
            }
            (Action::Place(board), _) => plain(words::board(board, locale)),
            (Action::TakePile(pile), _) => {
                let cards = opposite(view, colour).and_then(|piles| piles.get(usize::from(pile)));
                let cards = words::cards(cards.into_iter().flatten(), locale);
                plain(say!(locale, "isolde-offer-pile", number = pile + 1, cards = cards))
            }
            (Action::Mark(board), _) => {
                let stands = say!(locale, "isolde-effect-stands", space = view.tracks[board].space(colour));
                (words::board(board, locale), stands)
            }
            (Action::Look(place) | Action::TakeShield(place), _) => {
                plain(say!(locale, "isolde-offer-shield", number = place + 1))
            }
            (Action::Disc(disc), _) => match disc {
                Disc::Start(Some(named)) => plain(say!(locale, "isolde-offer-start", name = names.of(named))),
                Disc::Start(None) => plain(say!(locale, "isolde-offer-start-nobody")),
                Disc::Fifth => {
                    let left = view.hands[colour] > 0;
                    plain(say!(locale, if left { "isolde-offer-fifth" } else { "isolde-offer-fifth-none" }))
                }
                Disc::Combat(board) => forward(board, 2),
                Disc::King => forward(Board::King, 2),
                Disc::Any(board) => {
                    let (label, effect) = forward(board, 1);
                    (say!(locale, "isolde-offer-any", move = label), effect)
                }
            },
            (Action::Steps { board, count }, _) => {
                let (label, effect) = forward(board, count);
                (say!(locale, "isolde-offer-steps", count = count, move = label), effect)
            }
            (Action::Stop, _) => plain(say!(locale, "isolde-button-stop-steps")),
            (Action::Give(value), _) => plain(words::shield(Shield { hue: Hue::Orange, value }, locale)),
            (Action::GiveUnseen(place), _) => plain(say!(locale, "isolde-offer-shield", number = place + 1)),
            (Action::TakeBlue(shield), _) => plain(words::shield(shield, locale)),
            (Action::Pile(cards) | Action::Assign(cards), _) => plain(words::cards(&cards, locale)),
        };
        Offer { action, label, effect }
    }

    /// The label, with the effect when there is one.
    fn told(&self) -> String {
        if self.effect.is_empty() { self.label.clone() } else { format!("{} · {}", self.label, self.effect) }
    }

    /// A button that carries the action after this prefix.
    pub fn button(&self, scene: &Scene, prefix: &str, style: Style) -> Button {
        let verb = Verb::Game(format!("{prefix}.{}", json(&self.action)));
        Button { press: scene.press(verb), label: words::clipped(self.told(), LABEL), style, disabled: false }
    }

    /// A choice whose value is the action.
    pub fn choice(&self) -> Choice {
        Choice {
            value: json(&self.action),
            label: words::clipped(self.label.clone(), CHOICE),
            description: (!self.effect.is_empty()).then(|| words::clipped(self.effect.clone(), CHOICE)),
            chosen: false,
        }
    }
}

/// Offers as a row of buttons, or as a menu when they are many. `verb`: `do`, `see` or `own`; see the module of
/// presses.
pub(super) fn row(scene: &Scene, verb: &str, placeholder: String, offers: &[Offer]) -> Option<Row> {
    match offers.len() {
        0 => None,
        1..=BUTTONS => {
            Some(Row::Buttons(offers.iter().map(|offer| offer.button(scene, verb, Style::Primary)).collect()))
        }
        _ => Some(menu(scene, verb, placeholder, offers)),
    }
}

/// A menu of at most 25 offers.
pub(super) fn menu(scene: &Scene, verb: &str, placeholder: String, offers: &[Offer]) -> Row {
    Row::Menu(Menu {
        press: scene.press(Verb::Game(verb.to_owned())),
        placeholder,
        choices: offers.iter().map(Offer::choice).collect(),
        least: 1,
        most: 1,
    })
}

/// A card on a board: the card alone where it has only one, with the board where it has several.
fn play(scene: &Scene, view: &View, colour: Colour, card: Card, board: Board) -> (String, String) {
    let locale = scene.locale;
    let prospect = Prospect::forward(view, colour, board, u16::from(card.value));
    let (name, spaces) = (words::card(card, locale), prospect.spaces());
    let label = match card.kind.boards() {
        [own] if *own == board => say!(locale, "isolde-offer-play", card = name, spaces = spaces),
        _ => {
            say!(locale, "isolde-offer-play-on", card = name, board = words::board(board, locale), spaces = spaces)
        }
    };
    (label, prospect.effect(Names::plain(scene, view), locale))
}

/// The piles of whoever does not play this colour.
fn opposite(view: &View, colour: Colour) -> Option<&[Vec<Card>; 2]> {
    let seat = view.holders[colour]?;
    view.variants.piles.get(seat.left(view.seats).index())
}

pub(super) fn json(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}
