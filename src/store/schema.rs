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
        pace -> Nullable<Text>,
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
        facts -> Binary,
        salt -> Binary,
        hash -> Binary,
        promises -> Text,
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
        until -> Nullable<BigInt>,
        bank -> BigInt,
        paused -> BigInt,
        remind_at -> Nullable<BigInt>,
        kept -> Bool,
        unpaused -> Nullable<BigInt>,
        hold -> Nullable<BigInt>,
    }
}

diesel::table! {
    seals (table_id, seat) {
        table_id -> BigInt,
        seat -> Integer,
        ask -> Integer,
        words -> Binary,
        key -> Text,
    }
}

diesel::table! {
    orders (table_id, seat) {
        table_id -> BigInt,
        seat -> Integer,
        words -> Binary,
    }
}

diesel::table! {
    outbox (due_at, table_id, seq, seat, kind) {
        due_at -> BigInt,
        table_id -> BigInt,
        seq -> Integer,
        seat -> Integer,
        kind -> Text,
    }
}

diesel::table! {
    players (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Nullable<Text>,
        address -> Nullable<Text>,
        address_key -> Nullable<Text>,
        password -> Nullable<Text>,
        language -> Nullable<Text>,
        zone -> Text,
        theme -> Text,
        pictures -> Text,
        role -> Text,
        created_at -> BigInt,
        left_at -> Nullable<BigInt>,
        mailing -> Nullable<Text>,
        bounced_at -> Nullable<BigInt>,
        bounce -> Nullable<Text>,
        feed -> Integer,
        heard -> Nullable<Text>,
    }
}

diesel::table! {
    declined (address_key) {
        address_key -> Text,
        declined_at -> BigInt,
    }
}

diesel::table! {
    replies (digest) {
        digest -> Binary,
        player_id -> BigInt,
        received_at -> BigInt,
        verdict -> Text,
    }
}

diesel::table! {
    sessions (digest) {
        digest -> Binary,
        player_id -> BigInt,
        way -> Text,
        device -> Text,
        created_at -> BigInt,
        seen_at -> BigInt,
    }
}

diesel::table! {
    links (digest) {
        digest -> Binary,
        nonce -> Binary,
        purpose -> Text,
        address -> Text,
        player_id -> Nullable<BigInt>,
        created_at -> BigInt,
        expires_at -> BigInt,
        used_at -> Nullable<BigInt>,
        address_key -> Text,
        place -> Text,
        spare -> Bool,
        heard -> Nullable<Text>,
    }
}

diesel::table! {
    guesses (door) {
        door -> Text,
        tries -> Integer,
        latest_at -> BigInt,
    }
}

diesel::table! {
    letters (id) {
        id -> BigInt,
        kind -> Text,
        address -> Text,
        address_key -> Text,
        language -> Text,
        args -> Text,
        created_at -> BigInt,
        state -> Text,
        settled_at -> Nullable<BigInt>,
        player_id -> Nullable<BigInt>,
        table_id -> Nullable<BigInt>,
        seat -> Nullable<Integer>,
        seq -> Nullable<Integer>,
        told -> Nullable<Integer>,
        message_id -> Nullable<Text>,
        bytes -> Nullable<Binary>,
        due_at -> BigInt,
        tries -> Integer,
        leased_until -> BigInt,
        leased_by -> Nullable<Text>,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    gatherings (table_id) {
        table_id -> BigInt,
        host_id -> BigInt,
        seats -> Integer,
        joining -> Text,
        link -> Text,
        opened_at -> BigInt,
        closed_at -> Nullable<BigInt>,
        cancelled_at -> Nullable<BigInt>,
        parent_id -> Nullable<BigInt>,
        parent_seq -> Nullable<Integer>,
        level -> Text,
    }
}

diesel::table! {
    seats (table_id, seat) {
        table_id -> BigInt,
        seat -> Integer,
        player_id -> Nullable<BigInt>,
        joined_at -> BigInt,
        mail -> Nullable<Text>,
    }
}

diesel::table! {
    invitations (id) {
        id -> BigInt,
        table_id -> BigInt,
        address -> Text,
        address_key -> Text,
        invited_at -> BigInt,
        player_id -> Nullable<BigInt>,
        digest -> Nullable<Binary>,
        words -> Text,
        outcome -> Nullable<Text>,
    }
}

diesel::table! {
    talk (id) {
        id -> BigInt,
        table_id -> BigInt,
        player_id -> BigInt,
        said_at -> BigInt,
        words -> Text,
    }
}

diesel::table! {
    notes (table_id, player_id) {
        table_id -> BigInt,
        player_id -> BigInt,
        words -> Text,
        written_at -> BigInt,
    }
}

diesel::table! {
    looked (table_id, player_id) {
        table_id -> BigInt,
        player_id -> BigInt,
        seq -> Integer,
        talk_id -> BigInt,
        fresh -> Integer,
    }
}

diesel::table! {
    rhythms (player_id) {
        player_id -> BigInt,
        night -> Nullable<Text>,
        days_off -> Integer,
    }
}

diesel::table! {
    reminders (table_id, seat, ask, kind) {
        table_id -> BigInt,
        seat -> Integer,
        ask -> Integer,
        kind -> Text,
        at -> BigInt,
    }
}

diesel::table! {
    pulse (id) {
        id -> Integer,
        at -> BigInt,
    }
}

diesel::table! {
    outages (from_at) {
        from_at -> BigInt,
        to_at -> BigInt,
    }
}

diesel::table! {
    absences (player_id) {
        player_id -> BigInt,
        until_at -> BigInt,
        choice -> Text,
    }
}

diesel::table! {
    votes (table_id, seat, voter) {
        table_id -> BigInt,
        seat -> Integer,
        voter -> Integer,
        choice -> Text,
        voted_at -> BigInt,
    }
}

diesel::table! {
    vacancies (table_id, seat) {
        table_id -> BigInt,
        seat -> Integer,
        link -> Text,
        opened_at -> BigInt,
    }
}

diesel::table! {
    predecessors (table_id, seat, until_seq) {
        table_id -> BigInt,
        seat -> Integer,
        until_seq -> Integer,
        player_id -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(
    tables,
    entries,
    standings,
    seals,
    orders,
    outbox,
    players,
    declined,
    sessions,
    links,
    guesses,
    letters,
    gatherings,
    seats,
    invitations,
    talk,
    notes,
    looked,
    rhythms,
    reminders,
    pulse,
    outages,
    absences,
    votes,
    vacancies,
    predecessors,
    replies,
);
