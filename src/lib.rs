//! Tincan plays board games slowly: over plain web pages and email, one decision at a time.
//!
//! # Five ideas
//!
//! 1. **Decide, then record.** A game judges a step in [`Game::decide`](engine::Game::decide) and emits *facts* in the
//!    past tense; [`Game::evolve`](engine::Game::evolve) folds a fact into the state and never judges. One
//!    [`Entry`](table::Entry) a message is appended: what was said, and the facts that followed. The state is never
//!    stored; it is the fold of the entries. So a mended rule cannot rewrite history.
//! 2. **One language for a move.** Every step has a short notation (`play bug`, `dig a`, `pass`). The same words are the
//!    form value, the reply by mail, the log, the export, the test fixture and the robot's answer.
//! 3. **Three duties.** Each seat *must lead*, *may follow* or *waits* ([`engine::prompt`]). Every game speaks in these.
//! 4. **One description, many faces.** What a viewer may know leaves a game as a [`Scene`](engine::Scene) and as
//!    [`Line`](engine::Line)s, in no language. Pages, letters, replays and files are all drawn from these.
//! 5. **Time, luck, language and identity are arguments.** The pure rooms have no clock, no entropy, no floats, no
//!    hash-map order and no sentences.
//!
//! # Rooms
//!
//! | a line that… | lives in |
//! |---|---|
//! | says what any game is | [`engine`] |
//! | knows a rule of one game | [`games`], one folder each |
//! | chooses a step for a robot | [`bots`] |
//! | knows seats, questions, deadlines, entries, undo, files | [`table`] |
//! | knows what a name, an address, a password or a token may be | [`people`] |
//! | knows words in a human language | [`words`] |
//! | knows SQL | [`store`] |
//! | ties a table to the store and keeps it folded in memory | [`house`] |
//! | knows letters | [`mail`] |
//! | knows HTTP, forms and cookies | [`web`] |
//! | wires it all together, starts and stops | [`service`] |
//! | is a subcommand | [`toolbox`] |
//! | knows the wall clock | [`clock`] |
//!
//! Arrows point one way: engine ← games ← bots ← table ← words, store ← house ← mail, web ← service ← toolbox. `tests/tidy.rs` reads the
//! sources and fails when one points back.
//!
//! # One move, end to end
//!
//! Ana is asked: she must lead. Her form carries the number of her question, a key made with the form, and what she
//! picked; [`Ask::compose`](engine::Ask::compose) makes one line of notation of it. Had she replied to a letter,
//! [`mail::inbound`] would have found the same line among quotes and signatures. From here on a form, a letter, a robot
//! and the clock take the same path.
//!
//! 1. [`House::answer`](house::House::answer) finds the table in its cache: the fold of its log. Answers to
//!    one table are judged one after another. Before that the house looks round: how do the people there live, and who
//!    of them has a mailbox?
//! 2. [`table::answer`](mod@table::answer) looks at her [`Standing`](table::Standing). The same key as last time: a double
//!    click, answered as a success. Another question number: stale; her words stay with her. **The question is the
//!    lock**, not the table's version, so two seats asked at once never collide.
//! 3. The position [`hear`](engine::Position::hear)s her words: read against what may be done now, decided step by step
//!    on a draft, up to the first step that is refused or that shows something new. Luck comes from
//!    [`Dice`](engine::Dice) keyed by purpose, so a repeated request cannot roll again.
//! 4. Her entry is chained to the one before by a salted hash. Sealed answers and caretakers that are now due follow as
//!    further entries. Questions before and after are compared seat by seat; whoever is newly asked and has a
//!    mailbox gets a notice.
//! 5. All of that is one value, a [`Change`](table::Change). The store's one writer puts it into the next durable commit,
//!    together with whatever else is waiting. Nothing has left the process so far.
//! 6. After the commit the cache shows the new position, and Ana is told what was applied. If another node had taken the
//!    place in the log, the unique key (table, entry) refuses the change, the table is folded anew and her answer judged
//!    again.
//!
//! # Time
//!
//! A question that opens at a table with a [`Pace`](table::Pace) gets a deadline: an instant, moved out of the
//! [`Rhythm`](table::Rhythm) of whoever is asked, promised in the entry that put the question (as are the pace in the first entry and what
//! each seat has saved: [`table::deadlines`]), and shortened only
//! by whoever comes back early from an absence that had moved it. The
//! [`sweeper`](house::sweeper) of any node does what is due. A turn is one wait, however many steps it has. When time runs
//! out, the question says what silence does ([`engine::Lapse`]): an answer, or the seat goes to a caretaker until its owner
//! returns ([`table::late`]). Who keeps which seat, who is away and
//! that a table agreed to stop are entries without facts ([`table::keeping`]): folded with the rest, never undone.
//!
//! # What always holds
//!
//! - Folding a table's facts gives its position; judging its words again gives its facts (`tincan verify`).
//! - A log that comes from elsewhere is judged before it is folded ([`table::verify`](mod@table::verify)); a forged one is
//!   refused, naming the entry (`tests/forged`).
//! - What the house remembers is checked before it is trusted: a folded table against the head of its log, who sits where
//!   against the store's count of other changes ([`Store::beside`](store::Store::beside)).
//! - A stolen copy of the database tells no luck, no hand, no answer ahead and no link: what must not be read there is
//!   sealed in its rows, under a key that is never among them (`store`'s vault; `tests/house/canary.rs` searches).
//! - Entries are insert-only: a trigger refuses anything else. Undo is an entry that takes others out of the fold.
//! - The promise ([`table::header::commit`]) is published before anybody sits down, the secret when the game is over.
//! - A table that plays on from another ([`table::fork`]) says so in its first entry, takes over facts of finished games
//!   only, and deals the rest anew with its own luck.
//! - What a viewer sees is the same for every deal that agrees with what that viewer may know (`tests/secrecy.rs`).
//! - `moves` lists every legal step and nothing else, and never leads into a dead end (`tests/contract.rs`).
//! - A game that is not over waits for somebody who has a deadline, or the log says why not ([`table::liveness`]).
//! - Rules that panic at one table stop no other's page, letter or deadline; after three times that table rests
//!   ([`House::sheltered`](house::House::sheltered)).
//! - A game's stored plays read the same for ever (`tests/golden.rs`); a changed rule is a new edition.

#![forbid(unsafe_code)]

pub mod engine;

pub mod games;

pub mod bots;

pub mod people;

pub mod table;

pub mod words;

pub mod store;

pub mod clock;

pub mod house;

pub mod mail;

pub mod web;

pub mod service;

pub mod toolbox;
