//! Private panels that only show something: the tiles not yet seen, what every feature is worth, parts of the board.

use super::super::press::Verb;
use super::super::scene::{Scene, units};
use super::super::sheet::{Button, Illustration, Row, Sheet, Style};
use super::region::{self, Region};
use super::{score, text, words};
use crate::art::Picture;
use crate::art::carcassonne::Shown;
use crate::games::carcassonne::{Frame, Rotation, View};
use crate::say;

/// The most text of a page.
const PAGE: usize = 1_600;
/// The most buttons of regions.
const REGIONS: usize = 20;

/// `tiles`, `score`, `zoom`: with a page or the number of a region after it; from the board with `see.` before it.
pub(super) fn look(scene: &Scene, view: &View, verb: &str) -> Option<Sheet> {
    let verb = verb.strip_prefix("see.").unwrap_or(verb);
    let (what, number) = match verb.split_once('.') {
        Some((what, number)) => (what, Some(number.parse::<usize>().ok()?)),
        None => (verb, None),
    };
    match what {
        "tiles" => page(scene, "tiles", tiles(scene, view), number.unwrap_or(1)),
        "score" => page(scene, "score", score::lines(scene, view), number.unwrap_or(1)),
        "zoom" => zoom(scene, view, number),
        _ => None,
    }
}

/// One page of lines under a title, which is the first of them.
fn page(scene: &Scene, what: &str, mut lines: Vec<String>, number: usize) -> Option<Sheet> {
    let title = lines.remove(0);
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        match pages.last_mut() {
            Some(page) if units(page) + 1 + units(&line) <= PAGE => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    let count = pages.len().max(1);
    let text = pages.into_iter().nth(number.checked_sub(1)?).unwrap_or_default();
    let mut rows = Vec::new();
    if count > 1 {
        let turn = |to: usize, label| {
            let mut button = scene.button(Verb::Game(format!("{what}.{to}")), Style::Secondary, label);
            button.disabled = to == 0 || to > count;
            button
        };
        rows.push(Row::Buttons(vec![turn(number - 1, "button-earlier"), turn(number + 1, "button-later")]));
    }
    rows.push(buttons(scene));
    Some(Sheet { text: [title, text].join("\n"), rows, ..Sheet::default() })
}

/// The buttons of all these panels.
pub(super) fn buttons(scene: &Scene) -> Row {
    let game = |verb: &str| Verb::Game(verb.to_owned());
    scene.buttons([
        (game("tiles"), Style::Secondary, "carcassonne-button-tiles"),
        (game("score"), Style::Secondary, "carcassonne-button-score"),
        (game("zoom"), Style::Secondary, "carcassonne-button-zoom"),
    ])
}

/// Every tile that nobody has seen, those left out of a short bag among them.
fn tiles(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let unseen: u32 = view.unseen.iter().map(|(_, count)| u32::from(*count)).sum();
    let mut lines = vec![match view.options.short_bag {
        true => say!(locale, "carcassonne-tiles-short", count = unseen, bag = view.bag),
        false => say!(locale, "carcassonne-tiles-left", count = unseen),
    }];
    lines.extend(
        view.unseen.iter().map(|(tile, count)| format!("{count}× {}", words::tile(*tile, Rotation::default(), locale))),
    );
    let set_aside = view.set_aside.iter().map(|tile| words::tile(*tile, Rotation::default(), locale));
    let set_aside: Vec<String> = set_aside.collect();
    if !set_aside.is_empty() {
        lines.push(say!(locale, "carcassonne-tiles-aside", tiles = set_aside.join("; ")));
    }
    lines
}

/// The regions that hold tiles, to choose one; or one of them, large.
fn zoom(scene: &Scene, view: &View, number: Option<usize>) -> Option<Sheet> {
    let locale = scene.locale;
    let regions = region::regions(&Frame::of(&view.landscape));
    let filled = |region: &Region| view.landscape.laid().iter().any(|laid| region.contains(laid.cell));
    let buttons: Vec<Button> = regions
        .iter()
        .enumerate()
        .filter(|(_, region)| filled(region))
        .take(REGIONS)
        .map(|(index, region)| Button {
            press: scene.press(Verb::Game(format!("zoom.{index}"))),
            label: region.name(),
            style: if number == Some(index) { Style::Primary } else { Style::Secondary },
            disabled: number == Some(index),
        })
        .collect();
    let mut rows: Vec<Row> = buttons.chunks(5).map(|buttons| Row::Buttons(buttons.to_vec())).collect();
    rows.push(self::buttons(scene));
    let Some(number) = number else {
        return Some(Sheet { text: say!(locale, "carcassonne-zoom"), rows, ..Sheet::default() });
    };
    let region = regions.get(number)?;
    let shown = Shown { view: view.clone(), marks: Vec::new() };
    let picture = Illustration {
        picture: Picture::Near(Box::new(shown), region.middle(), scene.legend()),
        alt: text::near_alt(scene, view, region.middle()),
    };
    let text = say!(locale, "carcassonne-region", region = region.name());
    Some(Sheet { text, picture: Some(picture), rows, ..Sheet::default() })
}
