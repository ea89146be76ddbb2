//! What each control does: a deed at the table, or a private sheet.

use super::answer::Said;
use super::bot::Bot;
use super::incoming::Incoming;
use super::panels::Shown;
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
    let answer = match error {
        Failed::Store(error) if error.is_away() => Answer::Away,
        _ => Answer::Trouble,
    };
    say(&answer, incoming)
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
        Err(Failed::Refused(reason)) if renews(press, audience, &reason) => renewed(bot, incoming, table, reason).await,
        done => done,
    };
    said(done, Some(table), incoming)
}

/// Whether the own panel goes on below a refusal: where the control sits on it, or was on a panel that is old.
fn renews(press: &Press, audience: Audience, reason: &Refused) -> bool {
    match audience {
        Audience::Own => true,
        Audience::Panel => matches!(press.verb, Verb::Game(_)) && *reason == Refused::Stale,
        Audience::Board | Audience::Private => false,
    }
}

/// Why a control of a private panel came to nothing, and the own panel as it is now.
async fn renewed(bot: &Bot, incoming: &Incoming, table: &Table, reason: Refused) -> Result<Said, Failed> {
    let person = &incoming.doer.person;
    let now = bot.tables().load(&table.id).await?.ok_or(Refused::NoTable)?;
    match (&now.stage, now.seat_of(person.id)) {
        (Stage::Playing(_), Some(seat)) => {
            let line = screen::refused(&reason, Some(&now), person.locale);
            Ok(own_panel(&now, seat, Some(&line), incoming))
        }
        _ => Err(reason.into()),
    }
}

/// The own panel, perhaps below a line about what was done or refused.
fn own_panel(table: &Table, seat: Seat, line: Option<&str>, incoming: &Incoming) -> Said {
    let locale = incoming.doer.person.locale;
    let panel = screen::secret(table, seat, locale);
    let shown = Shown::new(&panel);
    let sheet = line.map_or(panel, |line| screen::secret_after(table, seat, line, locale));
    Said::Panel { table: table.id.clone(), sheet: Box::new(sheet), shown }
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
        Verb::Secret => return secret(table, incoming),
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
        Audience::Private | Audience::Panel | Audience::Own => {
            let person = &incoming.doer.person;
            let done = screen::done(&table, &deed, person.id, person.locale);
            match (audience, table.seat_of(person.id)) {
                (Audience::Own, Some(seat)) => {
                    let line = Some(done.text.as_str()).filter(|line| !line.is_empty());
                    own_panel(&table, seat, line, incoming)
                }
                _ => Said::sheet(done),
            }
        }
    })
}

/// The own secret; for somebody whose seat a computer player keeps, the way back.
fn secret(table: &Table, incoming: &Incoming) -> Result<Said, Failed> {
    let person = incoming.doer.person.id;
    if matches!(table.stage, Stage::Lobby | Stage::Closed(_)) {
        return Err(Refused::NotBegun.into());
    }
    let seat = table.seat_of(person).or_else(|| table.kept_for(person)).ok_or(Refused::NotSeated)?;
    Ok(own_panel(table, seat, None, incoming))
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
