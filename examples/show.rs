#[path = "../tests/screen/fixture.rs"]
#[allow(dead_code)]
mod fixture;
use fixture::*;
use roundtable::games::avalon::*;
use roundtable::games::*;
use roundtable::language::Locale;
use roundtable::screen::sheet::*;
use roundtable::screen::{self, Question};
use roundtable::table::*;

fn show(title: &str, sheet: &Sheet) {
    println!("--- {title}");
    println!("{}", sheet.text);
    if let Some(p) = &sheet.picture {
        println!("  [ALT {}] {}", p.alt.chars().count(), p.alt);
    }
    for row in &sheet.rows {
        match row {
            Row::Buttons(b) => println!(
                "  {}",
                b.iter()
                    .map(|b| format!("[{}{}]", b.label, if b.disabled { " (off)" } else { "" }))
                    .collect::<Vec<_>>()
                    .join(" ")
            ),
            Row::Menu(m) => {
                println!("  <{}> {}..{}", m.placeholder, m.least, m.most);
                for c in &m.choices {
                    println!(
                        "     {}{}{}",
                        if c.chosen { "*" } else { " " },
                        c.label,
                        c.description.as_ref().map(|d| format!(" -- {d}")).unwrap_or_default()
                    );
                }
            }
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let locale = Locale::from_code(&args[1]).unwrap();
    let seed: u64 = args[2].parse().unwrap();
    let opts: Options = serde_json::from_str(&args[3]).unwrap();
    let names: Vec<&str> = ["Anna", "Őrsi Béla", "Žofie", "", "Dan_iel", "Gwen", "Ivo", "", "Petra", "Tomi"]
        .into_iter()
        .take(args[4].parse().unwrap())
        .collect();
    let commands = |c: &str| format!("</{c}:1>");
    let three = lobby(&names[..3], opts, locale);
    show("lobby 3", &screen::public(&three, &[]));
    let full = lobby(&names, opts, locale);
    show("lobby full", &screen::public(&full, &[PersonId(1)]));
    show("options", &screen::options(&full, locale));
    show("lobby help", &screen::help(Some(&full), None, locale, &commands));
    show("bot help", &screen::help(None, None, locale, &commands));
    let mut t = dealt(&names, opts, seed, locale);
    show("dealt", &screen::notice(&t, &Notice::Dealt));
    for s in Seat::all(names.len()) {
        show("secret", &screen::secret(&t, s, locale));
    }
    show("more host", &screen::more(&t, PersonId(1), locale));
    show("more other", &screen::more(&t, PersonId(2), locale));
    show("more foreign", &screen::more(&t, PersonId(77), locale));
    show("confirm", &screen::confirm(&t, Question::Stop, locale));
    let mut dice = Dice::new(Seed::from_number(seed + 1000));
    let mut last = String::new();
    let mut helped = std::collections::HashSet::new();
    let mut half = None;
    while let Some((seat, action)) = choose(&t, &mut dice) {
        let sheet = screen::public(&t, &[]);
        let title = sheet.text.lines().next().unwrap().to_owned();
        if title != last {
            show("BOARD", &sheet);
            last = title;
        }
        let registry::View::Avalon(v) = position(&t).view(Viewer::Public);
        if helped.insert(std::mem::discriminant(&v.phase)) {
            show("help", &screen::help(Some(&t), Some(seat), locale, &commands));
            show("text", &screen::text(&t, Viewer::Seat(seat), locale));
        }
        if v.phase == PhaseView::Assassinating {
            show("SECRET of assassin", &screen::secret(&t, seat, locale));
            half = Some(t.clone());
        }
        if v.proposals.len() == 2 {
            half = Some(t.clone());
        }
        let person = t.seats[seat.index()].person().map(|p| p.id);
        let events = play(&mut t, seat, &action);
        if let Some(p) = person {
            show("DONE", &screen::done(&t, &Deed::Play(action), p, locale));
        }
        if let Some(r) = screen::result(&t, &events) {
            show("RESULT", &r);
        }
    }
    show("END", &screen::public(&t, &[]));
    show("end text", &screen::text(&t, Viewer::Public, locale));
    for p in screen::history(&t, Viewer::Public, locale) {
        show("HISTORY", &p);
    }
    if let Some(half) = half {
        let mut s = half.clone();
        let p = position(&half).clone();
        stop(&mut s, p, roundtable::table::Ending::Stopped);
        show("STOPPED", &screen::public(&s, &[]));
    }
}
