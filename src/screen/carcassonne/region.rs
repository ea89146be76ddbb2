//! Parts of a wide board, small enough to be shown large.

use crate::games::carcassonne::{Cell, Frame, letters};

/// The most columns and rows of a region: what a close-up shows.
const MOST: u8 = 7;

/// A block of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Region {
    frame: Frame,
    column: u8,
    row: u8,
    columns: u8,
    rows: u8,
}

/// The parts of a line of so many cells: where each begins and how long it is.
fn parts(count: u8) -> Vec<(u8, u8)> {
    let pieces = count.div_ceil(MOST);
    let begin = |piece: u8| (u16::from(piece) * u16::from(count) / u16::from(pieces)) as u8;
    (0..pieces).map(|piece| (begin(piece), begin(piece + 1) - begin(piece))).collect()
}

/// The regions of a frame, row by row.
pub(super) fn regions(frame: &Frame) -> Vec<Region> {
    let columns = parts(frame.columns);
    let of_row = |(row, rows): (u8, u8)| {
        let columns = columns.clone().into_iter();
        columns.map(move |(column, columns)| Region { frame: *frame, column, row, columns, rows })
    };
    parts(frame.rows).into_iter().flat_map(of_row).collect()
}

impl Region {
    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.frame.place(cell).is_some_and(|(column, row)| {
            (self.column..self.column + self.columns).contains(&column)
                && (self.row..self.row + self.rows).contains(&row)
        })
    }

    /// The cell in its middle.
    pub(super) fn middle(&self) -> Cell {
        self.frame.cell(self.column + self.columns / 2, self.row + self.rows / 2)
    }

    /// From its first cell to its last: "A1–G7".
    pub(super) fn name(&self) -> String {
        let corner = |column: u8, row: u8| format!("{}{}", letters(column), u16::from(row) + 1);
        let last = corner(self.column + self.columns - 1, self.row + self.rows - 1);
        format!("{}–{last}", corner(self.column, self.row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_hold_every_cell_once() {
        for (columns, rows) in [(3, 3), (7, 8), (20, 15), (29, 50)] {
            let frame = Frame { corner: Cell::new(-3, -4), columns, rows };
            let regions = regions(&frame);
            for cell in frame.cells() {
                assert_eq!(regions.iter().filter(|region| region.contains(cell)).count(), 1);
            }
            assert!(regions.iter().all(|region| region.columns <= MOST && region.rows <= MOST));
            assert!(regions.iter().all(|region| region.contains(region.middle())));
        }
    }

    #[test]
    fn a_region_is_named_by_its_corners() {
        let frame = Frame { corner: Cell::new(0, 0), columns: 14, rows: 7 };
        let names: Vec<String> = regions(&frame).iter().map(Region::name).collect();
        assert_eq!(names, ["A1–G7", "H1–N7"]);
    }
}
