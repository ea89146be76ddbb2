//! The frame of the board as people see it: what is laid with a ring of empty cells, the columns named by letters,
//! the rows by numbers, both from the upper left.

use super::{Cell, Laid, Landscape};

/// The cells that are shown, and what they are called. As the landscape grows to the west or north, the same cell
/// gets another name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The upper left cell, A1.
    pub corner: Cell,
    pub columns: u8,
    pub rows: u8,
}

impl Frame {
    /// Everything that is laid, and one ring around it.
    pub fn of(landscape: &Landscape) -> Frame {
        let first = landscape.last().cell;
        let (mut corner, mut end) = (first, first);
        for Laid { cell, .. } in landscape.laid() {
            corner = Cell::new(corner.x.min(cell.x), corner.y.min(cell.y));
            end = Cell::new(end.x.max(cell.x), end.y.max(cell.y));
        }
        // Fewer than 128 tiles reach no farther.
        let span = |from: i16, to: i16| (to - from + 3) as u8;
        Frame {
            corner: Cell::new(corner.x - 1, corner.y - 1),
            columns: span(corner.x, end.x),
            rows: span(corner.y, end.y),
        }
    }

    /// Whether a cell is shown.
    pub fn contains(&self, cell: Cell) -> bool {
        self.place(cell).is_some()
    }

    /// Column and row of a cell, from 0.
    pub fn place(&self, cell: Cell) -> Option<(u8, u8)> {
        let within = |from: i16, at: i16, count: u8| u8::try_from(at - from).ok().filter(|place| *place < count);
        Some((within(self.corner.x, cell.x, self.columns)?, within(self.corner.y, cell.y, self.rows)?))
    }

    /// The cell in this column and row, from 0.
    pub fn cell(&self, column: u8, row: u8) -> Cell {
        Cell::new(self.corner.x + i16::from(column), self.corner.y + i16::from(row))
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let frame = *self;
        (0..frame.rows).flat_map(move |row| (0..frame.columns).map(move |column| frame.cell(column, row)))
    }

    /// What people call a cell: `C4`. A cell that is not shown has the name that it would have in a wider frame to
    /// the east or south, and none to the west or north.
    pub fn name(&self, cell: Cell) -> Option<String> {
        let column = u8::try_from(cell.x - self.corner.x).ok()?;
        let row = u8::try_from(cell.y - self.corner.y).ok()?;
        Some(format!("{}{}", letters(column), u16::from(row) + 1))
    }

    /// The shown cell of this name, in small or capital letters.
    pub fn named(&self, name: &str) -> Option<Cell> {
        let name = name.trim().to_ascii_uppercase();
        self.cells().find(|cell| self.name(*cell).as_deref() == Some(&name))
    }
}

/// The letters of a column, from 0: A to Z, then AA, AB and so on.
pub fn letters(column: u8) -> String {
    let letter = |place: u8| char::from(b'A' + place);
    match column.checked_sub(26) {
        None => letter(column).to_string(),
        Some(rest) => format!("{}{}", letter(rest / 26), letter(rest % 26)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Rotation, Tile};
    use super::*;

    #[test]
    fn columns_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 51, 52].map(letters), ["A", "Z", "AA", "AB", "AZ", "BA"]);
    }

    #[test]
    fn cells_are_named_from_the_upper_left_of_the_ring() {
        let mut landscape = Landscape::new(Tile::start());
        let frame = Frame::of(&landscape);
        assert_eq!((frame.columns, frame.rows), (3, 3));
        assert_eq!(frame.name(Cell::new(0, 0)).as_deref(), Some("B2"));
        assert_eq!(frame.named(" c1 "), Some(Cell::new(1, -1)));
        assert_eq!(frame.named("D1"), None);
        let tile = Tile::named("U").unwrap();
        landscape.lay(Laid { tile, cell: Cell::new(-1, 0), rotation: Rotation::ALL[1] });
        let frame = Frame::of(&landscape);
        assert_eq!((frame.columns, frame.rows), (4, 3));
        assert_eq!(frame.name(Cell::new(0, 0)).as_deref(), Some("C2"));
        assert_eq!(frame.cells().count(), 12);
        assert_eq!(frame.cells().filter_map(|cell| frame.named(&frame.name(cell)?)).count(), 12);
    }
}
