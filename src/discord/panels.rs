//! The newest private panel of each person at a table. It is kept up to date while its interaction's token lives:
//! a perishable hint, held in memory only. Afterwards the button on the board opens a new one.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use sha2::{Digest, Sha256};

use super::delivery::TOKEN_LIFE;
use super::incoming::{Incoming, Token};
use crate::language::Locale;
use crate::screen::Sheet;
use crate::table::{PersonId, TableId};

/// A private panel that can be edited.
#[derive(Clone, Debug)]
pub struct Panel {
    pub application: u64,
    pub token: Token,
    pub locale: Locale,
    pub shown: Shown,
    /// Whether it is the first of its message, which nothing that is under way for another panel can change.
    first: bool,
    at: Instant,
    /// When it was last edited without a press.
    edited: Option<Instant>,
}

/// What a panel shows, by digest: the whole of it, and its picture. That of nothing is like no panel's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    sheet: [u8; 32],
    picture: [u8; 32],
}

impl Shown {
    pub fn new(sheet: &Sheet) -> Shown {
        let digest = |text: String| Sha256::digest(text).into();
        Shown { sheet: digest(format!("{sheet:?}")), picture: digest(format!("{:?}", sheet.picture)) }
    }

    /// Whether both have the same picture.
    pub fn has_picture_of(&self, other: &Shown) -> bool {
        self.picture == other.picture
    }
}

/// The panels of all tables.
#[derive(Debug, Default)]
pub struct Panels(Mutex<HashMap<TableId, HashMap<PersonId, Panel>>>);

impl Panels {
    /// Notes an interaction whose token edits the own panel of its person from now on. `first`: whether its answer is
    /// a message of its own, and not another state of a panel. `began`: when its answer did; what was edited since may
    /// have come after the answer, so that nobody knows what the panel shows.
    pub fn note(&self, table: &TableId, incoming: &Incoming, shown: Shown, first: bool, began: Instant) {
        let Incoming { application, token, doer, .. } = incoming;
        let (application, token, locale) = (*application, token.clone(), doer.person.locale);
        let mut tables = self.tables();
        let panels = tables.entry(table.clone()).or_default();
        let edited = panels.get(&doer.person.id).filter(|_| !first).and_then(|panel| panel.edited);
        let shown = if edited.is_some_and(|edited| edited >= began) { Shown::default() } else { shown };
        panels.insert(doer.person.id, Panel { application, token, locale, shown, first, at: Instant::now(), edited });
    }

    /// The panels of a table that can be edited.
    pub fn open(&self, table: &TableId) -> Vec<(PersonId, Panel)> {
        let tables = self.tables();
        let panels = tables.get(table).into_iter().flatten();
        panels.filter(|(_, panel)| panel.is_fresh()).map(|(person, panel)| (*person, panel.clone())).collect()
    }

    pub fn any_open(&self, table: &TableId) -> bool {
        self.tables().get(table).is_some_and(|panels| panels.values().any(Panel::is_fresh))
    }

    pub fn is_open(&self, table: &TableId, person: PersonId) -> bool {
        self.tables().get(table).and_then(|panels| panels.get(&person)).is_some_and(Panel::is_fresh)
    }

    /// Whether no newer one has taken its place.
    pub fn is_newest(&self, table: &TableId, person: PersonId, panel: &Panel) -> bool {
        let tables = self.tables();
        let newest = tables.get(table).and_then(|panels| panels.get(&person));
        newest.is_some_and(|newest| newest.token.0 == panel.token.0)
    }

    /// Notes what a panel shows now; where a newer one has taken its place on the same message, that nobody knows what
    /// that one shows.
    pub fn settle(&self, table: &TableId, person: PersonId, edited: &Panel, shown: Shown) {
        if let Some(panel) = self.tables().get_mut(table).and_then(|panels| panels.get_mut(&person)) {
            let same = panel.token.0 == edited.token.0;
            if !same && panel.first {
                return;
            }
            panel.shown = if same { shown } else { Shown::default() };
            panel.edited = Some(Instant::now());
        }
    }

    /// Forgets a panel that cannot be edited, unless a newer one has taken its place.
    pub fn forget(&self, table: &TableId, person: PersonId, dead: &Panel) {
        if let Some(panels) = self.tables().get_mut(table)
            && panels.get(&person).is_some_and(|panel| panel.token.0 == dead.token.0)
        {
            panels.remove(&person);
        }
    }

    pub fn forget_old(&self) {
        self.tables().retain(|_, panels| {
            panels.retain(|_, panel| panel.is_fresh());
            !panels.is_empty()
        });
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, HashMap<PersonId, Panel>>> {
        // The map is whole at every instant, so a panic elsewhere spoils nothing.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Panel {
    fn is_fresh(&self) -> bool {
        self.at.elapsed() < TOKEN_LIFE
    }
}
