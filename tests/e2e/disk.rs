//! The database's own trouble: no room on the disk, and another program that keeps the file to itself.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use roundtable::language::Locale;
use roundtable::sandbox::Settings;
use roundtable::screen;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use crate::harness::{CHANNEL, Evening, FIVE};

/// A small file system that only the processes started within see as the folder `disk`.
struct Disk {
    /// Keeps it, whichever of them end.
    keeper: Child,
    path: PathBuf,
    /// Of its own user's making, where mounting takes that.
    own_user: bool,
}

impl Disk {
    /// `None`, and a word about it, where nothing can be mounted.
    fn mount(folder: &Path) -> Option<Disk> {
        let path = folder.join("disk");
        fs::create_dir(&path).unwrap();
        let script = "mount -t tmpfs -o size=4m none \"$0\" && echo ready && exec sleep 600";
        for own_user in [false, true] {
            let mut command = Command::new("unshare");
            command.arg("--mount");
            if own_user {
                command.args(["--user", "--map-root-user"]);
            }
            command.args(["sh", "-c", script]).arg(&path);
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
            let Ok(mut keeper) = command.spawn() else { break };
            let mut line = String::new();
            BufReader::new(keeper.stdout.take().unwrap()).read_line(&mut line).unwrap();
            if line == "ready\n" {
                return Some(Disk { keeper, path, own_user });
            }
            keeper.wait().unwrap();
        }
        println!("left out: no file system can be mounted here (unshare --mount is refused or not there)");
        None
    }

    /// The command line that starts a program where the file system is seen.
    fn within(&self, folder: &Path) -> Vec<String> {
        let mut words = vec!["nsenter".to_owned(), format!("--target={}", self.keeper.id()), "--mount".to_owned()];
        if self.own_user {
            words.extend(["--user", "--preserve-credentials"].map(str::to_owned));
        }
        words.push(format!("--wd={}", folder.display()));
        words
    }

    fn filler(&self) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.keeper.id()));
        root.join(self.path.strip_prefix("/").unwrap()).join("filler")
    }

    /// Leaves no room.
    fn fill(&self) {
        let mut filler = File::create(self.filler()).unwrap();
        let full = std::io::copy(&mut std::io::repeat(0).take(1 << 30), &mut filler).unwrap_err();
        assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
        // The last bytes, too.
        while filler.write(&[0]).is_ok() {}
    }

    fn free(&self) {
        fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Whether it runs still does not matter.
        let _ = self.keeper.kill();
        let _ = self.keeper.wait();
    }
}

fn trouble(locale: Locale) -> String {
    screen::answer(&screen::Answer::Trouble, locale)
}

/// Whoever presses is told in his language that nothing was kept, and nothing looks done. With room again, the game
/// goes on as if nothing had happened.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_stops_the_game_until_there_is_room() {
    let folder = TempDir::new().unwrap();
    let Some(disk) = Disk::mount(folder.path()) else { return };
    let within = disk.within(folder.path());
    let within: Vec<&str> = within.iter().map(String::as_str).collect();
    let file = disk.path.join("roundtable.sqlite");
    let variables = [("ROUNDTABLE_DATABASE", file.to_str().unwrap())];
    let settings = Settings { rate_limits: false, ..Settings::default() };
    let mut evening = Evening::within(folder, settings, &variables, &within).await;
    let approve = evening.deal_and_propose().await;
    evening.press(FIVE[0], &approve).await;
    let board = evening.reads("Votes in: 1").await;

    disk.fill();
    for (person, code, locale) in
        [("bence", "hu", Locale::Hu), ("cecilia", "cs", Locale::Cs), ("dorka", "en-US", Locale::En)]
    {
        evening.sandbox.set_locale(person, code).await.unwrap();
        let answer = evening.press(person, &approve).await;
        assert!(answer.is_private() && answer.took < Duration::from_secs(3), "{answer:?}");
        assert_eq!(answer.text(), trouble(locale));
    }
    // What only shows something goes on.
    assert!(evening.secret("erik").await.contains("You are"));
    assert_eq!(evening.sandbox.message(board.id).await.unwrap().text(), board.text());

    disk.free();
    evening.move_on(&FIVE[1..], &approve).await;
    evening.reads("5 to 0").await;
    let success = evening.control("success").await;
    assert_eq!(evening.posted().await.iter().filter(|text| text.contains("5 to 0")).count(), 1);

    let (well, _) = evening.terminate();
    assert!(well);
    disk.fill();
    let said = evening.restart_in_vain().await;
    assert!(
        said.starts_with("roundtable: ")
            && said.lines().count() == 1
            && said.contains("the disk with the database is full"),
        "{said}"
    );
    disk.free();
    evening.restart().await;
    evening.move_on(&FIVE, &success).await;
    evening.play_on(&FIVE).await;
    evening.check().await;
}

/// Each press is acknowledged and comes to nothing or, when the file is free in time, to what it was meant for.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_holds_up_nobody_for_long() {
    let evening = Evening::begin().await;
    let approve = evening.deal_and_propose().await;
    evening.press(FIVE[0], &approve).await;
    let board = evening.reads("Votes in: 1").await;

    let file = SqliteConnectOptions::new().filename(evening.folder.path().join("roundtable.sqlite"));
    let mut other = SqliteConnection::connect_with(&file).await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    let lock = tokio::spawn(async move {
        tokio::time::sleep(Duration::from_secs(10)).await;
        sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    });
    let answer = evening.press(FIVE[1], &approve).await;
    assert!(answer.reply.is_some() && answer.took < Duration::from_secs(3), "{answer:?}");
    let told =
        async || evening.sandbox.privates(FIVE[1], CHANNEL).await.iter().any(|m| m.text() == trouble(Locale::En));
    while !told().await {
        assert!(!lock.is_finished(), "nobody is told");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for answer in evening.all_at_once(&FIVE[1..4], &approve).await {
        assert!(answer.reply.is_some() && answer.took < Duration::from_secs(3), "{answer:?}");
    }
    assert!(!lock.is_finished(), "all of this took longer than the lock");
    assert_eq!(evening.sandbox.message(board.id).await.unwrap().text(), board.text());
    lock.await.unwrap();
    evening.move_on(&FIVE[1..], &approve).await;
    evening.reads("5 to 0").await;
    evening.play_on(&FIVE).await;
    evening.check().await;
}
