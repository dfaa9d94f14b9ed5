//! The tables as diesel knows them; `migrations/` makes them.

diesel::table! {
    tables (id) {
        id -> BigInt,
        code -> Text,
        game -> Text,
        edition -> Integer,
        options -> Text,
        guests -> Nullable<Text>,
        secret -> Binary,
        commitment -> Binary,
        announced_at -> BigInt,
        finished_at -> Nullable<BigInt>,
        outcome -> Nullable<Text>,
    }
}

diesel::table! {
    entries (table_id, seq) {
        table_id -> BigInt,
        seq -> Integer,
        at -> BigInt,
        actor -> Text,
        cause -> Text,
        said -> Text,
        facts -> Text,
        salt -> Binary,
        hash -> Binary,
    }
}

diesel::table! {
    standings (table_id, seat) {
        table_id -> BigInt,
        seat -> Integer,
        duty -> Text,
        ask -> Integer,
        since -> BigInt,
        answered_key -> Nullable<Text>,
        answered_seq -> Nullable<Integer>,
    }
}

diesel::table! {
    seals (table_id, seat) {
        table_id -> BigInt,
        seat -> Integer,
        ask -> Integer,
        words -> Text,
        key -> Text,
    }
}

diesel::table! {
    outbox (id) {
        id -> BigInt,
        kind -> Text,
        table_id -> BigInt,
        seq -> Integer,
        seat -> Integer,
        due_at -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(tables, entries, standings, seals, outbox);
