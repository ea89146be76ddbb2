//! The public board: what is asked, what the others see, the controls.

use super::super::scene::Scene;
use super::super::sheet::Sheet;
use super::controls;
use crate::games::merlin::View;
use crate::say;

/// The running board.
pub(super) fn board(scene: &Scene, view: &View) -> Sheet {
    let text = say!(scene.locale, "merlin-round", round = view.round, names = scene.list(view.awaited));
    Sheet { text, rows: controls::controls(scene, view), ..Sheet::default() }
}

/// The board after the end.
pub(super) fn end(scene: &Scene, view: &View) -> Sheet {
    let text = say!(scene.locale, "merlin-round", round = view.round, names = scene.list(view.awaited));
    Sheet { text, ..Sheet::default() }
}
