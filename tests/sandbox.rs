//! The stand-in refuses what Discord refuses. Seen from outside: plain HTTP and a plain websocket, no bot.

use std::time::Duration;

use futures::{SinkExt, StreamExt};
use reqwest::{Method, multipart};
use roundtable::sandbox::{Answer, Component, Fault, Reply, Sandbox, Settings, permissions};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const LITTLE_PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x20\x08\x06\0\0\0";

/// A bot that does nothing by itself.
struct Bot {
    sandbox: Sandbox,
    client: reqwest::Client,
    app: String,
    channel: String,
}

impl Bot {
    async fn start(settings: Settings) -> Bot {
        let sandbox = Sandbox::start(settings).await.expect("the sandbox starts");
        let (app, channel) = sandbox
            .world(|world| (world.bot.id.to_string(), world.named("round-table").expect("a channel").id.to_string()))
            .await;
        Bot { sandbox, client: reqwest::Client::new(), app, channel }
    }

    /// Without rate limits, which only one test is about.
    async fn new() -> Bot {
        Bot::start(Settings { rate_limits: false, ..Settings::default() }).await
    }

    fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.client.request(method, format!("{}/api/v10{path}", self.sandbox.url()));
        request.header("authorization", format!("Bot {}", self.sandbox.token()))
    }

    /// Status and body (`Null` for none) of a request with a JSON body.
    async fn send(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let response = self.request(method, path).json(&body).send().await.expect("an answer");
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or(Value::Null))
    }

    async fn post(&self, body: Value) -> (u16, Value) {
        self.send(Method::POST, &format!("/channels/{}/messages", self.channel), body).await
    }

    async fn send_file(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let file = multipart::Part::bytes(LITTLE_PNG).file_name("board.png");
        let form = multipart::Form::new().text("payload_json", body.to_string()).part("files[0]", file);
        let response = self.request(method, path).multipart(form).send().await.expect("an answer");
        (response.status().as_u16(), response.json().await.unwrap_or(Value::Null))
    }

    async fn register(&self, commands: Value) -> (u16, Value) {
        self.send(Method::PUT, &format!("/applications/{}/commands", self.app), commands).await
    }

    async fn register_usual(&self) {
        let options = json!([{
            "type": 1, "name": "start", "description": "Open a table", "options": [
                { "type": 5, "name": "lady", "description": "With the Lady", "required": true },
                { "type": 6, "name": "host", "description": "Who hosts" },
                { "type": 3, "name": "roles", "description": "Which roles", "autocomplete": true },
            ],
        }]);
        let localized = json!({ "hu": "Játssz!" });
        let command = json!({
            "name": "avalon", "description": "Play", "description_localizations": localized, "options": options,
        });
        assert_eq!(self.register(json!([command])).await.0, 200);
    }

    async fn connect(&self) -> Line {
        let url = format!("{}/?v=10&encoding=json", self.sandbox.url().replacen("http", "ws", 1));
        let mut line = Line(connect_async(url).await.expect("a websocket").0);
        assert_eq!(line.hear().await["op"], 10);
        line
    }

    async fn identify(&self) -> (Line, Value) {
        let mut line = self.connect().await;
        line.say(json!({ "op": 2, "d": { "token": self.sandbox.token(), "intents": 1, "properties": {} } })).await;
        let ready = line.hear().await;
        assert_eq!(ready["t"], "READY");
        assert_eq!(line.hear().await["t"], "GUILD_CREATE");
        (line, ready)
    }

    async fn acknowledge(&self, interaction: &Value, body: Value) -> (u16, Value) {
        let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
        self.send(Method::POST, &format!("/interactions/{id}/{token}/callback"), body).await
    }

    fn webhook(&self, interaction: &Value, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.app, text(&interaction["token"]))
    }

    /// Somebody opens a table, and the bot gets to know.
    async fn opened(&self, line: &mut Line) -> (tokio::task::JoinHandle<Answer>, Value) {
        let sandbox = self.sandbox.clone();
        let acting = tokio::spawn(async move {
            let options = [("lady", json!(true)), ("host", json!("anna"))];
            sandbox.slash("bence", "round-table", "avalon start", &options).await.expect("it can be used")
        });
        (acting, line.hear().await["d"].clone())
    }
}

struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Line {
    async fn say(&mut self, payload: Value) {
        self.0.send(Frame::text(payload.to_string())).await.expect("it is sent");
    }

    /// The next payload; the code when the line is closed.
    async fn hear(&mut self) -> Value {
        let next = tokio::time::timeout(Duration::from_secs(5), self.0.next());
        match next.await.expect("something comes").expect("the line is open").expect("it is readable") {
            Frame::Text(text) => serde_json::from_str(&text).expect("JSON"),
            Frame::Close(frame) => json!({ "closed": frame.map(|frame| u16::from(frame.code)) }),
            other => panic!("unexpected {other:?}"),
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn row(buttons: Value) -> Value {
    json!({ "type": 1, "components": buttons })
}

fn button(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": custom_id, "custom_id": custom_id })
}

#[tokio::test]
async fn an_interaction_is_acknowledged_exactly_once() {
    let bot = Bot::new().await;
    bot.register_usual().await;
    let (mut line, _) = bot.identify().await;
    let (acting, event) = bot.opened(&mut line).await;

    assert_eq!(event["member"]["user"]["global_name"], "Bence");
    assert_eq!((text(&event["locale"]), text(&event["guild_locale"])), ("hu", "en-US"));
    assert_eq!(event["app_permissions"], permissions::BOT.to_string());
    let (name, start) = (&event["data"]["name"], &event["data"]["options"][0]);
    assert_eq!((name, &start["name"]), (&json!("avalon"), &json!("start")));
    let host = text(&start["options"][1]["value"]);
    assert_eq!(event["data"]["resolved"]["users"][host]["username"], "anna");

    let early = bot.send(Method::POST, &bot.webhook(&event, ""), json!({ "content": "early" })).await;
    assert_eq!((early.0, &early.1["code"]), (404, &json!(10015)));
    let mut forged = event.clone();
    forged["token"] = json!("guessed");
    assert_eq!(bot.acknowledge(&forged, json!({ "type": 6 })).await.1["code"], 10062);
    assert_eq!(bot.acknowledge(&event, json!({ "type": 8, "data": {} })).await.1["code"], 50035);
    let answer = json!({ "type": 4, "data": { "content": "Only for you.", "flags": 64, "components": [row(json!([button("go")]))] } });
    assert_eq!(bot.acknowledge(&event, answer.clone()).await.0, 204);
    assert_eq!(bot.acknowledge(&event, answer).await.1["code"], 40060);
    assert_eq!(bot.sandbox.doubled().await.len(), 1);

    let answer = acting.await.expect("it acts");
    assert_eq!((answer.text().as_str(), answer.is_private()), ("Only for you.", true));
    let message = answer.message.expect("a message").id;
    let listed = bot.send(Method::GET, &format!("/channels/{}/messages", bot.channel), Value::Null).await;
    assert_eq!(listed, (200, json!([])));
    assert_eq!(bot.sandbox.privates("bence", "round-table").await.len(), 1);
    assert!(bot.sandbox.press("anna", &message, "go").await.is_err(), "others do not see it");
    assert!(bot.sandbox.press("bence", &message, "stop").await.is_err(), "there is no such button");
}

#[tokio::test]
async fn three_seconds_and_fifteen_minutes_are_kept() {
    let patience = Duration::from_secs(2);
    let bot = Bot::start(Settings { acknowledge_within: patience, rate_limits: false, ..Settings::default() }).await;
    bot.register_usual().await;
    let (mut line, _) = bot.identify().await;

    let (acting, event) = bot.opened(&mut line).await;
    tokio::time::sleep(patience + patience / 2).await;
    assert_eq!(bot.acknowledge(&event, json!({ "type": 5 })).await.1["code"], 10062);
    assert_eq!(acting.await.expect("it acts").reply, None);
    let unanswered = bot.sandbox.unanswered().await;
    assert_eq!((unanswered.len(), unanswered[0].what.as_str()), (1, "avalon start"));
    assert!(unanswered[0].late.is_some_and(|late| late > patience));

    let (acting, event) = bot.opened(&mut line).await;
    assert_eq!(bot.acknowledge(&event, json!({ "type": 5 })).await.0, 204);
    let original = bot.webhook(&event, "/messages/@original");
    let (status, message) = bot.send(Method::PATCH, &original, json!({ "content": "At last." })).await;
    assert_eq!((status, &message["flags"]), (200, &json!(0)), "it is not loading any more");
    let answer = acting.await.expect("it acts");
    assert_eq!((answer.reply.clone(), answer.text().as_str()), (Some(Reply::Deferred { private: false }), "At last."));
    bot.sandbox.advance(Duration::from_secs(15 * 60 + 1)).await;
    let (status, refusal) = bot.send(Method::PATCH, &original, json!({ "content": "Too late." })).await;
    assert_eq!((status, &refusal["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn components_follow_the_clients_rules() {
    let bot = Bot::new().await;
    let (mut line, _) = bot.identify().await;
    let options =
        json!([{ "label": "A", "value": "a" }, { "label": "B", "value": "b" }, { "label": "C", "value": "c" }]);
    let menu = json!({ "type": 3, "custom_id": "team", "min_values": 2, "max_values": 2, "options": options });
    let off = json!({ "type": 2, "style": 2, "label": "Off", "custom_id": "off", "disabled": true });
    let body = json!({ "content": "Choose.", "components": [row(json!([menu])), row(json!([off, button("on")]))] });
    bot.post(body).await;
    let message = bot.sandbox.messages("round-table").await.remove(0);
    let choose = async |values: &'static [&'static str]| bot.sandbox.choose("erik", &message.id, "team", values).await;
    assert!(choose(&["a"]).await.is_err(), "too few");
    assert!(choose(&["a", "z"]).await.is_err(), "not on the menu");
    assert!(choose(&["a", "a"]).await.is_err(), "twice the same");
    assert!(bot.sandbox.press("erik", &message.id, "off").await.is_err(), "disabled");

    let sandbox = bot.sandbox.clone();
    let id = message.id;
    let twice = tokio::spawn(async move { sandbox.press_twice("erik", &id, "on").await.expect("it is there") });
    let (first, second) = (line.hear().await["d"].clone(), line.hear().await["d"].clone());
    assert_ne!(first["id"], second["id"]);
    let update = json!({ "type": 7, "data": { "content": "Chosen.", "components": [] } });
    assert_eq!(bot.acknowledge(&first, update).await.0, 204);
    assert_eq!(bot.acknowledge(&second, json!({ "type": 6 })).await.0, 204);
    let [first, second] = twice.await.expect("it acts");
    assert_eq!((first.reply, second.reply), (Some(Reply::Update), Some(Reply::DeferredUpdate)));

    // A client that has not heard of the change.
    let sandbox = bot.sandbox.clone();
    let stale = tokio::spawn(async move {
        sandbox.forge("dorka", &message, Component::StringSelect, "team", &["z"]).await.expect("it is sent")
    });
    let event = line.hear().await["d"].clone();
    assert_eq!((&event["data"]["values"], &event["message"]["content"]), (&json!(["z"]), &json!("Choose.")));
    assert_eq!(bot.acknowledge(&event, json!({ "type": 6 })).await.0, 204);
    stale.await.expect("it acts");
}

#[tokio::test]
async fn commands_are_filled_in_as_the_client_does() {
    let bot = Bot::new().await;
    bot.register_usual().await;
    let (mut line, _) = bot.identify().await;
    let slash = async |command: &str, options: &[(&str, Value)]| {
        bot.sandbox.slash("anna", "round-table", command, options).await.map(drop)
    };
    assert!(slash("avalon", &[]).await.is_err(), "it needs a subcommand");
    assert!(slash("avalon start", &[]).await.is_err(), "an option is needed");
    assert!(slash("avalon start", &[("lady", json!("yes"))]).await.is_err(), "yes or no");
    assert!(slash("avalon start", &[("lady", json!(true)), ("host", json!("nobody"))]).await.is_err());

    let sandbox = bot.sandbox.clone();
    let offers =
        tokio::spawn(async move { sandbox.autocomplete("zofie", "@", "avalon start", "roles", "mor", &[]).await });
    let event = line.hear().await["d"].clone();
    let option = &event["data"]["options"][0]["options"][0];
    assert_eq!((&option["value"], &option["focused"]), (&json!("mor"), &json!(true)));
    assert!(event["member"].is_null() && event["user"]["username"] == "zofie", "in direct messages");
    let choice =
        json!({ "name": "Morgana", "name_localizations": { "cs": "Morgana z Cornwallu" }, "value": "morgana" });
    let many: Vec<Value> = (0..26).map(|n| json!({ "name": n.to_string(), "value": n.to_string() })).collect();
    assert_eq!(bot.acknowledge(&event, json!({ "type": 8, "data": { "choices": many } })).await.1["code"], 50035);
    assert_eq!(bot.acknowledge(&event, json!({ "type": 8, "data": { "choices": [choice] } })).await.0, 204);
    let offers = offers.await.expect("it acts").expect("it offers");
    assert_eq!((offers[0].name.as_str(), &offers[0].value), ("Morgana z Cornwallu", &json!("morgana")));
}

#[tokio::test]
async fn malformed_messages_are_refused_where_they_are_wrong() {
    let bot = Bot::new().await;
    let rows = |count: usize| -> Value { (0..count).map(|n| row(json!([button(&n.to_string())]))).collect() };
    let embed = json!({ "description": "x".repeat(3001) });
    let menu = |least: i32, most: i32| {
        json!([row(json!([{
            "type": 3, "custom_id": "m", "min_values": least, "max_values": most,
            "options": [{ "label": "A", "value": "a" }, { "label": "B", "value": "b" }],
        }]))])
    };
    let emoji = json!({ "type": 2, "style": 1, "custom_id": "x", "emoji": { "name": "✓" } });
    let display = json!({ "type": 10, "content": "text" });
    let cases = [
        (json!({ "content": "x".repeat(2001) }), "/content"),
        (json!({ "content": "x", "components": rows(6) }), "/components"),
        (
            json!({ "content": "x", "components": [row(json!([button("a"), button("a")]))] }),
            "/components/0/components/1/custom_id",
        ),
        (
            json!({ "content": "x", "components": [row(json!([button(&"x".repeat(101))]))] }),
            "/components/0/components/0/label",
        ),
        (json!({ "content": "x", "components": [row(json!([emoji]))] }), "/components/0/components/0/emoji/name"),
        (json!({ "content": "x", "components": menu(1, 3) }), "/components/0/components/0/max_values"),
        (json!({ "content": "x", "components": menu(2, 1) }), "/components/0/components/0/min_values"),
        (json!({ "content": "x", "components": [display] }), "/components/0/type"),
        (json!({ "content": "x", "flags": 1 << 15, "components": [display] }), "/content"),
        (json!({ "content": "x", "flags": 64 }), "/flags"),
        (json!({ "embeds": [embed, embed] }), "/embeds"),
        (json!({ "embeds": [{ "title": "t", "image": { "url": "attachment://none.png" } }] }), "/embeds/0/image/url"),
        (json!({ "content": "x", "attachments": [{ "id": "0" }] }), "/attachments/0/id"),
        (json!({ "content": "x", "nonce": "x".repeat(26) }), "/nonce"),
        (json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }), "/allowed_mentions"),
    ];
    let count = cases.len();
    for (body, place) in cases {
        let (status, refusal) = bot.post(body).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{place}");
        assert!(refusal["errors"].pointer(place).is_some_and(|at| at["_errors"].is_array()), "{place}: {refusal}");
    }
    assert_eq!(bot.post(json!({ "content": " \n" })).await.1["code"], 50006);
    let (_, refusal) = bot
        .send_file(
            Method::POST,
            &format!("/channels/{}/messages", bot.channel),
            json!({ "attachments": [{ "id": 0, "description": "x".repeat(1025) }] }),
        )
        .await;
    assert!(refusal["errors"]["attachments"]["0"]["description"]["_errors"].is_array(), "{refusal}");
    let violations = bot.sandbox.violations().await;
    assert_eq!(violations.len(), count + 2);
    assert_eq!(bot.sandbox.messages("round-table").await, []);

    // Discord takes a mention of nobody; people would see it broken.
    assert_eq!(bot.post(json!({ "content": "Hello <@1>" })).await.0, 200);
    assert!(bot.sandbox.violations().await.last().is_some_and(|last| !last.refused));
}

#[tokio::test]
async fn malformed_commands_are_refused() {
    let bot = Bot::new().await;
    let command = |name: &str| json!({ "name": name, "description": "d" });
    let with = |key: &str, value: Value| {
        let mut command = command("avalon");
        command[key] = value;
        json!([command])
    };
    let option =
        |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    let long: Vec<Value> = (0..25)
        .map(|n| {
            let choices: Vec<Value> =
                (0..25).map(|m| json!({ "name": format!("{m} {}", "x".repeat(20)), "value": m.to_string() })).collect();
            json!({ "type": 3, "name": n.to_string(), "description": "d", "choices": choices })
        })
        .collect();
    let cases = [
        (json!([command("Avalon")]), "/0/name"),
        (json!([command("two words")]), "/0/name"),
        (json!([command("a"), command("a")]), "/1"),
        (with("description", json!("")), "/0/description"),
        (with("name_localizations", json!({ "hungarian": "avalon" })), "/0/name_localizations/hungarian"),
        (with("name_localizations", json!({ "hu": "Avalon" })), "/0/name_localizations/hu"),
        (with("options", json!([option("a", false), option("b", true)])), "/0/options/1"),
        (with("options", json!([option("a", false), option("a", false)])), "/0/options/1"),
        (with("options", json!(long)), "/0"),
    ];
    for (body, place) in cases {
        let (status, refusal) = bot.register(body).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{place}");
        assert!(refusal["errors"].pointer(place).is_some_and(|at| at["_errors"].is_array()), "{place}: {refusal}");
    }
    let (_, first) = bot.register(json!([command("avalon")])).await;
    let (_, second) = bot.register(json!([command("avalon"), command("merlin")])).await;
    assert_eq!(second[0], first[0], "what stays the same keeps its id and version");
}

#[tokio::test]
async fn a_nonce_makes_one_message_for_some_minutes() {
    let bot = Bot::new().await;
    let body = json!({ "content": "once", "nonce": "7b", "enforce_nonce": true });
    let (_, first) = bot.post(body.clone()).await;
    let (_, again) = bot.post(body.clone()).await;
    assert_eq!(first["id"], again["id"]);
    assert_eq!(bot.sandbox.messages("round-table").await.len(), 1);
    bot.sandbox.advance(Duration::from_secs(4 * 60)).await;
    let (_, later) = bot.post(body).await;
    assert_ne!(first["id"], later["id"]);
}

#[tokio::test]
async fn closed_doors_have_their_codes() {
    let bot = Bot::new().await;
    let anna = bot.sandbox.world(|world| world.person("anna").expect("Anna").id.to_string()).await;
    let (_, dm) = bot.send(Method::POST, "/users/@me/channels", json!({ "recipient_id": anna })).await;
    let dm = format!("/channels/{}/messages", text(&dm["id"]));
    let hello = json!({ "content": "hello" });
    assert_eq!(bot.send(Method::POST, &dm, hello.clone()).await.0, 200);
    bot.sandbox.close_dms("anna", true).await.expect("Anna is there");
    let (status, refusal) = bot.send(Method::POST, &dm, hello.clone()).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50007)));

    let (_, posted) = bot.post(hello.clone()).await;
    let message = format!("/channels/{}/messages/{}", bot.channel, text(&posted["id"]));
    let code = async |answer: (u16, Value)| answer.1["code"].as_u64().expect("a code");
    bot.sandbox
        .set_permissions("round-table", permissions::BOT & !permissions::SEND_MESSAGES)
        .await
        .expect("a channel");
    assert_eq!(code(bot.post(hello.clone()).await).await, 50013);
    assert_eq!(bot.send(Method::PATCH, &message, hello.clone()).await.0, 200, "its own message it may still edit");
    bot.sandbox.set_permissions("round-table", 0).await.expect("a channel");
    assert_eq!(code(bot.send(Method::PATCH, &message, hello.clone()).await).await, 50001);
    bot.sandbox.set_permissions("round-table", permissions::BOT).await.expect("a channel");
    bot.sandbox.advance(Duration::from_secs(3601)).await;
    for _ in 0..3 {
        assert_eq!(bot.send(Method::PATCH, &message, hello.clone()).await.0, 200);
    }
    let (status, refusal) = bot.send(Method::PATCH, &message, hello.clone()).await;
    assert_eq!((status, &refusal["code"]), (429, &json!(30046)));
    let id = text(&posted["id"]).parse().expect("an id");
    bot.sandbox.delete_message(id).await.expect("it is there");
    assert_eq!(code(bot.send(Method::PATCH, &message, hello.clone()).await).await, 10008);
    bot.sandbox.delete_channel("round-table").await.expect("it is there");
    assert_eq!(code(bot.post(hello).await).await, 10003);

    let wrong = bot.client.get(format!("{}/api/v10/users/@me", bot.sandbox.url())).header("authorization", "Bot no");
    assert_eq!(wrong.send().await.expect("an answer").status(), 401);
}

#[tokio::test]
async fn pictures_stay_until_they_are_dropped() {
    let bot = Bot::new().await;
    let messages = format!("/channels/{}/messages", bot.channel);
    let body = json!({
        "embeds": [{ "image": { "url": "attachment://board.png" } }],
        "attachments": [{ "id": 0, "filename": "board.png", "description": "An empty board" }],
    });
    let (status, message) = bot.send_file(Method::POST, &messages, body).await;
    assert_eq!(status, 200, "{message}");
    let picture = &message["attachments"][0];
    assert_eq!(
        (&picture["description"], &picture["width"], &picture["height"]),
        (&json!("An empty board"), &json!(16), &json!(32))
    );
    assert_eq!(message["embeds"][0]["image"]["url"], picture["url"]);
    let file = bot.client.get(text(&picture["url"])).send().await.expect("an answer");
    assert_eq!(file.bytes().await.expect("a body"), LITTLE_PNG);

    let path = format!("{messages}/{}", text(&message["id"]));
    let (_, kept) = bot.send(Method::PATCH, &path, json!({ "content": "Still there" })).await;
    assert_eq!(kept["attachments"][0]["id"], picture["id"]);
    let (_, both) =
        bot.send_file(Method::PATCH, &path, json!({ "attachments": [{ "id": picture["id"] }, { "id": 0 }] })).await;
    assert_eq!(both["attachments"].as_array().map(Vec::len), Some(2));
    assert_eq!(both["attachments"][0]["description"], "An empty board");
    let (_, new) = bot.send_file(Method::PATCH, &path, json!({ "attachments": [{ "id": 0 }] })).await;
    assert_ne!(new["attachments"][0]["id"], picture["id"]);
    let (_, none) = bot.send(Method::PATCH, &path, json!({ "attachments": [], "embeds": [] })).await;
    assert_eq!((&none["attachments"], &none["content"]), (&json!([]), &json!("Still there")));
}

#[tokio::test]
async fn mentions_ping_once_and_only_when_allowed() {
    let bot = Bot::new().await;
    let (anna, erik) = bot
        .sandbox
        .world(|world| {
            let id = |who: &str| world.person(who).expect("a person").id;
            (id("anna"), id("erik"))
        })
        .await;
    let body =
        json!({ "content": format!("<@{anna}>, then <@{erik}>"), "allowed_mentions": { "users": [anna.to_string()] } });
    let (_, message) = bot.post(body).await;
    assert_eq!(bot.sandbox.messages("round-table").await[0].pings, [anna]);
    let path = format!("/channels/{}/messages/{}", bot.channel, text(&message["id"]));
    bot.send(Method::PATCH, &path, json!({ "content": format!("Now <@{erik}>") })).await;
    assert_eq!(bot.sandbox.messages("round-table").await[0].pings, [anna], "an edit notifies nobody");
}

#[tokio::test]
async fn limits_are_told_in_headers() {
    let bot = Bot::start(Settings::default()).await;
    let path = format!("/channels/{}/messages", bot.channel);
    for remaining in ["4", "3", "2", "1", "0"] {
        let response =
            bot.request(Method::POST, &path).json(&json!({ "content": "x" })).send().await.expect("an answer");
        assert_eq!(
            (response.status().as_u16(), &response.headers()["x-ratelimit-remaining"]),
            (200, &remaining.parse().expect("a header"))
        );
    }
    let response = bot.request(Method::POST, &path).json(&json!({ "content": "x" })).send().await.expect("an answer");
    assert_eq!(response.status(), 429);
    assert_eq!(response.headers()["x-ratelimit-scope"], "user");
    let seconds: u64 = response.headers()["retry-after"].to_str().expect("text").parse().expect("a number");
    assert!((1..=5).contains(&seconds));
    let body: Value = response.json().await.expect("JSON");
    assert!(
        body["retry_after"].as_f64().is_some_and(|wait| wait <= 5.0)
            && body["global"] == false
            && body["code"].is_null()
    );
    bot.sandbox.keep_rate_limits(false).await;
    assert_eq!(bot.post(json!({ "content": "x" })).await.0, 200);
}

#[tokio::test]
async fn faults_come_as_ordered() {
    let bot = Bot::new().await;
    let path = format!("/channels/{}/messages", bot.channel);
    let post = async |text: &str| bot.request(Method::POST, &path).json(&json!({ "content": text })).send().await;
    let faults = bot.sandbox.faults();
    faults.next(1, "POST", "/channels/*/messages", Fault::AnswerLost);
    assert!(post("lost").await.is_err(), "the connection is cut");
    faults.next(1, "POST", "/channels/*/messages", Fault::Dropped);
    assert!(post("dropped").await.is_err());
    faults.next(1, "*", "/channels", Fault::Status(503));
    assert_eq!(post("failed").await.expect("an answer").status(), 503);
    let retry_after = Duration::from_millis(1500);
    faults.next(1, "POST", "/channels", Fault::RateLimited { retry_after, global: true });
    let limited = post("limited").await.expect("an answer");
    assert_eq!(
        (limited.status().as_u16(), &limited.headers()["x-ratelimit-global"]),
        (429, &"true".parse().expect("a header"))
    );
    assert_eq!(post("fine").await.expect("an answer").status(), 200);
    let texts: Vec<String> = bot.sandbox.messages("round-table").await.iter().map(|message| message.text()).collect();
    assert_eq!(texts, ["lost", "fine"]);
    faults.next(1, "POST", "/channels", Fault::AnswerDelayed(Duration::from_secs(60)));
    let late = tokio::time::timeout(Duration::from_secs(2), post("late"));
    assert!(late.await.is_err(), "its answer takes longer");
    assert_eq!(bot.sandbox.messages("round-table").await.last().expect("a message").text(), "late");
    let statuses: Vec<u16> = bot.sandbox.requests().await.iter().map(|request| request.status).collect();
    assert_eq!(statuses, [200, 502, 503, 429, 200, 200]);
}

#[tokio::test]
async fn a_session_goes_on_where_it_was_cut() {
    let bot = Bot::new().await;
    bot.register_usual().await;
    let (mut line, ready) = bot.identify().await;
    bot.sandbox.faults().drop_gateway();
    assert!(line.0.next().await.is_none_or(|frame| frame.is_err()), "the line is cut");

    let sandbox = bot.sandbox.clone();
    let acting =
        tokio::spawn(
            async move { sandbox.slash("anna", "round-table", "avalon start", &[("lady", json!(false))]).await },
        );
    let mut line = bot.connect().await;
    let token = bot.sandbox.token();
    let resume = json!({ "op": 6, "d": { "token": token, "session_id": ready["d"]["session_id"], "seq": 2 } });
    line.say(resume.clone()).await;
    let missed = line.hear().await;
    assert_eq!((&missed["t"], &missed["s"]), (&json!("INTERACTION_CREATE"), &json!(3)));
    assert_eq!(line.hear().await["t"], "RESUMED");
    bot.acknowledge(&missed["d"], json!({ "type": 4, "data": { "content": "Caught up." } })).await;
    assert_eq!(acting.await.expect("it acts").expect("it can be used").text(), "Caught up.");

    bot.sandbox.faults().invalidate_session(false);
    let invalid = line.hear().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    let mut line = bot.connect().await;
    line.say(resume).await;
    assert_eq!(line.hear().await["op"], 9, "a forgotten session cannot be resumed");
    line.say(json!({ "op": 2, "d": { "token": "wrong", "intents": 1 } })).await;
    assert_eq!(line.hear().await["closed"], 4004);
    let mut line = bot.connect().await;
    line.say(json!({ "op": 2, "d": { "token": token, "intents": 1 << 15 } })).await;
    assert_eq!(line.hear().await["closed"], 4014, "message content is a privileged intent");
}

#[tokio::test]
async fn events_can_come_twice_and_the_gateway_can_be_away() {
    let bot = Bot::new().await;
    bot.register_usual().await;
    let (mut line, _) = bot.identify().await;
    bot.sandbox.faults().deliver_twice(1);
    let (acting, event) = bot.opened(&mut line).await;
    let again = line.hear().await;
    assert_eq!((&again["d"], &again["s"]), (&event, &json!(4)));
    bot.acknowledge(&event, json!({ "type": 5 })).await;
    bot.send(Method::DELETE, &bot.webhook(&event, "/messages/@original"), Value::Null).await;
    assert_eq!(acting.await.expect("it acts").message, None);

    bot.sandbox.faults().gateway_down(Duration::from_secs(2));
    let url = bot.sandbox.url().replacen("http", "ws", 1);
    assert!(connect_async(&url).await.is_err(), "nobody is let in");
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    bot.identify().await;
}

#[tokio::test]
async fn interactions_can_change_places() {
    let bot = Bot::start(Settings { acknowledge_within: Duration::from_secs(2), ..Settings::default() }).await;
    bot.register_usual().await;
    let (mut line, _) = bot.identify().await;
    let options = [("lady", json!(true))];
    let open = |person: &'static str| bot.sandbox.slash(person, "round-table", "avalon start", &options);
    bot.sandbox.faults().swap(2, Duration::from_millis(300));
    let answered = async {
        for person in ["Anna", "Bence"] {
            let event = line.hear().await["d"].clone();
            assert_eq!(event["member"]["user"]["global_name"], person);
            bot.acknowledge(&event, json!({ "type": 4, "data": { "content": person } })).await;
        }
    };
    let (bence, anna, ()) = tokio::join!(open("bence"), open("anna"), answered);
    let answers = [bence.expect("it can be used").text(), anna.expect("it can be used").text()];
    assert_eq!(answers, ["Bence", "Anna"]);

    // Nobody comes after the third, and its acknowledgement is struck.
    bot.sandbox.faults().next(1, "POST", "/interactions", Fault::Status(500));
    let late = async {
        let event = line.hear().await["d"].clone();
        assert_eq!(bot.acknowledge(&event, json!({ "type": 5 })).await.0, 500);
    };
    let (cecilia, ()) = tokio::join!(open("cecilia"), late);
    assert!(cecilia.expect("it can be used").took >= Duration::from_millis(300));
    let unanswered = bot.sandbox.unanswered().await;
    assert_eq!((unanswered.len(), unanswered[0].person.as_str(), unanswered[0].struck), (1, "cecilia", true));
}

#[tokio::test]
async fn the_world_outlives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { data: Some(folder.path().to_owned()), ..Settings::default() };
    let bot = Bot::start(settings.clone()).await;
    bot.register_usual().await;
    let path = format!("/channels/{}/messages", bot.channel);
    let (_, message) = bot.send_file(Method::POST, &path, json!({ "content": "Kept" })).await;
    bot.sandbox.close_dms("erik", true).await.expect("Erik is there");
    bot.sandbox.stop().await.expect("it is written down");

    let again = Bot::start(settings).await;
    let kept = again.sandbox.messages("round-table").await;
    assert_eq!(kept[0].id.to_string(), text(&message["id"]));
    assert_eq!(again.sandbox.file(kept[0].attachments[0].id).await.as_deref(), Some(LITTLE_PNG));
    assert!(again.sandbox.world(|world| world.person("erik").is_some_and(|erik| erik.dms_closed)).await);
    assert!(again.sandbox.world(|world| world.command("avalon").is_some()).await);
    let (_, new) = again.send(Method::POST, &path, json!({ "content": "New" })).await;
    assert!(text(&new["id"]).parse::<u64>().expect("an id") > kept[0].id.0);
    again.sandbox.stop().await.expect("it is written down");
}
