//! Portable files: out, in, judged, and refused when altered, naming the entry.

use tincan::engine::{Seat, Viewer};
use tincan::house::{Export, House, HouseError};
use tincan::table::PaceName;
use tincan::table::portable::{self, Contents};
use tincan::table::verify;

use crate::on_each_database;
use crate::store::base::{Base, deal, luck, one_move, people, play_out, wait};
use crate::toy::TOY;

on_each_database!(
    a_finished_game_moves_to_another_house,
    a_game_in_play_moves_whole_and_goes_on,
    a_file_written_during_play_tells_no_secret,
    an_altered_file_is_refused_naming_the_entry,
);

fn a_finished_game_moves_to_another_house(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(3));
    let live = play_out(&house, &code, &mut luck(1));
    let file = house.export(&code, Export::For(Viewer::Spectator)).unwrap();
    let elsewhere = Base::sqlite();
    let there = elsewhere.house();
    assert_eq!(wait(there.import(&file)).unwrap(), code);
    let moved = there.table(&code).unwrap();
    assert!(moved.position.same(&*live.position));
    assert_eq!(moved.head, live.head);
    assert_eq!(there.export(&code, Export::For(Viewer::Spectator)).unwrap(), file);
    assert!(matches!(wait(there.import(&file)), Err(HouseError::File(_))), "there is such a table already");
}

fn a_game_in_play_moves_whole_and_goes_on(base: Base) {
    let house = base.house();
    let pace = PaceName::Daily.pace();
    let code = wait(house.announce_at("toy", r#"{"length":"long"}"#, Some(pace.clone()))).unwrap().code;
    wait(house.deal(&code, &people(2))).unwrap();
    let mut luck = luck(2);
    for _ in 0..4 {
        one_move(&house, &code, &mut luck);
    }
    let file = house.export(&code, Export::Whole).unwrap();
    let elsewhere = Base::sqlite();
    let there = elsewhere.house();
    wait(there.import(&file)).unwrap();
    let banks = |house: &House| house.table(&code).unwrap().standings.map(|_, standing| standing.bank);
    assert!(banks(&house).values().all(|bank| *bank > pace.bank), "an answer puts something into the bank");
    assert_eq!(banks(&there), banks(&house));
    assert_eq!(there.export(&code, Export::Whole).unwrap(), file);
    assert!(play_out(&there, &code, &mut luck).position.outcome().is_some());
    there.verify(&there.store.table(&code).unwrap().unwrap()).unwrap();
}

fn a_file_written_during_play_tells_no_secret(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    let mut luck = luck(3);
    for _ in 0..3 {
        one_move(&house, &code, &mut luck);
    }
    let live = house.table(&code).unwrap();
    let secret = tincan::table::header::hex::written(&live.table.secret);
    for viewer in [Viewer::Spectator, Viewer::Everything, Viewer::Seat(Seat::new(0))] {
        let file = house.export(&code, Export::For(viewer)).unwrap();
        assert!(!file.contains(&secret) && !file.contains("\"facts\"") && !file.contains("\"salt\""));
        let read = portable::read(&file).unwrap();
        assert!(
            matches!(read.contents, Contents::Redacted { entries, head } if entries == live.next.0 && head == live.head)
        );
        assert!(matches!(wait(house.import(&file)), Err(HouseError::File(_))));
    }
    let own = house.export(&code, Export::For(Viewer::Seat(Seat::new(0)))).unwrap();
    let rival = house.export(&code, Export::For(Viewer::Seat(Seat::new(1)))).unwrap();
    assert_ne!(own, rival, "each seat is told its own hand");
    let torn = rival.replacen("\"commitment\":\"", "\"commitment\":\"00", 1);
    assert!(portable::read(&torn).is_err());
}

fn an_altered_file_is_refused_naming_the_entry(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    play_out(&house, &code, &mut luck(4));
    let file = house.export(&code, Export::For(Viewer::Spectator)).unwrap();
    let judge = |file: &str| {
        let file = portable::read(file).map_err(|bad| bad.to_string())?;
        let Contents::Whole { secret, entries } = &file.contents else { return Err("redacted".to_owned()) };
        verify::verify(&file.header, secret, TOY, entries, None).map_err(|broken| broken.to_string())
    };
    judge(&file).unwrap();
    let lines: Vec<&str> = file.lines().collect();
    for seq in 0..lines.len() - 1 {
        let altered = |line: String| {
            let mut lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
            lines[seq + 1] = line;
            lines.join("\n")
        };
        let line = lines[seq + 1];
        let mut spoilt = vec![line.replacen("\"at\":1000", "\"at\":1001", 1)];
        spoilt.push(line.replacen("\"salt\":\"", "\"salt\":\"0", 1));
        spoilt.push(line.replacen("\"actor\":\"p1\"", "\"actor\":\"p2\"", 1));
        for line in spoilt.into_iter().filter(|spoilt| spoilt != line) {
            let why = judge(&altered(line)).unwrap_err();
            assert!(why.contains(&format!("entry {seq}")), "{why}");
        }
        let why = judge(&altered(String::new())).unwrap_err();
        assert!(why.contains(&format!("entry {seq}")), "{why}");
    }
    let other_secret = file.replacen("\"secret\":\"", "\"secret\":\"f", 1);
    assert!(judge(&other_secret).is_err());
}
