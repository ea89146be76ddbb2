//! Tables in any stage, and games played on them at random or by a script.

use roundtable::games::avalon::{self, Avalon, Deal, Role};
use roundtable::games::registry::{Action, Event, Kind, Options, Position};
use roundtable::games::{BySeat, Dice, Game, Seat, Secret, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::table::{
    ChannelId, Ending, GuildId, Holder, InteractionId, Over, Person, PersonId, Place, Playing, Stage, Table, TableId,
};

pub fn person(number: u64, name: &str) -> Person {
    Person { id: PersonId(number), name: name.to_owned(), locale: Locale::En }
}

/// A lobby: person 1 is host and sits first, the others follow; "" is a computer player.
pub fn lobby(names: &[&str], options: Options, locale: Locale) -> Table {
    let place = Place { guild: Some(GuildId(9)), channel: ChannelId(100), locale };
    let id = TableId::from_bytes([1, 2, 3, 4, 5, 6]);
    let mut table = Table::open(id, place, person(1, names[0]), options, Secret::new([7; 32]), 0);
    for (name, number) in names.iter().zip(1..).skip(1) {
        table.seats.push(match *name {
            "" => Holder::Computer { name: number as u8, keeps_for: None },
            name => Holder::Person(person(number, name)),
        });
    }
    table
}

/// Begins a game on a lobby.
pub fn begin(table: &mut Table, position: Position, dice: Dice) {
    table.step += 1;
    let rules_version = position.kind().rules_version();
    table.stage = Stage::Playing(Playing::new(InteractionId(5), rules_version, position, dice));
}

/// The usual options of Avalon.
pub fn usual() -> Options {
    Kind::Avalon.default_options()
}

/// A game of Avalon with these roles and the first seat as leader.
pub fn begun(names: &[&str], options: avalon::Options, roles: &[Role], locale: Locale) -> Table {
    let mut table = lobby(names, Options::Avalon(options), locale);
    let deal = Deal { roles: BySeat::from(roles.to_vec()), leader: Seat(0) };
    let game = Avalon::set_up(&options, roles.len(), &deal).unwrap();
    begin(&mut table, Position::Avalon(game), Dice::new(Seed::from_number(0)));
    table
}

/// A game dealt by a seed.
pub fn dealt(names: &[&str], options: Options, seed: u64, locale: Locale) -> Table {
    let mut table = lobby(names, options, locale);
    let mut dice = Dice::new(Seed::from_number(seed));
    let position = Position::begin(&table.options, names.len(), &mut dice).unwrap();
    begin(&mut table, position, dice);
    table
}

pub fn position(table: &Table) -> &Position {
    match &table.stage {
        Stage::Playing(playing) => &playing.position,
        Stage::Over(over) => &over.position,
        _ => panic!("no game"),
    }
}

/// Plays an action, as the table does; the game ends when it is over.
pub fn play(table: &mut Table, seat: Seat, action: &Action) -> Vec<Event> {
    let Stage::Playing(playing) = &mut table.stage else { panic!("the game does not run") };
    let choice = playing.position.choice();
    let events = playing.position.play(seat, action, &mut playing.dice).unwrap();
    playing.actions += 1;
    table.step += u64::from(playing.position.choice() - choice);
    if playing.position.outcome().is_some() {
        let position = playing.position.clone();
        stop(table, position, Ending::Played);
    }
    events
}

pub fn stop(table: &mut Table, position: Position, ending: Ending) {
    table.stage = Stage::Over(Over {
        begun_by: InteractionId(5),
        rules_version: position.kind().rules_version(),
        position,
        ending,
        again: None,
    });
}

/// Somebody who is awaited, and a legal action of his, both at random; approves teams of Avalon more often than
/// not, so that games get on.
pub fn choose(table: &Table, dice: &mut Dice) -> Option<(Seat, Action)> {
    use roundtable::games::avalon::{Action::Vote, Ballot::Approve};
    let position = position(table);
    let awaited: Vec<Seat> = position.to_act().iter().collect();
    let seat = *dice.pick(&awaited)?;
    let legal = position.legal_actions(seat);
    let approve = Action::Avalon(Vote(Approve));
    if legal.contains(&approve) && dice.below(3) == 0 {
        return Some((seat, approve));
    }
    Some((seat, dice.pick(&legal)?.clone()))
}

/// The options of a game that fit so many seats.
pub fn fitting(kind: Kind, seats: usize) -> Vec<Options> {
    kind.variants().into_iter().filter(|options| options.check(seats).is_ok()).collect()
}

pub fn viewers(table: &Table) -> Vec<Viewer> {
    Seat::all(table.seats.len()).map(Viewer::Seat).chain([Viewer::Public]).collect()
}
