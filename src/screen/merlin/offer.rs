//! What an action would give, in the words of its button or choice. Everything in them is public.

use super::super::press::Verb;
use super::super::scene::{Scene, units};
use super::super::sheet::{Button, Choice, Style};
use super::{reach, words};
use crate::games::Seat;
use crate::games::merlin::{
    Action, Castle, Chosen, Die, Direction, Field, Henchman, Item, Kind, Pick, Plot, Principality, Row, Stage, Tally,
    Turned, View,
};
use crate::say;

/// The most text of a button.
const LABEL: usize = 80;

/// An action as a control shows it.
pub(super) struct Offer {
    action: Action,
    label: String,
    /// What else there is to know: below a choice, and on a button where there is room.
    detail: String,
}

/// An action as records write it: what its control carries.
pub(super) fn carried(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}

impl Offer {
    /// A button that carries its action.
    pub(super) fn button(self, scene: &Scene, style: Style) -> Button {
        let verb = Verb::Game(format!("do.{}", carried(&self.action)));
        let whole = [self.label.as_str(), &self.detail].join(" · ");
        let fits = !self.detail.is_empty() && units(&whole) <= LABEL;
        Button { press: scene.press(verb), label: if fits { whole } else { self.label }, style, disabled: false }
    }

    pub(super) fn choice(self) -> Choice {
        Choice {
            value: carried(&self.action),
            label: self.label,
            description: Some(self.detail).filter(|detail| !detail.is_empty()),
            chosen: false,
        }
    }
}

/// What this action of whoever is asked would give.
pub(super) fn offer(scene: &Scene, view: &View, seat: Seat, action: &Action) -> Offer {
    let offers = Offers { scene, view, seat, castle: &view.castles[seat] };
    let (label, details) = offers.words(action);
    Offer { action: *action, label: words::capital(&label), detail: details.join(" · ") }
}

struct Offers<'a> {
    scene: &'a Scene,
    view: &'a View,
    seat: Seat,
    castle: &'a Castle,
}

impl Offers<'_> {
    fn words(&self, action: &Action) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        match *action {
            Action::Roll => (say!(locale, "merlin-offer-roll"), Vec::new()),
            Action::RollForAll => (say!(locale, "merlin-offer-roll-for-all"), Vec::new()),
            Action::Choose(die) => (self.die(die), Vec::new()),
            Action::Apple(to) => {
                let chosen = self.chosen().map(|chosen| Chosen { pips: to, ..chosen });
                let leads = chosen.map(|chosen| reach::leads(self.scene, self.view, self.seat, chosen));
                (say!(locale, "merlin-offer-apple", die = words::die(to, false, locale)), leads.into_iter().collect())
            }
            Action::Turn(turned) => self.turn(turned),
            Action::Move(direction) => (self.step(direction), Vec::new()),
            Action::Jump => {
                let space = reach::space(self.scene, self.castle, self.castle.knight.opposite());
                (say!(locale, "merlin-offer-jump", space = space), Vec::new())
            }
            Action::Borrow(space) => {
                let knights = self.view.castles.which(|castle| castle.knight == space);
                let others = self.scene.plain_list(knights.without([self.seat].into_iter().collect()));
                let label = say!(locale, "merlin-offer-borrow", space = reach::space(self.scene, self.castle, space));
                (label, vec![say!(locale, "merlin-detail-knights", names = others)])
            }
            Action::Perform => self.perform(),
            Action::Decline => (say!(locale, "merlin-offer-decline"), Vec::new()),
            Action::Send { henchman, to } => self.send(henchman, to),
            Action::Take(item) => {
                (say!(locale, "merlin-offer-take", item = words::item(item, locale)), self.about(item))
            }
            Action::Return(item) => {
                let own = say!(locale, "merlin-detail-own", count = self.castle.items[item.kind][item.of]);
                (say!(locale, "merlin-offer-return", item = words::item(item, locale)), vec![own])
            }
            Action::Discard(shield) => {
                let traitor = words::traitor(shield, locale);
                let label = match self.view.board.excalibur == Some(self.seat) {
                    true => say!(locale, "merlin-offer-discard", traitor = traitor),
                    false => say!(locale, "merlin-offer-excalibur-discard", traitor = traitor),
                };
                (label, self.from(self.view.board.excalibur))
            }
            Action::Build(plot) => self.plot(plot),
            Action::Pay(of) => {
                let own = say!(locale, "merlin-detail-own", count = self.castle.items.materials[of]);
                (say!(locale, "merlin-offer-pay", item = words::item(Item::material(of), locale)), vec![own])
            }
            Action::Place(at) => {
                let label = say!(locale, "merlin-offer-place", at = words::at(at, locale));
                let most = self.others().map(|castle| castle.influence[at]).max().unwrap_or(0);
                (label, vec![say!(locale, "merlin-detail-counters", own = self.castle.influence[at], other = most)])
            }
            Action::Draw(pick) => self.pick(pick),
            Action::Staff => self.staff(),
            Action::Grey => (say!(locale, "merlin-offer-grey"), vec![say!(locale, "merlin-detail-grey")]),
            Action::Repel(shield) => {
                let count = self.castle.traitors[shield];
                let traitors = words::times(count, words::traitor(shield, locale), locale);
                (say!(locale, "merlin-offer-repel", traitors = traitors), Vec::new())
            }
            Action::FavorRepel(shield) => {
                (say!(locale, "merlin-offer-favor-repel", traitor = words::traitor(shield, locale)), Vec::new())
            }
            Action::FavorTwice => {
                let builds = matches!(self.field(), Some(Field::Manor));
                let henchman = if builds { Henchman::Builder } else { Henchman::Lady };
                let ability = words::ability(henchman, Row::Third, locale);
                (say!(locale, "merlin-offer-favor", ability = ability), vec![say!(locale, "merlin-detail-no-staff")])
            }
            Action::FavorTally(tally) => self.tally(tally),
            Action::Done => (say!(locale, "merlin-offer-done"), Vec::new()),
            Action::Grail(used) => self.grail(used),
            // Offered on private panels only.
            Action::Complete { mission, .. } | Action::Swap { first: mission, .. } => {
                (words::mission(mission, locale), Vec::new())
            }
        }
    }

    fn others(&self) -> impl Iterator<Item = &Castle> {
        self.view.castles.iter().filter(|(other, _)| *other != self.seat).map(|(_, castle)| castle)
    }

    fn chosen(&self) -> Option<Chosen> {
        match reach::stage(self.view)? {
            Stage::Chosen(chosen) => Some(chosen),
            _ => None,
        }
    }

    /// What the space does whose action is open.
    fn field(&self) -> Option<Field> {
        match reach::stage(self.view)? {
            Stage::Acting(visit, _) => Some(visit.space.field()),
            _ => None,
        }
    }

    fn die(&self, die: Die) -> String {
        let locale = self.scene.locale;
        let Some(pips) = self.castle.dice.pips(die) else { return String::new() };
        let chosen = Chosen { white: die == Die::White, pips };
        let leads = reach::leads(self.scene, self.view, self.seat, chosen);
        say!(locale, "merlin-offer-die", die = words::chosen(chosen, locale), leads = leads)
    }

    fn turn(&self, turned: Turned) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        let before = match turned {
            Turned::Chosen => self.chosen(),
            Turned::Unused(die) => self.castle.dice.pips(die).map(|pips| Chosen { white: die == Die::White, pips }),
        };
        let Some(before) = before else { return Default::default() };
        let after = Chosen { pips: before.pips.opposite(), ..before };
        let (from, to) = (words::chosen(before, locale), words::die(after.pips, false, locale));
        let label = match turned {
            Turned::Chosen => say!(locale, "merlin-offer-turn", from = from, to = to),
            Turned::Unused(_) => say!(locale, "merlin-offer-turn-unused", from = from, to = to),
        };
        (label, vec![reach::leads(self.scene, self.view, self.seat, after)])
    }

    fn step(&self, direction: Direction) -> String {
        let locale = self.scene.locale;
        let Some(chosen) = self.chosen() else { return String::new() };
        let from = if chosen.white { self.view.board.merlin } else { self.castle.knight };
        let space = reach::space(self.scene, self.castle, from.step(chosen.pips, direction));
        match direction {
            Direction::Clockwise => say!(locale, "merlin-reach-clockwise", space = space),
            Direction::CounterClockwise if chosen.white => say!(locale, "merlin-reach-counter", space = space),
            Direction::CounterClockwise => say!(locale, "merlin-offer-blue-flag", space = space),
        }
    }

    fn perform(&self) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        match self.field() {
            Some(Field::Points(tally)) => {
                let count = self.castle.tally(tally);
                let counted = say!(locale, "merlin-counted", tally = words::tally_key(tally), count = count);
                (
                    say!(locale, "merlin-offer-score", points = words::points(count, locale), counted = counted),
                    Vec::new(),
                )
            }
            Some(Field::Grail) => {
                let apple = self.view.board.apples > 0;
                let label = match (self.view.board.grail == Some(self.seat), apple) {
                    (true, _) => say!(locale, "merlin-offer-apple-only"),
                    (false, true) => say!(locale, "merlin-offer-grail"),
                    (false, false) => say!(locale, "merlin-offer-grail-bare"),
                };
                (label, self.from(self.view.board.grail))
            }
            _ => (say!(locale, "merlin-offer-excalibur"), self.from(self.view.board.excalibur)),
        }
    }

    /// From whom a treasure is taken.
    fn from(&self, holder: Option<Seat>) -> Vec<String> {
        let other = holder.filter(|holder| *holder != self.seat);
        other
            .map(|other| say!(self.scene.locale, "merlin-detail-from", name = self.scene.plain(other)))
            .into_iter()
            .collect()
    }

    fn send(&self, henchman: Henchman, to: Principality) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        let fetched = match henchman {
            Henchman::Lady => None,
            Henchman::ShieldBearer => Some(Kind::Shield),
            Henchman::Builder => Some(Kind::Material),
            Henchman::FlagBearer => Some(Kind::Flag),
        };
        let duty = match fetched.map(|kind| Item { kind, of: to }) {
            None if self.castle.counters > 0 => say!(locale, "merlin-told-duty-influence"),
            None => say!(locale, "merlin-offer-no-counter"),
            Some(item) if self.view.board.stocks.has(item) => words::item(item, locale),
            Some(item) => say!(locale, "merlin-offer-none-left", kind = words::kind_key(item.kind)),
        };
        let (name, place) = (words::henchman(henchman, locale), words::principality(to, locale));
        let label = say!(locale, "merlin-offer-send", henchman = name, to = place, duty = duty);
        let mut details = vec![match self.castle.henchmen[henchman] {
            Some(at) => say!(locale, "merlin-detail-now", at = words::at(at, locale)),
            None => say!(locale, "merlin-detail-home"),
        }];
        let there = |castle: &Castle| castle.henchmen[henchman] == Some(to);
        let expelled = self.view.castles.which(there).iter().find(|other| *other != self.seat);
        details.extend(expelled.map(|other| say!(locale, "merlin-detail-expels", name = self.scene.plain(other))));
        (label, details)
    }

    /// How many of an item there are, and what it is good for.
    fn about(&self, item: Item) -> Vec<String> {
        let locale = self.scene.locale;
        let own = self.castle.items[item.kind][item.of];
        let mut details = Vec::new();
        details.extend((own > 0).then(|| say!(locale, "merlin-detail-own", count = own)));
        let left = self.view.board.stocks[item.kind][item.of];
        details.push(say!(locale, "merlin-detail-left", count = left));
        if item.kind == Kind::Shield && self.castle.traitors[item.of] > own {
            details.push(say!(locale, "merlin-detail-repels"));
        }
        details
    }

    fn plot(&self, plot: Plot) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        let environs = &self.view.board.environs;
        let payable = environs.payable(plot);
        let paying = self.castle.items.materials.present().filter(|of| payable[*of]);
        let paying: Vec<_> = paying.map(|of| words::colour(of, locale)).collect();
        let mut details = vec![say!(locale, "merlin-detail-pays", materials = paying.join(", "))];
        let area = environs.areas().into_iter().find(|(_, plots)| plots.contains(&plot));
        if let Some((_, plots)) = area {
            let manors = |seat: Seat| plots.iter().filter(|plot| environs.manor(**plot) == Some(seat)).count();
            let most = Seat::all(self.scene.seats()).filter(|other| *other != self.seat).map(manors).max().unwrap_or(0);
            let (size, own) = (plots.len(), manors(self.seat));
            details.push(match own + most {
                0 => say!(locale, "merlin-detail-area-empty", size = size),
                _ => say!(locale, "merlin-detail-area", size = size, own = own, other = most),
            });
        }
        (words::plot_with_tile(plot, environs, locale), details)
    }

    fn pick(&self, pick: Pick) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        match pick {
            Pick::Pile => (say!(locale, "merlin-offer-pile", count = self.view.pile), Vec::new()),
            Pick::Display(place) => {
                let Some(mission) = self.view.board.display.get(usize::from(place)) else { return Default::default() };
                let icon = say!(locale, "merlin-detail-icon", henchman = words::henchman(mission.icon(), locale));
                let details = if self.view.options.kings_favor { vec![icon] } else { Vec::new() };
                (words::card(*mission, false, locale), details)
            }
        }
    }

    fn staff(&self) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        let Some(Stage::Acted { again: Some(again), .. }) = reach::stage(self.view) else {
            return Default::default();
        };
        let space = reach::space(self.scene, self.castle, again.visit.space);
        let but = again.but.map(|but| say!(locale, "merlin-detail-but", henchman = words::henchman(but, locale)));
        (say!(locale, "merlin-offer-staff", space = space), but.into_iter().collect())
    }

    fn tally(&self, tally: Tally) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        let count = self.castle.tally(tally);
        let points = words::points(count + 1, locale);
        (
            say!(locale, "merlin-offer-tally", tally = words::tally(tally, locale), count = count, points = points),
            Vec::new(),
        )
    }

    /// What either answer scores in the principality that is asked about.
    fn grail(&self, used: bool) -> (String, Vec<String>) {
        let locale = self.scene.locale;
        let Some(tie) = reach::tie(self.view) else { return Default::default() };
        match used {
            true => (say!(locale, "merlin-offer-grail-use", points = words::points(tie.total, locale)), Vec::new()),
            false => (say!(locale, "merlin-offer-grail-keep", points = words::points(tie.each, locale)), Vec::new()),
        }
    }
}
