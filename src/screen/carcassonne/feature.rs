//! Features as choices: where the mage or the witch can go, and what a segment is part of.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Choice, Illustration, Menu, Row, Sheet, Style};
use super::region::{self, Region};
use super::text;
use super::words::{self, Markup};
use crate::art::Picture;
use crate::art::carcassonne::{Mark, Shown};
use crate::games::carcassonne::{Action, Figure, Frame, Spot, Terrain, View};
use crate::say;

/// The most choices of a menu.
pub(super) const MENU: usize = 25;

/// What is known of the feature of a segment that lies: its size, what it lacks, whose meeples and which figure stand
/// there.
pub(super) fn facts(scene: &Scene, view: &View, spot: Spot, markup: Markup) -> Vec<String> {
    let locale = scene.locale;
    let landscape = &view.landscape;
    let Some(feature) = landscape.feature(spot) else { return Vec::new() };
    let mut facts = Vec::new();
    match feature.terrain {
        Terrain::City | Terrain::Road => {
            facts.push(words::tiles(feature.size(), locale));
            if feature.pennants > 0 {
                facts.push(say!(locale, "carcassonne-pennants", count = feature.pennants));
            }
            facts.push(match feature.open {
                0 => say!(locale, "carcassonne-fact-complete"),
                open => say!(locale, "carcassonne-fact-open", count = open),
            });
        }
        Terrain::Monastery => {
            let around = landscape.neighbours(spot.cell);
            facts.push(say!(locale, "carcassonne-fact-around", count = around));
        }
        Terrain::Field => {
            let cities = landscape.cities_of(spot);
            facts.push(say!(locale, "carcassonne-cities", count = cities));
        }
    }
    let weights = feature.weights(scene.seats());
    let present = weights.iter().filter(|(_, weight)| **weight > 0);
    facts.extend(present.map(|(seat, weight)| format!("{} {weight}", words::name(scene, seat, markup))));
    let here = Figure::ALL
        .into_iter()
        .filter(|figure| words::stands(view, *figure).is_some_and(|at| landscape.is_same(at, spot)));
    facts.extend(here.map(|figure| words::figure(figure, locale)));
    facts
}

/// Where a figure may go: one segment for each feature, the latest tiles first; where a region is given, in it.
fn targets(view: &View, figure: Figure, region: Option<&Region>) -> Vec<Spot> {
    let mut targets: Vec<Spot> = Vec::new();
    for action in view.choices.iter().rev() {
        let Action::Conjure { figure: other, spot } = *action else { continue };
        let within = region.is_none_or(|region| region.contains(spot.cell));
        if other == figure && within && !targets.iter().any(|target| view.landscape.is_same(*target, spot)) {
            targets.push(spot);
        }
    }
    targets
}

/// Whether the figure may go somewhere.
pub(super) fn may_go(view: &View) -> bool {
    view.choices.iter().any(|action| matches!(action, Action::Conjure { .. }))
}

/// The private panel with where a figure may go: every feature, or where there are many the regions first.
pub(super) fn panel(scene: &Scene, view: &View, figure: Figure) -> Sheet {
    let locale = scene.locale;
    let targets = targets(view, figure, None);
    let key = words::figure_key(figure);
    let mut lines = vec![say!(locale, "carcassonne-figure-title", figure = key)];
    lines.extend(escapes(scene, view));
    if targets.len() <= MENU {
        lines.push(say!(locale, "carcassonne-figure-choose"));
        let rows = vec![menu(scene, view, figure, 0, &numbered(&targets))];
        let picture = whole(scene, view, marks(&targets));
        return Sheet {
            text: lines.join("\n"),
            picture: Some(picture),
            rows: with_back(scene, rows),
            ..Sheet::default()
        };
    }
    lines.push(say!(locale, "carcassonne-figure-region", count = targets.len()));
    let regions = region::regions(&Frame::of(&view.landscape));
    let choices = (0..).zip(&regions).filter_map(|(number, region): (usize, &Region)| {
        let count = self::targets(view, figure, Some(region)).len();
        (count > 0).then(|| Choice {
            value: number.to_string(),
            label: region.name(),
            description: Some(say!(locale, "carcassonne-features", count = count)),
            chosen: false,
        })
    });
    let choices: Vec<Choice> = choices.collect();
    let placeholder = say!(locale, "carcassonne-menu-region");
    let rows = choices.chunks(MENU).zip(1..).map(|(choices, number)| {
        let press = scene.press(Verb::Game(format!("features.{key}.{number}")));
        Row::Menu(Menu { press, placeholder: placeholder.clone(), choices: choices.to_vec(), least: 1, most: 1 })
    });
    let picture = whole(scene, view, Vec::new());
    Sheet { text: lines.join("\n"), picture: Some(picture), rows: with_back(scene, rows.collect()), ..Sheet::default() }
}

/// The private panel with the features of one region.
pub(super) fn in_region(scene: &Scene, view: &View, figure: Figure, number: usize) -> Option<Sheet> {
    let locale = scene.locale;
    let region = region::regions(&Frame::of(&view.landscape)).into_iter().nth(number)?;
    let targets = targets(view, figure, Some(&region));
    let rows: Vec<Row> = numbered(&targets)
        .chunks(MENU)
        .enumerate()
        .take(4)
        .map(|(part, targets)| menu(scene, view, figure, part, targets))
        .collect();
    if rows.is_empty() {
        return None;
    }
    let title = say!(locale, "carcassonne-figure-title", figure = words::figure_key(figure));
    let place = say!(locale, "carcassonne-region", region = region.name());
    let shown = Shown { view: view.clone(), marks: marks(&targets) };
    let picture = Illustration {
        picture: Picture::Near(Box::new(shown), region.middle(), scene.legend()),
        alt: text::near_alt(scene, view, region.middle()),
    };
    let text = [title, place, say!(locale, "carcassonne-figure-choose")].join("\n");
    Some(Sheet { text, picture: Some(picture), rows: with_back(scene, rows), ..Sheet::default() })
}

fn with_back(scene: &Scene, mut rows: Vec<Row>) -> Vec<Row> {
    rows.push(scene.buttons([(Verb::Game("turn".to_owned()), Style::Secondary, "button-back")]));
    rows
}

fn whole(scene: &Scene, view: &View, marks: Vec<Mark>) -> Illustration {
    let shown = Shown { view: view.clone(), marks };
    Illustration { picture: Picture::Carcassonne(Box::new(shown), scene.legend()), alt: text::alt(scene, view) }
}

/// The targets with their numbers, from 1.
fn numbered(targets: &[Spot]) -> Vec<(u8, Spot)> {
    (1..).zip(targets.iter().copied()).collect()
}

fn marks(targets: &[Spot]) -> Vec<Mark> {
    numbered(targets).into_iter().map(|(number, spot)| Mark::Spot { number, spot }).collect()
}

fn menu(scene: &Scene, view: &View, figure: Figure, part: usize, targets: &[(u8, Spot)]) -> Row {
    let locale = scene.locale;
    let frame = Frame::of(&view.landscape);
    let choice = |(number, spot): &(u8, Spot)| {
        let place = words::spot(&view.landscape, &frame, *spot, locale);
        Choice {
            value: format!("{},{},{}", spot.cell.x, spot.cell.y, spot.segment),
            label: format!("{number} · {place}"),
            description: Some(words::cut(&facts(scene, view, *spot, Markup::None).join(" · "))),
            chosen: false,
        }
    };
    let key = words::figure_key(figure);
    Row::Menu(Menu {
        press: scene.press(Verb::Game(format!("to.{key}.{part}"))),
        placeholder: say!(locale, "carcassonne-menu-figure", figure = key),
        choices: targets.iter().map(choice).collect(),
        least: 1,
        most: 1,
    })
}

/// That a figure stands in what the tile has just completed, so that moving it now changes what is scored.
pub(super) fn escapes(scene: &Scene, view: &View) -> Vec<String> {
    let standing = Figure::ALL.into_iter().filter_map(|figure| Some((figure, words::stands(view, figure)?)));
    let complete = standing.filter(|(_, at)| view.landscape.feature(*at).is_some_and(|feature| feature.is_closed()));
    let told = complete.map(|(figure, at)| {
        let frame = Frame::of(&view.landscape);
        let place = words::spot(&view.landscape, &frame, at, scene.locale);
        say!(scene.locale, "carcassonne-escape", figure = words::figure_key(figure), place = place)
    });
    told.collect()
}
