//! What a table does about somebody who is late, away or gone, said by mail: as much as on the site.

use tincan::engine::Seat;
use tincan::mail::inbound::Taken;
use tincan::people::{MailAddress, PlayerId};
use tincan::store::{Fate, LetterKind, LetterRow};
use tincan::table::{Cause, Meanwhile, NoticeKind, Seq};

use crate::post::base::{DAY, wait};
use crate::post::table::{ANA, BORIS, CLEA, Table, plain};

const UNCHANGED: Taken = Taken::Judged(Fate::Unchanged);
const FOLLOWED: Taken = Taken::Judged(Fate::Followed);

impl Table {
    fn player(&self, address: &str) -> PlayerId {
        let store = &self.service.site.house.store;
        store.player_at(&MailAddress::read(address).unwrap()).unwrap().unwrap().0
    }

    fn causes(&self) -> Vec<Cause> {
        let store = &self.service.site.house.store;
        let row = store.table(&self.code).unwrap().unwrap();
        store.entries(row.id, Seq::OPENING).unwrap().iter().map(|entry| entry.cause).collect()
    }

    /// How many have voted about a seat.
    fn votes(&self, seat: u8) -> usize {
        let polls = self.service.site.house.polls(&self.code).unwrap();
        polls.iter().find(|poll| poll.seat == Seat::new(seat)).map_or(0, |poll| poll.ballots.len())
    }

    /// The latest letter of a kind to somebody: its text, and where a reply to it goes.
    fn letter(&self, kind: LetterKind, to: &str) -> (String, String) {
        wait(self.service.site.post.carry());
        let letters = self.service.site.house.store.letters(1_000).unwrap();
        let is_it = |row: &LetterRow| row.kind == kind && row.address == to;
        let bytes = letters.into_iter().find(is_it).expect("there is such a letter").bytes.unwrap();
        let message = mail_parser::MessageParser::default().parse(&bytes).unwrap();
        let reply = message.reply_to().unwrap().first().unwrap().address().unwrap().to_owned();
        (tincan::mail::seal::open(&bytes).unwrap().text, reply)
    }

    /// Somebody writes to an address they once got.
    fn write(&self, from: &str, to: &str, id: u32, text: &str) -> Taken {
        self.take(Some(from), to, &plain(from, &format!("<{id}@w.x>"), text))
    }

    fn answer_says(&self, words: &[&str]) {
        let text = self.answer().replace('\u{a0}', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        for words in words {
            assert!(text.contains(words), "`{words}` is not in:\n{}", self.answer());
        }
    }
}

#[test]
fn two_votes_in_two_languages_stop_the_game() {
    let table = Table::timed().led();
    assert_eq!(table.reply(BORIS, 1, "<1@x.y>", "голос прекратить"), UNCHANGED);
    table.answer_says(&["Сейчас об этом решать нечего"]);
    table.late(0);
    assert_eq!(table.reply(BORIS, 1, "<2@x.y>", "голос прекратить"), FOLLOWED);
    table.answer_says(&["Ваш голос учтён. Ana: Прекратить партию. Пока голосов: 1 из 3."]);
    let (text, reply) = table.letter(LetterKind::Notice(NoticeKind::Vote), CLEA);
    for words in ["Борис propose", "voter attendre", "voter remplacer", "voter arrêter", "1 sur 3"] {
        assert!(text.contains(words), "{words}:\n{text}");
    }
    let (own, to_ana) = table.letter(LetterKind::Notice(NoticeKind::Vote), ANA);
    assert!(own.contains("is voting on your seat") && !own.contains("vote wait"), "{own}");
    assert!(own.contains("If you agree that the game stops, reply: vote end"), "{own}");
    assert_eq!(table.write(CLEA, &reply, 3, "voter arrêter Ana"), FOLLOWED);
    assert!(!table.live().is_over(), "the owner of the seat was not asked");
    assert_eq!(table.write(ANA, &to_ana, 33, "vote end"), FOLLOWED);
    table.answer_says(&["The table has decided", "The table agreed to stop this game"]);
    assert!(!table.answer().contains("Waiting for"), "nobody is waited for any more\n{}", table.answer());
    assert!(table.live().is_over() && table.causes().last() == Some(&Cause::Ended));
    assert_eq!(table.write(CLEA, &reply, 4, "voter attendre"), UNCHANGED);
    table.answer_says(&["rien à décider"]);
}

#[test]
fn an_old_address_is_good_for_a_second_try_and_after_the_question_is_closed() {
    let table = Table::timed();
    // The address of a question that Cléa has long answered.
    let old = table.to(2);
    let table = table.led();
    table.late(0);
    assert_eq!(table.write(CLEA, &old, 1, "voter"), UNCHANGED);
    table.answer_says(&["n’était pas clair", "voter attendre", "Voix : 0 sur 2"]);
    assert_eq!(table.write(CLEA, &old, 2, "voter pour Zacharie"), UNCHANGED);
    table.answer_says(&["On ne sait pas qui est « Zacharie »", "Ana et Борис"]);
    assert_eq!(table.write(CLEA, &old, 3, "Voter attendre !"), FOLLOWED);
    assert_eq!(table.write(CLEA, &old, 3, "Voter attendre !"), Taken::Before);
    // A move by that address is stale, and the vote is not.
    assert_eq!(table.write(CLEA, &old, 4, "aside red_1"), UNCHANGED);
    assert_eq!(table.votes(0), 1);
    assert_eq!(table.write(CLEA, &old, 5, "voter remplacer"), FOLLOWED);
    assert_eq!((table.votes(0), table.causes().contains(&Cause::Waited)), (1, false), "one voice, changed");
    assert_eq!(table.reply(BORIS, 1, "<6@x.y>", "голос заменить Анну"), UNCHANGED, "nobody is called so");
    assert_eq!(table.reply(BORIS, 1, "<7@x.y>", "голос заменить p1"), FOLLOWED);
    table.answer_says(&["Стол решил. Ana: Отдать место кому-то другому."]);
    assert!(table.live().keeping.kept.has(Seat::new(0)));
    let (text, _) = table.letter(LetterKind::Notice(NoticeKind::Lapsed), CLEA);
    assert!(text.contains("/seat/"), "the link to pass on\n{text}");
}

#[test]
fn whoever_the_vote_is_about_ends_it_by_answering_that_letter() {
    let table = Table::timed().led();
    table.late(0);
    table.reply(BORIS, 1, "<1@x.y>", "голос заменить");
    let (text, reply) = table.letter(LetterKind::Notice(NoticeKind::Vote), ANA);
    assert!(text.contains("Your answer ends the") && text.contains("Compose my turn: "), "{text}");
    assert_eq!(table.write(ANA, &reply, 2, &table.step(0)), Taken::Judged(Fate::Played));
    assert_eq!(table.reply(CLEA, 2, "<3@x.y>", "voter remplacer"), UNCHANGED);
    assert!(table.live().keeping.kept.is_empty() && table.votes(0) == 0);
}

#[test]
fn the_table_waits_longer_by_mail() {
    let table = Table::timed().led();
    table.late(0);
    let until = table.live().standings[Seat::new(0)].until.unwrap();
    assert_eq!(table.reply(BORIS, 1, "<1@x.y>", "vote wait"), FOLLOWED, "English is understood everywhere");
    assert_eq!(table.reply(CLEA, 2, "<2@x.y>", "vote wait for Ana"), FOLLOWED);
    assert!(table.live().standings[Seat::new(0)].until.unwrap() > until);
    assert_eq!(table.causes().iter().filter(|cause| **cause == Cause::Waited).count(), 1);
}

#[test]
fn a_vote_that_could_mean_several_counts_for_nobody() {
    let table = Table::timed();
    // All three are late with their first answer.
    table.late(0);
    assert_eq!(table.reply(ANA, 0, "<1@x.y>", "vote wait"), UNCHANGED);
    table.answer_says(&["wasn’t clear", "vote wait Борис", "vote end Cléa", "Your answer ends the"]);
    assert_eq!(table.reply(ANA, 0, "<2@x.y>", "vote wait Ana"), UNCHANGED);
    table.answer_says(&["It’s the others who decide about your seat"]);
    assert_eq!((table.votes(0), table.votes(1), table.votes(2)), (0, 0, 0));
    assert_eq!(table.reply(ANA, 0, "<3@x.y>", "vote wait Бориса\nvote cléa: end"), FOLLOWED);
    table.answer_says(&[
        "Your vote about Борис has been counted: Wait longer. So far 1 of 2",
        "about Cléa has been counted: Stop the game",
    ]);
    assert_eq!((table.votes(0), table.votes(1), table.votes(2)), (0, 1, 1));
}

#[test]
fn nobody_votes_in_another_name() {
    let table = Table::timed().led();
    table.late(0);
    for (number, from) in [ANA, CLEA, "eve@example.org"].into_iter().enumerate() {
        let to = table.to(1);
        for (line, text) in ["голос прекратить", "я здесь", "напомнить"].into_iter().enumerate()
        {
            let id = (number * 10 + line) as u32;
            assert_eq!(table.write(from, &to, id, text), Taken::Foreign, "{from} {text}");
        }
    }
    assert_eq!((table.votes(0), table.entries()), (0, 4));
    assert_eq!(table.reply(ANA, 0, "<own@x.y>", "vote end"), UNCHANGED, "not about oneself");
    assert_eq!(table.votes(0), 0);
}

#[test]
fn whoever_is_waited_for_is_nudged_once() {
    let table = Table::timed().led();
    assert_eq!(table.reply(BORIS, 1, "<0@x.y>", "напомнить"), UNCHANGED, "half of the time is not over");
    table.late(0);
    assert_eq!(table.reply(BORIS, 1, "<1@x.y>", "напомнить"), FOLLOWED);
    table.answer_says(&["Готово. Сообщение получит: Ana."]);
    assert_eq!(table.reply(CLEA, 2, "<2@x.y>", "relancer Ana"), UNCHANGED);
    table.answer_says(&["c’était déjà demandé, ou la réponse est arrivée."]);
    assert_eq!(table.reply(CLEA, 2, "<3@x.y>", "relancer Бориса"), UNCHANGED);
    table.answer_says(&["Inutile de relancer Борис"]);
    assert_eq!(table.reply(ANA, 0, "<4@x.y>", "nudge"), UNCHANGED);
    table.answer_says(&["isn’t waiting for anybody else"]);
    let (text, _) = table.letter(LetterKind::Notice(NoticeKind::Nudge), ANA);
    assert!(text.starts_with("The table is asking for your answer"), "{text}");
    let calm = Table::of_three("none").led();
    assert_eq!(calm.reply(BORIS, 1, "<5@x.y>", "nudge"), UNCHANGED);
    calm.answer_says(&["нет сроков"]);
}

#[test]
fn a_seat_is_taken_back_by_one_word() {
    let table = Table::timed().led();
    table.lapsed(0);
    let (text, reply) = table.letter(LetterKind::Notice(NoticeKind::Lapsed), ANA);
    assert!(text.contains("reply with one word: back") && text.contains("#clock"), "{text}");
    let (others, _) = table.letter(LetterKind::Notice(NoticeKind::Lapsed), BORIS);
    assert!(others.contains("голос заменить") && others.contains("голос ждать"), "{others}");
    assert_eq!(table.write(ANA, &reply, 2, "vote end Борис"), UNCHANGED);
    assert_eq!(table.write(ANA, &reply, 3, "show"), FOLLOWED);
    table.answer_says(&["A stand-in (a robot) is playing for you", "reply with one word: back"]);
    assert_eq!(table.write(ANA, &reply, 4, "I’m back!"), FOLLOWED);
    table.answer_says(&["Welcome back. Your tables know, and your seats are yours."]);
    assert!(table.live().keeping.kept.is_empty());
    assert_eq!(table.write(ANA, &reply, 5, "back"), UNCHANGED);
    table.answer_says(&["You weren’t away"]);
}

#[test]
fn an_absence_is_announced_with_a_choice_changed_and_ended() {
    let table = Table::timed().led();
    let store = &table.service.site.house.store;
    let (clea, seat) = (table.player(CLEA), Seat::new(2));
    let now = table.service.site.house.now();
    let day = |days: i64| {
        let at = jiff::Timestamp::from_microsecond(now.0 + days * DAY).unwrap();
        at.strftime("%d/%m/%Y").to_string()
    };
    assert_eq!(table.reply(CLEA, 2, "<0@x.y>", "ici remplaçant"), UNCHANGED);
    table.answer_says(&["Vous n’avez annoncé aucune absence"]);
    assert_eq!(table.reply(CLEA, 2, "<1@x.y>", &format!("pause jusqu’au {}", day(5))), FOLLOWED);
    table.answer_says(&["vos questions patientent", "ici remplaçant", "/time"]);
    assert!(!table.answer().contains("ne peut pas attendre"), "{}", table.answer());
    assert_eq!(store.absence(clea).unwrap().unwrap().away.choice, Meanwhile::Pause);
    assert_eq!(table.reply(CLEA, 2, "<2@x.y>", &format!("pause jusqu’au {} consignes", day(60))), FOLLOWED);
    table.answer_says(&["on passe pour vous quand c’est permis", &format!("La table {} ne peut pas", table.code)]);
    assert_eq!(table.reply(CLEA, 2, "<3@x.y>", "ici remplaçant"), FOLLOWED);
    table.answer_says(&["Cette table le sait.", "un remplaçant (un robot) joue pour vous"]);
    assert!(table.live().keeping.kept.has(seat));
    assert_eq!(store.absence(clea).unwrap().unwrap().away.choice, Meanwhile::Orders, "elsewhere as before");
    // Whoever has said when they will be back is not voted about.
    assert_eq!(table.reply(BORIS, 1, "<4@x.y>", "голос заменить Cléa"), UNCHANGED);
    table.answer_says(&["решать нечего"]);
    assert_eq!(table.reply(CLEA, 2, "<5@x.y>", "Je suis de retour."), FOLLOWED);
    table.answer_says(&["Bon retour"]);
    assert!(store.absence(clea).unwrap().is_none() && table.live().keeping.kept.is_empty());
    for (number, wrong) in ["pause until 31.12.2099", "pause until 1.1.2020"].into_iter().enumerate() {
        table.reply(CLEA, 2, &format!("<6{number}@x.y>"), wrong);
        table.answer_says(&["Rien n’a changé"]);
    }
    assert!(store.absence(clea).unwrap().is_none());
}

#[test]
fn a_question_that_will_come_can_be_answered_from_a_letter() {
    let table = Table::timed().led();
    table.play(0);
    table.play(0);
    let asked = table.live().waits_for().iter().next().unwrap();
    let later = Seat::all(3).find(|seat| table.live().position.prompt(*seat).ahead().is_some());
    let later = later.expect("somebody may answer ahead");
    assert_ne!(asked, later);
    let (at, from) = (later.index() as u8, [ANA, BORIS, CLEA][later.index()]);
    assert_eq!(table.reply(from, at, "<1@x.y>", "show"), FOLLOWED);
    table.answer_says(&["Composer mon tour"]);
    assert_eq!(table.reply(from, at, "<2@x.y>", "pass"), Taken::Judged(Fate::Played));
    assert!(table.live().seals[later].is_some());
    assert_eq!(table.reply(from, at, "<3@x.y>", "show"), FOLLOWED);
    let text = table.answer();
    assert!(text.contains("Gardé jusqu’à votre tour") || text.contains("Отложено до вашей очереди"), "{text}");
    assert_eq!(table.reply(from, at, "<4@x.y>", "undo"), Taken::Judged(Fate::Played));
    assert!(table.live().seals[later].is_none());
}

#[test]
fn what_is_said_by_mail_has_the_limits_of_the_site() {
    let table = Table::timed();
    let store = &table.service.site.house.store;
    let row = store.table(&table.code).unwrap().unwrap();
    let said = || store.talk(row.id, 1_000).unwrap().len();
    let long = format!("say {}", "word ".repeat(500));
    let taken = table.reply(BORIS, 1, "<long@x.y>", &long);
    assert_eq!(taken, UNCHANGED, "{} {:?}", table.answer(), store.talk(row.id, 9).unwrap());
    table.answer_says(&["длиннее"]);
    assert_eq!(said(), 0);
    let house = &table.service.site.house;
    for n in 0..60 {
        wait(house.say(&table.code, table.player(BORIS), format!("{n}"))).unwrap();
    }
    assert_eq!(table.reply(BORIS, 1, "<often@x.y>", "say more"), UNCHANGED);
    assert_eq!(said(), 60);
    assert_eq!(wait(house.say(&table.code, table.player(ANA), "hello".into())).unwrap(), tincan::house::Said::Done);
}
