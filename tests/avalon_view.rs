//! Nobody sees what he may not know. On positions from random play, for every viewer: other deals, ballots
//! and quest cards that he cannot tell from the true ones must give him the same view, the same choices, the
//! same answers and the same events.

use std::collections::BTreeMap;

use roundtable::games::avalon::{Action, Avalon, Ballot, Card, Deal, Event, Loyalty, PhaseView, Role};
use roundtable::games::record::Record;
use roundtable::games::registry::{self, Kind, Registered};
use roundtable::games::{BySeat, Dice, Game, Seat, Seats, Seed, Viewer};
use roundtable::players::playout::{Mind, Minds, Playout};

/// How many games each number of players gets.
const GAMES: u64 = 240;

/// What one player's role says of another's, by the table in the booklet's longer script.
fn sign(own: Role, other: Role) -> &'static str {
    use Role::{Assassin, Merlin, Minion, Mordred, Morgana, Oberon, Percival, Servant};
    match (own, other) {
        (Merlin, Assassin | Morgana | Oberon | Minion) => "evil",
        (Assassin | Mordred | Morgana | Minion, Assassin | Mordred | Morgana | Minion) => "fellow",
        (Percival, Merlin | Morgana) => "Merlin, perhaps",
        (Merlin | Percival | Servant | Assassin | Mordred | Morgana | Oberon | Minion, _) => "",
    }
}

/// A game as it was played, up to some moment.
struct Story {
    options: roundtable::games::avalon::Options,
    deal: Deal,
    actions: Vec<(Seat, Action)>,
}

/// Where a story leads, and all that happened on the way.
struct Told {
    game: Avalon,
    events: Vec<Vec<Event>>,
}

impl Story {
    fn seats(&self) -> usize {
        self.deal.roles.seats()
    }

    fn tell(&self) -> Told {
        let mut game = Avalon::set_up(&self.options, self.seats(), &self.deal).unwrap();
        let mut dice = Dice::new(Seed::from_number(0));
        let events = self.actions.iter().map(|(seat, action)| game.play(*seat, action, &mut dice).unwrap());
        let events = events.collect();
        Told { game, events }
    }

    /// The same story with other roles, as far as the viewer can tell: the cards and open ballots that he
    /// does not know are drawn anew. `None` when he can tell, or when no cards fit the roles.
    fn retold(&self, told: &Told, viewer: Viewer, roles: BySeat<Role>, dice: &mut Dice) -> Option<Story> {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        let before = &self.deal.roles;
        // When the game is over, everybody knows all roles.
        if told.game.outcome().is_some() && roles != *before {
            return None;
        }
        if let Some(own) = own {
            let tells = |seat: Seat| {
                seat == own && roles[seat] != before[seat]
                    || seat != own && sign(before[own], roles[seat]) != sign(before[own], before[seat])
            };
            if Seat::all(self.seats()).any(tells) {
                return None;
            }
        }
        let looked = told.events.iter().flatten().any(|event| match event {
            Event::LadyLooked { holder, target, .. } if own == Some(*holder) => {
                roles[*target].loyalty() != before[*target].loyalty()
            }
            _ => false,
        });
        if looked {
            return None;
        }
        let mut actions = self.actions.clone();
        let mut begun = 0;
        for index in 0..actions.len() {
            let kind = std::mem::discriminant(&self.actions[index].1);
            let last = index + 1 == actions.len();
            if index == 0 || kind != std::mem::discriminant(&self.actions[index - 1].1) {
                begun = index;
            }
            if last || kind != std::mem::discriminant(&self.actions[index + 1].1) {
                match self.actions[index].1 {
                    // Opened votes are public, and so is each one before, since only two ballots exist.
                    Action::Vote(_) if last && !ends(&told.events[index]) => {
                        redraw_ballots(&mut actions[begun..], own, self.seats(), dice);
                    }
                    Action::Quest(_) => {
                        let team = team(&told.events, index);
                        let fails = told.events[index].iter().find_map(|event| match event {
                            Event::QuestDone { fails, .. } => Some(usize::from(*fails)),
                            _ => None,
                        });
                        redraw_cards(&mut actions[begun..=index], own, team, fails, &roles, dice)?;
                    }
                    _ => {}
                }
            }
        }
        let deal = Deal { roles, leader: self.deal.leader };
        Some(Story { options: self.options, deal, actions })
    }
}

/// Whether these events end a vote.
fn ends(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::VotesOpened { .. }))
}

/// The team on the quest that the action with this index belongs to.
fn team(events: &[Vec<Event>], index: usize) -> Seats {
    let opened = events[..index].iter().flatten().rev().find_map(|event| match event {
        Event::VotesOpened { team, .. } => Some(*team),
        _ => None,
    });
    opened.expect("a vote comes before a quest")
}

/// Turns the running votes of some others round.
fn redraw_ballots(votes: &mut [(Seat, Action)], own: Option<Seat>, seats: usize, dice: &mut Dice) {
    let turned: Seats = Seat::all(seats).filter(|seat| Some(*seat) != own && dice.below(2) == 0).collect();
    for (seat, action) in votes {
        if let Action::Vote(ballot) = action
            && turned.contains(*seat)
        {
            *ballot = if *ballot == Ballot::Approve { Ballot::Reject } else { Ballot::Approve };
        }
    }
}

/// Lets other members play these cards, in another order, with as many fails when the quest is done.
fn redraw_cards(
    cards: &mut [(Seat, Action)],
    own: Option<Seat>,
    team: Seats,
    fails: Option<usize>,
    roles: &BySeat<Role>,
    dice: &mut Dice,
) -> Option<()> {
    let mut others: Vec<Seat> = team.iter().filter(|seat| Some(*seat) != own).collect();
    dice.shuffle(&mut others);
    let mut others = others.into_iter();
    let mut wanted = fails;
    for (seat, action) in cards.iter_mut() {
        if Some(*seat) == own {
            if *action == Action::Quest(Card::Fail) {
                wanted = wanted.map(|fails| fails - 1);
            }
        } else {
            *seat = others.next().expect("not more cards than members");
        }
    }
    let mut evil: Vec<usize> = (0..cards.len())
        .filter(|index| Some(cards[*index].0) != own && roles[cards[*index].0].loyalty() == Loyalty::Evil)
        .collect();
    dice.shuffle(&mut evil);
    let failing = wanted.unwrap_or_else(|| dice.below(evil.len() as u32 + 1) as usize);
    let failing = evil.get(..failing)?;
    for (index, (seat, action)) in cards.iter_mut().enumerate() {
        if Some(*seat) != own {
            *action = Action::Quest(if failing.contains(&index) { Card::Fail } else { Card::Success });
        }
    }
    Some(())
}

/// The true roles, and every exchange of two or of two pairs.
fn exchanges(roles: &BySeat<Role>) -> Vec<BySeat<Role>> {
    let swapped = |roles: &BySeat<Role>, a: Seat, b: Seat| {
        let mut roles = roles.clone();
        (roles[a], roles[b]) = (roles[b], roles[a]);
        roles
    };
    let seats = roles.seats();
    let pairs: Vec<_> = Seat::all(seats).flat_map(|a| Seat::all(a.index()).map(move |b| (a, b))).collect();
    let once: Vec<_> = pairs.iter().map(|(a, b)| swapped(roles, *a, *b)).filter(|other| other != roles).collect();
    let mut all = vec![roles.clone()];
    all.extend(once.iter().flat_map(|roles| pairs.iter().map(|(a, b)| swapped(roles, *a, *b))));
    all.extend(once);
    all
}

/// Everything that the viewer could try.
fn tries(seats: usize) -> Vec<Action> {
    let mut actions = vec![
        Action::Propose { team: Seats::all(2), quest: None },
        Action::Vote(Ballot::Approve),
        Action::Vote(Ballot::Reject),
        Action::Quest(Card::Success),
        Action::Quest(Card::Fail),
        Action::Lady(None),
    ];
    actions.extend(Seat::all(seats + 1).map(|seat| Action::Lady(Some(seat))));
    actions.extend(Seat::all(seats + 1).map(Action::Assassinate));
    actions
}

fn assert_same(truth: &Told, other: &Told, viewer: Viewer, seats: usize) {
    assert_eq!(truth.game.view(viewer), other.game.view(viewer));
    assert_eq!(truth.game.choice(), other.game.choice());
    let seen = |told: &Told| -> Vec<Vec<Event>> {
        let seen = |events: &Vec<Event>| events.iter().filter_map(|event| Avalon::seen(event, viewer)).collect();
        told.events.iter().map(seen).collect()
    };
    assert_eq!(seen(truth), seen(other));
    let Viewer::Seat(seat) = viewer else { return };
    assert_eq!(truth.game.legal_actions(seat), other.game.legal_actions(seat));
    let answer = |told: &Told, action: &Action| {
        told.game.clone().play(seat, action, &mut Dice::new(Seed::from_number(0))).map(|_| ())
    };
    for action in tries(seats) {
        assert_eq!(answer(truth, &action), answer(other, &action), "the answer to {action:?}");
    }
}

fn phase(game: &Avalon) -> &'static str {
    match game.view(Viewer::Public).phase {
        PhaseView::Proposing { .. } => "proposing",
        PhaseView::Voting { .. } => "voting",
        PhaseView::Questing { .. } => "questing",
        PhaseView::Lady { .. } => "lady",
        PhaseView::Assassinating => "assassinating",
        PhaseView::Over { .. } => "over",
    }
}

/// The story of a random game.
fn random_story(seats: usize, options: &registry::Options, seed: u64) -> Story {
    let seed = Seed::in_series(seed, 2);
    let mut playout = Playout::new(options, seats, seed, &Minds::all(Mind::Random)).unwrap();
    playout.finish();
    let record: &Record = playout.record();
    let deal = Avalon::own_deal(&record.deal().unwrap()).unwrap().clone();
    let actions = record.actions.iter().map(|played| (played.seat, *Avalon::own_action(&played.action).unwrap()));
    Story { options: *Avalon::own_options(options).unwrap(), deal, actions: actions.collect() }
}

/// A moment of each phase that the story comes to: how many actions were played by then.
fn moments(story: &Story, dice: &mut Dice) -> Vec<usize> {
    let mut by_phase: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut game = Avalon::set_up(&story.options, story.seats(), &story.deal).unwrap();
    by_phase.entry(phase(&game)).or_default().push(0);
    for ((seat, action), played) in story.actions.iter().zip(1..) {
        game.play(*seat, action, &mut Dice::new(Seed::from_number(0))).unwrap();
        by_phase.entry(phase(&game)).or_default().push(played);
    }
    by_phase.values().filter_map(|moments| dice.pick(moments)).copied().collect()
}

/// How many other stories were compared, by phase and by the viewer's role (`None`: the public), and of
/// these how many had other roles.
type Compared = BTreeMap<(&'static str, Option<Role>), (u32, u32)>;

fn compare_all(seats: usize) -> Compared {
    let variants = Kind::Avalon.variants();
    let fitting: Vec<_> = variants.iter().filter(|options| options.check(seats).is_ok()).collect();
    let mut compared = Compared::new();
    for (seed, options) in (0..GAMES).zip(fitting.into_iter().cycle()) {
        let mut dice = Dice::new(Seed::in_series(seed, 3));
        let whole = random_story(seats, options, seed);
        let roles = exchanges(&whole.deal.roles);
        for moment in moments(&whole, &mut dice) {
            let story =
                Story { options: whole.options, deal: whole.deal.clone(), actions: whole.actions[..moment].to_vec() };
            let truth = story.tell();
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                compare(&story, &truth, viewer, &roles, &mut dice, &mut compared);
            }
        }
    }
    compared
}

/// Compares the true story with up to four others.
fn compare(
    story: &Story,
    truth: &Told,
    viewer: Viewer,
    roles: &[BySeat<Role>],
    dice: &mut Dice,
    compared: &mut Compared,
) {
    let own = match viewer {
        Viewer::Seat(seat) => Some(story.deal.roles[seat]),
        _ => None,
    };
    let counts = compared.entry((phase(&truth.game), own)).or_default();
    let mut found = 0;
    for attempt in 0..60 {
        // The true roles with other cards and ballots first.
        let drawn = if attempt == 0 { 0 } else { dice.below(roles.len() as u32) as usize };
        let Some(other) = story.retold(truth, viewer, roles[drawn].clone(), dice) else { continue };
        assert_same(truth, &other.tell(), viewer, story.seats());
        counts.0 += 1;
        if other.deal.roles != story.deal.roles {
            counts.1 += 1;
        }
        found += 1;
        if found == 4 {
            break;
        }
    }
}

/// Runs the comparison and sees to it that it compared something for each viewer in each phase.
fn check(seats: usize) {
    let compared = compare_all(seats);
    let viewers: Vec<Option<Role>> = compared.keys().map(|(_, role)| *role).collect();
    assert!(viewers.contains(&None) && viewers.contains(&Some(Role::Oberon)));
    for phase in ["proposing", "voting", "questing", "lady", "assassinating", "over"] {
        for role in &viewers {
            let (all, other_roles) = compared.get(&(phase, *role)).copied().unwrap_or_default();
            assert!(all >= 3, "{phase}, {role:?}: only {all} compared");
            assert!(phase == "over" || other_roles >= 2, "{phase}, {role:?}: only {other_roles} with other roles");
        }
    }
}

#[test]
fn five_players() {
    check(5);
}

#[test]
fn six_players() {
    check(6);
}

#[test]
fn seven_players() {
    check(7);
}

#[test]
fn eight_players() {
    check(8);
}

#[test]
fn nine_players() {
    check(9);
}

#[test]
fn ten_players() {
    check(10);
}

/// The view of everything really has what the others must not see, so that the comparison is no idle one.
#[test]
fn what_is_hidden_differs() {
    let roles = |roles: [Role; 5]| Deal { roles: roles.to_vec().into(), leader: Seat(0) };
    let options = roundtable::games::avalon::Options::default();
    let one =
        Avalon::set_up(&options, 5, &roles([Role::Merlin, Role::Servant, Role::Servant, Role::Assassin, Role::Minion]));
    let other =
        Avalon::set_up(&options, 5, &roles([Role::Servant, Role::Merlin, Role::Servant, Role::Minion, Role::Assassin]));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_ne!(one.view(Viewer::All), other.view(Viewer::All));
    assert_eq!(one.view(Viewer::Public), other.view(Viewer::Public));
    assert_eq!(one.view(Viewer::Seat(Seat(2))), other.view(Viewer::Seat(Seat(2))));
}
