//! Which tile lies in which cell.

use super::Cell;

/// A square part of the plane around 0, 0 that grows as tiles are laid.
#[derive(Clone, Debug)]
pub struct Grid {
    /// Cells from the middle to the edge.
    reach: i16,
    /// Row by row: 0 is empty, else one more than the tile's number.
    cells: Vec<u8>,
}

impl Grid {
    pub fn new() -> Grid {
        Grid::reaching(8)
    }

    fn reaching(reach: i16) -> Grid {
        let width = 2 * usize::from(reach.unsigned_abs()) + 1;
        Grid { reach, cells: vec![0; width * width] }
    }

    fn place(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (cell.x + self.reach, cell.y + self.reach);
        let width = 2 * self.reach + 1;
        ((0..width).contains(&x) && (0..width).contains(&y)).then(|| (y as usize) * (width as usize) + x as usize)
    }

    /// The number of the tile that lies there.
    pub fn get(&self, cell: Cell) -> Option<usize> {
        let entry = self.cells[self.place(cell)?];
        usize::from(entry).checked_sub(1)
    }

    /// Lays the tile with this number.
    pub fn set(&mut self, cell: Cell, number: usize) {
        while self.place(cell).is_none() {
            let mut larger = Grid::reaching(self.reach * 2);
            for y in -self.reach..=self.reach {
                for x in -self.reach..=self.reach {
                    let cell = Cell::new(x, y);
                    if let (Some(from), Some(to)) = (self.place(cell), larger.place(cell)) {
                        larger.cells[to] = self.cells[from];
                    }
                }
            }
            *self = larger;
        }
        if let Some(place) = self.place(cell) {
            // There are fewer than 255 tiles.
            self.cells[place] = number as u8 + 1;
        }
    }
}
