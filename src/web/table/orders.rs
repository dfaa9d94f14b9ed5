//! Standing orders: the list of a seat's own, and what was said about the next times beside an answer.

use actix_web::http::StatusCode;
use askama::Template;

use crate::engine::Kind;
use crate::table::order::{PASS, SENSIBLY};
use crate::table::{Order, Until};
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show_as};

#[derive(Template)]
#[template(path = "orders.html")]
struct OrdersPage<'p> {
    page: &'p Page,
    code: &'p str,
    orders: Vec<Order>,
    /// Words that could not be read as an order, back in their field.
    words: &'p str,
    trouble: bool,
}

impl OrdersPage<'_> {
    fn sentence(&self, order: &Order) -> String {
        self.page.text("orders-line").word("when", order.when.join(" ")).word("say", &order.say).to_string()
    }

    fn until(&self, until: &Until) -> String {
        self.page.text(&format!("orders-until-{}", until.word())).to_string()
    }
}

fn list(visit: &Visit, status: StatusCode, words: &str, trouble: bool) -> Response {
    let (code, seat) = (visit.code()?, visit.seat()?);
    let orders = visit.site.house.table(code)?.orders[seat].clone();
    show_as(status, &OrdersPage { page: &visit.page, code: code.as_str(), orders, words, trouble })
}

pub async fn show(visit: &mut Visit) -> Response {
    list(visit, StatusCode::OK, "", false)
}

pub async fn change(visit: &mut Visit) -> Response {
    visit.form.only(&["words", "until", "up", "away"])?;
    let (code, seat) = (visit.code()?.clone(), visit.seat()?);
    let mut orders = visit.site.house.table(&code)?.orders[seat].clone();
    let place = |name: &str| visit.form.get(name).parse::<usize>().ok().filter(|place| *place < orders.len());
    if let Some(place) = place("up").filter(|place| *place > 0) {
        orders.swap(place, place - 1);
    } else if let Some(place) = place("away") {
        orders.remove(place);
    } else {
        let until = Until::read(visit.form.get("until")).unwrap_or_default();
        let words = visit.form.get("words").to_owned();
        match Order::read(&words, until) {
            Ok(order) => orders.push(order),
            Err(_) => return list(visit, StatusCode::UNPROCESSABLE_ENTITY, &words, true),
        }
    }
    visit.site.house.give_orders(&code, seat, orders).await?;
    visit.flash("flash-saved");
    go(&format!("/t/{code}/orders"))
}

/// What was said about the next times beside an answer to a question of this kind: it comes first from now on.
pub async fn next_times(visit: &Visit, kind: &Kind, said: &str) -> Result<(), Problem> {
    let (when, say) = match visit.form.get("next") {
        "same" if !said.is_empty() => (kind.word.as_ref(), said),
        SENSIBLY => (crate::table::order::ANYTHING, SENSIBLY),
        PASS => (kind.word.as_ref(), PASS),
        _ => return Ok(()),
    };
    let (code, seat) = (visit.code()?, visit.seat()?);
    let Ok(order) = Order::read(&format!("{when}: {say}"), Until::Turn) else { return Ok(()) };
    let mut orders = visit.site.house.table(code)?.orders[seat].clone();
    orders.retain(|one| one.when != order.when);
    orders.insert(0, order);
    visit.site.house.give_orders(code, seat, orders).await?;
    Ok(())
}
