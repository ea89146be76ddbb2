//! Where a hall's database is.

use std::sync::atomic::{AtomicU64, Ordering};

use roundtable::store::Store;
use sqlx::{AnyConnection, Connection};
use tempfile::TempDir;

/// A file in a folder of its own; or a schema of its own on the server that `ROUNDTABLE_TEST_POSTGRES` names.
pub enum Base {
    File(TempDir),
    Server(String),
}

impl Base {
    pub async fn new() -> Base {
        let Ok(server) = std::env::var("ROUNDTABLE_TEST_POSTGRES") else {
            return Base::File(tempfile::tempdir().unwrap());
        };
        static SCHEMAS: AtomicU64 = AtomicU64::new(0);
        let schema = format!("hall_{}_{}", std::process::id(), SCHEMAS.fetch_add(1, Ordering::Relaxed));
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&server).await.unwrap();
        for statement in [format!("DROP SCHEMA IF EXISTS {schema} CASCADE"), format!("CREATE SCHEMA {schema}")] {
            sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
        }
        Base::Server(format!("{server}?options[search_path]={schema}"))
    }

    pub async fn open(&self) -> Store {
        match self {
            Base::File(folder) => Store::open(&folder.path().join("tables.sqlite")).await.unwrap(),
            Base::Server(url) => Store::connect(url).await.unwrap(),
        }
    }

    /// A connection of somebody else.
    pub async fn raw(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let url = match self {
            Base::File(folder) => format!("sqlite://{}", folder.path().join("tables.sqlite").display()),
            Base::Server(url) => url.clone(),
        };
        AnyConnection::connect(&url).await.unwrap()
    }

    /// Every row: the table's name, then all columns as text.
    pub async fn dump(&self) -> Vec<String> {
        let mut connection = self.raw().await;
        let selects = match self {
            Base::File(_) => {
                "SELECT m.name, 'SELECT ' || group_concat('quote(' || p.name || ')', ' || '' | '' || ') || ' FROM ' || m.name \
                 FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS p WHERE m.type = 'table' GROUP BY m.name"
            }
            Base::Server(_) => {
                "SELECT CAST(table_name AS TEXT), 'SELECT CAST(t AS TEXT) FROM ' || table_name || ' AS t' \
                 FROM information_schema.tables WHERE table_schema = current_schema()"
            }
        };
        let selects: Vec<(String, String)> = sqlx::query_as(selects).fetch_all(&mut connection).await.unwrap();
        let mut dump = Vec::new();
        for (table, select) in selects {
            let rows: Vec<(String,)> =
                sqlx::query_as(sqlx::AssertSqlSafe(select)).fetch_all(&mut connection).await.unwrap();
            dump.extend(rows.into_iter().map(|(row,)| format!("{table} | {row}")));
        }
        dump
    }
}
