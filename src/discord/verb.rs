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
    let sheet = match &press.verb {
        Verb::Join => return deed(bot, incoming, table, None, Deed::Join, audience).await,
        Verb::Leave | Verb::LeaveSurely => return deed(bot, incoming, table, None, Deed::Leave, audience).await,
        Verb::Begin => return deed(bot, incoming, table, None, Deed::Begin, audience).await,
        Verb::Switches => {
            let options = screen::switched(&table.options, values);
            return deed(bot, incoming, table, None, Deed::SetOptions(options), audience).await;
        }
        Verb::AddComputer => return deed(bot, incoming, table, None, Deed::AddComputer, audience).await,
        Verb::RemoveSeat => {
            let seat = chosen(values)?;
            return deed(bot, incoming, table, None, Deed::RemoveSeat(seat), audience).await;
        }
        Verb::HandOver => {
            let seat = chosen(values)?;
            return deed(bot, incoming, table, None, Deed::HandOver(seat), audience).await;
        }
        Verb::Close => return deed(bot, incoming, table, None, Deed::Close, audience).await,
        Verb::TakeBack | Verb::TakeBackOnBoard => {
            return deed(bot, incoming, table, Some(press.step), Deed::TakeBack, audience).await;
        }
        Verb::Nudge => return deed(bot, incoming, table, None, Deed::Nudge, audience).await,
        Verb::Replace => {
            let seat = chosen(values)?;
            return deed(bot, incoming, table, None, Deed::Replace { seat, with: None }, audience).await;
        }
        Verb::TakeSeat(seat) => return deed(bot, incoming, table, None, Deed::TakeSeat(*seat), audience).await,
        Verb::ComeBack => return deed(bot, incoming, table, None, Deed::ComeBack, audience).await,
        Verb::StopSurely => return deed(bot, incoming, table, None, Deed::Stop, audience).await,
        Verb::Post => return deed(bot, incoming, table, None, Deed::PostBoard, audience).await,
        Verb::Again => return deed(bot, incoming, table, None, Deed::Again, audience).await,
        Verb::Options => {
            if table.host != person.id {
                return Err(Refused::NotHost.into());
            }
            if !matches!(table.stage, Stage::Lobby) {
                return Err(Refused::Begun.into());
            }
            screen::options(table, locale)
        }
        Verb::Secret => secret(table, incoming)?,
        Verb::Text => {
            let picture = screen::public(table, &[]).picture;
            Sheet { picture, ..screen::text(table, viewer(seat), locale) }
        }
        Verb::History(page) => {
            let events = bot.tables().events(&table.id).await?;
            page_of(screen::history(table, &events, viewer(seat), locale), *page)
        }
        Verb::Help => screen::help(Some(table), seat, locale, &bot.mentions()),
        Verb::More | Verb::Cancel => screen::more(table, person.id, locale),
        Verb::Stop => screen::confirm(table, Question::Stop, locale),
        Verb::LeaveGame => screen::confirm(table, Question::Leave, locale),
        Verb::Record => {
            let record = bot.tables().record(&table.id).await?;
            screen::record(table, record.write().into_bytes(), locale)
        }
        Verb::Game(_) => match screen::meaning(table, press, values, seat, locale)? {
            Meaning::Play(action) => {
                return deed(bot, incoming, table, Some(press.step), Deed::Play(action), audience).await;
            }
            Meaning::Panel(sheet) => sheet,
            Meaning::Post(sheet) => {
                bot.tables().act(&incoming.doer, &table.id, None, Deed::PostBoard).await?;
                sheet
            }
        },
    };
    Ok(Said::sheet(sheet))
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
