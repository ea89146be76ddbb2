//! Two games of Avalon.

use crate::art::{Legend, Picture};
use crate::games::avalon::{Action, Avalon, Ballot, Card, Deal, Options, PhaseView, Quest, Role};
use crate::games::{BySeat, Dice, Game, Seat, Seats, Seed, Viewer};
use crate::language::Locale;

/// Eight players, with the Lady; evil finds Merlin in the end.
pub fn evening(samples: &mut Vec<(&'static str, Picture)>) {
    use Role::*;
    let names = ["Anna", "Bors", "Gareth", "Elaine", "Tristan", "Morgause", "Kay", "Lunete"];
    let roles = [Servant, Assassin, Merlin, Servant, Morgana, Percival, Mordred, Servant];
    let options = Options { percival: true, mordred: true, morgana: true, lady: true, ..Options::default() };
    let mut table = Table::new(&names, &roles, 4, options);

    table.propose(None, &[4, 5, 7]);
    table.cast("+-+-+-+-");
    samples.push(("avalon-proposal", table.picture(Locale::En)));
    table.propose(None, &[1, 3, 5]);
    table.cast("+-++++-+");
    table.send(&[]);
    table.propose(None, &[1, 3, 6, 7]);
    table.cast("+.+.-+");
    samples.push(("avalon-vote", table.picture(Locale::En)));
    table.cast(".+.+..+-");
    table.send_one(1, Card::Success);
    table.send_one(6, Card::Success);
    samples.push(("avalon-quest", table.picture(Locale::Hu)));
    table.send_one(3, Card::Success);
    table.send_one(7, Card::Fail);
    samples.push(("avalon-lady", table.picture(Locale::Cs)));
    table.act(3, Action::Lady(Some(seat(7))));
    table.propose(None, &[1, 3, 6, 8]);
    table.cast("+-+++--+");
    table.send(&[]);
    table.act(7, Action::Lady(Some(seat(8))));
    table.propose(None, &[1, 3, 5, 6, 8]);
    table.cast("+++-++-+");
    table.send(&[5]);
    samples.push(("avalon-assassin", table.picture(Locale::En)));
    table.act(2, Action::Assassinate(seat(3)));
    samples.push(("avalon-end", table.picture(Locale::En)));
}

/// Six players who choose the quest, too.
pub fn targeting(samples: &mut Vec<(&'static str, Picture)>) {
    use Role::*;
    let names = ["Anna", "Bors", "Gareth", "Elaine", "Tristan", "Kay"];
    let roles = [Merlin, Servant, Assassin, Servant, Minion, Servant];
    let mut table = Table::new(&names, &roles, 2, Options { targeting: true, ..Options::default() });
    table.propose(Some(3), &[1, 2, 4, 6]);
    table.cast("++-+-+");
    table.send(&[]);
    samples.push(("avalon-targeting", table.picture(Locale::En)));
}

/// A game in which seats are called by the numbers people read.
struct Table {
    game: Avalon,
    names: BySeat<String>,
    dice: Dice,
}

impl Table {
    fn new(names: &[&str], roles: &[Role], leader: u8, options: Options) -> Table {
        let deal = Deal { roles: roles.to_vec().into(), leader: seat(leader) };
        let game = Avalon::set_up(&options, names.len(), &deal).expect("the roles are those of the options");
        let names = BySeat::new(names.len(), |seat| names[seat.index()].to_owned());
        Table { game, names, dice: Dice::new(Seed::from_number(0)) }
    }

    fn act(&mut self, number: u8, action: Action) {
        self.game.play(seat(number), &action, &mut self.dice).expect("the script keeps to the rules");
    }

    fn propose(&mut self, quest: Option<u8>, team: &[u8]) {
        let leader = self.game.view(Viewer::Public).leader;
        let team: Seats = team.iter().copied().map(seat).collect();
        self.act(leader.number() as u8, Action::Propose { team, quest: quest.and_then(Quest::new) });
    }

    /// Votes in seat order: for, against, or not yet.
    fn cast(&mut self, votes: &str) {
        for (number, vote) in (1..).zip(votes.chars()) {
            match vote {
                '+' => self.act(number, Action::Vote(Ballot::Approve)),
                '-' => self.act(number, Action::Vote(Ballot::Reject)),
                _ => {}
            }
        }
    }

    fn send_one(&mut self, number: u8, card: Card) {
        self.act(number, Action::Quest(card));
    }

    /// The whole team plays its cards; these fail.
    fn send(&mut self, failing: &[u8]) {
        if let PhaseView::Questing { team, .. } = self.game.view(Viewer::Public).phase {
            for member in team.iter() {
                let number = member.number() as u8;
                self.send_one(number, if failing.contains(&number) { Card::Fail } else { Card::Success });
            }
        }
    }

    fn picture(&self, locale: Locale) -> Picture {
        let legend = Legend { names: self.names.clone(), locale };
        Picture::Avalon(Box::new(self.game.view(Viewer::Public)), legend)
    }
}

fn seat(number: u8) -> Seat {
    Seat(number - 1)
}
