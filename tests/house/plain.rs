//! Pages are whole without pictures and scripts: landmarks, headings in order, a label for every field.

use std::io::{Read, Write};
use std::net::TcpStream;

use tincan::web::route::{Rule, Verb};
use tincan::web::routes::ROUTES;

use crate::house::base::Service;

/// The value of an attribute in a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

fn judge(path: &str, html: &str) {
    let tags: Vec<&str> = html.split('<').skip(1).map(|tag| tag.split('>').next().unwrap()).collect();
    let named = |name: &str| tags.iter().filter(|tag| tag.split_whitespace().next() == Some(name)).collect::<Vec<_>>();
    for landmark in ["main", "footer", "h1", "title"] {
        assert_eq!(named(landmark).len(), 1, "{path}: <{landmark}>");
    }
    assert!(attribute(named("html")[0], "lang").is_some(), "{path}: no language");
    let mut level = 0;
    for tag in &tags {
        if let Some(depth) =
            tag.strip_prefix('h').and_then(|rest| rest.chars().next()).and_then(|digit| digit.to_digit(10))
        {
            assert!(depth <= level + 1, "{path}: <h{depth}> after <h{level}>");
            level = depth;
        }
    }
    let labels: Vec<&str> = named("label").iter().filter_map(|tag| attribute(tag, "for")).collect();
    let mut inside_label = false;
    for tag in &tags {
        match tag.split_whitespace().next().unwrap_or_default() {
            "label" => inside_label = true,
            "/label" => inside_label = false,
            "input" | "select" | "textarea" if attribute(tag, "type") != Some("hidden") => {
                let named = attribute(tag, "id").is_some_and(|id| labels.contains(&id));
                let named = named || inside_label || attribute(tag, "aria-label").is_some();
                assert!(named || attribute(tag, "aria-labelledby").is_some(), "{path}: no label for <{tag}>");
            }
            _ => {}
        }
    }
    for form in html.split("<form").skip(1) {
        let form = form.split("</form>").next().unwrap();
        if attribute(&format!("form{}", form.split('>').next().unwrap()), "method") == Some("post") {
            assert!(form.contains("name=\"token\""), "{path}: a form without its mark");
            assert!(form.contains("<button"), "{path}: a form without a button");
        }
    }
    let ids: Vec<&str> = tags.iter().filter_map(|tag| attribute(tag, "id")).collect();
    for (place, id) in ids.iter().enumerate() {
        assert!(!ids[..place].contains(id), "{path}: id {id} twice");
    }
    assert!(!html.contains("{$") && !html.contains("{ $"), "{path}: an argument is missing");
}

#[test]
fn every_page_reads_from_top_to_bottom() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let address = tincan::people::MailAddress::read("ana@example.org").unwrap();
    crate::house::base::wait(service.site.house.store.appoint(&address, tincan::people::Role::Admin)).unwrap();
    service.site.sessions.forget(tincan::people::PlayerId(1));
    let opened = ana.post("/open/toy", &[("seats", "3"), ("robots", "1"), ("joining", "public")]).goes_to().to_owned();
    let gathering = opened.rsplit('/').next().unwrap();
    let table = ana.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    let join = service.site.house.store.gathering(&gathering.parse().unwrap()).unwrap().unwrap().link;
    ana.post("/sign-in", &[("address", "new@example.org"), ("way", "link")]).is(303);
    let enter = service.letter(tincan::store::LetterKind::SignIn, "new@example.org").unwrap();
    for route in ROUTES.iter().filter(|route| route.method == Verb::Get && route.rule != Rule::Probe) {
        let code = if route.path.starts_with("/lobby") { gathering } else { &table[3..] };
        let link = if route.path.starts_with("/join") { &join } else { enter.rsplit('/').next().unwrap() };
        let path = route.path.replace("{code}", code).replace("{link}", link).replace("{game}", "toy");
        let path = path.replace("{player}", "1").replace("{seq}", "0").replace("{name}", "x");
        for language in ["en", "fr", "ru", "pt-BR"] {
            ana.post("/language", &[("language", language), ("back", "/")]).is(303);
            let mut nobody = service.visitor();
            nobody.headers.push(("Accept-Language".into(), language.into()));
            for page in [ana.get(&path), nobody.get(&path)] {
                let is_page = page.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
                if is_page {
                    judge(&format!("{path} ({language}, {})", page.status), &page.body);
                }
            }
        }
    }
    assert_eq!(service.site.catalogue.faults(), 0, "a message or an argument was missing");
}

/// w3m speaks like this.
#[test]
fn a_browser_of_the_old_kind_gets_its_page_in_one_piece() {
    let service = Service::start();
    let mut stream = TcpStream::connect(service.listen).unwrap();
    write!(stream, "GET /rules HTTP/1.0\r\nHost: {}\r\nAccept-Encoding: gzip, deflate\r\n\r\n", service.listen)
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("plain text");
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(!head.to_lowercase().contains("transfer-encoding"), "{head}");
    assert!(body.trim().starts_with("<!doctype html>") && body.trim().ends_with("</html>"), "{body}");
}

/// Pictures of the games, of the site and for links to it: whatever a page or the manifest names is there to be had.
#[test]
fn every_file_a_page_names_is_there() {
    let service = Service::playing(tincan::games::GAMES);
    let mut nobody = service.visitor();
    let mut paths = vec!["/".to_owned(), "/site.webmanifest".to_owned()];
    paths.extend(tincan::games::GAMES.iter().map(|game| format!("/rules/{}", game.info().slug)));
    for path in &paths {
        let page = nobody.get(path).is(200).body;
        let named: Vec<&str> = page.split(['"', '\'', '(']).filter(|piece| piece.contains("/static/")).collect();
        assert!(named.len() > 1, "{path} names no files");
        for address in named {
            let (file, symbol) = address.split_once('#').unwrap_or((address, ""));
            let file = &file[file.find("/static/").unwrap()..];
            let found = nobody.get(file).is(200);
            let drawn = symbol.is_empty() || found.body.contains(&format!("id=\"{symbol}\""));
            assert!(drawn, "{path}: there is no {symbol} in {file}");
        }
    }
}
