//! Random play of Avalon with every number of players and every set of options: 10,080 whole games, each step
//! looked at. A failure prints the command that plays the same game.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use roundtable::games::avalon::{Action, Avalon, Ballot, Card, Event, Loyalty, Options, PhaseView, Quest, Role, View};
use roundtable::games::record::Record;
use roundtable::games::registry::{self, Bare, Kind, Position, Registered};
use roundtable::games::{Dice, Ending, Game, Seat, Seats, Seed, Viewer};
use roundtable::players::playout::{Mind, Minds, Playout};

/// How many games each number of players gets: six times this is the whole run.
const GAMES: u64 = 1680;

#[test]
fn five_players() {
    play_all(5);
}

#[test]
fn six_players() {
    play_all(6);
}

#[test]
fn seven_players() {
    play_all(7);
}

#[test]
fn eight_players() {
    play_all(8);
}

#[test]
fn nine_players() {
    play_all(9);
}

#[test]
fn ten_players() {
    play_all(10);
}

/// Plays the options that fit in turn, and sees to it that every way to end is met.
fn play_all(seats: usize) {
    let variants = Kind::Avalon.variants();
    let fitting: Vec<_> = variants.iter().filter(|options| options.check(seats).is_ok()).collect();
    let mut endings = BTreeSet::new();
    for (seed, options) in (0..GAMES).zip(fitting.into_iter().cycle()) {
        let checked = catch_unwind(AssertUnwindSafe(|| check_game(seats, options, seed)));
        match checked {
            Ok(ending) => endings.insert(ending),
            Err(cause) => {
                let options = options.bare();
                eprintln!(
                    "the same game: roundtable playout avalon --games 1 --seed {seed} --seats {seats} \
                     --options '{options}' --records ."
                );
                resume_unwind(cause)
            }
        };
    }
    let endings: Vec<_> = endings.iter().map(|ending| ending.how).collect();
    assert_eq!(endings, ["3 failures", "5 rejections", "Merlin found", "3 successes", "Merlin missed"]);
}

fn check_game(seats: usize, options: &registry::Options, seed: u64) -> Ending {
    let mut dice = Dice::new(Seed::in_series(seed, 1));
    let mut playout = Playout::new(options, seats, Seed::from_number(seed), &Minds::all(Mind::Random)).unwrap();
    let mut whole = playout.clone();
    whole.finish();
    let stop = dice.below(whole.record().actions.len() as u32) as usize;
    loop {
        let n = playout.record().actions.len();
        let before = avalon(playout.position()).clone();
        check_actions(&before, &mut dice);
        check_counts(&before);
        if n == stop {
            check_record(&playout);
        }
        let Some((_, events)) = playout.step() else { break };
        check_choice(&before, avalon(playout.position()), &events);
    }
    check_record(&playout);
    playout.position().view(Viewer::Public).ending().expect("only an ended game has nobody to act")
}

fn avalon(position: &Position) -> &Avalon {
    Avalon::own_position(position).unwrap()
}

/// What is legal is accepted, whatever else is tried is refused, and a refusal changes nothing.
fn check_actions(game: &Avalon, dice: &mut Dice) {
    let seats = game.view(Viewer::Public).seats;
    let awaited = game.to_act();
    assert_eq!(awaited.is_empty(), game.outcome().is_some());
    let mut untouched = game.clone();
    // One more than there are: a stranger.
    for seat in Seat::all(seats + 1) {
        let legal = game.legal_actions(seat);
        assert!(!awaited.contains(seat) || !legal.is_empty(), "seat {seat} is awaited and cannot act");
        for action in candidates(seats, &legal, dice) {
            if legal.contains(&action) {
                let accepted = game.clone().play(seat, &action, dice);
                assert!(accepted.is_ok(), "{action:?} of seat {seat} is legal, but {accepted:?}");
            } else {
                let refused = untouched.play(seat, &action, dice);
                assert!(refused.is_err(), "{action:?} of seat {seat} is not legal, but {refused:?}");
            }
        }
    }
    assert_eq!(&untouched, game, "a refusal changed the position");
}

/// More actions than any position allows: all that name at most one seat, and of the many teams some
/// that are legal, some that nearly are, and some at random.
fn candidates(seats: usize, legal: &[Action], dice: &mut Dice) -> Vec<Action> {
    let mut actions = vec![
        Action::Vote(Ballot::Approve),
        Action::Vote(Ballot::Reject),
        Action::Quest(Card::Success),
        Action::Quest(Card::Fail),
        Action::Lady(None),
    ];
    actions.extend(Seat::all(seats + 1).map(|seat| Action::Lady(Some(seat))));
    actions.extend(Seat::all(seats + 1).map(Action::Assassinate));
    for _ in 0..6 {
        let drawn = Action::Propose { team: some_team(seats + 1, dice), quest: some_quest(dice) };
        let action = *dice.pick(legal).unwrap_or(&drawn);
        let Action::Propose { team, quest } = action else { break };
        let seat = Seats::NONE.with(Seat::at(dice.below(seats as u32 + 1) as usize));
        let toggled = Seats::from_bits(team.bits() ^ seat.bits());
        actions.extend([
            action,
            drawn,
            Action::Propose { team: toggled, quest },
            Action::Propose { team, quest: some_quest(dice) },
        ]);
    }
    actions
}

fn some_team(seats: usize, dice: &mut Dice) -> Seats {
    Seats::from_bits(dice.below(1 << seats) as u16)
}

fn some_quest(dice: &mut Dice) -> Option<Quest> {
    Quest::new(dice.below(6) as u8)
}

/// Players, cards, votes, quests and the Lady's uses add up at every moment.
fn check_counts(game: &Avalon) {
    let View { seats, options, evil, quests, rejections, proposals, lady, phase, roles, .. } = game.view(Viewer::All);
    let roles = roles.unwrap();
    let count = |role: Role| roles.values().filter(|dealt| **dealt == role).count();
    let specials =
        [(Role::Merlin, options.merlin), (Role::Assassin, options.merlin), (Role::Percival, options.percival)];
    let others = [(Role::Mordred, options.mordred), (Role::Morgana, options.morgana), (Role::Oberon, options.oberon)];
    for (role, chosen) in specials.into_iter().chain(others) {
        assert_eq!(count(role), usize::from(chosen), "{role:?}");
    }
    assert_eq!(roles.seats(), seats);
    assert_eq!(roles.values().filter(|role| role.loyalty() == Loyalty::Evil).count(), evil);

    let results: Vec<_> = quests.iter().filter_map(|quest| Some((quest, quest.result?))).collect();
    let mut orders: Vec<_> = results.iter().map(|(_, result)| usize::from(result.order)).collect();
    orders.sort_unstable();
    assert_eq!(orders, (1..=results.len()).collect::<Vec<_>>());
    for (quest, result) in &results {
        assert_eq!(result.team.len(), quest.team_size);
        assert_eq!(result.success, result.fails < quest.fails_needed);
        let evil = result.team.iter().filter(|seat| roles[*seat].loyalty() == Loyalty::Evil).count();
        assert!(usize::from(result.fails) <= evil, "more fails than evil members");
    }
    let scores = game.scores();
    assert_eq!(usize::from(scores.successes + scores.failures), results.len());
    assert!(scores.successes <= 3 && scores.failures <= 3 && scores.successes + scores.failures <= 5);

    let questing = usize::from(matches!(phase, PhaseView::Questing { .. }));
    let approved = proposals.iter().filter(|proposal| proposal.approved).count();
    assert_eq!(approved, results.len() + questing, "each approved team goes on a quest");
    assert!(proposals.iter().all(|proposal| proposal.ballots.seats() == seats));
    let rejected = |round: usize| {
        proposals.iter().filter(|proposal| usize::from(proposal.round) == round && !proposal.approved).count()
    };
    // Between a quest and the next team, the counter still shows the round that was.
    let round = match phase {
        PhaseView::Proposing { .. } | PhaseView::Voting { .. } | PhaseView::Questing { .. } => results.len() + 1,
        _ if rejections == 5 => results.len() + 1,
        _ => results.len(),
    };
    assert_eq!(usize::from(rejections), rejected(round));
    assert!(rejections < 5 || matches!(phase, PhaseView::Over { .. }));

    assert_eq!(lady.is_some(), options.lady);
    if let Some(lady) = lady {
        assert_eq!(lady.held.len(), lady.looks.len() + 1, "nobody holds the Lady twice");
        assert!(lady.looks.iter().all(|look| (2..=4).contains(&look.after) && lady.held.contains(look.target)));
        assert!(lady.looks.windows(2).all(|pair| pair[0].after < pair[1].after && pair[0].target == pair[1].holder));
    }
}

/// The choice rises with every action but a vote or card that leaves the others still to decide.
fn check_choice(before: &Avalon, after: &Avalon, events: &[registry::Event]) {
    let open = matches!(events, [registry::Event::Avalon(Event::Voted { .. } | Event::CardPlayed { .. })]);
    if open {
        assert_eq!(after.choice(), before.choice());
    } else {
        assert!(after.choice() > before.choice());
    }
}

/// The position survives being written, and so does the game as a record.
fn check_record(playout: &Playout) {
    let position = playout.position();
    let written = serde_json::to_string(position).unwrap();
    assert_eq!(&serde_json::from_str::<Position>(&written).unwrap(), position);
    let record = Record::read(&playout.record().written_out().unwrap().write()).unwrap();
    assert_eq!(&record.replay(None).unwrap().position, position);
    assert_eq!(&playout.record().replay(None).unwrap().position, position);
}

#[test]
fn every_set_of_options_that_fits_is_played() {
    // Merlin off: Oberon or not. With him: Percival or not, and the evil specials that fit beside the
    // Assassin; five players have Percival only with Mordred or Morgana. Each with Lady and Targeting or not.
    let sets = [(5, 4 + 2 + 2), (6, 2 * 4 + 2), (7, 2 * 7 + 2), (8, 2 * 7 + 2), (9, 2 * 7 + 2), (10, 2 * 8 + 2)];
    for (seats, sets) in sets {
        let variants = Avalon::variants();
        let fitting: BTreeSet<String> = variants
            .iter()
            .filter(|options: &&Options| options.roles(seats).is_ok())
            .map(|options| serde_json::to_string(options).unwrap())
            .collect();
        assert_eq!(fitting.len(), sets * 4, "{seats} players");
        assert!(fitting.len() as u64 <= GAMES);
    }
}
