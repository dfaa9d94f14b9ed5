//! Files that are no pages: what pages are drawn with, and what machines look for.

use actix_web::HttpResponse;
use actix_web::http::header;

use crate::table::Timestamp;
use crate::words::Language;

use super::assets;
use super::problem::Problem;
use super::visit::{Answer, Visit};

/// What security.txt says is good for so long.
const HALF_A_YEAR: i64 = 182 * 24 * 60 * 60 * 1_000_000;

/// Gives a file.
pub async fn file(visit: &mut Visit) -> Answer {
    let (bytes, kind) = assets::found(visit.part("name")).ok_or(Problem::NotFound)?;
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(bytes))
}

/// Whom to tell about a weakness (RFC 9116); nothing if the operator named nobody.
pub async fn security(visit: &mut Visit) -> Answer {
    let config = &visit.site.config;
    let contact = config.contact.as_ref().ok_or(Problem::NotFound)?;
    let expires = visit.page.datetime(&Timestamp(visit.page.now.0 + HALF_A_YEAR));
    let languages: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    let text = format!(
        "Contact: {contact}\nExpires: {expires}\nPreferred-Languages: {}\nCanonical: {}/.well-known/security.txt\n",
        languages.join(", "),
        config.base
    );
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(text))
}

/// What robots of search engines may read.
pub async fn robots(_: &mut Visit) -> Answer {
    let text = assets::named("robots.txt").ok_or(Problem::NotFound)?;
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(text.to_vec()))
}
