//! What the bot sends fits Discord's own description of its API: the file that `DISCORD_OPENAPI` names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{Draft, Registry, ValidationError, Validator};
use roundtable::sandbox::{BotRequest, Message};
use serde_json::{Value, json};

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE};
use crate::play::{Control, controls};

const URI: &str = "urn:discord";

/// What must have been sent for the check to mean anything.
const OPERATIONS: [&str; 7] = [
    "bulk_set_application_commands",
    "create_dm",
    "create_interaction_response",
    "create_message",
    "create_thread",
    "update_message",
    "update_original_webhook_message",
];

#[tokio::test(flavor = "multi_thread")]
async fn every_body_fits_the_description() {
    let Some(file) = std::env::var_os("DISCORD_OPENAPI").filter(|file| Path::new(file).exists()) else {
        println!("LEFT OUT: DISCORD_OPENAPI names no file, so nothing was checked against Discord's description.");
        return;
    };
    let spec: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let judge = Judge::new(&spec);
    judge.is_a_judge();

    let evening = Evening::begin().await;
    play(&evening).await;
    evening.check().await;

    let mut seen = BTreeMap::new();
    let mut wrong = BTreeSet::new();
    for request in evening.sandbox.requests().await {
        match judge.verdict(&request) {
            Ok(None) => {}
            Ok(Some(operation)) => *seen.entry(operation).or_insert(0) += 1,
            Err(error) => {
                wrong.insert(format!("{} {}: {error}", request.method, shape(&request.path)));
            }
        }
    }
    println!("Bodies by operation: {seen:#?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
    for operation in OPERATIONS {
        assert!(seen.contains_key(operation), "the game did not bring about {operation}");
    }
}

/// A path without what differs from press to press.
fn shape(path: &str) -> String {
    let steps = path.split('/').map(|step| if step.len() > 15 { "…" } else { step });
    steps.collect::<Vec<_>>().join("/")
}

/// Discord's description, one validator an operation.
struct Judge<'a> {
    /// Method, path in its segments, id of the operation, and what its body must be; none when there is to be none.
    operations: Vec<(String, Vec<&'a str>, &'a str, Option<Validator>)>,
}

impl Judge<'_> {
    fn new(spec: &Value) -> Judge<'_> {
        let registry = Registry::new().draft(Draft::Draft202012).add(URI, spec.clone()).unwrap().prepare().unwrap();
        let mut operations = Vec::new();
        for (path, methods) in spec["paths"].as_object().unwrap() {
            for method in ["delete", "get", "patch", "post", "put"] {
                let operation = &methods[method];
                let Some(id) = operation["operationId"].as_str() else { continue };
                // Of the many operations only those are worth a compilation.
                let body =
                    OPERATIONS.contains(&id) && !operation["requestBody"]["content"]["application/json"].is_null();
                let validator = body.then(|| {
                    let path = path.replace('~', "~0").replace('/', "~1").replace('{', "%7B").replace('}', "%7D");
                    let pointer = format!("{URI}#/paths/{path}/{method}/requestBody/content/application~1json/schema");
                    let options = jsonschema::options().with_draft(Draft::Draft202012);
                    options.with_registry(&registry).build(&json!({ "$ref": pointer })).unwrap()
                });
                operations.push((method.to_uppercase(), segments(path), id, validator));
            }
        }
        Judge { operations }
    }

    /// The operation that a request with a body belongs to, when the body fits.
    fn verdict(&self, request: &BotRequest) -> Result<Option<&str>, String> {
        let wanted = segments(&request.path);
        let fits = |(method, path, ..): &&(String, Vec<&str>, &str, Option<Validator>)| {
            let mut both = path.iter().zip(&wanted);
            *method == request.method
                && path.len() == wanted.len()
                && both.all(|(known, step)| known.starts_with('{') || known == step)
        };
        let exact = |(_, path, ..): &&(String, Vec<&str>, &str, Option<Validator>)| {
            path.iter().filter(|step| !step.starts_with('{')).count()
        };
        let (_, _, id, validator) =
            self.operations.iter().filter(fits).max_by_key(exact).ok_or("Discord has no such operation")?;
        let Some(mut body) = request.body.clone() else { return Ok(None) };
        let Some(validator) = validator else { return Err(format!("{id} is not among the operations checked")) };
        name_files(&mut body);
        match validator.iter_errors(&body).next() {
            None => Ok(Some(id)),
            Some(error) => Err(format!("{id}: {}", innermost(&error))),
        }
    }

    /// A judge that lets everything pass would be none.
    fn is_a_judge(&self) {
        let post = |label: &str| {
            let button = json!({ "type": 2, "style": 1, "label": label, "custom_id": "x" });
            let body = json!({ "content": "Hello", "components": [{ "type": 1, "components": [button] }] });
            self.verdict(&request("POST", "/channels/1/messages", body)).map(drop)
        };
        assert_eq!(post("Join"), Ok(()));
        let refused = post(&"x".repeat(81)).unwrap_err();
        assert!(refused.contains("label"), "{refused}");
        assert!(self.verdict(&request("POST", "/rounds/1/tables", json!({}))).is_err());
    }
}

fn request(method: &str, path: &str, body: Value) -> BotRequest {
    BotRequest {
        at: 0,
        method: method.to_owned(),
        path: path.to_owned(),
        query: String::new(),
        body: Some(body),
        files: Vec::new(),
        status: 200,
        refusal: None,
        fault: None,
        took: Duration::ZERO,
    }
}

fn segments(path: &str) -> Vec<&str> {
    path.split('/').filter(|step| !step.is_empty()).collect()
}

/// Discord takes a number or its digits for the id of a new file; the description knows only the latter.
fn name_files(body: &mut Value) {
    for in_data in [false, true] {
        let message = if in_data { body.get_mut("data") } else { Some(&mut *body) };
        let files = message.and_then(|message| message.get_mut("attachments")?.as_array_mut());
        for file in files.into_iter().flatten() {
            if let Some(number) = file["id"].as_u64() {
                file["id"] = json!(number.to_string());
            }
        }
    }
}

/// What is wrong, rather than that no branch of a choice fits: of the branches meant for the body's own `type`
/// the one that came furthest.
fn innermost(error: &ValidationError) -> String {
    let branches = match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => context.as_slice(),
        _ => &[],
    };
    let path = |error: &ValidationError| error.instance_path().as_str().to_owned();
    let depth = |errors: &&Vec<ValidationError>| errors.iter().map(|error| path(error).matches('/').count()).max();
    let is_meant = |errors: &&Vec<ValidationError>| !errors.iter().any(|error| path(error).ends_with("/type"));
    match branches.iter().max_by_key(|errors| (is_meant(errors), depth(errors))).and_then(|errors| errors.first()) {
        Some(inner) => innermost(inner),
        None => format!("{} at {}", error.masked(), error.instance_path()),
    }
}

/// Part of an evening in which the bot sends everything that it can.
async fn play(evening: &Evening) {
    let sandbox = &evening.sandbox;
    // A table in a thread, closed again.
    sandbox.slash("gawain", "tavern", "avalon start", &[("thread", json!(true))]).await.unwrap();
    sandbox.slash("gawain", "great-hall", "avalon start", &[("computers", json!(2))]).await.unwrap();
    sandbox.slash("gawain", "great-hall", "avalon stop", &[]).await.unwrap();
    // What the bot itself has to say.
    for command in ["roundtable help", "roundtable tables", "avalon help", "avalon board", "avalon history"] {
        assert!(sandbox.slash("morgan", CHANNEL, command, &[]).await.unwrap().is_private());
    }
    for language in ["cs", "hu", "en", "automatic"] {
        sandbox.slash("anna", CHANNEL, "roundtable language", &[("language", json!(language))]).await.unwrap();
    }

    // The lobby and its host's panel.
    let options = [("lady", json!(true)), ("percival", json!(true)), ("morgana", json!(true))];
    sandbox.slash("anna", CHANNEL, "avalon start", &options).await.unwrap();
    for person in &FIVE[1..] {
        evening.press(person, &evening.control("join").await).await;
    }
    evening.press("anna", &evening.control("join").await).await;
    evening.press("morgan", &evening.control("help").await).await;
    let panel = evening.press("anna", &evening.control("options").await).await.message;
    let panel = evening.press("anna", &within(panel, "add")).await.message;
    let remove = within(panel, "remove");
    let panel = evening.choose("anna", &remove, &remove.values[4..5]).await.message;
    evening.choose("anna", &within(panel, "switches"), &["merlin".into(), "lady".into()]).await;
    evening.press("anna", &evening.control("begin").await).await;

    // The roles, by direct message and behind the button.
    for person in FIVE {
        sandbox.wait_for(|world| (!world.dms(person).is_empty()).then_some(()), PATIENCE).await.unwrap();
        evening.secret(person).await;
    }
    // The team by command, with completion; taken back; chosen in the menu.
    let offers = sandbox.autocomplete("bence", CHANNEL, "avalon propose", "member1", "", &[]).await.unwrap();
    assert_eq!(offers.len(), 5);
    let team = evening.control("team").await;
    for person in FIVE {
        let members = [("member1", json!("1")), ("member2", json!("Bence"))];
        let proposed = sandbox.slash(person, CHANNEL, "avalon propose", &members).await.unwrap();
        assert!(proposed.is_private());
    }
    let approve = evening.any_control(&["approve"], team.step).await;
    for person in FIVE {
        for verb in ["nudge", "text", "history.1", "post", "back", "leave?", "stop"] {
            let more = evening.press(person, &evening.control("more").await).await.message;
            // A seat that has nothing to take back does not have that button.
            let found = more.iter().flat_map(controls).find(|control| control.verb == verb);
            if let Some(control) = found {
                evening.press(person, &control).await;
            }
        }
    }
    let team = evening.any_control(&["team"], approve.step + 1).await;
    evening.move_on(&FIVE, &team).await;
    // Boards that nobody's press may edit any more: the votes come by command.
    let approve = evening.any_control(&["approve"], team.step + 1).await;
    for person in FIVE {
        sandbox.slash(person, CHANNEL, "avalon vote", &[("ballot", json!("approve"))]).await.unwrap();
    }
    evening.any_control(&["success"], approve.step + 1).await;
    evening.forge("gawain", &approve, "approve").await;
    let again = evening.play_on(&FIVE).await;
    evening.press("anna", &evening.control("record").await).await;
    evening.press("bence", &again).await;
    let panel = evening.press("anna", &evening.control("options").await).await.message;
    evening.press("anna", &within(panel, "close")).await;

    // Computer players, who act long after the last press.
    sandbox.slash("anna", CHANNEL, "avalon start", &[("computers", json!(4))]).await.unwrap();
    evening.press("anna", &evening.control("begin").await).await;
    sandbox.advance(Duration::from_secs(16 * 60)).await;
    evening.play_on(&["anna"]).await;
}

/// A control of a private panel.
fn within(panel: Option<Message>, verb: &str) -> Control {
    let panel = panel.expect("there is a panel");
    let found = controls(&panel).into_iter().find(|control| control.verb == verb);
    found.unwrap_or_else(|| panic!("no {verb} on {}", panel.text()))
}
