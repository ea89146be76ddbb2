//! What the bot sends is what Discord's own description of its API asks for. The description is no part of the
//! project: the test is left out where the file named by `DISCORD_OPENAPI` is not there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::harness::{CHANNEL, Evening, FIVE};

/// One validator for each operation, made when it is first needed.
struct Description {
    spec: Value,
    validators: BTreeMap<String, Validator>,
}

impl Description {
    /// The validator for a request; `None` when the operation takes no body or is unknown.
    fn validator(&mut self, method: &str, path: &str) -> Option<(String, &Validator)> {
        let template = self.template(path)?;
        let operation = format!("{method} {template}");
        if !self.validators.contains_key(&operation) {
            let operations = &self.spec["paths"][&template];
            let schema = &operations[method.to_lowercase()]["requestBody"]["content"]["application/json"]["schema"];
            if schema.is_null() {
                return None;
            }
            let whole = json!({ "components": self.spec["components"], "allOf": [schema] });
            let validator = jsonschema::draft202012::options().build(&whole).expect("the description is sound");
            self.validators.insert(operation.clone(), validator);
        }
        self.validators.get(&operation).map(|validator| (operation, validator))
    }

    /// The path of the description that fits best: with the fewest placeholders.
    fn template(&self, path: &str) -> Option<String> {
        let wanted: Vec<_> = path.trim_matches('/').split('/').collect();
        let fits = |template: &&String| {
            let parts: Vec<_> = template.trim_matches('/').split('/').collect();
            parts.len() == wanted.len()
                && parts.iter().zip(&wanted).all(|(part, wanted)| part.starts_with('{') || part == wanted)
        };
        let templates = self.spec["paths"].as_object()?.keys().filter(fits);
        templates.min_by_key(|template| template.matches('{').count()).cloned()
    }
}

/// Attachment ids may be numbers or texts for Discord; its description knows texts only.
fn texts_for_ids(mut body: Value) -> Value {
    if !body.is_object() {
        return body;
    }
    let data = if body["data"]["attachments"].is_array() { &mut body["data"] } else { &mut body };
    for attachment in data["attachments"].as_array_mut().into_iter().flatten() {
        if let Some(number) = attachment["id"].as_u64() {
            attachment["id"] = number.to_string().into();
        }
    }
    if data["attachments"].is_null()
        && let Some(data) = data.as_object_mut()
    {
        data.remove("attachments");
    }
    body
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_sent_fits_discords_description() {
    let file = std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from).filter(|file| file.exists());
    let Some(file) = file else {
        println!("left out: DISCORD_OPENAPI names no file");
        return;
    };
    let spec = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let mut description = Description { spec, validators: BTreeMap::new() };

    let evening = Evening::begin().await;
    let options = [("percival", json!(true)), ("morgana", json!(true)), ("lady", json!(true)), ("computers", json!(1))];
    evening.deal(&FIVE, &options).await;
    evening.secret("anna").await;
    for command in ["board", "history", "role", "help"] {
        evening.sandbox.slash("bence", CHANNEL, &format!("avalon {command}"), &[]).await.unwrap();
    }
    evening.sandbox.slash("bence", CHANNEL, "roundtable tables", &[]).await.unwrap();
    evening.sandbox.autocomplete("bence", CHANNEL, "avalon propose", "member1", "A", &[]).await.unwrap();
    let more = evening.control("more").await;
    evening.press("cecilia", &more).await;
    evening.sandbox.slash("dorka", "tavern", "avalon start", &[("thread", json!(true))]).await.unwrap();

    let mut checked = BTreeSet::new();
    for request in evening.sandbox.requests().await {
        let Some(body) = request.body.clone() else { continue };
        let Some((operation, validator)) = description.validator(&request.method, &request.path) else {
            panic!("{} {} is no operation with a body", request.method, request.path);
        };
        let body = texts_for_ids(body);
        let errors: Vec<_> = validator.iter_errors(&body).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{operation}: {errors:#?}\n{body:#}");
        checked.insert(operation);
    }
    let kinds = ["callback", "/channels/{channel_id}/messages", "commands", "/users/@me/channels", "/threads"];
    for kind in kinds {
        assert!(checked.iter().any(|operation| operation.ends_with(kind)), "no {kind} was sent: {checked:?}");
    }
    evening.check().await;
}
