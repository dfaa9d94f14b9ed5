"""A whole game of Fort between two people who only read and write mail, one in French and one in Russian, through real
SMTP both ways. They use a browser to come in and sit down, and never again. Each run is dealt anew. Each letter is signed,
and the signature checked. The program to play with is the argument."""

import os
import random
import re
import sys
import tempfile
import time

from house import Browser, House, MailServer
from person import Person, phrases
from signed import Signatures

#: Nobody writes for so long: something was lost. Longer than the mail room ever sleeps.
SILENCE = 60
#: Every so many replies, the mail server of the writer delivers twice.
TWICE = 9
#: Who sees what the other said. Neither is a word of the rules.
GREETINGS = {"fr": ("dire", "Bonne chance, camarade !"), "ru": ("скажи", "Удачи, соседка!")}
HELP = {"fr": "aide", "ru": "помощь"}


class Game:
    def __init__(self, mail, house, signatures):
        self.mail, self.house, self.signatures = mail, house, signatures
        paris = "Le lun. 16 nov. 2026 à 12:00, Tincan <tincan@tincan.example> a écrit :"
        moscow = "пн, 16 нояб. 2026 г. в 14:00, Tincan <tincan@tincan.example> написал:"
        self.people = [
            Person("Zoé", "fr", "Europe/Paris", "zoe@example.org", paris, random.Random(1)),
            Person("Борис", "ru", "Europe/Moscow", "boris@example.net", moscow, random.Random(2)),
        ]
        self.seen = {}
        self.again = self.twice = 0

    # The way in.

    def gather(self):
        zoe, boris = self.people
        browsers = [self.sign_in(person) for person in self.people]
        options = {"seats": 2, "robots": 0, "joining": "link", "pace": "live"}
        lobby = browsers[0].post("/open/fort", **options)
        browsers[0].post(f"{lobby}/invite", address=boris.address)
        browsers[1].post(self.link_to(boris, "/invitation/"))
        browsers[0].post(f"{lobby}/begin", empty="removed")
        return lobby.rpartition("/")[2]

    def sign_in(self, person):
        browser = Browser(self.house, person.language)
        browser.post("/sign-in", address=person.address, way="link")
        browser.post(self.link_to(person, "/enter/"))
        choices = {"name": person.name, "language": person.language, "zone": person.zone}
        browser.post("/settings", theme="auto", pictures="drawn", **choices)
        topics = dict.fromkeys(("turn", "reminder", "game", "talk", "invitation"), "at-once")
        hours = {"delay": 0, "digest_hour": 8, "quiet_from": "", "quiet_to": "6", "subject": "telling"}
        browser.post("/account/mail", **topics, **hours)
        return browser

    def link_to(self, person, place):
        """The path that a person's next letter leads to."""
        letter = self.next_letter(lambda to, _: to is person)[1]
        return re.search(rf"http://[^/\s]+({place}\S+)", person.text(letter))[1]

    # Mail.

    def next_letter(self, wanted=lambda *_: True):
        patience = time.monotonic() + SILENCE
        while time.monotonic() < patience:
            for letter in self.deliver():
                if wanted(*letter):
                    return letter
            time.sleep(0.02)
        raise AssertionError(f"no letter came\n{self.told()}\n{self.house.said()[-4000:]}")

    def deliver(self):
        """What is new, put into the mailboxes."""
        for to, message, source in self.mail.delivered():
            self.signatures.check(source)
            person, = (person for person in self.people if person.address == to)
            name = message["Message-ID"]
            assert name not in self.seen, f"{name} came twice"
            self.seen[name] = person
            person.letters.append(message)
            person.endings += person.says(message, "outcome-sheet")
            yield person, message

    def play(self):
        while not all(person.endings for person in self.people):
            self.react(*self.next_letter())

    def react(self, person, letter):
        if person.question(letter) is None:
            return
        address = letter["Reply-To"]
        if person.says(letter, "post-not-played") and not person.says(letter, "post-played"):
            person.refused += 1
        elif address in person.tried:
            # The same question in two letters: somebody answers once.
            self.again += 1
            return
        number = len(person.replies)
        if number >= 3 and HELP[person.language] not in person.replies.values() and address not in person.tried:
            typed = HELP[person.language]
        else:
            typed = person.choose(letter)
        if number == 5:
            typed += "\n" + " ".join(GREETINGS[person.language])
        reply = person.write(letter, typed)
        person.send(reply, self.house.door)
        if number % TWICE == 0:
            self.twice += 1
            person.send(reply, self.house.door)

    def settle(self):
        """Waits until everything that was to be sent is sent, and takes it in."""
        patience = time.monotonic() + SILENCE
        # What was said came with other letters; a letter of its own would come after some minutes, and need not.
        waiting = "SELECT 1 FROM letters WHERE state = 'waiting' UNION SELECT 1 FROM outbox WHERE kind != 'talk'"
        while self.house.ask(waiting):
            assert time.monotonic() < patience, f"letters still wait\n{self.told()}"
            time.sleep(0.1)
        list(self.deliver())

    # What must hold.

    def check(self, code):
        assert self.house.ask("SELECT code FROM tables WHERE finished_at IS NOT NULL") == [(code,)]
        assert [person.endings for person in self.people] == [1, 1], "each is told once how it ended"
        actors = self.house.ask("SELECT actor, count(*) FROM entries WHERE seq > 0 GROUP BY 1")
        assert {actor for actor, _ in actors} == {"post:p1", "post:p2"}, actors
        verified = self.house.verify()
        assert verified.returncode == 0, verified.stdout + verified.stderr
        self.check_letters()
        self.check_replies()
        for person in self.people:
            self.check_language(person)
        self.check_greetings()
        print(f"Fort {code}: {sum(many for _, many in actors)} moves, all by mail. {verified.stdout.strip()}")

    def check_letters(self):
        """Each letter that the house sent is in a mailbox, once; none is left behind."""
        states = dict(self.house.ask("SELECT state, count(*) FROM letters GROUP BY 1"))
        assert set(states) <= {"sent", "dropped"}, states
        sent = self.house.ask("SELECT message_id, address FROM letters WHERE state = 'sent'")
        assert sorted(sent) == sorted((name, person.address) for name, person in self.seen.items())

    def check_replies(self):
        """Each reply was judged once and answered once, however often it was delivered."""
        for person in self.people:
            answers = [letter for letter in person.letters if letter["Auto-Submitted"] == "auto-replied"]
            answers = [str(letter["In-Reply-To"]) for letter in answers]
            assert sorted(answers) == sorted(map(str, person.replies)), person.name
        judged, = self.house.ask("SELECT count(*) FROM replies")
        assert judged[0] == sum(len(person.replies) for person in self.people)

    def check_language(self, person):
        """No letter speaks another language than its reader's. Names and what people say are their own."""
        theirs = set(person.words.values())
        telling = ("sheet-", "duty-", "letter-", "post-", "outcome-")
        foreign = {
            text
            for language in ("en", "fr", "ru", "pt-BR")
            for name, text in phrases(language).items()
            if name.startswith(telling) and len(text) > 9 and not any(text in own for own in theirs)
        }
        for letter in person.letters:
            text = " ".join(f"{letter['Subject']} {person.text(letter)}".split())
            wrong = [phrase for phrase in foreign if phrase in text]
            assert not wrong, f"{person.name} reads {wrong}\n{text}"
            for other in self.people:
                text = text.replace(other.name, "").replace(GREETINGS[other.language][1], "")
                text = text.replace(" ".join(GREETINGS[other.language]), "")
            is_cyrillic = re.search("[а-яё]{3}", text.lower()) is not None
            assert is_cyrillic == (person.language == "ru"), f"{person.name} reads\n{text}"
            assert f'lang="{person.language}"' in letter.get_body(("html",)).get_content()

    def check_greetings(self):
        zoe, boris = self.people
        for speaker, hearer in ((zoe, boris), (boris, zoe)):
            said = GREETINGS[speaker.language][1]
            heard = [letter for letter in hearer.letters if said in hearer.text(letter)]
            assert heard, f"{hearer.name} was not told what {speaker.name} said"

    def told(self):
        lines = []
        for person in self.people:
            counts = f"{len(person.letters)} letters, {len(person.replies)} replies, {person.refused} refused"
            lines.append(f"{person.name} ({person.language}): {counts}")
        lines.append(f"{self.twice} replies were delivered twice, {self.again} questions were asked by two letters")
        return "\n".join(lines)


def main(program):
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, MailServer(folder) as mail:
        signatures = Signatures(program, folder)
        with House(program, folder, f"smtp://127.0.0.1:{mail.port}", *signatures.options) as house:
            game = Game(mail, house, signatures)
            code = game.gather()
            game.play()
            game.settle()
            game.check(code)
            ended = house.stop()
            assert ended == 0, f"the service ended with {ended}"
    print(game.told())
    print(signatures.told())
    print(f"0 letters lost, 0 doubled, in {time.monotonic() - started:.0f} s")


main(os.path.abspath(sys.argv[1]))
