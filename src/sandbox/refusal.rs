//! What Discord says when it refuses a request.

use serde_json::{Map, Value, json};

/// A refused request: HTTP status, Discord's code and, for a malformed body, where it is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub status: u16,
    pub code: u32,
    pub message: String,
    /// The `errors` tree of code 50035.
    pub errors: Option<Value>,
    /// Seconds to wait, for 429.
    pub retry_after: Option<f64>,
    /// Whether all of the bot is held back, for 429.
    pub global: bool,
}

impl Refusal {
    fn new(status: u16, code: u32, message: &str) -> Refusal {
        Refusal { status, code, message: message.to_owned(), errors: None, retry_after: None, global: false }
    }

    pub fn unauthorized() -> Refusal {
        Refusal::new(401, 0, "401: Unauthorized")
    }

    pub fn no_such_route() -> Refusal {
        Refusal::new(404, 0, "404: Not Found")
    }

    pub fn server_error(status: u16) -> Refusal {
        Refusal::new(status, 0, &format!("{status}: the server failed"))
    }

    pub fn rate_limited(retry_after: f64, global: bool) -> Refusal {
        Refusal { retry_after: Some(retry_after), global, ..Refusal::new(429, 0, "You are being rate limited.") }
    }

    pub fn unknown_channel() -> Refusal {
        Refusal::new(404, 10003, "Unknown Channel")
    }

    pub fn unknown_guild() -> Refusal {
        Refusal::new(404, 10004, "Unknown Guild")
    }

    pub fn unknown_member() -> Refusal {
        Refusal::new(404, 10007, "Unknown Member")
    }

    pub fn unknown_message() -> Refusal {
        Refusal::new(404, 10008, "Unknown Message")
    }

    pub fn unknown_user() -> Refusal {
        Refusal::new(404, 10013, "Unknown User")
    }

    pub fn unknown_webhook() -> Refusal {
        Refusal::new(404, 10015, "Unknown Webhook")
    }

    pub fn unknown_interaction() -> Refusal {
        Refusal::new(404, 10062, "Unknown interaction")
    }

    pub fn unknown_application() -> Refusal {
        Refusal::new(404, 10002, "Unknown Application")
    }

    /// Edits of messages older than an hour are capped.
    pub fn too_many_old_edits() -> Refusal {
        let message = "Maximum number of edits to messages older than 1 hour reached. Try again later.";
        Refusal { retry_after: Some(60.0), ..Refusal::new(429, 30046, message) }
    }

    pub fn too_large() -> Refusal {
        Refusal::new(413, 40005, "Request entity too large")
    }

    pub fn already_acknowledged() -> Refusal {
        Refusal::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub fn missing_access() -> Refusal {
        Refusal::new(403, 50001, "Missing Access")
    }

    pub fn other_author() -> Refusal {
        Refusal::new(403, 50005, "Cannot edit a message authored by another user")
    }

    pub fn empty_message() -> Refusal {
        Refusal::new(400, 50006, "Cannot send an empty message")
    }

    pub fn closed_dm() -> Refusal {
        Refusal::new(403, 50007, "Cannot send messages to this user")
    }

    pub fn missing_permissions() -> Refusal {
        Refusal::new(403, 50013, "Missing Permissions")
    }

    pub fn invalid_webhook_token() -> Refusal {
        Refusal::new(401, 50027, "Invalid Webhook Token")
    }

    pub fn wrong_channel_type() -> Refusal {
        Refusal::new(400, 50024, "Cannot execute action on this channel type")
    }

    pub fn archived_thread() -> Refusal {
        Refusal::new(400, 50083, "Thread is archived")
    }

    pub fn invalid_json() -> Refusal {
        Refusal::new(400, 50109, "The request body contains invalid JSON.")
    }

    pub fn has_thread_already() -> Refusal {
        Refusal::new(400, 160004, "A thread has already been created for this message")
    }

    /// Whether the request itself was wrong in shape, so that no state of the world could have made it right.
    pub fn is_malformed(&self) -> bool {
        matches!(self.code, 50035 | 50006 | 50109 | 40005 | 50024) || self.status == 404 && self.code == 0
    }

    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if let Some(seconds) = self.retry_after {
            body["retry_after"] = json!(seconds);
            body["global"] = json!(self.global);
            if self.code == 0
                && let Some(body) = body.as_object_mut()
            {
                // An ordinary 429 has no code, which trips clients that insist on one.
                body.remove("code");
            }
        }
        body
    }
}

/// Collects what is wrong with a body, to be refused in one go with code 50035.
#[derive(Debug, Default)]
pub struct Form {
    faults: Vec<(String, &'static str, String)>,
}

impl Form {
    pub fn fault(&mut self, path: impl Into<String>, code: &'static str, message: impl Into<String>) {
        self.faults.push((path.into(), code, message.into()));
    }

    /// Refuses with everything that was found, or lets the body pass.
    pub fn finish(self) -> Result<(), Refusal> {
        if self.faults.is_empty() {
            return Ok(());
        }
        let mut errors = Value::Object(Map::new());
        for (path, code, message) in self.faults {
            let mut at = &mut errors;
            for segment in path.split('.').filter(|segment| !segment.is_empty()) {
                at = &mut at[segment];
            }
            match &mut at["_errors"] {
                Value::Array(list) => list.push(json!({ "code": code, "message": message })),
                none => *none = json!([{ "code": code, "message": message }]),
            }
        }
        Err(Refusal { errors: Some(errors), ..Refusal::new(400, 50035, "Invalid Form Body") })
    }

    /// A text of at least and at most so many characters; absent or null only when it is not required.
    pub fn text<'a>(
        &mut self,
        object: &'a Value,
        path: &str,
        key: &str,
        (least, most): (usize, usize),
        required: bool,
    ) -> Option<&'a str> {
        let path = join(path, key);
        match object.get(key) {
            None | Some(Value::Null) => {
                if required {
                    self.fault(path, "BASE_TYPE_REQUIRED", "This field is required");
                }
                None
            }
            Some(Value::String(text)) => {
                let length = text.chars().count();
                if length > most {
                    self.fault(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
                } else if length < least {
                    let message = format!("Must be between {least} and {most} in length.");
                    self.fault(path, "BASE_TYPE_BAD_LENGTH", message);
                }
                Some(text)
            }
            Some(_) => {
                self.fault(path, "STRING_TYPE_CONVERT", "Could not interpret as string.");
                None
            }
        }
    }

    /// A whole number within bounds; absent and null pass.
    pub fn integer(&mut self, object: &Value, path: &str, key: &str, (least, most): (i64, i64)) -> Option<i64> {
        let value = object.get(key).filter(|value| !value.is_null())?;
        let path = join(path, key);
        let Some(number) = whole(value) else {
            self.fault(path, "NUMBER_TYPE_COERCE", "Value is not an integer.");
            return None;
        };
        if number < least {
            self.fault(path, "NUMBER_TYPE_MIN", format!("int value should be greater than or equal to {least}."));
        } else if number > most {
            self.fault(path, "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {most}."));
        }
        Some(number)
    }

    /// A yes or no; absent and null pass as no.
    pub fn flag(&mut self, object: &Value, path: &str, key: &str) -> bool {
        match object.get(key) {
            None | Some(Value::Null) => false,
            Some(Value::Bool(flag)) => *flag,
            Some(_) => {
                self.fault(join(path, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                false
            }
        }
    }

    /// A list of at most so many members; absent and null give `None`.
    pub fn list<'a>(&mut self, object: &'a Value, path: &str, key: &str, most: usize) -> Option<&'a [Value]> {
        match object.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::Array(list)) => {
                if list.len() > most {
                    let message = format!("Must be {most} or fewer in length.");
                    self.fault(join(path, key), "BASE_TYPE_MAX_LENGTH", message);
                }
                Some(list)
            }
            Some(_) => {
                self.fault(join(path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.");
                None
            }
        }
    }
}

/// A number without fraction. Clients may write 5 as 5.0.
pub fn whole(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_f64().filter(|number| number.fract() == 0.0).map(|number| number as i64))
}

/// One step deeper in a path of errors.
pub fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}
