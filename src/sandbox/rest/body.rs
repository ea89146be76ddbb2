//! Bodies of requests: JSON, or a form with `payload_json` and files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

use crate::sandbox::refusal::Refusal;

/// The largest body that is read at all.
const LARGEST_BODY: usize = 110 * 1024 * 1024;

/// A file that came with a request, as `files[number]`.
#[derive(Clone, Debug)]
pub struct File {
    pub number: usize,
    pub name: String,
    pub content_type: String,
    pub bytes: Bytes,
}

#[derive(Debug, Default)]
pub struct Body {
    /// `Null` when there is none.
    pub json: Value,
    pub files: Vec<File>,
}

impl Body {
    pub async fn read(request: Request) -> Result<Body, Refusal> {
        let content_type =
            request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if content_type.starts_with("multipart/form-data") {
            let form = Multipart::from_request(request, &()).await.map_err(|_| Refusal::invalid_json())?;
            return Body::read_form(form).await;
        }
        let bytes = axum::body::to_bytes(request.into_body(), LARGEST_BODY).await.map_err(|_| Refusal::too_large())?;
        if bytes.is_empty() {
            return Ok(Body::default());
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| Refusal::invalid_json())?;
        Ok(Body { json, files: Vec::new() })
    }

    async fn read_form(mut form: Multipart) -> Result<Body, Refusal> {
        let mut body = Body::default();
        while let Some(field) = form.next_field().await.map_err(|_| Refusal::invalid_json())? {
            let key = field.name().unwrap_or_default().to_owned();
            if key == "payload_json" {
                let text = field.bytes().await.map_err(|_| Refusal::too_large())?;
                body.json = serde_json::from_slice(&text).map_err(|_| Refusal::invalid_json())?;
                continue;
            }
            let number =
                key.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')).and_then(|n| n.parse().ok());
            let number = number.ok_or_else(Refusal::invalid_json)?;
            let name = field.file_name().unwrap_or("unknown").to_owned();
            let content_type = field.content_type().filter(|kind| *kind != "application/octet-stream");
            let content_type = content_type.unwrap_or(by_ending(&name)).to_owned();
            let bytes = field.bytes().await.map_err(|_| Refusal::too_large())?;
            body.files.push(File { number, name, content_type, bytes });
        }
        Ok(body)
    }
}

fn by_ending(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("json") => "application/json; charset=utf-8",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
