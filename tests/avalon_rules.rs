//! The rules of Avalon, case by case, with values worked out from the booklet.

use roundtable::games::avalon::Ballot::{Approve, Reject};
use roundtable::games::avalon::Card::{Fail, Success};
use roundtable::games::avalon::Loyalty::{Evil, Good};
use roundtable::games::avalon::Role::{Assassin, Merlin, Minion, Mordred, Morgana, Oberon, Percival, Servant};
use roundtable::games::avalon::{
    Action, Avalon, Deal, Event, Knowledge, Options, PhaseView, Quest, Reason, Refusal, Role, Scores, View,
};
use roundtable::games::{Dice, Game, Seat, Seats, Seed, Viewer};

const FIVE: [Role; 5] = [Merlin, Servant, Servant, Assassin, Minion];
const SIX: [Role; 6] = [Merlin, Servant, Servant, Servant, Assassin, Minion];
const SEVEN: [Role; 7] = [Merlin, Servant, Servant, Servant, Assassin, Minion, Minion];
const EIGHT: [Role; 8] = [Merlin, Servant, Servant, Servant, Servant, Assassin, Minion, Minion];
const TEN: [Role; 10] = [Merlin, Servant, Servant, Servant, Servant, Servant, Assassin, Mordred, Morgana, Oberon];

fn plain() -> Options {
    Options::default()
}

fn seats<const N: usize>(numbers: [u8; N]) -> Seats {
    numbers.into_iter().map(Seat).collect()
}

fn quest(number: u8) -> Quest {
    Quest::new(number).unwrap()
}

/// A game with a written-out deal.
struct Round {
    game: Avalon,
    dice: Dice,
}

impl Round {
    /// Seat 0 leads first.
    fn new(roles: &[Role], options: Options) -> Round {
        let deal = Deal { roles: roles.to_vec().into(), leader: Seat(0) };
        let game = Avalon::set_up(&options, roles.len(), &deal).unwrap();
        Round { game, dice: Dice::new(Seed::from_number(0)) }
    }

    fn play(&mut self, seat: u8, action: Action) -> Vec<Event> {
        self.game.play(Seat(seat), &action, &mut self.dice).unwrap()
    }

    /// Plays what must be refused, and checks that nothing changed.
    fn refused(&mut self, seat: u8, action: Action) -> Refusal {
        let before = self.game.clone();
        let refusal = self.game.play(Seat(seat), &action, &mut self.dice).unwrap_err();
        assert_eq!(self.game, before);
        refusal
    }

    fn public(&self) -> View {
        self.game.view(Viewer::Public)
    }

    fn seen(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }

    fn leader(&self) -> u8 {
        self.public().leader.0
    }

    /// The leader names a team without naming a quest.
    fn propose<const N: usize>(&mut self, team: [u8; N]) -> Vec<Event> {
        self.play(self.leader(), propose(team))
    }

    /// Everybody votes, these for the team; the events of the last vote.
    fn vote<const N: usize>(&mut self, approving: [u8; N]) -> Vec<Event> {
        let approving = seats(approving);
        let mut events = Vec::new();
        for seat in Seat::all(self.public().seats) {
            let ballot = if approving.contains(seat) { Approve } else { Reject };
            events = self.play(seat.0, Action::Vote(ballot));
        }
        events
    }

    /// A proposal that everybody approves.
    fn send<const N: usize>(&mut self, team: [u8; N]) {
        self.propose(team);
        self.vote([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }

    /// The cards of the team that is on a quest, with fails from these; the events of the last card.
    fn cards<const N: usize>(&mut self, failing: [u8; N]) -> Vec<Event> {
        let PhaseView::Questing { team, .. } = self.public().phase else { panic!("no quest runs") };
        let mut events = Vec::new();
        for member in team.iter() {
            let card = if seats(failing).contains(member) { Fail } else { Success };
            events = self.play(member.0, Action::Quest(card));
        }
        events
    }

    /// Plays the next quest with a team of evil players from the last seat down, filled up from the first
    /// seat; so many of them fail it.
    fn quest(&mut self, fails: usize) -> Vec<Event> {
        let view = self.public();
        let PhaseView::Proposing { quests } = &view.phase else { panic!("no proposal is due") };
        let size = view.quests[quests[0].index()].team_size;
        let failing = Seat::all(view.seats).rev().take(fails);
        let team: Seats = failing.clone().chain(Seat::all(view.seats).take(size - fails)).collect();
        self.play(view.leader.0, Action::Propose { team, quest: view.options.targeting.then_some(quests[0]) });
        self.vote([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let failing: Seats = failing.collect();
        let mut events = Vec::new();
        for member in team.iter() {
            let card = if failing.contains(member) { Fail } else { Success };
            events = self.play(member.0, Action::Quest(card));
        }
        events
    }

    /// Three good quests; only the Assassin is left to act.
    fn win_three(&mut self) {
        for _ in 0..3 {
            self.quest(0);
            if self.game.to_act().len() == 1 && matches!(self.public().phase, PhaseView::Lady { .. }) {
                let holder = self.public().lady.unwrap().holder;
                self.play(holder.0, Action::Lady(None));
            }
        }
        assert_eq!(self.public().phase, PhaseView::Assassinating);
    }
}

fn propose<const N: usize>(team: [u8; N]) -> Action {
    Action::Propose { team: seats(team), quest: None }
}

fn propose_for<const N: usize>(number: u8, team: [u8; N]) -> Action {
    Action::Propose { team: seats(team), quest: Quest::new(number) }
}

/// `(fails, fails_needed, success)` of the quest that these events end.
fn result(events: &[Event]) -> (u8, u8, bool) {
    events
        .iter()
        .find_map(|event| match event {
            Event::QuestDone { fails, fails_needed, success, .. } => Some((*fails, *fails_needed, *success)),
            _ => None,
        })
        .expect("a quest ends")
}

fn approved(events: &[Event]) -> bool {
    events
        .iter()
        .find_map(|event| match event {
            Event::VotesOpened { approved, .. } => Some(*approved),
            _ => None,
        })
        .expect("votes are opened")
}

// Players and roles

#[test]
fn the_board_for_each_number_of_players() {
    let table = [
        (5, 2, [2, 3, 2, 3, 3], 1),
        (6, 2, [2, 3, 4, 3, 4], 1),
        (7, 3, [2, 3, 3, 4, 4], 2),
        (8, 3, [3, 4, 4, 5, 5], 2),
        (9, 3, [3, 4, 4, 5, 5], 2),
        (10, 4, [3, 4, 4, 5, 5], 2),
    ];
    for (players, evil, sizes, fails_for_fourth) in table {
        let mut dice = Dice::new(Seed::from_number(players as u64));
        let deal = Avalon::deal(&plain(), players, &mut dice).unwrap();
        let view = Avalon::set_up(&plain(), players, &deal).unwrap().view(Viewer::Public);
        assert_eq!(view.quests.clone().map(|quest| quest.team_size), sizes, "{players} players");
        assert_eq!(view.quests.map(|quest| quest.fails_needed), [1, 1, 1, fails_for_fourth, 1]);
        assert_eq!(view.evil, evil);
        let count = |role| deal.roles.values().filter(|dealt| **dealt == role).count();
        assert_eq!((count(Merlin), count(Assassin)), (1, 1));
        assert_eq!((count(Servant), count(Minion)), (players - evil - 1, evil - 1));
    }
}

#[test]
fn sets_that_do_not_fit_are_refused_with_the_reason() {
    let none = plain();
    let evil = |mordred, morgana, oberon| Options { mordred, morgana, oberon, ..none };
    let percival = Options { percival: true, ..none };
    let cases = [
        (none, 4, Err(Refusal::Seats { seats: 4 })),
        (none, 11, Err(Refusal::Seats { seats: 11 })),
        (evil(true, true, false), 5, Err(Refusal::TooManyEvil { chosen: 3, evil: 2 })),
        (evil(true, true, true), 6, Err(Refusal::TooManyEvil { chosen: 4, evil: 2 })),
        (evil(true, true, true), 9, Err(Refusal::TooManyEvil { chosen: 4, evil: 3 })),
        (evil(true, true, true), 10, Ok(())),
        (evil(true, true, false), 7, Ok(())),
        (evil(false, false, true), 5, Ok(())),
        (percival, 5, Err(Refusal::PercivalAlone)),
        (Options { oberon: true, ..percival }, 5, Err(Refusal::PercivalAlone)),
        (Options { morgana: true, ..percival }, 5, Ok(())),
        (Options { mordred: true, ..percival }, 5, Ok(())),
        (percival, 6, Ok(())),
        (Options { merlin: false, ..none }, 5, Ok(())),
        (Options { merlin: false, oberon: true, ..none }, 10, Ok(())),
        (Options { merlin: false, ..percival }, 7, Err(Refusal::WithoutMerlin)),
        (Options { merlin: false, ..evil(true, false, false) }, 7, Err(Refusal::WithoutMerlin)),
        (Options { merlin: false, ..evil(false, true, false) }, 7, Err(Refusal::WithoutMerlin)),
    ];
    for (options, players, expected) in cases {
        let dealt = Avalon::deal(&options, players, &mut Dice::new(Seed::from_number(1)));
        assert_eq!(dealt.map(|_| ()), expected, "{players} players, {options:?}");
    }
}

#[test]
fn every_chosen_role_is_dealt_once() {
    let options = Options { percival: true, mordred: true, morgana: true, oberon: true, ..plain() };
    let deal = Avalon::deal(&options, 10, &mut Dice::new(Seed::from_number(5))).unwrap();
    let mut dealt: Vec<Role> = deal.roles.values().copied().collect();
    dealt.sort();
    assert_eq!(dealt, [Merlin, Percival, Servant, Servant, Servant, Servant, Assassin, Mordred, Morgana, Oberon]);
}

#[test]
fn without_merlin_there_is_no_assassin_but_minions() {
    let options = Options { merlin: false, oberon: true, ..plain() };
    let deal = Avalon::deal(&options, 7, &mut Dice::new(Seed::from_number(5))).unwrap();
    let mut dealt: Vec<Role> = deal.roles.values().copied().collect();
    dealt.sort();
    assert_eq!(dealt, [Servant, Servant, Servant, Servant, Oberon, Minion, Minion]);
}

#[test]
fn a_deal_that_the_options_do_not_allow_is_refused() {
    let deal = |roles: &[Role], leader| Deal { roles: roles.to_vec().into(), leader: Seat(leader) };
    let set_up = |players, deal| Avalon::set_up(&plain(), players, &deal).unwrap_err();
    assert_eq!(set_up(5, deal(&[Merlin, Merlin, Servant, Assassin, Minion], 0)), Refusal::Deal);
    assert_eq!(set_up(5, deal(&FIVE[..4], 0)), Refusal::Deal);
    assert_eq!(set_up(5, deal(&SIX, 0)), Refusal::Deal);
    assert_eq!(set_up(5, deal(&FIVE, 5)), Refusal::Deal);
}

#[test]
fn a_second_game_starts_from_its_own_options() {
    let first = Options { percival: true, morgana: true, lady: true, targeting: true, ..plain() };
    let mut dice = Dice::new(Seed::from_number(9));
    Avalon::deal(&first, 7, &mut dice).unwrap();
    let deal = Avalon::deal(&plain(), 7, &mut dice).unwrap();
    let view = Avalon::set_up(&plain(), 7, &deal).unwrap().view(Viewer::Public);
    assert!(deal.roles.values().all(|role| *role != Percival && *role != Morgana));
    assert_eq!((view.options, view.lady, view.proposals.len()), (plain(), None, 0));
    assert_eq!(view.phase, PhaseView::Proposing { quests: vec![quest(1)] });
}

// Who knows whom

#[test]
fn ten_players_merlin_sees_all_evil_but_mordred() {
    let options = Options { mordred: true, morgana: true, oberon: true, ..plain() };
    let knowledge = |seat| Round::new(&TEN, options).seen(seat).own.unwrap().knowledge;
    assert_eq!(knowledge(0), Knowledge::Evil(seats([6, 8, 9])));
    assert_eq!(knowledge(1), Knowledge::Nothing);
    assert_eq!(knowledge(6), Knowledge::Fellows(seats([7, 8])));
    assert_eq!(knowledge(7), Knowledge::Fellows(seats([6, 8])));
    assert_eq!(knowledge(8), Knowledge::Fellows(seats([6, 7])));
    assert_eq!(knowledge(9), Knowledge::Nothing);
}

#[test]
fn minions_know_the_assassin_and_he_them() {
    let round = Round::new(&SEVEN, plain());
    assert_eq!(round.seen(4).own.unwrap().knowledge, Knowledge::Fellows(seats([5, 6])));
    assert_eq!(round.seen(6).own.unwrap().knowledge, Knowledge::Fellows(seats([4, 5])));
}

#[test]
fn percival_sees_merlin_and_morgana_in_seat_order() {
    let options = Options { percival: true, morgana: true, ..plain() };
    for roles in [[Morgana, Percival, Servant, Merlin, Assassin], [Merlin, Percival, Servant, Morgana, Assassin]] {
        let round = Round::new(&roles, options);
        assert_eq!(round.seen(1).own.unwrap().knowledge, Knowledge::Merlin(seats([0, 3])));
    }
}

#[test]
fn percival_sees_merlin_alone_without_morgana() {
    let options = Options { percival: true, mordred: true, ..plain() };
    let round = Round::new(&[Mordred, Percival, Servant, Merlin, Assassin], options);
    assert_eq!(round.seen(1).own.unwrap().knowledge, Knowledge::Merlin(seats([3])));
}

// Proposals

#[test]
fn teams_that_are_not_exactly_right_are_refused() {
    let mut round = Round::new(&FIVE, plain());
    let size = |given| Refusal::TeamSize { quest: quest(1), size: 2, given };
    assert_eq!(round.refused(0, propose([1])), size(1));
    assert_eq!(round.refused(0, propose([1, 2, 3])), size(3));
    assert_eq!(round.refused(0, propose([])), size(0));
    assert_eq!(round.refused(0, propose([1, 5])), Refusal::Strangers { strangers: seats([5]) });
    assert_eq!(round.refused(0, propose_for(1, [1, 2])), Refusal::QuestNotChosen);
    assert_eq!(round.refused(1, propose([1, 2])), Refusal::NotLeader { leader: Seat(0) });
    assert_eq!(round.refused(5, propose([1, 2])), Refusal::NoSuchSeat { seat: Seat(5) });
    let twice = serde_json::from_str::<Action>(r#"{"propose": {"team": [1, 1, 2]}}"#);
    assert!(twice.unwrap_err().to_string().contains("seat 1 is named twice"));
}

#[test]
fn the_leader_may_leave_himself_out_or_in() {
    let mut round = Round::new(&FIVE, plain());
    let events = round.propose([3, 4]);
    assert_eq!(events, [Event::Proposed { leader: Seat(0), quest: quest(1), team: seats([3, 4]) }]);
    Round::new(&FIVE, plain()).propose([0, 4]);
}

#[test]
fn a_team_is_named_only_when_one_is_due() {
    let mut round = Round::new(&FIVE, plain());
    round.propose([0, 1]);
    assert_eq!(round.refused(0, propose([0, 2])), Refusal::NotNow);
    round.vote([0, 1, 2, 3, 4]);
    assert_eq!(round.refused(0, propose([0, 2])), Refusal::NotNow);
    let mut round = Round::new(&FIVE, plain());
    round.win_three();
    assert_eq!(round.refused(round.leader(), propose([0, 1])), Refusal::NotNow);
    assert_eq!(round.refused(0, Action::Vote(Approve)), Refusal::NotNow);
    assert_eq!(round.refused(0, Action::Quest(Success)), Refusal::NotNow);
    assert_eq!(round.refused(0, Action::Lady(None)), Refusal::NotNow);
}

#[test]
fn the_leader_has_every_team_of_the_size_to_choose_from() {
    // 5 choose 2; 10 choose 3; 8 choose 3, 4, 4 and 5 with Targeting while quest 5 is closed.
    assert_eq!(Round::new(&FIVE, plain()).game.legal_actions(Seat(0)).len(), 10);
    let ten = Options { mordred: true, morgana: true, oberon: true, ..plain() };
    assert_eq!(Round::new(&TEN, ten).game.legal_actions(Seat(0)).len(), 120);
    let targeting = Options { targeting: true, ..plain() };
    assert_eq!(Round::new(&EIGHT, targeting).game.legal_actions(Seat(0)).len(), 56 + 70 + 70 + 56);
    assert_eq!(Round::new(&FIVE, plain()).game.legal_actions(Seat(1)).len(), 0);
}

// Votes

#[test]
fn ties_reject() {
    let mut six = Round::new(&SIX, plain());
    six.propose([0, 1]);
    assert!(!approved(&six.vote([0, 1, 2])));
    let mut eight = Round::new(&EIGHT, plain());
    eight.propose([0, 1, 2]);
    assert!(!approved(&eight.vote([4, 5, 6, 7])));
    let mut ten = Round::new(&TEN, Options { mordred: true, morgana: true, oberon: true, ..plain() });
    ten.propose([0, 1, 2]);
    assert!(!approved(&ten.vote([1, 3, 5, 7, 9])));
}

#[test]
fn a_strict_majority_approves() {
    let mut five = Round::new(&FIVE, plain());
    five.propose([0, 1]);
    assert!(approved(&five.vote([0, 1, 2])), "the three good players");
    let mut six = Round::new(&SIX, plain());
    six.propose([0, 1]);
    assert!(approved(&six.vote([2, 3, 4, 5])));
    let mut seven = Round::new(&SEVEN, plain());
    seven.propose([0, 1]);
    assert!(!approved(&seven.vote([0, 1, 2])));
}

#[test]
fn votes_are_opened_by_name() {
    let mut round = Round::new(&FIVE, plain());
    round.propose([0, 1]);
    let events = round.vote([0, 3]);
    let ballots = vec![Approve, Reject, Reject, Approve, Reject].into();
    let opened = Event::VotesOpened {
        leader: Seat(0),
        quest: quest(1),
        team: seats([0, 1]),
        ballots,
        approved: false,
        rejections: 1,
    };
    assert_eq!(events, [Event::Voted { seat: Seat(4), ballot: Some(Reject) }, opened]);
}

#[test]
fn while_a_vote_runs_everybody_sees_who_has_voted_and_only_the_voter_how() {
    let mut round = Round::new(&FIVE, plain());
    round.propose([0, 1]);
    let events = round.play(2, Action::Vote(Reject));
    assert_eq!(round.public().phase, PhaseView::Voting { quest: quest(1), team: seats([0, 1]), voted: seats([2]) });
    assert_eq!(round.public().awaited, seats([0, 1, 3, 4]));
    assert_eq!(round.seen(2).own.unwrap().ballot, Some(Reject));
    assert_eq!(round.seen(0).own.unwrap().ballot, None);
    let hidden = Event::Voted { seat: Seat(2), ballot: None };
    assert_eq!(Avalon::seen(&events[0], Viewer::Public), Some(hidden.clone()));
    assert_eq!(Avalon::seen(&events[0], Viewer::Seat(Seat(0))), Some(hidden));
    assert_eq!(Avalon::seen(&events[0], Viewer::Seat(Seat(2))).as_ref(), Some(&events[0]));
}

#[test]
fn a_vote_can_be_changed_until_the_last_one_is_in() {
    let mut round = Round::new(&FIVE, plain());
    round.propose([0, 1]);
    round.play(0, Action::Vote(Approve));
    assert_eq!(round.refused(0, Action::Vote(Approve)), Refusal::SameVote { ballot: Approve });
    assert_eq!(round.game.legal_actions(Seat(0)), [Action::Vote(Reject)]);
    assert_eq!(round.game.legal_actions(Seat(1)), [Action::Vote(Approve), Action::Vote(Reject)]);
    round.play(0, Action::Vote(Reject));
    for seat in [1, 2, 3] {
        round.play(seat, Action::Vote(Approve));
    }
    // Three approve, seat 0 rejects by now, and seat 4 makes it 3 : 2.
    assert!(approved(&round.play(4, Action::Vote(Reject))));
    assert_eq!(round.refused(0, Action::Vote(Approve)), Refusal::NotNow);
}

#[test]
fn a_rejection_moves_the_leader_left_and_the_fifth_in_a_round_ends_the_game() {
    let mut round = Round::new(&FIVE, plain());
    for rejection in 1..=4 {
        round.propose([0, 1]);
        round.vote([]);
        assert_eq!((round.public().rejections, round.leader()), (rejection, rejection));
    }
    round.propose([0, 1]);
    let events = round.vote([3, 4]);
    assert_eq!(
        events.last(),
        Some(&Event::Over { winner: Evil, reason: Reason::FiveRejections, roles: FIVE.to_vec().into() })
    );
    assert_eq!(round.public().phase, PhaseView::Over { winner: Evil, reason: Reason::FiveRejections });
    assert_eq!(round.game.outcome().unwrap().winners, seats([3, 4]));
}

#[test]
fn the_fifth_proposal_can_be_approved_and_the_next_round_counts_from_nought() {
    let mut round = Round::new(&FIVE, plain());
    for _ in 0..4 {
        round.propose([0, 1]);
        round.vote([]);
    }
    round.propose([0, 1]);
    assert!(approved(&round.vote([0, 1, 2])));
    assert_eq!(round.public().rejections, 4);
    round.cards([]);
    // Seat 4 led the fifth proposal, so seat 0 is next.
    assert_eq!((round.public().rejections, round.leader()), (0, 0));
    for _ in 0..4 {
        round.propose([0, 1, 2]);
        round.vote([]);
    }
    assert_eq!(round.game.outcome(), None);
}

// Quests

#[test]
fn seven_players_fourth_quest_takes_two_fails() {
    let mut round = Round::new(&SEVEN, plain());
    for fails in [0, 1, 0] {
        round.quest(fails);
    }
    let mut other = Round { game: round.game.clone(), dice: round.dice.clone() };
    let events = round.quest(1);
    assert_eq!(result(&events), (1, 2, true));
    assert_eq!(round.public().quests[3].result.unwrap().fails, 1);
    let events = other.quest(2);
    assert_eq!(result(&events), (2, 2, false));
    assert_eq!(other.game.scores(), Scores { successes: 2, failures: 2 });
}

#[test]
fn elsewhere_one_fail_fails_a_quest() {
    // The fails of the quests before, so that the game goes on, then one fail.
    let before: [&[usize]; 5] = [&[], &[0], &[0, 0], &[0, 0, 1], &[0, 1, 0, 2]];
    for number in [1, 2, 3, 5] {
        let mut round = Round::new(&SEVEN, plain());
        for fails in before[number - 1] {
            round.quest(*fails);
        }
        assert_eq!(result(&round.quest(1)), (1, 1, false), "quest {number} of seven players");
    }
    let mut round = Round::new(&SIX, plain());
    for fails in before[3] {
        round.quest(*fails);
    }
    assert_eq!(result(&round.quest(1)), (1, 1, false), "quest 4 of six players");
}

#[test]
fn a_good_member_cannot_fail_and_still_has_to_play() {
    let mut round = Round::new(&FIVE, plain());
    round.send([1, 3]);
    assert_eq!(round.refused(1, Action::Quest(Fail)), Refusal::GoodMustSucceed);
    assert_eq!(round.game.legal_actions(Seat(1)), [Action::Quest(Success)]);
    assert_eq!(round.game.legal_actions(Seat(3)), [Action::Quest(Success), Action::Quest(Fail)]);
    assert_eq!(round.game.to_act(), seats([1, 3]));
    round.play(3, Action::Quest(Success));
    assert_eq!(round.game.to_act(), seats([1]));
    assert_eq!(result(&round.play(1, Action::Quest(Success))), (0, 1, true));
}

#[test]
fn merlin_and_percival_are_good_members_too() {
    let options = Options { percival: true, morgana: true, ..plain() };
    let mut round = Round::new(&[Merlin, Percival, Servant, Morgana, Assassin], options);
    round.send([0, 1]);
    for seat in [0, 1] {
        assert_eq!(round.refused(seat, Action::Quest(Fail)), Refusal::GoodMustSucceed);
        assert_eq!(round.game.legal_actions(Seat(seat)), [Action::Quest(Success)]);
    }
}

#[test]
fn quest_cards_are_final_and_only_the_team_plays() {
    let mut round = Round::new(&FIVE, plain());
    round.send([1, 3]);
    assert_eq!(round.refused(0, Action::Quest(Success)), Refusal::NotOnTeam);
    assert_eq!(round.refused(4, Action::Quest(Fail)), Refusal::NotOnTeam);
    round.play(3, Action::Quest(Fail));
    assert_eq!(round.refused(3, Action::Quest(Success)), Refusal::AlreadyPlayed);
    assert_eq!(round.refused(3, Action::Quest(Fail)), Refusal::AlreadyPlayed);
    assert_eq!(round.game.legal_actions(Seat(3)), []);
}

#[test]
fn while_a_quest_runs_everybody_sees_how_many_cards_are_in_not_whose() {
    let mut round = Round::new(&FIVE, plain());
    round.send([1, 3]);
    let events = round.play(3, Action::Quest(Fail));
    let phase = PhaseView::Questing { quest: quest(1), team: seats([1, 3]), cards: 1 };
    assert_eq!((round.public().phase, round.public().awaited), (phase.clone(), seats([1, 3])));
    assert_eq!((round.seen(1).phase, round.seen(1).awaited), (phase, seats([1, 3])));
    assert_eq!(round.seen(3).own.unwrap().card, Some(Fail));
    assert_eq!(round.seen(3).awaited, seats([1]));
    let hidden = Event::CardPlayed { seat: None, card: None };
    assert_eq!(Avalon::seen(&events[0], Viewer::Public), Some(hidden.clone()));
    assert_eq!(Avalon::seen(&events[0], Viewer::Seat(Seat(1))), Some(hidden));
    assert_eq!(Avalon::seen(&events[0], Viewer::Seat(Seat(3))).as_ref(), Some(&events[0]));
}

#[test]
fn after_a_quest_the_leader_moves_left() {
    let mut round = Round::new(&FIVE, plain());
    round.propose([0, 1]);
    round.vote([]);
    assert_eq!(round.leader(), 1);
    round.send([0, 1]);
    assert_eq!(round.leader(), 1, "the leader of the team keeps the token during the quest");
    round.cards([]);
    assert_eq!(round.leader(), 2);
    assert_eq!(round.public().phase, PhaseView::Proposing { quests: vec![quest(2)] });
}

#[test]
fn three_failures_end_the_game_for_evil() {
    let mut round = Round::new(&FIVE, plain());
    round.quest(1);
    round.quest(1);
    let events = round.quest(1);
    let over = Event::Over { winner: Evil, reason: Reason::ThreeFailures, roles: FIVE.to_vec().into() };
    assert_eq!(events.last(), Some(&over));
    assert_eq!(round.game.scores(), Scores { successes: 0, failures: 3 });
}

#[test]
fn without_merlin_three_successes_win_at_once() {
    let roles = [Servant, Servant, Servant, Minion, Minion];
    let mut round = Round::new(&roles, Options { merlin: false, ..plain() });
    round.quest(0);
    round.quest(0);
    let events = round.quest(0);
    let over = Event::Over { winner: Good, reason: Reason::ThreeSuccesses, roles: roles.to_vec().into() };
    assert_eq!(events.last(), Some(&over));
    assert_eq!(round.game.outcome().unwrap().winners, seats([0, 1, 2]));
}

// The Assassin

#[test]
fn after_three_successes_the_assassin_is_called_and_nothing_public_says_who_he_is() {
    let mut round = Round::new(&FIVE, plain());
    round.quest(0);
    round.quest(0);
    assert_eq!(round.quest(0).last(), Some(&Event::AssassinCalled));
    assert_eq!(round.game.to_act(), seats([3]));
    for view in [round.public(), round.seen(0), round.seen(4)] {
        assert_eq!((view.phase, view.awaited, view.roles), (PhaseView::Assassinating, Seats::NONE, None));
    }
    assert_eq!(round.seen(3).awaited, seats([3]));
    assert_eq!(round.seen(3).own.unwrap().victims, seats([0, 1, 2]));
    assert_eq!(round.seen(4).own.unwrap().victims, Seats::NONE);
}

#[test]
fn merlin_named_evil_wins() {
    let mut round = Round::new(&FIVE, plain());
    round.win_three();
    let events = round.play(3, Action::Assassinate(Seat(0)));
    assert_eq!(events[0], Event::Assassinated { assassin: Seat(3), target: Seat(0), merlin: true });
    assert_eq!(round.public().phase, PhaseView::Over { winner: Evil, reason: Reason::MerlinFound });
    assert_eq!(round.public().assassinated, Some(Seat(0)));
    assert_eq!(round.game.outcome().unwrap().winners, seats([3, 4]));
}

#[test]
fn anybody_else_named_good_wins() {
    let mut round = Round::new(&FIVE, plain());
    round.win_three();
    round.play(3, Action::Assassinate(Seat(1)));
    assert_eq!(round.public().phase, PhaseView::Over { winner: Good, reason: Reason::MerlinMissed });
    assert_eq!(round.game.outcome().unwrap().winners, seats([0, 1, 2]));
}

#[test]
fn the_assassin_cannot_name_himself_or_a_known_fellow_but_oberon() {
    let mut round = Round::new(&TEN, Options { mordred: true, morgana: true, oberon: true, ..plain() });
    round.win_three();
    for fellow in [6, 7, 8] {
        assert_eq!(round.refused(6, Action::Assassinate(Seat(fellow))), Refusal::Fellow { target: Seat(fellow) });
    }
    assert_eq!(round.refused(6, Action::Assassinate(Seat(10))), Refusal::NoSuchSeat { seat: Seat(10) });
    assert_eq!(round.game.legal_actions(Seat(6)).len(), 7);
    round.play(6, Action::Assassinate(Seat(9)));
    assert_eq!(round.public().phase, PhaseView::Over { winner: Good, reason: Reason::MerlinMissed });
}

#[test]
fn whoever_else_presses_gets_the_same_answer() {
    let mut round = Round::new(&TEN, Options { mordred: true, morgana: true, oberon: true, ..plain() });
    round.win_three();
    for seat in [0, 1, 5, 7, 8, 9] {
        for target in [0, seat, 6, 9, 12] {
            assert_eq!(round.refused(seat, Action::Assassinate(Seat(target))), Refusal::NotAssassin);
        }
        assert_eq!(round.game.legal_actions(Seat(seat)), []);
    }
    let mut early = Round::new(&FIVE, plain());
    for seat in 0..5 {
        assert_eq!(early.refused(seat, Action::Assassinate(Seat(1))), Refusal::NotNow);
    }
}

#[test]
fn roles_are_shown_to_all_only_when_the_game_is_over() {
    let mut round = Round::new(&FIVE, plain());
    assert_eq!(round.public().roles, None);
    assert_eq!(round.game.view(Viewer::All).roles, Some(FIVE.to_vec().into()));
    round.win_three();
    assert_eq!(round.seen(3).roles, None);
    round.play(3, Action::Assassinate(Seat(0)));
    for view in [round.public(), round.seen(0), round.seen(4)] {
        assert_eq!(view.roles, Some(FIVE.to_vec().into()));
    }
}

#[test]
fn when_the_game_is_over_every_press_is_refused_and_nobody_is_asked() {
    let mut round = Round::new(&FIVE, plain());
    for _ in 0..3 {
        round.quest(1);
    }
    let presses = [
        propose([0, 1]),
        Action::Vote(Approve),
        Action::Quest(Success),
        Action::Lady(None),
        Action::Assassinate(Seat(0)),
    ];
    for seat in 0..6 {
        for action in presses {
            assert_eq!(round.refused(seat, action), Refusal::Over);
        }
        assert_eq!(round.game.legal_actions(Seat(seat)), []);
    }
    assert_eq!((round.game.to_act(), round.public().awaited), (Seats::NONE, Seats::NONE));
}

// The Lady of the Lake

const LADY: Options =
    Options { merlin: true, percival: false, mordred: true, morgana: true, oberon: true, lady: true, targeting: false };

#[test]
fn the_lady_starts_right_of_the_first_leader() {
    let lady = Round::new(&TEN, LADY).public().lady.unwrap();
    assert_eq!((lady.holder, lady.held, lady.looks), (Seat(9), seats([9]), vec![]));
    let deal = Deal { roles: TEN.to_vec().into(), leader: Seat(4) };
    let game = Avalon::set_up(&LADY, 10, &deal).unwrap();
    assert_eq!(game.view(Viewer::Public).lady.unwrap().holder, Seat(3));
    assert_eq!(Round::new(&FIVE, plain()).public().lady, None);
}

#[test]
fn the_lady_looks_after_the_second_third_and_fourth_quest() {
    let mut round = Round::new(&TEN, LADY);
    round.quest(0);
    assert_eq!(round.refused(9, Action::Lady(Some(Seat(0)))), Refusal::NotNow);
    assert_eq!((round.leader(), round.game.to_act()), (1, seats([1])));
    round.quest(1);
    // The leader moves on only after the Lady.
    assert_eq!((round.leader(), round.game.to_act()), (1, seats([9])));
    round.play(9, Action::Lady(Some(Seat(0))));
    assert_eq!((round.leader(), round.game.to_act()), (2, seats([2])));
    round.quest(0);
    round.play(0, Action::Lady(Some(Seat(1))));
    round.quest(2);
    round.play(1, Action::Lady(Some(Seat(2))));
    assert_eq!(round.game.to_act(), seats([4]));
    assert_eq!(round.quest(1).last().map(|event| matches!(event, Event::Over { .. })), Some(true));
}

#[test]
fn the_lady_shows_loyalty_not_role() {
    let look = |target: u8| {
        let mut round = Round::new(&TEN, LADY);
        round.quest(0);
        round.quest(0);
        round.play(9, Action::Lady(Some(Seat(target)))).remove(0)
    };
    let seen = |target: u8, loyalty| Event::LadyLooked { holder: Seat(9), target: Seat(target), loyalty };
    assert_eq!(look(7), seen(7, Some(Evil)), "Mordred");
    assert_eq!(look(8), seen(8, Some(Evil)), "Morgana");
    assert_eq!(look(0), seen(0, Some(Good)), "Merlin");
    let mut oberon =
        Round::new(&[Oberon, Merlin, Servant, Servant, Servant, Assassin, Morgana], Options { mordred: false, ..LADY });
    oberon.quest(0);
    oberon.quest(0);
    let events = oberon.play(6, Action::Lady(Some(Seat(0))));
    assert_eq!(events, [Event::LadyLooked { holder: Seat(6), target: Seat(0), loyalty: Some(Evil) }]);
}

#[test]
fn only_the_holder_learns_what_the_lady_shows() {
    let mut round = Round::new(&TEN, LADY);
    round.quest(0);
    round.quest(0);
    let event = round.play(9, Action::Lady(Some(Seat(7)))).remove(0);
    let hidden = Event::LadyLooked { holder: Seat(9), target: Seat(7), loyalty: None };
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(7))] {
        assert_eq!(Avalon::seen(&event, viewer), Some(hidden.clone()));
        let look = round.game.view(viewer).lady.unwrap().looks[0];
        assert_eq!((look.after, look.holder, look.target, look.loyalty), (2, Seat(9), Seat(7), None));
    }
    assert_eq!(Avalon::seen(&event, Viewer::Seat(Seat(9))), Some(event));
    assert_eq!(round.seen(9).lady.unwrap().looks[0].loyalty, Some(Evil));
}

#[test]
fn the_lady_never_looks_at_who_holds_or_held_her() {
    let mut round = Round::new(&TEN, LADY);
    round.quest(0);
    round.quest(1);
    assert_eq!(round.refused(9, Action::Lady(Some(Seat(9)))), Refusal::HeldLady { target: Seat(9) });
    assert_eq!(round.refused(9, Action::Lady(Some(Seat(10)))), Refusal::NoSuchSeat { seat: Seat(10) });
    assert_eq!(round.refused(0, Action::Lady(Some(Seat(1)))), Refusal::NotHolder { holder: Seat(9) });
    round.play(9, Action::Lady(Some(Seat(3))));
    round.quest(0);
    assert_eq!(round.public().phase, PhaseView::Lady { targets: seats([0, 1, 2, 4, 5, 6, 7, 8]) });
    assert_eq!(round.refused(3, Action::Lady(Some(Seat(9)))), Refusal::HeldLady { target: Seat(9) });
    assert_eq!(round.refused(3, Action::Lady(Some(Seat(3)))), Refusal::HeldLady { target: Seat(3) });
    round.play(3, Action::Lady(Some(Seat(4))));
    round.quest(2);
    assert_eq!(round.refused(4, Action::Lady(Some(Seat(3)))), Refusal::HeldLady { target: Seat(3) });
    // Seven players who never held her, and to decline.
    assert_eq!(round.game.legal_actions(Seat(4)).len(), 8);
}

#[test]
fn a_declined_lady_stays_and_that_use_is_gone() {
    let mut round = Round::new(&TEN, LADY);
    round.quest(0);
    round.quest(1);
    assert_eq!(round.play(9, Action::Lady(None)), [Event::LadyDeclined { holder: Seat(9) }]);
    assert_eq!((round.public().lady.unwrap().holder, round.leader()), (Seat(9), 2));
    assert_eq!(round.refused(9, Action::Lady(Some(Seat(1)))), Refusal::NotNow);
    round.quest(0);
    assert_eq!(round.game.to_act(), seats([9]));
    assert_eq!(round.public().phase, PhaseView::Lady { targets: seats([0, 1, 2, 3, 4, 5, 6, 7, 8]) });
}

#[test]
fn the_lady_does_not_look_when_the_quests_are_over() {
    let mut round = Round::new(&TEN, LADY);
    round.win_three();
    assert_eq!(round.game.to_act(), seats([6]));
    let mut round = Round::new(&TEN, LADY);
    round.quest(1);
    round.quest(1);
    round.play(9, Action::Lady(None));
    round.quest(1);
    assert_eq!(round.public().phase, PhaseView::Over { winner: Evil, reason: Reason::ThreeFailures });
}

// Targeting

const TARGETING: Options =
    Options { lady: false, mordred: false, morgana: false, oberon: false, targeting: true, ..LADY };

#[test]
fn eight_players_may_begin_with_the_third_quest_and_four_members() {
    let mut round = Round::new(&EIGHT, TARGETING);
    assert_eq!(round.public().phase, PhaseView::Proposing { quests: [1, 2, 3, 4].map(quest).to_vec() });
    let size = |given| Refusal::TeamSize { quest: quest(3), size: 4, given };
    assert_eq!(round.refused(0, propose_for(3, [0, 1, 2])), size(3));
    assert_eq!(round.refused(0, propose([0, 1, 2, 3])), Refusal::QuestMissing);
    round.play(0, propose_for(3, [0, 1, 2, 3]));
    round.vote([0, 1, 2, 3, 4]);
    assert_eq!(result(&round.cards([])), (0, 1, true));
    let done = round.public().quests[2].result.unwrap();
    assert_eq!((done.order, done.team, done.success), (1, seats([0, 1, 2, 3]), true));
    assert_eq!(round.refused(1, propose_for(3, [0, 1, 2, 3])), Refusal::QuestDone { quest: quest(3) });
    assert_eq!(round.public().phase, PhaseView::Proposing { quests: [1, 2, 4].map(quest).to_vec() });
}

#[test]
fn the_fifth_quest_opens_after_two_successes() {
    let mut round = Round::new(&EIGHT, TARGETING);
    let early = |successes| Refusal::QuestFiveEarly { successes };
    assert_eq!(round.refused(0, propose_for(5, [0, 1, 2, 3, 4])), early(0));
    round.quest(0);
    assert_eq!(round.refused(1, propose_for(5, [0, 1, 2, 3, 4])), early(1));
    round.quest(1);
    assert_eq!(round.refused(2, propose_for(5, [0, 1, 2, 3, 4])), early(1));
    round.quest(0);
    assert_eq!(round.public().phase, PhaseView::Proposing { quests: vec![quest(4), quest(5)] });
    round.play(3, propose_for(5, [0, 1, 2, 3, 4]));
    round.vote([0, 1, 2, 3, 4]);
    round.cards([]);
    assert_eq!(round.public().phase, PhaseView::Assassinating);
}

#[test]
fn seven_players_the_fourth_quest_takes_two_fails_whenever_it_is_played() {
    let mut round = Round::new(&SEVEN, TARGETING);
    round.quest(0);
    round.play(1, propose_for(4, [0, 1, 2, 6]));
    round.vote([0, 1, 2, 3]);
    assert_eq!(result(&round.cards([6])), (1, 2, true));
    assert_eq!(round.public().quests[3].result.unwrap().order, 2);
}

#[test]
fn a_rejected_proposal_frees_the_choice_of_quest() {
    let mut round = Round::new(&EIGHT, TARGETING);
    round.play(0, propose_for(3, [0, 1, 2, 3]));
    round.vote([0]);
    assert_eq!(round.public().phase, PhaseView::Proposing { quests: [1, 2, 3, 4].map(quest).to_vec() });
    round.play(1, propose_for(1, [0, 1, 2]));
}

#[test]
fn with_targeting_the_lady_counts_quests_played_not_their_numbers() {
    let mut round = Round::new(&EIGHT, Options { lady: true, ..TARGETING });
    round.play(0, propose_for(4, [0, 1, 2, 3, 4]));
    round.vote([0, 1, 2, 3, 4]);
    round.cards([]);
    assert_eq!(round.game.to_act(), seats([1]), "no Lady after the first quest played");
    round.play(1, propose_for(1, [0, 1, 2]));
    round.vote([0, 1, 2, 3, 4]);
    round.cards([]);
    assert_eq!(round.game.to_act(), seats([7]), "the Lady after the second");
    round.play(7, Action::Lady(Some(Seat(0))));
    assert_eq!(round.public().lady.unwrap().looks[0].after, 2);
}

// Choices and taking back

#[test]
fn the_choice_rises_except_while_others_still_decide_the_same() {
    let mut round = Round::new(&FIVE, plain());
    let mut choices = vec![round.game.choice()];
    let actions = [
        (0, propose([0, 3])),
        (0, Action::Vote(Approve)),
        (0, Action::Vote(Reject)),
        (1, Action::Vote(Approve)),
        (2, Action::Vote(Approve)),
        (3, Action::Vote(Approve)),
        (4, Action::Vote(Approve)),
        (3, Action::Quest(Success)),
        (0, Action::Quest(Success)),
    ];
    for (seat, action) in actions {
        round.play(seat, action);
        choices.push(round.game.choice());
    }
    assert_eq!(choices, [0, 1, 1, 1, 1, 1, 1, 2, 2, 3]);
}

#[test]
fn a_proposal_and_a_declined_lady_can_be_taken_back_and_nothing_else() {
    let mut round = Round::new(&TEN, LADY);
    let proposed = round.propose([0, 1, 2]);
    assert!(Avalon::may_take_back(&proposed));
    assert!(!Avalon::may_take_back(&round.play(0, Action::Vote(Approve))));
    for seat in 1..10 {
        assert!(!Avalon::may_take_back(&round.play(seat, Action::Vote(Approve))));
    }
    assert!(!Avalon::may_take_back(&round.play(0, Action::Quest(Success))));
    assert!(!Avalon::may_take_back(&round.play(1, Action::Quest(Success))));
    assert!(!Avalon::may_take_back(&round.play(2, Action::Quest(Success))));
    round.quest(0);
    let mut other = Round { game: round.game.clone(), dice: round.dice.clone() };
    assert!(Avalon::may_take_back(&round.play(9, Action::Lady(None))));
    assert!(!Avalon::may_take_back(&other.play(9, Action::Lady(Some(Seat(0))))));
}

#[test]
fn what_the_assassin_did_cannot_be_taken_back() {
    let mut round = Round::new(&FIVE, plain());
    round.win_three();
    assert!(!Avalon::may_take_back(&round.play(3, Action::Assassinate(Seat(1)))));
}
