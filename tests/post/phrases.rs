//! The words that letters tell people to write are understood, and no game has them for itself.

use std::collections::BTreeSet;

use tincan::engine::{Dice, Entrant, PerSeat};
use tincan::games::GAMES;
use tincan::mail::inbound::days::{Day, Meant};
use tincan::mail::inbound::orders::{self, Order};
use tincan::store::Verdict;
use tincan::table::Meanwhile;
use tincan::words::{Catalogue, Language};

fn read(line: &str) -> Order {
    let mut orders = orders::read(&[line.to_owned()], |_| false);
    assert_eq!(orders.len(), 1, "{line}");
    orders.remove(0)
}

/// Away until the thirtieth of November.
fn until(choice: Meanwhile) -> Order {
    Order::Pause { day: Some(Meant::On(Day { day: 30, month: 11, year: None })), choice }
}

#[test]
fn what_a_letter_says_to_write_is_understood() {
    let catalogue = Catalogue::new(GAMES);
    for language in Language::ALL {
        for verdict in Verdict::ALL {
            let line = catalogue.text(language, &format!("vote-{verdict}-reply"));
            assert!(matches!(read(&line), Order::Vote { verdict: Some(said), .. } if said == *verdict), "{line}");
        }
        // The last words of a sentence that ends with what to write.
        for (id, wanted) in [
            ("letter-return-words", Order::Back),
            ("post-vote-own", Order::Back),
            ("post-vote-kept", Order::Back),
            ("post-away-change", Order::Back),
            ("post-letters-off", Order::Letters { wanted: true }),
            ("post-letters-on", Order::Letters { wanted: false }),
            ("post-stop-what", Order::Letters { wanted: false }),
            ("letter-off", Order::Letters { wanted: true }),
            ("letter-on", Order::Letters { wanted: false }),
            ("post-which-day", until(Meanwhile::Pause)),
            ("post-day-unclear", until(Meanwhile::Pause)),
        ] {
            let text = catalogue.text(language, id);
            assert_eq!(read(text.rsplit(':').next().unwrap()), wanted, "{text}");
        }
        let text = catalogue.text(language, "post-not-away");
        let example = read(text.rsplit(':').next().unwrap());
        let is_day = |day: &Meant| matches!(day, Meant::On(Day { day: 30, month: 11, .. }));
        let is_example = |order: &Order| matches!(order, Order::Pause { day: Some(day), choice: Meanwhile::Caretaker } if is_day(day));
        assert!(is_example(&example), "{text}");
        let text = catalogue.text(language, "post-away-change");
        let choices = text.split(':').nth(1).and_then(|rest| rest.split('.').next()).unwrap();
        let choice = |word: &str| read(&format!("pause 30.11. {word}"));
        let chosen: Vec<Order> = choices.split(',').map(choice).collect();
        let wanted = [Meanwhile::Pause, Meanwhile::Orders, Meanwhile::Caretaker].map(until);
        assert_eq!(chosen, wanted, "{text}");
        let here = text.split(':').nth(2).and_then(|rest| rest.split('.').next()).unwrap();
        assert_eq!(read(here), Order::Here(Meanwhile::Caretaker), "{text}");
    }
}

#[test]
fn every_line_of_the_help_is_understood() {
    let catalogue = Catalogue::new(GAMES);
    for language in Language::ALL {
        let help = catalogue.text(language, "post-help");
        // First comes the line about moves.
        let lines: Vec<&str> = help.lines().skip(1).collect();
        assert!(lines.len() >= 13, "{help}");
        let mut orders = Vec::new();
        for line in lines {
            let words = line.split_once(':').unwrap().0;
            let order = read(words);
            assert!(!matches!(order, Order::Move(_)), "{language}: {words}");
            orders.push(order);
        }
        let off = Order::Letters { wanted: false };
        for wanted in [Order::Back, Order::Undo, off, Order::Show(None), Order::Here(Meanwhile::Caretaker)] {
            assert!(orders.contains(&wanted), "{language}: {wanted:?}");
        }
        assert_eq!(orders.iter().filter(|order| matches!(order, Order::Vote { .. })).count(), 3, "{language}");
    }
}

#[test]
fn no_game_has_these_words_for_itself() {
    let mut shared = BTreeSet::new();
    let mut words = BTreeSet::new();
    for game in GAMES {
        let seats = game.info().least_seats;
        for seed in 0..20 {
            let dice = Dice::from_seed(seed);
            let mut luck = dice.stream("test");
            let guests = PerSeat::new(seats, |_| Entrant::default());
            let mut position = game.open(game.info().newest(), &guests, &game.usual_options()).unwrap();
            position.setup(&dice);
            for _ in 0..400 {
                let Some(seat) = position.asked().iter().next() else { break };
                let steps = position.moves(seat);
                words.extend(steps.iter().filter_map(|step| step.split_whitespace().next()).map(str::to_owned));
                let step = luck.pick(&steps).unwrap();
                position = position.decide(&dice, seat, step).unwrap().position;
            }
        }
    }
    assert!(words.len() > 10, "{words:?}");
    for word in words {
        if !matches!(read(&word), Order::Move(_)) {
            shared.insert(word);
        }
    }
    // While a game offers to stop something, that is what the word means; at other times it is asked back.
    assert_eq!(shared, BTreeSet::from(["stop".to_owned()]));
}
