//! The sandbox's page in a real browser: two people, a private role, a proposal, a vote, a picture that is
//! really drawn. Needs Chromium and its driver: `cargo test --test browser -- --ignored`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reqwest::Client;
use serde_json::{Value, json};
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(30);
/// Where WebDriver writes an element's id.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A child process that ends with the test.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // Whether it has ended already does not matter.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// One browser window, driven by WebDriver.
struct Window {
    client: Client,
    session: String,
}

impl Window {
    async fn open(driver: &str, width: u32, height: u32, profile: &Path) -> Window {
        let client = Client::new();
        let arguments = [
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--user-data-dir={}", profile.display()),
        ];
        let options = json!({ "goog:chromeOptions": { "args": arguments }, "goog:loggingPrefs": { "browser": "ALL" } });
        let wanted = json!({ "capabilities": { "alwaysMatch": options } });
        let answer: Value =
            client.post(format!("{driver}/session")).json(&wanted).send().await.unwrap().json().await.unwrap();
        let id = answer["value"]["sessionId"].as_str().unwrap_or_else(|| panic!("no session: {answer}")).to_owned();
        Window { client, session: format!("{driver}/session/{id}") }
    }

    async fn go(&self, url: &str) {
        self.post("url", &json!({ "url": url })).await;
    }

    async fn post(&self, what: &str, body: &Value) -> Value {
        let answer = self.client.post(format!("{}/{what}", self.session)).json(body).send().await.unwrap();
        answer.json::<Value>().await.unwrap()["value"].clone()
    }

    async fn script(&self, script: &str) -> Value {
        self.post("execute/sync", &json!({ "script": script, "args": [] })).await
    }

    /// Waits until a script gives something other than null or false.
    async fn until(&self, what: &str, script: &str) -> Value {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let value = self.script(script).await;
            if !value.is_null() && value != false && value["error"].is_null() {
                return value;
            }
            assert!(
                Instant::now() < deadline,
                "{what} did not happen: {value}\n{}",
                self.script("return document.body.innerText").await
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Clicks the last button of the page whose label contains this, as a finger would, and again when something
    /// moved under the finger, until the script says that it has worked.
    async fn click(&self, label: &str, worked: &str) {
        let find = format!(
            "return [...document.querySelectorAll('[data-testid=button]')].filter(b => !b.disabled && b.textContent.includes({})).at(-1) ?? null",
            json!(label)
        );
        let deadline = Instant::now() + PATIENCE;
        while self.script(worked).await != true {
            assert!(
                Instant::now() < deadline,
                "{label} does not work:\n{}",
                self.script("return document.body.innerText").await
            );
            self.script("document.querySelectorAll('[data-testid=notice]').forEach(notice => notice.click())").await;
            // A button that is gone meanwhile is an error of WebDriver's and is looked for again.
            if let Some(id) = self.script(&find).await[ELEMENT].as_str() {
                self.post(&format!("element/{id}/click"), &json!({})).await;
            }
            for _ in 0..10 {
                tokio::time::sleep(Duration::from_millis(100)).await;
                if self.script(worked).await == true {
                    return;
                }
            }
        }
    }

    /// Makes the window as wide as a phone, which no window of a desk can be.
    async fn be_a_phone(&self) {
        let size = json!({ "width": 360, "height": 800, "deviceScaleFactor": 2, "mobile": true });
        self.post("goog/cdp/execute", &json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": size })).await;
    }

    /// What the page complained about in its console.
    async fn complaints(&self) -> Vec<String> {
        let entries = self.post("se/log", &json!({ "type": "browser" })).await;
        let entries = entries.as_array().expect("the browser keeps a log");
        let serious = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        serious.map(|entry| entry["message"].to_string()).collect()
    }

    async fn type_into(&self, selector: &str, text: &str) {
        let element = self.post("element", &json!({ "using": "css selector", "value": selector })).await;
        let id = element[ELEMENT].as_str().unwrap_or_else(|| panic!("no {selector}: {element}"));
        self.post(&format!("element/{id}/value"), &json!({ "text": text })).await;
    }

    async fn reads(&self, words: &str) {
        self.until(&format!("reading {words:?}"), &read(words)).await;
    }

    /// Keeps what the window shows where a person can look at it.
    async fn keep(&self, name: &str) {
        let picture = self.client.get(format!("{}/screenshot", self.session)).send().await.unwrap();
        let picture = picture.json::<Value>().await.unwrap();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let file = folder.join(name).with_extension("png");
        std::fs::write(&file, decode(picture["value"].as_str().unwrap())).unwrap();
        println!("kept {}", file.display());
    }

    async fn close(self) {
        self.client.delete(&self.session).send().await.unwrap();
    }
}

/// A script: whether the page shows these words.
fn read(words: &str) -> String {
    format!("return document.body.innerText.includes({})", json!(words))
}

/// Base 64, which WebDriver packs pictures in.
fn decode(text: &str) -> Vec<u8> {
    const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0u32, 0);
    for letter in text.bytes() {
        let Some(value) = ALPHABET.iter().position(|known| *known == letter) else { continue };
        held = held << 6 | value as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    bytes
}

fn start_sandbox(folder: &Path) -> (Ended, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_roundtable"))
        .args(["sandbox", "--port", "0", "--data"])
        .arg(folder)
        .current_dir(folder)
        .env("ROUNDTABLE_COMPUTER_PAUSE_MS", "300")
        .env("ROUNDTABLE_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
    (Ended(child), url)
}

fn start_driver() -> (Ended, String) {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is installed");
    let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    let started = lines.find_map(|line| {
        let line = line.unwrap();
        Some(line.split_once("started successfully on port ")?.1.trim_end_matches('.').to_owned())
    });
    // It goes on writing there.
    std::thread::spawn(move || lines.for_each(drop));
    (Ended(driver), format!("http://127.0.0.1:{}", started.expect("chromedriver says where it listens")))
}

#[tokio::test]
#[ignore = "needs Chromium"]
async fn two_people_play_in_the_browser() {
    let folder = TempDir::new().unwrap();
    let (_sandbox, url) = start_sandbox(folder.path());
    let (_driver, driver) = start_driver();
    let anna = Window::open(&driver, 1200, 900, &folder.path().join("anna")).await;
    let bence = Window::open(&driver, 500, 900, &folder.path().join("bence")).await;
    bence.be_a_phone().await;
    anna.go(&format!("{url}/?as=anna#round-table")).await;
    bence.go(&format!("{url}/?as=bence#round-table")).await;

    anna.until("the bot is online", "return document.body.innerText.includes('online')").await;
    anna.until("a composer", "return document.querySelector('[data-testid=composer]') !== null").await;
    anna.type_into("[data-testid=composer]", "/avalon start").await;
    anna.until(
        "the command",
        "const row = document.querySelector('[data-testid=command][data-command=\"avalon start\"]'); if (!row) return false; row.click(); return true",
    )
    .await;
    anna.until(
        "three computer players",
        "const add = document.querySelector('[data-testid=add-computers]'); if (!add) return false; add.click(); return true",
    )
    .await;
    anna.type_into("[data-testid=option-computers] input, input[data-testid=option-computers]", "3").await;
    anna.until(
        "sending it",
        "const send = document.querySelector('[data-testid=command-form] [data-testid=send]'); if (!send) return false; send.click(); return true",
    )
    .await;

    // The lobby speaks the language of whoever opened it; what only Bence reads is Hungarian.
    bence.click("Join", &read("Seated: 5")).await;
    anna.click("Begin", &read("The roles are dealt")).await;
    anna.click("My role", &read("You are: ")).await;
    bence.click("My role", &read("A szereped")).await;
    assert_eq!(bence.script(&read("You are: ")).await, false, "Bence reads Anna's role");
    assert_eq!(anna.script(&read("A szereped")).await, false, "Anna reads Bence's role");

    // Whoever leads proposes; then there is a vote. A person who leads picks from the menu.
    let deadline = Instant::now() + PATIENCE;
    loop {
        let voting = "return [...document.querySelectorAll('[data-testid=button]')].some(b => !b.disabled && b.textContent.includes('Approve'))";
        if anna.script(voting).await == true {
            break;
        }
        for window in [&anna, &bence] {
            window.script(PROPOSE).await;
        }
        assert!(Instant::now() < deadline, "nobody proposes");
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    anna.click("Approve", &read("Votes in: 4 of 5 · awaited: Bence")).await;
    bence.click("Approve", &read("Approve (")).await;
    anna.reads("Approve (").await;

    // The picture is there, and it is no blank sheet.
    let colours = anna.until("a drawn picture", COLOURS).await;
    assert!(colours.as_u64().unwrap() > 10, "{colours} colours");
    anna.keep("sandbox-1200").await;
    let width = bence.script("return document.documentElement.scrollWidth").await;
    assert_eq!(width, 360, "the page is wider than a phone");
    bence.keep("sandbox-360").await;
    assert_eq!(anna.complaints().await, [""; 0]);
    assert_eq!(bence.complaints().await, [""; 0]);
    anna.close().await;
    bence.close().await;
}

/// Opens the newest menu of the page and picks the first two, if it is there.
const PROPOSE: &str = "
    const open = [...document.querySelectorAll('[data-testid=select]')].filter(menu => !menu.disabled).at(-1);
    if (!open) return;
    if (!document.querySelector('[data-testid=select-panel]')) open.click();
    const panel = document.querySelector('[data-testid=select-panel]');
    if (!panel) return;
    [...panel.querySelectorAll('[data-testid=option]')].slice(0, 2).forEach(option => option.click());
    panel.querySelector('[data-testid=done]')?.click();
";

/// How many colours the newest board has, looked at in 1,000 places; null while it is not loaded.
const COLOURS: &str = "
    const board = [...document.querySelectorAll('[data-testid=picture]')].at(-1);
    if (!board || !board.complete || board.naturalWidth === 0) return null;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [board.naturalWidth, board.naturalHeight];
    const context = canvas.getContext('2d');
    context.drawImage(board, 0, 0);
    const seen = new Set();
    for (let n = 0; n < 1000; n += 1) {
        const at = [(n * 37) % canvas.width, (n * 91) % canvas.height];
        seen.add(context.getImageData(...at, 1, 1).data.join());
    }
    return seen.size;
";
