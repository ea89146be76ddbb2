//! The games that exist: one line each. Everything above calls them through the enums made here.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Dice, Ending, Game, Outcome, Seat, Seats, Viewer};

/// A game of the list: finds its own values among those of all games; `None` for those of another.
pub trait Registered: Game {
    fn own_position(position: &Position) -> Option<&Self>;
    fn own_options(options: &Options) -> Option<&Self::Options>;
    fn own_deal(deal: &Deal) -> Option<&Self::Deal>;
    fn own_action(action: &Action) -> Option<&Self::Action>;
    fn own_event(event: &Event) -> Option<&Self::Event>;
    fn own_view(view: &View) -> Option<&Self::View>;
}

/// Takes one variant out of an enum over all games.
macro_rules! own {
    ($value:expr, $Enum:ident::$Name:ident) => {
        match $value {
            $Enum::$Name(own) => Some(own),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    };
}

/// Calls a macro with every game: its type and the name that its modules, messages and command share.
#[macro_export]
macro_rules! with_games {
    ($call:ident) => {
        $call! {
            Avalon avalon,
            Merlin merlin,
            Isolde isolde,
            Carcassonne carcassonne,
        }
    };
}

macro_rules! make_enums {
    ($($Name:ident $name:ident),+ $(,)?) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Kind { $($Name),+ }

        impl Kind {
            pub const ALL: &'static [Kind] = &[$(Kind::$Name),+];

            /// The name in commands, message ids, records and file names.
            pub fn name(self) -> &'static str {
                match self { $(Kind::$Name => stringify!($name)),+ }
            }

            /// How many people can play.
            pub fn seats(self) -> RangeInclusive<usize> {
                match self { $(Kind::$Name => super::$name::$Name::SEATS),+ }
            }

            /// See [`Game::RULES_VERSION`].
            pub fn rules_version(self) -> u32 {
                match self { $(Kind::$Name => super::$name::$Name::RULES_VERSION),+ }
            }

            pub fn default_options(self) -> Options {
                match self { $(Kind::$Name => Options::$Name(Default::default())),+ }
            }

            /// See [`Game::variants`].
            pub fn variants(self) -> Vec<Options> {
                match self { $(Kind::$Name => super::$name::$Name::variants().into_iter().map(Options::$Name).collect()),+ }
            }

            /// Reads options as they stand in a record, without the game's name around them.
            ///
            /// # Errors
            /// When they are not options of this game.
            pub fn read_options(self, json: &str) -> serde_json::Result<Options> {
                match self { $(Kind::$Name => serde_json::from_str(json).map(Options::$Name)),+ }
            }

            /// Reads a deal as it stands in a record, without the game's name around it.
            ///
            /// # Errors
            /// When it is not a deal of this game.
            pub fn read_deal(self, json: &str) -> serde_json::Result<Deal> {
                match self { $(Kind::$Name => serde_json::from_str(json).map(Deal::$Name)),+ }
            }

            /// Reads an action as it stands in a record, without the game's name around it.
            ///
            /// # Errors
            /// When it is not an action of this game.
            pub fn read_action(self, json: &str) -> serde_json::Result<Action> {
                match self { $(Kind::$Name => serde_json::from_str(json).map(Action::$Name)),+ }
            }
        }

        /// A position of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[expect(clippy::large_enum_variant, reason = "few positions are held at a time, and copied rarely")]
        pub enum Position { $($Name(super::$name::$Name)),+ }

        /// Options of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Options { $($Name(<super::$name::$Name as Game>::Options)),+ }

        /// A deal of any game: everything that chance decides at the start.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Deal { $($Name(<super::$name::$Name as Game>::Deal)),+ }

        /// An action of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Action { $($Name(<super::$name::$Name as Game>::Action)),+ }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Event { $($Name(<super::$name::$Name as Game>::Event)),+ }

        /// A view of any game.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(rename_all = "snake_case")]
        #[expect(clippy::large_enum_variant, reason = "views are made one at a time and passed by reference")]
        pub enum View { $($Name(<super::$name::$Name as Game>::View)),+ }

        /// The scores of any game.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Scores { $($Name(<super::$name::$Name as Game>::Scores)),+ }

        /// A refusal of any game.
        #[derive(Clone, Debug, PartialEq, thiserror::Error)]
        pub enum Refusal {
            $(#[error(transparent)] $Name(<super::$name::$Name as Game>::Refusal),)+
            /// An action or a deal that belongs to another game.
            #[error("this belongs to another game")]
            OtherGame,
        }

        $(impl Registered for super::$name::$Name {
            fn own_position(position: &Position) -> Option<&Self> {
                own!(position, Position::$Name)
            }

            fn own_options(options: &Options) -> Option<&Self::Options> {
                own!(options, Options::$Name)
            }

            fn own_deal(deal: &Deal) -> Option<&Self::Deal> {
                own!(deal, Deal::$Name)
            }

            fn own_action(action: &Action) -> Option<&Self::Action> {
                own!(action, Action::$Name)
            }

            fn own_event(event: &Event) -> Option<&Self::Event> {
                own!(event, Event::$Name)
            }

            fn own_view(view: &View) -> Option<&Self::View> {
                own!(view, View::$Name)
            }
        })+

        impl Options {
            pub fn kind(&self) -> Kind {
                match self { $(Options::$Name(_) => Kind::$Name),+ }
            }

            /// See [`Game::seats_for`].
            pub fn seats(&self) -> RangeInclusive<usize> {
                match self { $(Options::$Name(options) => super::$name::$Name::seats_for(options)),+ }
            }

            /// Whether a game with these options can begin with so many seats.
            ///
            /// # Errors
            /// The reason why not.
            pub fn check(&self, seats: usize) -> Result<(), Refusal> {
                self.deal(seats, &mut Dice::new(super::Seed::from_number(0))).map(|_| ())
            }

            /// See [`Game::deal`].
            ///
            /// # Errors
            /// When the options do not fit the number of seats.
            pub fn deal(&self, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
                match self {
                    $(Options::$Name(options) => super::$name::$Name::deal(options, seats, dice).map(Deal::$Name).map_err(Refusal::$Name)),+
                }
            }
        }

        impl Deal {
            /// See [`Game::note`]; an event of another game leaves it as it is.
            #[allow(unreachable_patterns)]
            pub fn note(&mut self, event: &Event) {
                match (self, event) {
                    $((Deal::$Name(deal), Event::$Name(event)) => super::$name::$Name::note(deal, event),)+
                    _ => {}
                }
            }
        }

        impl Position {
            /// Deals and sets up a game.
            ///
            /// # Errors
            /// When the options do not fit the number of seats.
            pub fn begin(options: &Options, seats: usize, dice: &mut Dice) -> Result<Position, Refusal> {
                let deal = options.deal(seats, dice)?;
                Position::set_up(options, seats, &deal)
            }

            /// See [`Game::set_up`].
            ///
            /// # Errors
            /// When the options do not fit the number of seats, or the deal does not fit the options.
            #[allow(unreachable_patterns)]
            pub fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Position, Refusal> {
                match (options, deal) {
                    $((Options::$Name(options), Deal::$Name(deal)) => super::$name::$Name::set_up(options, seats, deal)
                        .map(Position::$Name)
                        .map_err(Refusal::$Name),)+
                    _ => Err(Refusal::OtherGame),
                }
            }

            pub fn kind(&self) -> Kind {
                match self { $(Position::$Name(_) => Kind::$Name),+ }
            }

            /// See [`Game::choice`].
            pub fn choice(&self) -> u32 {
                match self { $(Position::$Name(game) => game.choice()),+ }
            }

            /// See [`Game::to_act`].
            pub fn to_act(&self) -> Seats {
                match self { $(Position::$Name(game) => game.to_act()),+ }
            }

            /// See [`Game::legal_actions`].
            pub fn legal_actions(&self, seat: Seat) -> Vec<Action> {
                match self { $(Position::$Name(game) => game.legal_actions(seat).into_iter().map(Action::$Name).collect()),+ }
            }

            /// See [`Game::play`].
            ///
            /// # Errors
            /// When the rules forbid it, or the action belongs to another game.
            #[allow(unreachable_patterns)]
            pub fn play(&mut self, seat: Seat, action: &Action, dice: &mut Dice) -> Result<Vec<Event>, Refusal> {
                match (self, action) {
                    $((Position::$Name(game), Action::$Name(action)) => game.play(seat, action, dice)
                        .map(|events| events.into_iter().map(Event::$Name).collect())
                        .map_err(Refusal::$Name),)+
                    _ => Err(Refusal::OtherGame),
                }
            }

            /// See [`Game::view`].
            pub fn view(&self, viewer: Viewer) -> View {
                match self { $(Position::$Name(game) => View::$Name(game.view(viewer))),+ }
            }

            /// See [`Game::scores`].
            pub fn scores(&self) -> Scores {
                match self { $(Position::$Name(game) => Scores::$Name(game.scores())),+ }
            }

            /// See [`Game::outcome`].
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(Position::$Name(game) => game.outcome()),+ }
            }
        }

        impl View {
            /// See [`Game::awaited`].
            pub fn awaited(&self) -> Seats {
                match self { $(View::$Name(view) => super::$name::$Name::awaited(view)),+ }
            }

            /// See [`Game::forced`].
            pub fn forced(&self) -> Option<(Seat, Action)> {
                match self {
                    $(View::$Name(view) => super::$name::$Name::forced(view).map(|(seat, action)| (seat, Action::$Name(action)))),+
                }
            }

            /// See [`Game::on_panels`].
            pub fn on_panels(&self) -> bool {
                match self { $(View::$Name(view) => super::$name::$Name::on_panels(view)),+ }
            }

            /// See [`Game::side`].
            pub fn side(&self, seat: Seat) -> usize {
                match self { $(View::$Name(view) => super::$name::$Name::side(view, seat)),+ }
            }

            /// See [`Game::ending`].
            pub fn ending(&self) -> Option<Ending> {
                match self { $(View::$Name(view) => super::$name::$Name::ending(view)),+ }
            }
        }

        impl Event {
            /// See [`Game::is_result`].
            pub fn is_result(&self) -> bool {
                match self { $(Event::$Name(event) => super::$name::$Name::is_result(event)),+ }
            }

            /// See [`Game::seen`].
            pub fn seen(&self, viewer: Viewer) -> Option<Event> {
                match self { $(Event::$Name(event) => super::$name::$Name::seen(event, viewer).map(Event::$Name)),+ }
            }
        }

        /// See [`Game::may_take_back`].
        pub fn may_take_back(events: &[Event]) -> bool {
            match events.first() {
                $(Some(Event::$Name(_)) => {
                    let own: Vec<_> = events.iter().filter_map(super::$name::$Name::own_event).cloned().collect();
                    super::$name::$Name::may_take_back(&own)
                })+
                None => false,
            }
        }
    };
}

with_games!(make_enums);

/// A value of some game that records and the command line show without the game's name around it.
pub trait Bare: Serialize {
    /// The JSON of the game's own value.
    fn bare(&self) -> Box<RawValue> {
        let tagged = serde_json::to_string(self).expect("values of games are plain data");
        let inner = tagged.split_once(':').and_then(|(_, inner)| inner.strip_suffix('}'));
        let inner = inner.expect("an enum with one value in each variant is written {\"name\":value}");
        RawValue::from_string(inner.to_owned()).expect("what was just written is JSON")
    }
}

impl Bare for Options {}
impl Bare for Deal {}
impl Bare for Action {}
impl Bare for Event {}
impl Bare for View {}
impl Bare for Scores {}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;
    fn from_str(name: &str) -> Result<Kind, String> {
        Kind::ALL.iter().copied().find(|kind| kind.name() == name).ok_or_else(|| {
            let names: Vec<_> = Kind::ALL.iter().map(|kind| kind.name()).collect();
            format!("there is no game \"{name}\"; there are: {}", names.join(", "))
        })
    }
}
