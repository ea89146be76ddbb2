//! Castle boards and the environs in words, each with buttons that open the others.

use super::super::press::Verb;
use super::super::scene::{Scene, TEXT, units};
use super::super::sheet::{Button, Illustration, Row as Controls, Sheet, Style};
use super::{result, text, words};
use crate::art::Picture;
use crate::games::Seat;
use crate::games::merlin::{ByPrincipality, Castle, Henchman, Kind, Phase, Plot, Row, View};
use crate::language::Locale;
use crate::say;

/// What a verb shows: `castle.` with a seat, `status`, `environs`.
pub(super) fn look(scene: &Scene, view: &View, verb: &str) -> Option<Sheet> {
    match verb {
        "status" => Some(all(scene, view)),
        "environs" => Some(environs(scene, view)),
        _ => {
            let seat = verb.strip_prefix("castle.")?.parse().ok().map(Seat)?;
            (seat.index() < scene.seats()).then(|| one(scene, view, seat))
        }
    }
}

/// One player's castle board.
fn one(scene: &Scene, view: &View, seat: Seat) -> Sheet {
    let mut lines = vec![say!(scene.locale, "merlin-castle-title", name = scene.name(seat))];
    lines.extend(facts(scene, view, seat).iter().map(|fact| words::capital(fact)));
    let picture = Illustration {
        picture: Picture::Castle(Box::new(view.clone()), seat, scene.legend()),
        alt: text::castle_alt(scene, view, seat),
    };
    Sheet { text: lines.join("\n"), picture: Some(picture), rows: buttons(scene), ..Sheet::default() }
}

/// Everybody's castle board.
fn all(scene: &Scene, view: &View) -> Sheet {
    let told = |pieces: bool| {
        let castles = Seat::all(scene.seats()).map(|seat| {
            let castle = &view.castles[seat];
            let (name, points) = (scene.name(seat), words::score(castle.score()));
            let mut lines = vec![say!(scene.locale, "merlin-castle-score", name = name, points = points)];
            lines.push(words::capital(&items(scene, castle).join(" · ")));
            if pieces {
                lines.push(words::capital(&placed(scene, view, seat).join(" · ")));
            }
            lines.push(words::capital(&rest(scene, view, seat).join(" · ")));
            lines.join("\n")
        });
        castles.collect::<Vec<_>>().join("\n")
    };
    let whole = told(true);
    // Where henchmen, influence and manors are is on the board too.
    let text = if units(&whole) <= TEXT { whole } else { told(false) };
    Sheet { text, rows: buttons(scene), ..Sheet::default() }
}

/// The environs: each plot with what pays for a manor there.
fn environs(scene: &Scene, view: &View) -> Sheet {
    let locale = scene.locale;
    let environs = &view.board.environs;
    let told = |plot: Plot| {
        let (tile, payable) = (words::tile(environs.tile(plot), locale), words::payable(plot, environs, locale));
        let number = plot.number();
        match environs.manor(plot) {
            Some(owner) => {
                let name = scene.name(owner);
                say!(locale, "merlin-environs-manor", number = number, tile = tile, name = name)
            }
            None => say!(locale, "merlin-environs-plot", number = number, tile = tile, payable = payable),
        }
    };
    let mut lines = vec![say!(locale, "merlin-environs-title")];
    lines.extend((0..environs.rows()).map(|row| {
        let plots = environs.plots().filter(|plot| plot.row() == row);
        plots.map(told).collect::<Vec<_>>().join(" · ")
    }));
    let picture = Illustration {
        picture: Picture::Environs(Box::new(view.clone()), scene.legend()),
        alt: text::environs_alt(scene, view),
    };
    Sheet { text: lines.join("\n"), picture: Some(picture), rows: buttons(scene), ..Sheet::default() }
}

/// Everything of a player but his missions, a fact each. Without names and markup.
pub(super) fn facts(scene: &Scene, view: &View, seat: Seat) -> Vec<String> {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let (points, parts) = (words::score(castle.score()), result::sources(scene, &castle.points));
    let mut facts = vec![match parts.is_empty() {
        true => say!(locale, "merlin-castle-points", points = points),
        false => say!(locale, "merlin-castle-points-from", points = points, parts = parts),
    }];
    facts.push(say!(locale, "merlin-castle-dice", dice = dice(view, seat, locale)));
    facts.push(say!(locale, "merlin-castle-knight", space = words::space(castle.knight, locale)));
    facts.extend(items(scene, castle));
    facts.extend(placed(scene, view, seat));
    facts.extend(stores(scene, view, seat));
    facts.extend(seals(view, seat, locale));
    facts
}

/// In one line what a player owns, for the board in words.
pub(super) fn belongings(scene: &Scene, view: &View, seat: Seat) -> String {
    let owned = [items(scene, &view.castles[seat]), rest(scene, view, seat)].concat().join(" · ");
    say!(scene.locale, "merlin-castle-owns", name = scene.name(seat), things = owned)
}

/// The unused dice.
pub(super) fn dice(view: &View, seat: Seat, locale: Locale) -> String {
    let castle = &view.castles[seat];
    match (castle.dice.is_empty(), view.phase) {
        (true, Phase::Rolling) => say!(locale, "merlin-dice-not-rolled"),
        (true, _) => say!(locale, "merlin-dice-none"),
        (false, _) => words::dice(&castle.dice.own, castle.dice.white, locale),
    }
}

/// Flags, shields, materials, and traitors with the shields that are missing.
pub(super) fn items(scene: &Scene, castle: &Castle) -> Vec<String> {
    let locale = scene.locale;
    let mut lines: Vec<String> = Kind::ALL
        .into_iter()
        .map(|kind| {
            let (kind, items) = (words::kinds(kind, locale), colours(scene, &castle.items[kind]));
            say!(locale, "merlin-castle-items", kind = kind, items = items)
        })
        .collect();
    let missing = castle.traitors.iter().map(|(of, traitors)| traitors.saturating_sub(castle.items.shields[of]));
    let missing: Vec<u8> = missing.collect();
    let missing = ByPrincipality::new(|of| missing[of.index()]);
    let traitors = colours(scene, &castle.traitors);
    lines.push(match missing.total() {
        0 => say!(locale, "merlin-castle-traitors", traitors = traitors),
        _ => {
            let shields = colours(scene, &missing);
            say!(locale, "merlin-castle-traitors-missing", traitors = traitors, shields = shields)
        }
    });
    lines
}

/// Where henchmen, influence and manors are.
fn placed(scene: &Scene, view: &View, seat: Seat) -> Vec<String> {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let out = castle.henchmen.iter().filter_map(|(henchman, place)| {
        let (henchman, at) = (words::henchman(henchman, locale), words::at((*place)?, locale));
        Some(say!(locale, "merlin-need-henchman", henchman = henchman, at = at))
    });
    let influence = castle.influence.iter().filter(|(_, count)| **count > 0);
    let influence = influence.map(|(at, count)| format!("{} {count}", words::principality(at, locale)));
    let environs = &view.board.environs;
    let manors = environs.plots().filter(|plot| environs.manor(*plot) == Some(seat));
    let manors = manors.map(|plot| plot.number().to_string());
    vec![
        say!(locale, "merlin-castle-henchmen", places = joined(out, locale)),
        say!(locale, "merlin-castle-influence", places = joined(influence, locale), left = castle.counters),
        say!(locale, "merlin-castle-manors", plots = joined(manors, locale), left = castle.manors),
    ]
}

/// Apples, staffs, missions in hand, treasures.
fn stores(scene: &Scene, view: &View, seat: Seat) -> Vec<String> {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let mut lines = vec![say!(
        locale,
        "merlin-castle-stores",
        apples = castle.apples,
        staffs = castle.staffs,
        missions = view.hands[seat]
    )];
    let grail = (view.board.grail == Some(seat)).then(|| say!(locale, "merlin-field-grail"));
    let excalibur = (view.board.excalibur == Some(seat)).then(|| say!(locale, "merlin-field-excalibur"));
    let treasures: Vec<_> = grail.into_iter().chain(excalibur).collect();
    if !treasures.is_empty() {
        lines.push(treasures.join(", "));
    }
    lines
}

/// Stores and seals, short.
fn rest(scene: &Scene, view: &View, seat: Seat) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = stores(scene, view, seat);
    let seals: Vec<_> = placed_seals(&view.castles[seat])
        .map(|(henchman, row)| {
            let henchman = words::henchman(henchman, locale);
            say!(locale, "merlin-castle-seal-short", henchman = henchman, row = row.number())
        })
        .collect();
    if !seals.is_empty() {
        lines.push(say!(locale, "merlin-castle-seals", seals = seals.join(", ")));
    }
    lines
}

/// The seals of King's Favor with what they do.
fn seals(view: &View, seat: Seat, locale: Locale) -> Vec<String> {
    if !view.options.kings_favor {
        return Vec::new();
    }
    let castle = &view.castles[seat];
    let mut lines = vec![say!(locale, "merlin-castle-seals-left", count = castle.seals_left())];
    lines.extend(placed_seals(castle).map(|(henchman, row)| {
        let ability = words::ability_in_full(henchman, row, locale);
        let id = match row == Row::Third && castle.seals[henchman].used {
            true => "merlin-castle-seal-used",
            false => "merlin-castle-seal",
        };
        say!(locale, id, henchman = words::henchman(henchman, locale), row = row.number(), ability = ability)
    }));
    lines
}

fn placed_seals(castle: &Castle) -> impl Iterator<Item = (Henchman, Row)> {
    let seals = castle.seals.iter();
    seals.flat_map(|(henchman, seals)| {
        Row::ALL.into_iter().filter(|row| seals.has(*row)).map(move |row| (henchman, row))
    })
}

fn colours(scene: &Scene, counts: &ByPrincipality<u8>) -> String {
    match counts.total() {
        0 => say!(scene.locale, "merlin-none"),
        _ => result::colours(scene, counts),
    }
}

fn joined(parts: impl Iterator<Item = String>, locale: Locale) -> String {
    match parts.collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => say!(locale, "merlin-none"),
        parts => parts,
    }
}

/// A button for each castle board, for all of them, and for the environs.
fn buttons(scene: &Scene) -> Vec<Controls> {
    let castles = Seat::all(scene.seats()).map(|seat| Button {
        press: scene.press(Verb::Game(format!("castle.{seat}"))),
        label: say!(scene.locale, "merlin-button-castle", name = scene.plain(seat)),
        style: Style::Secondary,
        disabled: false,
    });
    let game = |verb: &str| Verb::Game(verb.to_owned());
    vec![
        Controls::Buttons(castles.collect()),
        scene.buttons([
            (game("status"), Style::Secondary, "merlin-button-status"),
            (game("environs"), Style::Secondary, "merlin-button-environs"),
        ]),
    ]
}
