//! A small made-up table as text, in every language.

use tincan::engine::{
    Ask, Choice, Kind, Lapse, Layout, Line, Meter, Outcome, Piece, Prompt, Scene, Seat, SeatSet, Side, Slot, Take,
    Viewer, Way, Zone,
};
use tincan::table::{Actor, Cause, Seq, Timestamp};
use tincan::words::sheet::{Pace, WIDTH};
use tincan::words::{Calendar, Catalogue, Language, Names, Sheet, Told, When};
use unicode_width::UnicodeWidthStr;

const TEXTS: [(&str, &str); 4] = [
    (
        "en",
        "
toy-odds = the next card of this pile is worth { $n } to you
toy-play = Play a card
toy-bug = Bug
toy-moles = The Moles
toy-shovel = shovel
toy-hand = Hand
toy-stuff = Stuff
toy-deck = Deck
toy-yard = Yard
toy-track = Track
toy-park = Park
toy-pizza = pizza
toy-round = round
toy-way = Play { $card }
toy-gain = { $n ->
    [one] { $n } pizza
   *[other] { $n } pizzas
}
toy-nothing = Play nothing
toy-add = Add friends
toy-led = { $who } led { $card } and took { $what }
toy-reason = { $who } reached the end of the track
toy-points = Track points",
    ),
    (
        "fr",
        "
toy-odds = la prochaine carte de cette pile vous rapporte { $n }
toy-play = Jouez une carte
toy-bug = Punaise
toy-moles = Les Taupes
toy-shovel = pelle
toy-hand = Main
toy-stuff = Affaires
toy-deck = Pioche
toy-yard = Jardin
toy-track = Piste
toy-park = Parc
toy-pizza = pizza
toy-round = manche
toy-way = Jouer { $card }
toy-gain = { $n ->
    [one] { $n } pizza
   *[other] { $n } pizzas
}
toy-nothing = Ne rien jouer
toy-add = Ajouter des copains
toy-led = { $who } joue { $card } et prend { $what }
toy-reason = { $who } atteint le bout de la piste
toy-points = Points de piste",
    ),
    (
        "ru",
        "
toy-odds = следующая карта этой стопки приносит вам { $n }
toy-play = Сыграйте карту
toy-bug = Жук
toy-moles = Кроты
toy-shovel = лопата
toy-hand = Рука
toy-stuff = Вещи
toy-deck = Колода
toy-yard = Двор
toy-track = Шкала
toy-park = Парк
toy-pizza = пицца
toy-round = раунд
toy-way = Сыграть карту «{ $card }»
toy-gain = { $n ->
    [one] { $n } пицца
    [few] { $n } пиццы
   *[many] { $n } пицц
}
toy-nothing = Ничего не играть
toy-add = Добавить друзей
toy-led = { $who } играет «{ $card }» и берёт: { $what }
toy-reason = { $who } доходит до конца шкалы
toy-points = Очки на шкале",
    ),
    (
        "pt-BR",
        "
toy-odds = a próxima carta deste monte vale { $n } para você
toy-play = Jogue uma carta
toy-bug = Inseto
toy-moles = As Toupeiras
toy-shovel = pá
toy-hand = Mão
toy-stuff = Tralhas
toy-deck = Baralho
toy-yard = Quintal
toy-track = Trilha
toy-park = Parque
toy-pizza = pizza
toy-round = rodada
toy-way = Jogar { $card }
toy-gain = { $n ->
    [one] { $n } pizza
   *[other] { $n } pizzas
}
toy-nothing = Não jogar nada
toy-add = Juntar amigos
toy-led = { $who } joga { $card } e pega { $what }
toy-reason = { $who } chega ao fim da trilha
toy-points = Pontos da trilha",
    ),
];

const ME: Seat = Seat::new(1);

fn kid(id: &'static str, label: &'static str, shovels: usize) -> Piece {
    let mut piece = Piece::new("kid", id, Line::new(label));
    piece.marks = vec!["toy-shovel".into(); shovels];
    piece
}

fn scene() -> Scene {
    let zone = |id, title: &'static str, layout| Zone::new(id, Line::new(title), layout);
    let mut hand = zone("hand", "toy-hand", Layout::Row).of(ME);
    hand.pieces = vec![kid("bug", "toy-bug", 1), kid("bug", "toy-bug", 1), kid("the_moles", "toy-moles", 2)];
    let mut stuff = zone("stuff", "toy-stuff", Layout::Plate).of(ME);
    stuff.meters = vec![Meter::new("pizza", Line::new("toy-pizza"), 1).of(4)];
    let mut odds = zone("odds", "toy-park", Layout::Plate);
    odds.meters = [2, 21].map(|n| Meter::new("odd", Line::new("toy-odds").number("n", n), n).of(99)).to_vec();
    let mut deck = zone("deck", "toy-deck", Layout::Pile).of(Seat::new(0));
    deck.hidden = 4;
    let mut track = zone("track", "toy-track", Layout::Track);
    for (seat, place) in [(0, 7), (1, 12)] {
        let mut marker = Piece::new("marker", format!("p{}", seat + 1), Line::new("toy-bug"));
        marker.owner = Some(Seat::new(seat));
        marker.place = Some((place, 0));
        marker.fresh = seat == 0;
        track.pieces.push(marker);
    }
    let mut park = zone("park", "toy-park", Layout::Row);
    park.pieces = (0..9).map(|n| if n % 2 == 0 { kid("m", "toy-moles", 2) } else { kid("b", "toy-bug", 1) }).collect();
    park.hidden = 25;
    Scene {
        meters: vec![Meter::new("round", Line::new("toy-round"), 3)],
        zones: vec![park, track, deck, zone("yard", "toy-yard", Layout::Row).of(Seat::new(0)), hand, stuff, odds],
    }
}

fn ask() -> Ask {
    let mut add = Slot::new(Line::new("toy-add"), Take::Some { least: 0, most: 2 }, " + ", " + ");
    add.choices = vec![Choice::new("the_moles", Line::new("toy-moles")), Choice::new("bug", Line::new("toy-bug"))];
    add.choices[0].note = Some(Line::new("toy-gain").number("n", 2));
    add.choices[0].usual = true;
    let bug = Way::new("play bug", Line::new("toy-way").term("card", "toy-bug"));
    let ways =
        vec![bug.note(Line::new("toy-gain").number("n", 1)).slot(add), Way::new("pass", Line::new("toy-nothing"))];
    let (kind, lapse) = (Kind::new("play"), Lapse::answer("pass"));
    Ask::new("play/1", kind, Line::new("toy-play"), Line::new("toy-play"), ways, lapse)
}

fn told() -> Vec<Told> {
    let led = Line::new("toy-led").seat("who", Seat::new(0)).term("card", "toy-moles");
    let led = led.line("what", Line::new("toy-gain").number("n", 5));
    let told = |seq, actor, cause, lines| Told { seq: Seq(seq), actor, cause, lines };
    vec![
        told(0, Actor::House, Cause::Opening, Vec::new()),
        told(11, Actor::Postman(Seat::new(0)), Cause::Sealed, vec![led.clone(), led]),
        told(12, Actor::Clock(Seat::new(2)), Cause::Lapse, Vec::new()),
        told(13, Actor::Robot(Seat::new(3)), Cause::Undo(Seq(12)), Vec::new()),
    ]
}

fn outcome() -> Outcome {
    let side = |seat, won, score| Side {
        seats: SeatSet::only(Seat::new(seat)),
        place: if won { 1 } else { 2 },
        won,
        score: Some(score),
        parts: vec![(Line::new("toy-points"), score)],
    };
    Outcome {
        sides: vec![side(1, true, 1_042), side(0, false, 38), side(2, false, 38)],
        reason: Line::new("toy-reason").seat("who", ME),
    }
}

fn at(text: &str) -> Timestamp {
    Timestamp(text.parse::<jiff::Timestamp>().unwrap().as_microsecond())
}

fn written(language: Language, sheet: &Sheet<'_>) -> String {
    let catalogue = Catalogue::with_texts(&TEXTS);
    let names: Names = ["Ana", "Борис", "Célia", "Robot"].into_iter().collect();
    let zone = jiff::tz::TimeZone::get("America/Sao_Paulo").unwrap();
    let text = sheet.written(&Calendar::new(catalogue.voice(language, &names), zone));
    assert_eq!(catalogue.faults(), 0, "{text}");
    assert!(text.lines().all(|line| line.width() <= WIDTH && line.trim_end() == line), "{text}");
    assert!(!text.contains("\n\n\n") && text.ends_with('\n') && !text.ends_with("\n\n"));
    text
}

#[test]
fn a_turn_reads_like_a_letter() {
    let (now, since) = (at("2026-11-17T12:00:00Z"), at("2026-11-16T21:05:00Z"));
    let (scene, told, prompt) = (scene(), told(), Prompt::Follow(ask().revealing()));
    let pace = Pace { now, since, deadline: Some(at("2026-11-19T21:00:00Z")) };
    for language in Language::ALL {
        let sheet = Sheet {
            viewer: Viewer::Seat(ME),
            scene: &scene,
            prompt: &prompt,
            outcome: None,
            told: &told,
            when: When::Now(pace),
        };
        let text = written(language, &sheet);
        insta::assert_snapshot!(format!("turn-{language}"), text);
    }
}

#[test]
fn a_wait_names_whom_and_since_when() {
    let (now, since) = (at("2026-11-17T12:00:00Z"), at("2026-11-16T21:05:00Z"));
    let mut prompt = Prompt::wait([0, 2].map(Seat::new).into_iter().collect());
    if let Prompt::Wait(wait) = &mut prompt {
        wait.question = Some(Line::new("toy-play"));
        wait.ahead = Some(ask());
    }
    let scene = scene();
    let headlines = Language::ALL.map(|language| {
        let sheet = Sheet {
            viewer: Viewer::Seat(ME),
            scene: &scene,
            prompt: &prompt,
            outcome: None,
            told: &[],
            when: When::Now(Pace { now, since, deadline: None }),
        };
        let text = written(language, &sheet);
        text.lines().next().unwrap().to_owned()
    });
    let wanted = [
        "Waiting on Ana and Célia, since Monday 18:05",
        "On attend Ana et Célia depuis lundi 18:05",
        "Ждём: Ana и Célia, с понедельника, 18:05",
        "Aguardando Ana e Célia, desde segunda-feira, 18:05",
    ];
    assert_eq!(headlines, wanted);
}

#[test]
fn a_finished_game_shows_its_score_sheet() {
    let (scene, prompt, outcome) = (scene(), Prompt::over(), outcome());
    for language in Language::ALL {
        let sheet = Sheet {
            viewer: Viewer::Everything,
            scene: &scene,
            prompt: &prompt,
            outcome: Some(&outcome),
            told: &[],
            when: When::Then { seq: Seq(1_241), at: at("2026-12-01T03:30:00Z") },
        };
        let text = written(language, &sheet);
        insta::assert_snapshot!(format!("end-{language}"), text);
    }
}
