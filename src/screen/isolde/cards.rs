//! The private panel: the packet and the hand, with what can be done with them.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Choice, Illustration, Menu, Row, Sheet, Style};
use super::offer::{self, Offer, mover};
use super::press::sorted;
use super::prospect::Prospect;
use super::words::{self, Names};
use crate::art::Picture;
use crate::art::isolde::Hand;
use crate::games::Seats;
use crate::games::isolde::{Action, Board, Card, Colour, Own, PhaseView, View};
use crate::say;

/// What the viewer alone may see.
pub(super) fn panel(scene: &Scene, view: &View) -> Sheet {
    let Some(own) = &view.own else { return Sheet::default() };
    let locale = scene.locale;
    let mut lines = vec![say!(locale, "isolde-cards-title", round = view.round)];
    let mut rows = Vec::new();
    let waiting = |others: Seats| say!(locale, "isolde-cards-waiting", names = scene.list(others));
    match &view.phase {
        PhaseView::Picking { .. } => {
            let next = neighbour(view, own);
            let next = Names::marked(scene, view).list(next);
            if let Some(kept) = own.kept {
                lines.push(say!(locale, "isolde-cards-kept", card = words::card(kept, locale), name = next));
                lines.push(waiting(view.awaited));
            } else {
                let number = own.hands.iter().map(|(_, hand)| hand.len()).sum::<usize>() + 1;
                lines.push(say!(locale, "isolde-cards-keep", number = number, name = next));
                rows.extend(offer::row(scene, "own", say!(locale, "isolde-menu-keep"), &offers(scene, view, own)));
            }
        }
        PhaseView::Piling { .. } | PhaseView::Assigning { .. } if own.choices.is_empty() => {
            let three = own.three.iter().flatten();
            lines.push(say!(locale, "isolde-cards-divided", cards = words::cards(three, locale)));
            lines.push(waiting(view.awaited));
        }
        PhaseView::Piling { .. } => {
            lines.push(say!(locale, "isolde-cards-pile"));
            rows.push(three(scene, own, "pile"));
        }
        PhaseView::Assigning { .. } => {
            let names: Vec<String> =
                own.hands.iter().map(|(colour, _)| Names::marked(scene, view).of(*colour)).collect();
            if let [first, second] = &names[..] {
                lines.push(say!(locale, "isolde-cards-assign", first = first, second = second));
            }
            rows.push(three(scene, own, "assign"));
        }
        PhaseView::Turn { .. } if !own.choices.is_empty() => {
            let name = Names::marked(scene, view).of(mover(view));
            lines.push(say!(locale, "isolde-cards-play", name = name));
            rows = plays(scene, view, own);
        }
        _ if !own.choices.is_empty() => {
            lines.push(say!(locale, "isolde-cards-give"));
            rows.extend(offer::row(scene, "own", say!(locale, "isolde-menu-shield"), &offers(scene, view, own)));
        }
        _ => {}
    }
    if !own.packet.is_empty() && own.kept.is_none() {
        lines.push(say!(locale, "isolde-cards-packet", cards = words::cards(&sorted(&own.packet), locale)));
    }
    lines.extend(hands(scene, view, own));
    lines.extend(secrets(scene, view, own));
    Sheet { text: lines.join("\n"), picture: illustration(scene, view, own), rows, ..Sheet::default() }
}

/// A picture of the cards, when there are any.
fn illustration(scene: &Scene, view: &View, own: &Own) -> Option<Illustration> {
    let locale = scene.locale;
    let names = Names::plain(scene, view);
    let cards = Hand::of(view)?;
    let mut alt: Vec<String> = Vec::new();
    if !own.packet.is_empty() {
        alt.push(say!(locale, "isolde-cards-packet", cards = words::cards(&own.packet, locale)));
    }
    let hands = own.hands.iter().filter(|(_, hand)| !hand.is_empty());
    alt.extend(hands.map(|(colour, hand)| format!("{}: {}", names.of(*colour), words::cards(&sorted(hand), locale))));
    Some(Illustration { picture: Picture::Hand(Box::new(cards), scene.legend()), alt: alt.join(". ") })
}

fn offers(scene: &Scene, view: &View, own: &Own) -> Vec<Offer> {
    own.choices.iter().map(|action| Offer::new(scene, view, *action)).collect()
}

/// A row of buttons for each card, with a button for each board that it may go to.
fn plays(scene: &Scene, view: &View, own: &Own) -> Vec<Row> {
    let mut rows: Vec<(Card, Row)> = Vec::new();
    for action in &own.choices {
        let Action::Play { card, board } = action else { continue };
        let style = if *board == Board::Magic { Style::Secondary } else { Style::Primary };
        let button = Offer::new(scene, view, *action).button(scene, "own", style);
        match rows.last_mut() {
            Some((last, Row::Buttons(buttons))) if last == card => buttons.push(button),
            _ => rows.push((*card, Row::Buttons(vec![button]))),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// A menu of the six cards, of which three are chosen.
fn three(scene: &Scene, own: &Own, verb: &str) -> Row {
    let cards = sorted(&own.packet);
    let choices = cards.iter().zip(0..).map(|(card, place)| Choice {
        value: place.to_string(),
        label: words::card(*card, scene.locale),
        description: None,
        chosen: false,
    });
    Row::Menu(Menu {
        press: scene.press(Verb::Game(verb.to_owned())),
        placeholder: say!(scene.locale, "isolde-menu-three"),
        choices: choices.collect(),
        least: 3,
        most: 3,
    })
}

/// To whom the own packet goes.
pub(super) fn neighbour(view: &View, own: &Own) -> Option<Colour> {
    let colours = view.holders.colours();
    let (own, _) = own.hands.first()?;
    Some(if view.passes_left { own.left(colours) } else { own.right(colours) })
}

/// The cards of each own colour with where they would move its markers, where the markers are, and what was passed
/// on.
fn hands(scene: &Scene, view: &View, own: &Own) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = Vec::new();
    let playing = matches!(view.phase, PhaseView::Turn { .. } | PhaseView::Asking(_));
    for (colour, hand) in &own.hands {
        let name = Names::marked(scene, view).of(*colour);
        if !hand.is_empty() {
            lines.push(say!(locale, "isolde-cards-hand", name = &name, cards = words::cards(&sorted(hand), locale)));
        }
        if playing {
            lines.extend(moves(scene, view, *colour, hand));
        }
        let markers = view.boards.iter().map(|board| words::marker(view, *colour, *board, locale));
        let markers = markers.collect::<Vec<_>>().join(", ");
        lines.push(say!(locale, "isolde-cards-markers", name = &name, markers = markers));
    }
    let passed: Vec<String> =
        own.passed.iter().map(|packet| format!("({})", words::cards(&sorted(packet), locale))).collect();
    if !passed.is_empty() {
        lines.push(say!(locale, "isolde-cards-passed", packets = passed.join(" ")));
    }
    lines
}

/// What each different card would come to.
fn moves(scene: &Scene, view: &View, colour: Colour, hand: &[Card]) -> Vec<String> {
    let names = Names::marked(scene, view);
    let mut cards = sorted(hand);
    cards.dedup();
    let told = |card: &Card, board: &Board| {
        let prospect = Prospect::forward(view, colour, *board, u16::from(card.value));
        format!("• {} · {}", prospect.told(scene.locale), prospect.effect(names, scene.locale))
    };
    cards.iter().flat_map(|card| card.kind.boards().iter().map(move |board| told(card, board))).collect()
}

/// What Learning lets one know.
fn secrets(scene: &Scene, view: &View, own: &Own) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = Vec::new();
    let looks: Vec<String> = own
        .looks
        .iter()
        .map(|(place, value)| match value {
            Some(value) => say!(locale, "isolde-codex-seen", number = place + 1, value = words::number(*value)),
            None => say!(locale, "isolde-codex-taken", number = place + 1),
        })
        .collect();
    if !looks.is_empty() {
        lines.push(say!(locale, "isolde-cards-codex", shields = looks.join(", ")));
    }
    lines.extend(own.hands.iter().filter_map(|(colour, _)| hidden(scene, view, *colour)));
    lines
}

/// The own shields that lie face down; nothing without any.
pub(super) fn hidden(scene: &Scene, view: &View, colour: Colour) -> Option<String> {
    let known = view.shields[colour].known.as_ref()?;
    let values: Vec<String> = known.iter().map(|shield| words::number(shield.value)).collect();
    (!values.is_empty()).then(|| {
        let name = Names::marked(scene, view).of(colour);
        say!(scene.locale, "isolde-cards-hidden", name = name, values = values.join(", "))
    })
}
