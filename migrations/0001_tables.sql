-- Only TEXT and BIGINT, so that SQLite and PostgreSQL take the same text. Times are milliseconds since 1970.

-- A table is one row; its snapshot holds everything, the other columns are for finding it.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    guild BIGINT,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    step BIGINT NOT NULL,
    snapshot TEXT NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL
);
CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel) WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_of_channel ON tables (channel, created);

CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX seated_person ON seated (person);

-- The actions that stand. Those of computer players, and forced ones, come from no interaction.
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    -- What it brought about, with everything in it, and the digest of that.
    events TEXT NOT NULL,
    digest TEXT NOT NULL,
    interaction BIGINT UNIQUE,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- Interactions that were carried out, so that none is twice.
CREATE TABLE presses (
    interaction BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX presses_at ON presses (at);

CREATE TABLE outbox (
    id BIGINT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    intent TEXT NOT NULL,
    created BIGINT NOT NULL,
    attempted BIGINT,
    attempts BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    code BIGINT
);
CREATE INDEX outbox_table ON outbox (table_id, id);
CREATE INDEX outbox_due ON outbox (not_before);

-- The message that is the living board of a table.
CREATE TABLE boards (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    mark TEXT NOT NULL,
    posted_at BIGINT NOT NULL,
    shown TEXT NOT NULL,
    checked_at BIGINT
);

CREATE TABLE deadlines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);
CREATE INDEX deadlines_due ON deadlines (due);

CREATE TABLE settings (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);

-- Direct messages: the channel to a person, and since when Discord refuses it.
CREATE TABLE directs (
    person BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT,
    closed_at BIGINT
);
