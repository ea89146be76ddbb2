//! A time limit on what is asked of a server, so that nobody waits for one that has stopped answering. A file needs
//! none.

use std::fmt;
use std::io;
use std::time::Duration;

use futures::future::BoxFuture;
use futures::stream::{self, BoxStream, StreamExt};
use sqlx::any::{Any, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{AnyConnection, AnyPool, Describe, Either, Error, Execute, Executor, SqlStr};
use tokio::time::timeout;

use super::{Backend, Change, Store};

/// The longest wait for an answer. Somebody who pressed is told within three seconds that there is none.
const LIMIT: Duration = Duration::from_secs(2);

/// Asks as the inner one does, within the limit.
#[derive(Debug)]
pub(super) struct Limited<E> {
    inner: E,
    limit: Option<Duration>,
}

impl Backend {
    fn limit(&self) -> Option<Duration> {
        match self {
            Backend::Sqlite { .. } => None,
            Backend::Postgres => Some(LIMIT),
        }
    }

    /// Waits for something within the limit.
    pub(super) async fn in_time<T>(&self, work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        within(self.limit(), work).await
    }
}

impl Store {
    pub(super) fn readers(&self) -> Limited<&AnyPool> {
        Limited { inner: &self.readers, limit: self.backend.limit() }
    }

    pub(super) fn writer(&self) -> Limited<&AnyPool> {
        Limited { inner: &self.writer, limit: self.backend.limit() }
    }
}

impl Change {
    pub(super) fn connection(&mut self) -> Limited<&mut AnyConnection> {
        Limited { limit: self.backend.limit(), inner: &mut self.transaction }
    }
}

/// Waits for something until the limit, if there is one.
pub(super) async fn within<T>(
    limit: impl Into<Option<Duration>>,
    work: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    match limit.into() {
        Some(limit) => timeout(limit, work).await.unwrap_or_else(|_| Err(silent(limit))),
        None => work.await,
    }
}

/// There was no answer within this time.
pub(super) fn silent(limit: Duration) -> Error {
    Error::Io(io::Error::new(io::ErrorKind::TimedOut, format!("no answer within {} ms", limit.as_millis())))
}

impl<'c, E: Executor<'c, Database = Any> + fmt::Debug> Executor<'c> for Limited<E> {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, Q>(self, query: Q) -> BoxStream<'e, Result<Either<AnyQueryResult, AnyRow>, Error>>
    where
        'c: 'e,
        Q: 'q + Execute<'q, Any>,
    {
        let items = self.inner.fetch_many(query);
        let Some(limit) = self.limit else { return items };
        let next = move |items: Option<BoxStream<'e, _>>| async move {
            let mut items = items?;
            match timeout(limit, items.next()).await {
                Ok(item) => item.map(|item| (item, Some(items))),
                Err(_) => Some((Err(silent(limit)), None)),
            }
        };
        stream::unfold(Some(items), next).boxed()
    }

    fn fetch_optional<'e, 'q: 'e, Q>(self, query: Q) -> BoxFuture<'e, Result<Option<AnyRow>, Error>>
    where
        'c: 'e,
        Q: 'q + Execute<'q, Any>,
    {
        Box::pin(within(self.limit, self.inner.fetch_optional(query)))
    }

    fn prepare_with<'e>(self, sql: SqlStr, parameters: &'e [AnyTypeInfo]) -> BoxFuture<'e, Result<AnyStatement, Error>>
    where
        'c: 'e,
    {
        Box::pin(within(self.limit, self.inner.prepare_with(sql, parameters)))
    }

    fn describe<'e>(self, sql: SqlStr) -> BoxFuture<'e, Result<Describe<Any>, Error>>
    where
        'c: 'e,
    {
        Box::pin(within(self.limit, self.inner.describe(sql)))
    }
}
