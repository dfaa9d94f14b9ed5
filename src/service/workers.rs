//! What goes on beside the requests: letters, the clock, and what is noted down from time to time.
//!
//! Whatever becomes of one round of a worker, there is a next one.

use std::sync::Arc;
use std::time::Duration;

use actix_web::web::Data;
use tokio::sync::Semaphore;

use crate::house::House;
use crate::mail::PostOffice;
use crate::table::Timestamp;
use crate::web::Site;

/// How often letters are looked for when nobody rings.
const ROUND: Duration = Duration::from_secs(15);
/// How long the mail room rests after a round, however often somebody rings.
const REST: Duration = Duration::from_millis(200);
/// How often what was seen is noted down.
const PULSE: Duration = Duration::from_secs(60);
/// So long after the start, the first visitors are served.
const SETTLED: Duration = Duration::from_secs(2);

/// Carries letters whenever the bell rings, and looks every now and then. Several rounds go on at a time, as they do on
/// several nodes: one that waits for a slow mail server delays nobody else's letter.
pub(super) async fn carry_letters(post: Arc<PostOffice>) {
    tokio::join!(do_rounds(&post), do_rounds(&post), do_rounds(&post), do_rounds(&post));
}

async fn do_rounds(post: &PostOffice) {
    loop {
        let _ = tokio::time::timeout(ROUND, post.rung()).await;
        post.carry().await;
        tokio::time::sleep(REST).await;
    }
}

/// Does what is due, whenever it is: reminders, deadlines, the end of absences.
pub(super) async fn watch_the_clock(house: Arc<House>, post: Arc<PostOffice>) {
    deal_what_was_closed(&house).await;
    loop {
        let next = look_at_the_clock(&house, &post).await;
        tokio::time::sleep(house.until_next_look(next)).await;
    }
}

/// Finishes what an older version had begun when it died.
pub async fn deal_what_was_closed(house: &House) {
    house.going_on("what was closed could not be dealt", house.deal_what_was_closed()).await;
}

/// Does what is due now. Answers when something is due next, as far as is known.
pub async fn look_at_the_clock(house: &House, post: &PostOffice) -> Option<Timestamp> {
    let swept = house.going_on("the clock could not be looked at", house.sweep()).await?;
    for (code, why) in &swept.failed {
        tracing::warn!("the clock could not move table {code}: {why}");
    }
    post.ring();
    swept.next
}

/// Lets robots think on threads of their own: one core less than there are, so that people's moves have one. A table gets
/// one thought at a time, then the next table has its turn.
pub(super) async fn let_robots_think(house: Arc<House>) {
    let mut due = house.listen_for_robots();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let room = Arc::new(Semaphore::new((cores - 1).max(1)));
    while let Some(code) = due.recv().await {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else { return };
        let house = Arc::clone(&house);
        actix_web::rt::spawn(async move {
            house.going_on("a robot could not think", house.let_think(&code)).await;
            drop(place);
        });
    }
}

/// Notes down what was seen.
pub(super) async fn note_down(site: Data<Site>) {
    loop {
        tokio::time::sleep(PULSE).await;
        site.tidy().await;
    }
}

/// Makes room in the database before anybody needs it.
pub(super) async fn make_room(house: Arc<House>) {
    tokio::time::sleep(SETTLED).await;
    if let Err(error) = house.store.make_room().await {
        tracing::warn!("no room could be made for what will be written: {error}");
    }
}
