//! The board in words: for those who do not see the picture.

pub(super) use super::super::prose::Markup;
use super::super::prose::{fitting, name};
use super::super::scene::{Scene, TEXT, units};
use super::{castle, result, words};
use crate::games::merlin::{
    COMPONENTS, Castle, Chosen, Environs, Half, Part, Phase, Plot, Principality, Space, Stage, Terrain, Tile, View,
};
use crate::games::{Seat, Seats};
use crate::say;

/// What the table's own lines around the text may take.
const AROUND: usize = 150;

fn list(scene: &Scene, seats: Seats, markup: Markup) -> String {
    match markup {
        Markup::Discord => scene.list(seats),
        Markup::None => scene.plain_list(seats),
    }
}

/// Whose turn it is and what is asked, told to everybody in a sentence without a full stop.
pub(super) fn asked(scene: &Scene, view: &View, markup: Markup) -> String {
    let locale = scene.locale;
    let turn = match view.phase {
        Phase::Rolling => {
            let names = list(scene, view.awaited, markup);
            return say!(locale, "merlin-asked-rolling", round = view.round, names = names);
        }
        Phase::Turn(turn) => turn,
        Phase::Drawing { seat, left } => {
            return say!(locale, "merlin-asked-replacing", name = name(scene, seat, markup), count = left);
        }
        Phase::Grail { seat, at } => {
            let at = words::at(at, locale);
            return say!(locale, "merlin-asked-grail", name = name(scene, seat, markup), at = at);
        }
        Phase::Over => return say!(locale, "merlin-asked-over"),
    };
    let step = match turn.stage {
        Stage::Choosing => say!(locale, "merlin-step-choosing"),
        Stage::Chosen(Chosen { white: true, pips }) => {
            say!(locale, "merlin-step-merlin", die = words::die(pips, false, locale))
        }
        Stage::Chosen(Chosen { white: false, pips }) => {
            say!(locale, "merlin-step-knight", die = words::die(pips, false, locale))
        }
        Stage::Acting(visit, part) => {
            let space = words::space(visit.space, locale);
            match part {
                Part::Open => say!(locale, "merlin-step-acting", space = space),
                Part::Again { .. } => say!(locale, "merlin-step-again", space = space),
                Part::Exchange => say!(locale, "merlin-step-exchange"),
                Part::Pay { plot, .. } => {
                    let plot = words::plot_with_tile(plot, &view.board.environs, locale);
                    say!(locale, "merlin-step-paying", plot = plot)
                }
                Part::Tower { .. } => say!(locale, "merlin-step-tower"),
                Part::Draw { left } => say!(locale, "merlin-step-drawing", count = left),
                Part::Twice(half) => {
                    let number = if half == Half::First { 1 } else { 2 };
                    say!(locale, "merlin-step-twice", number = number, space = space)
                }
            }
        }
        Stage::Acted { .. } => say!(locale, "merlin-step-ending"),
    };
    say!(locale, "merlin-asked-turn", name = name(scene, turn.seat, markup), step = step)
}

/// How much of the board is told, so that it fits.
#[derive(Clone, Copy)]
struct Detail {
    /// What everybody owns; else it stands on the castle boards.
    castles: bool,
    /// Names rather than seats in the principalities, and which traitors were discarded.
    names: bool,
    /// Every tile rather than the manors alone.
    tiles: bool,
    /// Every space of the rondel rather than the figures alone.
    spaces: bool,
}

/// The whole board in words, with as much as a message takes.
pub(super) fn text(scene: &Scene, view: &View) -> String {
    let details = [(true, true, true, true), (false, true, true, true), (false, false, false, true)];
    for (castles, names, tiles, spaces) in details {
        let text = board(scene, view, Detail { castles, names, tiles, spaces });
        if units(&text) + AROUND <= TEXT {
            return text;
        }
    }
    board(scene, view, Detail { castles: false, names: false, tiles: false, spaces: false })
}

fn board(scene: &Scene, view: &View, detail: Detail) -> String {
    let locale = scene.locale;
    let environs = &view.board.environs;
    let mut lines = vec![
        format!("➤ {}", asked(scene, view, Markup::Discord)),
        say!(locale, "merlin-text-round", round = view.round, name = scene.name(view.start)),
    ];
    lines.push(match detail.spaces {
        true => say!(locale, "merlin-text-rondel", spaces = rondel(scene, view)),
        false => say!(locale, "merlin-text-figures", figures = occupied(scene, view)),
    });
    lines.push(match detail.names {
        true => say!(locale, "merlin-text-principalities"),
        false => say!(locale, "merlin-text-principalities-seats"),
    });
    let called = |seat: Seat| match detail.names {
        true => scene.name(seat).to_owned(),
        false => format!("({})", seat.number()),
    };
    lines.extend(Principality::ALL.map(|at| {
        let place = words::principality(at, locale);
        principality(scene, view, at, place, &called)
    }));
    if detail.tiles {
        lines.push(say!(locale, "merlin-text-environs"));
        lines.extend((0..environs.rows()).map(|row| {
            let plots = environs.plots().filter(|plot| plot.row() == row);
            plots.map(|plot| short_plot(scene, environs, plot)).collect::<Vec<_>>().join(", ")
        }));
    } else {
        let owned =
            environs.plots().filter_map(|plot| Some(format!("{} ({})", plot.number(), environs.manor(plot)?.number())));
        lines.push(say!(locale, "merlin-text-manors", manors = owned.collect::<Vec<_>>().join(", ")));
    }
    lines.push(say!(locale, "merlin-text-players"));
    lines.extend(Seat::all(scene.seats()).map(|seat| player(scene, view, seat)));
    lines.push(supplies(scene, view, Markup::Discord));
    if detail.names && view.board.repelled.total() > 0 {
        let traitors = result::colours(scene, &view.board.repelled);
        lines.push(say!(locale, "merlin-text-repelled", traitors = traitors));
    }
    lines.push(display(scene, view));
    match detail.castles {
        true => lines.extend(Seat::all(scene.seats()).map(|seat| castle::belongings(scene, view, seat))),
        false => lines.push(say!(locale, "merlin-text-castles")),
    }
    lines.join("\n")
}

/// Every space with the figures that stand there.
fn rondel(scene: &Scene, view: &View) -> String {
    let spaces = Space::all().map(|space| {
        let told = format!("{} {}", space.number(), words::field_in_short(space.field(), scene.locale));
        match figures(scene, view, space) {
            figures if figures.is_empty() => told,
            figures => format!("{told} **({figures})**"),
        }
    });
    spaces.collect::<Vec<_>>().join(" · ")
}

/// The spaces with figures.
fn occupied(scene: &Scene, view: &View) -> String {
    let spaces = Space::all().filter_map(|space| {
        let figures = figures(scene, view, space);
        (!figures.is_empty()).then(|| format!("{} ({figures})", words::space(space, scene.locale)))
    });
    spaces.collect::<Vec<_>>().join(" · ")
}

/// The figures on a space: Merlin first.
fn figures(scene: &Scene, view: &View, space: Space) -> String {
    let merlin = (view.board.merlin == space).then(|| say!(scene.locale, "merlin-title"));
    let knights = view.castles.iter().filter(|(_, castle)| castle.knight == space);
    let knights = knights.map(|(seat, _)| scene.name(seat).to_owned());
    merlin.into_iter().chain(knights).collect::<Vec<_>>().join(", ")
}

/// A principality's stock, and who is there. `called`: how a player is named.
fn principality(
    scene: &Scene,
    view: &View,
    at: Principality,
    place: String,
    called: &dyn Fn(Seat) -> String,
) -> String {
    let locale = scene.locale;
    let stocks = &view.board.stocks;
    let stock = format!("{}/{}/{}", stocks.flags[at], stocks.shields[at], stocks.materials[at]);
    let mut parts = vec![format!("{} {stock}", words::capital(&place))];
    let mut henchmen = Vec::new();
    for (seat, castle) in view.castles.iter() {
        let here = castle.henchmen.iter().filter(|(_, place)| **place == Some(at));
        henchmen.extend(here.map(|(henchman, _)| format!("{} {}", words::henchman(henchman, locale), called(seat))));
    }
    if !henchmen.is_empty() {
        parts.push(henchmen.join(", "));
    }
    let counters = view.castles.iter().filter(|(_, castle)| castle.influence[at] > 0);
    let counters = counters.map(|(seat, castle)| format!("{} {}", called(seat), castle.influence[at]));
    let counters = counters.collect::<Vec<_>>().join(", ");
    if !counters.is_empty() {
        parts.push(say!(locale, "merlin-text-influence", counters = counters));
    }
    parts.join(" · ")
}

/// A plot by number and terrain, with a sign for a tower and the seat of its manor.
fn short_plot(scene: &Scene, environs: &Environs, plot: Plot) -> String {
    let tile = environs.tile(plot);
    let tower = if tile.tower { " ♜" } else { "" };
    let manor = environs.manor(plot).map_or(String::new(), |seat| format!(" **({})**", seat.number()));
    format!("{} {}{tower}{manor}", plot.number(), words::terrain(tile.terrain, scene.locale))
}

/// Seat, name, score, dice, apples, staffs, missions in hand.
fn player(scene: &Scene, view: &View, seat: Seat) -> String {
    let castle = &view.castles[seat];
    say!(
        scene.locale,
        "merlin-text-player",
        number = seat.number(),
        name = scene.name(seat),
        points = words::score(castle.score()),
        dice = castle::dice(view, seat, scene.locale),
        apples = castle.apples,
        staffs = castle.staffs,
        missions = view.hands[seat]
    )
}

/// Who has the Grail and Excalibur, and what is left of what all share.
fn supplies(scene: &Scene, view: &View, markup: Markup) -> String {
    let holder = |holder: Option<Seat>| match holder {
        Some(seat) => name(scene, seat, markup).to_owned(),
        None => say!(scene.locale, "merlin-text-on-rondel"),
    };
    say!(
        scene.locale,
        "merlin-text-supplies",
        grail = holder(view.board.grail),
        excalibur = holder(view.board.excalibur),
        apples = view.board.apples,
        traitors = view.traitors
    )
}

fn display(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let kings_favor = view.options.kings_favor;
    let cards = view.board.display.iter().map(|mission| words::card(*mission, kings_favor, locale));
    let cards = cards.collect::<Vec<_>>().join("; ");
    say!(locale, "merlin-text-display", missions = cards, pile = view.pile, discarded = view.discarded)
}

/// The picture in words: the most important first, as much as fits.
pub(super) fn alt(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let score = |(seat, castle): (Seat, &Castle)| format!("{} {}", scene.plain(seat), words::score(castle.score()));
    let scores = view.castles.iter().map(score).collect::<Vec<_>>().join(", ");
    let mut parts = vec![
        format!("{}.", asked(scene, view, Markup::None)),
        say!(locale, "merlin-alt-round", round = view.round),
        say!(locale, "merlin-alt-merlin", space = words::space(view.board.merlin, locale)),
    ];
    for (seat, castle) in view.castles.iter() {
        let space = words::space(castle.knight, locale);
        parts.push(say!(locale, "merlin-alt-knight", name = scene.plain(seat), space = space));
    }
    parts.push(say!(locale, "merlin-alt-scores", scores = scores));
    for seat in Seat::all(scene.seats()) {
        let dice = castle::dice(view, seat, locale);
        parts.push(say!(locale, "merlin-alt-dice", name = scene.plain(seat), dice = dice));
    }
    parts.push(format!("{}.", supplies(scene, view, Markup::None)));
    parts.push(say!(locale, "merlin-alt-principalities"));
    parts.extend(Principality::ALL.map(|at| {
        let (place, called) = (words::principality_in_full(at, locale), |seat: Seat| scene.plain(seat).to_owned());
        format!("{}.", principality(scene, view, at, place, &called))
    }));
    fitting(parts)
}

/// The picture of the environs in words.
pub(super) fn environs_alt(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let environs = &view.board.environs;
    let frame = |materials: &[Principality; 6]| materials.map(|of| words::colour(of, locale)).join(", ");
    let (top, bottom) = (frame(&COMPONENTS.frames.top), frame(&COMPONENTS.frames.bottom));
    let mut parts = vec![say!(locale, "merlin-alt-environs", rows = environs.rows(), top = top, bottom = bottom)];
    let listed = |wanted: &dyn Fn(Plot) -> bool| {
        let plots = environs.plots().filter(|plot| wanted(*plot)).map(|plot| plot.number().to_string());
        Some(plots.collect::<Vec<_>>().join(", ")).filter(|plots| !plots.is_empty())
    };
    for terrain in Terrain::ALL {
        for tile in [false, true].map(|tower| Tile { terrain, tower }) {
            if let Some(plots) = listed(&|plot| environs.tile(plot) == tile) {
                let tile = words::capital(&words::tile(tile, locale));
                parts.push(say!(locale, "merlin-alt-tiles", tile = tile, plots = plots));
            }
        }
    }
    for seat in Seat::all(scene.seats()) {
        if let Some(plots) = listed(&|plot| environs.manor(plot) == Some(seat)) {
            parts.push(say!(locale, "merlin-alt-manors", name = scene.plain(seat), plots = plots));
        }
    }
    fitting(parts)
}

/// The picture of a castle board in words.
pub(super) fn castle_alt(scene: &Scene, view: &View, seat: Seat) -> String {
    let title = say!(scene.locale, "merlin-alt-castle", name = scene.plain(seat));
    let facts = castle::facts(scene, view, seat).into_iter().map(|fact| format!("{}.", words::capital(&fact)));
    fitting(std::iter::once(title).chain(facts).collect())
}
