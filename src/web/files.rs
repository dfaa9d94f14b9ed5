//! Files that are no pages: what pages are drawn with, and what machines look for.

use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::json;

use crate::table::Timestamp;
use crate::words::Language;

use super::assets;
use super::problem::Problem;
use super::visit::{Response, Visit};

/// The ground of the pages, `--paper` of the style sheet.
const PAPER: &str = "#FBF7EF";

/// What security.txt says is good for so long.
const HALF_A_YEAR: i64 = 182 * 24 * 60 * 60 * 1_000_000;

/// Gives a file.
pub async fn file(visit: &mut Visit) -> Response {
    let (bytes, kind) = assets::found(visit.part("name")).ok_or(Problem::NotFound)?;
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(bytes))
}

/// Whom to tell about a weakness (RFC 9116); nothing if the operator named nobody.
pub async fn security(visit: &mut Visit) -> Response {
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

/// What a phone shows that keeps the site among its programs.
pub async fn manifest(visit: &mut Visit) -> Response {
    let icon = |size: u32| {
        let (name, sizes) = (format!("icon-{size}.png"), format!("{size}x{size}"));
        json!({ "src": assets::path(&name), "sizes": sizes, "type": "image/png", "purpose": "any maskable" })
    };
    let text = |id: &str| visit.page.text(id).to_string();
    let manifest = json!({
        "name": text("layout-name"),
        "description": text("front-what"),
        "lang": visit.page.language.tag(),
        "start_url": "/games",
        "scope": "/",
        "display": "minimal-ui",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [icon(192), icon(512)],
    });
    Ok(HttpResponse::Ok().content_type("application/manifest+json; charset=utf-8").body(manifest.to_string()))
}

/// Where browsers look for a picture that no page named.
pub async fn favicon(_: &mut Visit) -> Response {
    let picture = assets::named("favicon.ico").ok_or(Problem::NotFound)?;
    let week = (header::CACHE_CONTROL, "public, max-age=604800");
    Ok(HttpResponse::Ok().content_type("image/x-icon").insert_header(week).body(picture.to_vec()))
}

/// What robots of search engines may read.
pub async fn robots(_: &mut Visit) -> Response {
    let text = assets::named("robots.txt").ok_or(Problem::NotFound)?;
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(text.to_vec()))
}
