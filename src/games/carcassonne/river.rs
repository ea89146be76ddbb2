//! The river: each of its tiles goes on from the last one and does not turn back at once.

use super::{Carcassonne, Cell, Landscape, Rotation, Side, Tile};

/// Where the river goes on.
struct Mouth {
    cell: Cell,
    /// The way it flows there.
    flow: Side,
    /// Quarter turns clockwise that it has just made: 0, 1 or 3.
    turn: usize,
}

fn mouth(landscape: &Landscape) -> Option<Mouth> {
    landscape.laid().iter().find_map(|laid| {
        let river = laid.face().river;
        let sides = Side::ALL.into_iter().filter(|side| river & side.bit() != 0);
        let flow = sides.clone().find(|side| landscape.at(laid.cell.next(*side)).is_none())?;
        let turn = sides.clone().find(|side| *side != flow).map_or(0, |back| turn(back.opposite(), flow));
        Some(Mouth { cell: laid.cell.next(flow), flow, turn })
    })
}

/// Quarter turns clockwise from one way to another.
fn turn(from: Side, to: Side) -> usize {
    (to.index() + 4 - from.index()) % 4
}

impl Carcassonne {
    /// Whether a tile of the river may lie there; others may anyhow.
    pub(super) fn may_flow(&self, tile: Tile, cell: Cell, rotation: Rotation) -> bool {
        let river = tile.face(rotation).river;
        if river == 0 {
            return true;
        }
        let Some(mouth) = mouth(&self.landscape) else { return false };
        let back = mouth.flow.opposite();
        if cell != mouth.cell || river & back.bit() == 0 {
            return false;
        }
        match Side::ALL.into_iter().find(|side| *side != back && river & side.bit() != 0) {
            // The lake.
            None => true,
            Some(out) => {
                let turn = turn(mouth.flow, out);
                let turns_back = turn != 0 && turn == mouth.turn;
                !turns_back && self.landscape.at(cell.next(out)).is_none()
            }
        }
    }
}
