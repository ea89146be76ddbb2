//! The web page and what it asks for.

use std::sync::Arc;

use axum::Router;
use axum::response::{Html, IntoResponse, Response};

use super::Shared;

pub fn router() -> Router<Arc<Shared>> {
    Router::new()
}

/// The page itself.
pub fn index() -> Response {
    Html("").into_response()
}
