//! What each control does: a deed at the table, or a private sheet.

use super::answer::Said;
use super::bot::Bot;
use super::incoming::Incoming;
use crate::games::{Seat, Viewer};
use crate::screen::press::{Audience, Meaning, Press, Verb};
use crate::screen::{self, Answer, Question, Sheet};
use crate::table::{Deed, Done, Failed, Refused, Stage, Table};

/// The words for a refusal.
pub fn refused(refused: &Refused, table: Option<&Table>, incoming: &Incoming) -> Said {
    Said::text(screen::refused(refused, table, incoming.doer.person.locale))
}

/// The words when something of ours failed; the log has the reason.
pub fn trouble(error: &Failed, incoming: &Incoming) -> Said {
    tracing::error!(%error, "a deed failed");
    say(&Answer::Trouble, incoming)
}

pub fn say(answer: &Answer, incoming: &Incoming) -> Said {
    Said::text(screen::answer(answer, incoming.doer.person.locale))
}

pub fn said(result: Result<Said, Failed>, table: Option<&Table>, incoming: &Incoming) -> Said {
    match result {
        Ok(said) => said,
        Err(Failed::Refused(reason)) => refused(&reason, table, incoming),
        Err(error) => trouble(&error, incoming),
    }
}

/// Does what a control stands for.
pub async fn press(
    bot: &Bot,
    incoming: &Incoming,
    table: &Table,
    press: &Press,
    values: &[String],
    audience: Audience,
) -> Said {
    let done = match try_press(bot, incoming, table, press, values, audience).await {
        Err(Failed::Refused(Refused::Stale)) if matches!(press.verb, Verb::Game(_)) && audience == Audience::Panel => {
            renewed(bot, incoming, table).await
        }
        done => done,
    };
    said(done, Some(table), incoming)
}

/// The answer to an old control on a private panel: that it is old, and the panel as it is now.
async fn renewed(bot: &Bot, incoming: &Incoming, table: &Table) -> Result<Said, Failed> {
    let person = &incoming.doer.person;
    let now = bot.tables().load(&table.id).await?.ok_or(Refused::NoTable)?;
    match (&now.stage, now.seat_of(person.id)) {
        (Stage::Playing(_), Some(seat)) => Ok(Said::sheet(screen::stale(&now, seat, person.locale))),
        _ => Err(Refused::Stale.into()),
    }
}

pub async fn try_press(
    bot: &Bot,
    incoming: &Incoming,
    table: &Table,
    press: &Press,
    values: &[String],
    audience: Audience,
) -> Result<Said, Failed> {
    let person = &incoming.doer.person;
    let locale = person.locale;
    let seat = table.seat_of(person.id);
    let comes = match &press.verb {
        Verb::Join => Comes::To(Deed::Join),
        Verb::Leave | Verb::LeaveSurely => Comes::To(Deed::Leave),
        Verb::Begin => Comes::To(Deed::Begin),
        Verb::Switches => Comes::To(Deed::SetOptions(screen::switched(&table.options, values))),
        Verb::AddComputer => Comes::To(Deed::AddComputer),
        Verb::RemoveSeat => Comes::To(Deed::RemoveSeat(chosen(values)?)),
        Verb::HandOver => Comes::To(Deed::HandOver(chosen(values)?)),
        Verb::Close => Comes::To(Deed::Close),
        Verb::TakeBack | Verb::TakeBackOnBoard => Comes::To(Deed::TakeBack),
        Verb::Nudge => Comes::To(Deed::Nudge),
        Verb::Replace => Comes::To(Deed::Replace { seat: chosen(values)?, with: None }),
        Verb::TakeSeat(seat) => Comes::To(Deed::TakeSeat(*seat)),
        Verb::ComeBack => Comes::To(Deed::ComeBack),
        Verb::StopSurely => Comes::To(Deed::Stop),
        Verb::Post => Comes::To(Deed::PostBoard),
        Verb::Again => Comes::To(Deed::Again),
        Verb::Options if table.host != person.id => return Err(Refused::NotHost.into()),
        Verb::Options if table.stage != Stage::Lobby => return Err(Refused::Begun.into()),
        Verb::Options => Comes::Shown(screen::options(table, locale)),
        Verb::Secret => Comes::Shown(secret(table, incoming)?),
        Verb::Text => {
            let picture = screen::public(table, &[]).picture;
            Comes::Shown(Sheet { picture, ..screen::text(table, viewer(seat), locale) })
        }
        Verb::History(page) => {
            let events = bot.tables().events(&table.id).await?;
            Comes::Shown(page_of(screen::history(table, &events, viewer(seat), locale), *page))
        }
        Verb::Help => Comes::Shown(screen::help(Some(table), seat, locale, &bot.mentions())),
        Verb::More | Verb::Cancel => Comes::Shown(screen::more(table, person.id, locale)),
        Verb::Stop => Comes::Shown(screen::confirm(table, Question::Stop, locale)),
        Verb::LeaveGame => Comes::Shown(screen::confirm(table, Question::Leave, locale)),
        Verb::Record => {
            let record = bot.tables().record(&table.id).await?;
            Comes::Shown(screen::record(table, record.write().into_bytes(), locale))
        }
        Verb::Game(_) => match screen::meaning(table, press, values, seat, locale)? {
            Meaning::Play(action) => Comes::To(Deed::Play(action)),
            Meaning::Panel(sheet) => Comes::Shown(sheet),
            Meaning::Post(sheet) => {
                bot.tables().act(&incoming.doer, &table.id, None, Deed::PostBoard).await?;
                Comes::Shown(sheet)
            }
        },
    };
    match comes {
        Comes::To(done) => {
            // What concerns one choice must be pressed while that is open; the rest is never too old.
            let step = matches!(done, Deed::Play(_) | Deed::TakeBack).then_some(press.step);
            deed(bot, incoming, table, step, done, audience).await
        }
        Comes::Shown(sheet) => Ok(Said::sheet(sheet)),
    }
}

/// What a control stands for.
enum Comes {
    To(Deed),
    Shown(Sheet),
}

/// Does a deed; on the board its redrawing is the answer, elsewhere a private line.
pub async fn deed(
    bot: &Bot,
    incoming: &Incoming,
    table: &Table,
    step: Option<u64>,
    deed: Deed,
    audience: Audience,
) -> Result<Said, Failed> {
    let Done { table, .. } = bot.tables().act(&incoming.doer, &table.id, step, deed.clone()).await?;
    Ok(match audience {
        Audience::Board => Said::Quiet,
        Audience::Private | Audience::Panel => {
            let person = &incoming.doer.person;
            Said::sheet(screen::done(&table, &deed, person.id, person.locale))
        }
    })
}

/// The own secret; for somebody whose seat a computer player keeps, the way back.
fn secret(table: &Table, incoming: &Incoming) -> Result<Sheet, Refused> {
    let person = &incoming.doer.person;
    if matches!(table.stage, Stage::Lobby | Stage::Closed(_)) {
        return Err(Refused::NotBegun);
    }
    let seat = table.seat_of(person.id).or_else(|| table.kept_for(person.id)).ok_or(Refused::NotSeated)?;
    Ok(screen::secret(table, seat, person.locale))
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}

fn chosen(values: &[String]) -> Result<Seat, Refused> {
    screen::seat_chosen(values).ok_or(Refused::NoSuchSeat)
}

fn page_of(mut pages: Vec<Sheet>, page: usize) -> Sheet {
    let last = pages.len().saturating_sub(1);
    if pages.is_empty() { Sheet::default() } else { pages.swap_remove(page.saturating_sub(1).min(last)) }
}
