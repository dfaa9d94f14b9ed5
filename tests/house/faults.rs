//! Everything that can go wrong inside, met from outside: no page tells of it.

use diesel::connection::SimpleConnection;
use tincan::engine::Ruleset;
use tincan::web::route::{Route, Verb};
use tincan::web::routes::ROUTES;

use crate::house::base::{MINUTE, Response, Service, Visitor, wait};
use crate::house::doors::World;
use crate::house::panicking::{Panicking, Part};

/// Of the people of the world: who sits at the table, and the operator.
const SEATED: usize = 4;
const ADMIN: usize = 7;

#[track_caller]
fn tells_nothing(what: &str, answer: &Response) {
    for inside in ["ACE_OF_SECRETS", "panicked at", ".rs:", "no such table", "diesel", "SELECT ", "RefCell", "unwrap"] {
        assert!(!answer.body.contains(inside), "{what} tells {inside}\n{}", answer.body);
    }
    assert!(matches!(answer.status, 200..=499 | 500 | 503), "{what}: {}", answer.status);
    let is_page = answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
    if answer.status == 500 && is_page {
        assert!(answer.body.contains("give this number"), "{what}\n{}", answer.body);
    }
}

/// A form that goes as far inside as it can.
fn fields(route: &Route, ask: &str) -> Vec<(&'static str, String)> {
    let fields: &[(&str, &str)] = match route.path {
        "/t/{code}/answer" => return vec![("ask", ask.to_owned()), ("key", "k".into()), ("words", "pass".into())],
        "/t/{code}/undo" => return vec![("ask", ask.to_owned()), ("key", "u".into())],
        "/t/{code}/nudge" => &[("seat", "p2")],
        "/t/{code}/vote" => &[("seat", "p2"), ("verdict", "wait")],
        "/t/{code}/away" => &[("choice", "caretaker")],
        "/t/{code}/talk" | "/t/{code}/notes" => &[("words", "hello")],
        "/t/{code}/mail" => &[("how", "")],
        "/t/{code}/fork" => &[("seq", "0"), ("seat", "p1")],
        "/time/away" => &[("back", "2027-01-30"), ("choice", "caretaker")],
        "/a/{mark}" => &[("say", "pass")],
        _ => &[],
    };
    fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()
}

fn knock(visitor: &mut Visitor<'_>, path: &str, route: &Route, ask: &str) -> Response {
    match route.method {
        Verb::Get => visitor.get(path),
        Verb::Post => {
            let fields = fields(route, ask);
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            visitor.post(path, &fields)
        }
    }
}

/// Routes behind which a game may be, and those that must work all the same.
fn is_near_a_game(route: &Route) -> bool {
    let holes = ["{code}", "{mark}", "{token}", "/seat/{link}", "/join/{link}"];
    holes.iter().any(|hole| route.path.contains(hole))
        || ["/games", "/next", "/admin", "/time/away", "/time/back", "/players/{player}"].contains(&route.path)
}

fn no_page_tells_of_a_panic(game: &'static Panicking, service: &Service) {
    let mut world = World::new(service);
    let (house, code) = (&service.site.house, world.table.parse().unwrap());
    game.fall_sick(true);
    for route in ROUTES.iter().filter(|route| is_near_a_game(route)) {
        let path = world.path(route);
        let ask = house.table(&code).map_or(1, |live| live.standings[tincan::engine::Seat::new(0)].ask);
        for who in [0, SEATED, ADMIN] {
            let what = format!("{game:?}: {:?} {path}", route.method);
            tells_nothing(&what, &knock(&mut world.people[who].clone(), &path, route, &ask.to_string()));
            let _ = wait(house.wake(&code));
        }
    }
    assert!(house.count_panics() > 0, "{game:?}: nobody met it");
    game.fall_sick(false);
    let _ = wait(house.wake(&code));
    world.people[SEATED].get(&format!("/t/{}", world.table)).is(200);
}

macro_rules! panics {
    ($($name:ident $part:ident,)+) => {$(
        #[test]
        fn $name() {
            static GAME: Panicking = Panicking::of(Part::$part);
            static GAMES: &[&dyn Ruleset] = &[&&GAME];
            no_page_tells_of_a_panic(&GAME, &Service::playing(GAMES));
        }
    )+};
}

panics!(
    no_page_tells_of_a_panic_in_a_scene Scene,
    no_page_tells_of_a_panic_in_what_is_told Tell,
    no_page_tells_of_a_panic_in_a_question Prompt,
    no_page_tells_of_a_panic_in_a_move Hear,
    no_page_tells_of_a_panic_in_the_fold Fold,
);

#[test]
fn no_page_tells_what_is_wrong_with_the_database() {
    let service = Service::start();
    let mut world = World::new(&service);
    let mut careless = service.site.house.store.address().connect(tincan::store::connection::Door::Writing).unwrap();
    let tables: Vec<String> = service.rows().into_keys().filter(|table| !table.starts_with("__")).collect();
    let mut failed = 0;
    for table in &tables {
        careless.batch_execute(&format!("ALTER TABLE {table} RENAME TO gone;")).unwrap();
        service.site.sessions.refresh();
        for route in ROUTES.iter().filter(|route| route.method == Verb::Get) {
            let path = world.path(route);
            for who in [0, SEATED, ADMIN] {
                let answer = world.people[who].clone().get(&path);
                tells_nothing(&format!("GET {path} without {table}"), &answer);
                assert_ne!(answer.status, 500, "GET {path} without {table}");
                failed += usize::from(answer.status == 503);
            }
        }
        careless.batch_execute(&format!("ALTER TABLE gone RENAME TO {table};")).unwrap();
        service.pass(MINUTE);
    }
    assert!(failed > tables.len(), "nothing was wrong: {failed}");
    service.site.sessions.refresh();
    world.people[SEATED].get(&format!("/t/{}", world.table)).is(200);
}
