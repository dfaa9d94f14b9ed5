//! A table is closed and dealt in one commit, and what an older version left closed is dealt.

use tincan::engine::Seat;
use tincan::house::lobby::Opening;
use tincan::store::{Empty, Gathering, Joined, Joining};
use tincan::table::PaceName;

use crate::clock::world::World;
use crate::on_each_database;
use crate::store::base::{Base, wait};

on_each_database!(a_deal_that_fails_leaves_the_table_open, what_was_closed_before_is_dealt_or_gathers_again);

/// A public table for three, and how many come besides the host.
fn gathered(world: &World, come: usize) -> Gathering {
    let game = world.games[0];
    let opening = Opening {
        game: game.info().slug.into(),
        options: game.usual_options(),
        seats: 3,
        robots: 0,
        level: tincan::table::Level::Normal,
        joining: Joining::Public,
        host_seat: Seat::new(0),
        pace: Some(PaceName::Daily.pace()),
        parent: None,
    };
    let code = wait(world.house.gather(&world.people[0], &opening)).unwrap();
    let gathering = world.house.store.gathering(&code).unwrap().unwrap();
    for player in &world.people[1..=come] {
        wait(world.house.store.join(gathering.table_id, player.id, world.now())).unwrap();
    }
    gathering
}

fn listed(world: &World, gathering: &Gathering) -> bool {
    world.house.store.public_gatherings(10).unwrap().iter().any(|one| one.code == gathering.code)
}

fn a_deal_that_fails_leaves_the_table_open(base: Base) {
    let world = World::new(base);
    let gathering = gathered(&world, 1);
    world.base.run("ALTER TABLE outbox RENAME TO hidden").unwrap();
    assert!(wait(world.house.begin(&gathering, Empty::Robots)).is_err());
    world.base.run("ALTER TABLE hidden RENAME TO outbox").unwrap();
    assert!(listed(&world, &gathering), "people find it");
    assert_eq!(world.house.store.sitters(gathering.table_id).unwrap().len(), 2, "nobody was seated");
    let joined = wait(world.house.store.join(gathering.table_id, world.people[2].id, world.now())).unwrap();
    assert!(matches!(joined, Joined::Seated(_)));
    wait(world.house.begin(&gathering, Empty::Robots)).unwrap().unwrap();
    assert_eq!(world.live(&gathering.code).people().len(), 3);
    wait(world.house.begin(&gathering, Empty::Robots)).unwrap().unwrap();
    assert!(!listed(&world, &gathering));
}

fn what_was_closed_before_is_dealt_or_gathers_again(base: Base) {
    let world = World::new(base);
    let (full, lonely, open) = (gathered(&world, 2), gathered(&world, 0), gathered(&world, 1));
    let closed = format!("UPDATE gatherings SET closed_at = 5 WHERE table_id <> {}", open.table_id);
    world.base.run(&closed).unwrap();
    assert_eq!(world.house.store.closed_undealt().unwrap(), [full.code.clone(), lonely.code.clone()]);
    assert_eq!(wait(world.house.deal_what_was_closed()).unwrap(), 2);
    assert_eq!(world.live(&full.code).people().len(), 3);
    assert!(listed(&world, &lonely), "alone nobody plays: the table gathers again");
    assert!(listed(&world, &open), "what was open is left alone");
    assert!(world.house.store.closed_undealt().unwrap().is_empty());
    assert_eq!(wait(world.house.deal_what_was_closed()).unwrap(), 0);
}
