//! Avalon's computer players beat chance from both sides.

use super::{ask_everywhere, dice};
use roundtable::games::avalon::Ballot::{Approve, Reject};
use roundtable::games::avalon::Card::{Fail, Success};
use roundtable::games::avalon::Role::{Assassin, Merlin, Minion, Servant};
use roundtable::games::avalon::{Action, Avalon, Ballot, Deal, Loyalty, Options, PhaseView, Role, View};
use roundtable::games::registry::{self, Kind, Registered};
use roundtable::games::{Game, Seat, Seats, Seed, Viewer};
use roundtable::players::playout::{Mind, Minds, Playout};
use roundtable::players::{self, Pace, Player};

fn seats<const N: usize>(numbers: [u8; N]) -> Seats {
    numbers.into_iter().map(Seat).collect()
}

/// A game with a written-out deal; seat 0 leads first.
struct Round(Avalon);

impl Round {
    fn new(roles: &[Role], options: Options) -> Round {
        let deal = Deal { roles: roles.to_vec().into(), leader: Seat(0) };
        Round(Avalon::set_up(&options, roles.len(), &deal).unwrap())
    }

    fn play(&mut self, seat: Seat, action: Action) {
        self.0.play(seat, &action, &mut dice(0)).unwrap();
    }

    fn propose<const N: usize>(&mut self, team: [u8; N]) {
        let leader = self.0.view(Viewer::Public).leader;
        self.play(leader, Action::Propose { team: seats(team), quest: None });
    }

    /// Everybody votes, all but these for the team.
    fn vote<const N: usize>(&mut self, rejecting: [u8; N]) {
        for seat in self.0.to_act().iter() {
            let ballot = if seats(rejecting).contains(seat) { Reject } else { Approve };
            self.play(seat, Action::Vote(ballot));
        }
    }

    /// The whole team plays its cards, these fail.
    fn cards<const N: usize>(&mut self, failing: [u8; N]) {
        for member in self.0.to_act().iter() {
            let card = if seats(failing).contains(member) { Fail } else { Success };
            self.play(member, Action::Quest(card));
        }
    }

    fn quest<const N: usize, const F: usize>(&mut self, team: [u8; N], failing: [u8; F]) {
        self.propose(team);
        self.vote([]);
        self.cards(failing);
    }

    /// What the computer player does in this seat, with these dice.
    fn choice(&self, seat: u8, number: u64) -> Action {
        let seat = Seat(seat);
        Avalon::choose(&self.0.view(Viewer::Seat(seat)), seat, &self.0.legal_actions(seat), &mut dice(number))
    }

    /// How often in 100 the computer player in this seat votes so.
    fn votes(&self, seat: u8, ballot: Ballot) -> usize {
        (0..100).filter(|number| self.choice(seat, *number) == Action::Vote(ballot)).count()
    }
}

const FIVE: [Role; 5] = [Merlin, Servant, Servant, Assassin, Minion];

/// Default roles, or every special role that fits beside Percival.
fn roles(seats: usize, special: bool) -> Options {
    Options {
        percival: special,
        morgana: special,
        mordred: special && seats >= 7,
        oberon: special && seats >= 10,
        ..Options::default()
    }
}

/// In how many of 100 games good wins, played by these kinds of player.
fn good_wins(options: Options, seats: usize, games: u64, good: Mind, evil: Mind) -> f64 {
    let kind = |mind| if mind == Mind::Computer { "computer" } else { "random" };
    let minds: Minds = format!("{},{}", kind(good), kind(evil)).parse().unwrap();
    let won = (0..games)
        .filter(|number| {
            let options = registry::Options::Avalon(options);
            let mut playout = Playout::new(&options, seats, Seed::from_number(*number), &minds).unwrap();
            playout.finish();
            let over = |view: &View| matches!(view.phase, PhaseView::Over { winner: Loyalty::Good, .. });
            Avalon::own_view(&playout.position().view(Viewer::Public)).is_some_and(over)
        })
        .count();
    100.0 * won as f64 / games as f64
}

/// The same seeds play the same games each time; the margins leave room for another way to play, since a share
/// of 200 games is known to 3.5 in 100 (one standard deviation).
fn beats_chance(seats: usize, games: u64) {
    for special in [false, true] {
        let options = roles(seats, special);
        let wins = |good, evil| good_wins(options, seats, games, good, evil);
        let chance = wins(Mind::Random, Mind::Random);
        let good = wins(Mind::Computer, Mind::Random);
        let evil = wins(Mind::Random, Mind::Computer);
        let both = wins(Mind::Computer, Mind::Computer);
        println!(
            "{seats} seats, {}: good wins {chance:.0} % at random, {good:.0} % with computer players, \
             {evil:.0} % against them, {both:.0} % where all are",
            if special { "all special roles" } else { "default roles" }
        );
        assert!(good >= chance + 15.0 && good >= 50.0, "good: {good} against {chance}");
        assert!(evil <= chance - 10.0 && evil <= 10.0, "evil: {evil} against {chance}");
        assert!((25.0..=75.0).contains(&both), "both: {both}");
    }
}

#[test]
fn computer_players_beat_chance_with_five() {
    beats_chance(5, 300);
}

#[test]
fn computer_players_beat_chance_with_seven() {
    beats_chance(7, 300);
}

#[test]
fn computer_players_beat_chance_with_ten() {
    beats_chance(10, 200);
}

#[test]
fn a_choice_is_legal_wherever_chance_leads() {
    let variants = [
        Options::default(),
        Options { merlin: false, oberon: true, ..Options::default() },
        Options { lady: true, ..roles(7, true) },
        Options { targeting: true, oberon: true, ..roles(5, false) },
        Options { lady: true, targeting: true, percival: true, ..Options::default() },
    ];
    let mut asked = 0;
    for (number, (options, seats)) in
        variants.iter().flat_map(|options| (6..=10).map(move |n| (options, n))).enumerate()
    {
        let options = registry::Options::Avalon(*options);
        if options.check(seats).is_err() {
            continue;
        }
        for game in 0..4 {
            asked += ask_everywhere(&options, seats, Seed::from_number(100 * number as u64 + game));
        }
    }
    assert!(asked > 10_000, "only {asked} choices");
}

#[test]
fn what_a_seat_cannot_tell_apart_it_plays_alike() {
    // Seat 0 is a servant; only he and seat 3 are the same in both deals.
    let mut one = Round::new(
        &[Servant, Merlin, Servant, Servant, Assassin, Minion, Minion],
        Options { lady: true, ..roles(7, false) },
    );
    let mut other = Round::new(
        &[Servant, Assassin, Minion, Servant, Merlin, Minion, Servant],
        Options { lady: true, ..roles(7, false) },
    );
    let mut compared = 0;
    let mut compare = |one: &Round, other: &Round| {
        assert_eq!(one.0.view(Viewer::Seat(Seat(0))), other.0.view(Viewer::Seat(Seat(0))));
        for number in 0..20 {
            assert_eq!(one.choice(0, number), other.choice(0, number));
        }
        compared += 1;
    };
    compare(&one, &other);
    for round in [&mut one, &mut other] {
        round.propose([0, 3]);
    }
    compare(&one, &other);
    for round in [&mut one, &mut other] {
        round.vote([2, 4]);
    }
    compare(&one, &other);
    for round in [&mut one, &mut other] {
        round.cards([]);
        round.propose([1, 2, 5]);
        round.vote([0, 1, 3, 6]);
        round.propose([0, 3, 5]);
    }
    compare(&one, &other);
    // Seat 5 is evil in both, and fails.
    for round in [&mut one, &mut other] {
        round.vote([]);
        round.cards([5]);
        // Seat 6, right of the first leader, has the Lady.
        round.play(Seat(6), Action::Lady(Some(Seat(0))));
        let leader = round.0.view(Viewer::Public).leader;
        assert_eq!(leader, Seat(3));
        round.propose([0, 1, 2]);
    }
    compare(&one, &other);
    assert_eq!(compared, 5);
}

#[test]
fn two_fails_of_two_name_both_evil_players() {
    // Five players have two evil ones: 3 and 4. For the servant in seat 1 the rest is clear.
    let mut round = Round::new(&FIVE, roles(5, false));
    round.quest([3, 4], [3, 4]);
    let safe = Action::Propose { team: seats([0, 1, 2]), quest: None };
    for number in 0..20 {
        assert_eq!(round.choice(1, number), safe);
    }
    round.propose([1, 2, 3]);
    assert!(round.votes(1, Reject) >= 99);
    round.vote([0, 1, 2]);
    round.propose([0, 1, 2]);
    assert!(round.votes(1, Approve) >= 80);
}

#[test]
fn whom_the_lady_shows_as_evil_goes_on_no_quest() {
    let roles_of_seven = [Merlin, Servant, Servant, Minion, Minion, Assassin, Servant];
    let mut round = Round::new(&roles_of_seven, Options { lady: true, ..roles(7, false) });
    round.quest([0, 1], []);
    round.quest([0, 1, 4], []);
    // Nothing is known of seat 4 but the best, until seat 6, right of the first leader, looks.
    round.play(Seat(6), Action::Lady(Some(Seat(4))));
    for _ in 2..6 {
        round.propose([3, 4, 5]);
        round.vote([0, 1, 2, 6]);
    }
    for number in 0..20 {
        let Action::Propose { team, .. } = round.choice(6, number) else { panic!("seat 6 leads") };
        assert!(team.contains(Seat(6)) && !team.contains(Seat(4)), "{team}");
    }
}

#[test]
fn good_never_rejects_the_fifth_proposal() {
    let mut round = Round::new(&FIVE, roles(5, false));
    for _ in 0..4 {
        round.propose([3, 4]);
        round.vote([0, 1, 2]);
    }
    round.propose([3, 4]);
    for seat in [0, 1, 2] {
        assert_eq!(round.votes(seat, Approve), 100);
    }
}

#[test]
fn one_fail_is_enough_where_it_takes_one() {
    let mut round = Round::new(&FIVE, roles(5, false));
    round.quest([0, 1], []);
    round.quest([0, 1, 2], []);
    // Good has two successes; this quest has to fail, and one of the two sees to it.
    round.propose([3, 4]);
    round.vote([]);
    for number in 0..20 {
        assert_eq!(round.choice(3, number), Action::Quest(Fail));
        assert_eq!(round.choice(4, number), Action::Quest(Success));
    }
}

#[test]
fn both_fail_where_it_takes_two() {
    let mut round = Round::new(&[Merlin, Servant, Servant, Servant, Assassin, Minion, Minion], roles(7, false));
    round.quest([0, 1], []);
    round.quest([0, 1, 2], []);
    round.quest([0, 1, 4], [4]);
    // Quest 4 with seven players takes two fails; the third evil player on it would be one too many.
    round.propose([3, 4, 5, 6]);
    round.vote([]);
    let cards = [(3, Success), (4, Fail), (5, Fail), (6, Success)];
    for (seat, card) in cards {
        for number in 0..20 {
            assert_eq!(round.choice(seat, number), Action::Quest(card));
        }
    }
}

#[test]
fn the_assassin_names_who_voted_as_if_he_knew() {
    // Seat 1 is Merlin: he rejects every team with an evil player and approves of safe ones without him,
    // while the servants approve of just the teams that they are on.
    let mut round = Round::new(&[Servant, Merlin, Servant, Assassin, Minion], roles(5, false));
    round.propose([0, 3]);
    round.vote([1, 2, 4]);
    round.propose([1, 2]);
    round.vote([0, 3, 4]);
    round.quest([0, 2], []);
    round.propose([2, 3, 0]);
    round.vote([1, 3, 4]);
    round.quest([0, 1, 2], []);
    round.quest([0, 2], []);
    for number in 0..20 {
        assert_eq!(round.choice(3, number), Action::Assassinate(Seat(1)));
    }
}

#[test]
fn people_wait_long_only_while_they_talk() {
    let options = Kind::Avalon.default_options();
    let mut long = 0;
    for number in 0..20 {
        let minds = Minds::all(Mind::Computer);
        let mut playout = Playout::new(&options, 5, Seed::from_number(number), &minds).unwrap();
        loop {
            let public = playout.position().view(Viewer::Public);
            let view = Avalon::own_view(&public).unwrap();
            let talking = view.phase == PhaseView::Assassinating;
            assert_eq!(players::pace(&public), if talking { Pace::Long } else { Pace::Short });
            long += usize::from(talking);
            if playout.step().is_none() {
                break;
            }
        }
    }
    assert!(long > 0);
}
