"""Somebody who plays by mail: reads letters as a mail program shows them, and replies in one way or another."""

import email.message
import email.policy
import email.utils
import html
import os
import re
import smtplib
import textwrap

from house import ROOT

LOCALES = os.path.join(ROOT, "src/words/locales")
FILES = ("duty", "letters", "outcome", "post", "sheet")
#: A choice with its number, and the letter of a way to play it.
CHOICE = re.compile(r"^ {1,2}(\d+[a-z]?) {2,3}\S")
#: What people write around an answer.
COURTESY = {"fr": ("{}", "Bonjour,\n{}", "{}, merci !"), "ru": ("{}", "Привет!\n{}", "{}, спасибо")}


def phrases(language):
    """The texts of one line, up to where something is filled in."""
    found = {}
    for name in FILES:
        with open(os.path.join(LOCALES, language, f"{name}.ftl"), encoding="utf-8") as lines:
            for line in lines:
                if plain := re.match(r"([a-z][a-z0-9-]*) = ([^{\n]+)", line):
                    # A letter keeps such words on one line, and shows a plain space.
                    found[plain[1]] = plain[2].strip().replace("\u00a0", " ")
    return found


class Person:
    def __init__(self, name, language, zone, address, wrote, luck):
        self.name, self.language, self.zone, self.address = name, language, zone, address
        #: How their mail program introduces what it quotes.
        self.wrote = wrote
        self.luck = luck
        self.words = phrases(language)
        self.letters = []
        self.replies = {}
        self.refused = 0
        #: How many letters told how the game ended.
        self.endings = 0
        #: What was tried for a question, by its reply address.
        self.tried = {}

    # Reading.

    def text(self, letter):
        """What the letter says to somebody whose program shows plain text."""
        return letter.get_body(("plain",)).get_content()

    def says(self, letter, phrase):
        """Does a line of the letter begin with a phrase of the reader's language?"""
        return any(line.startswith(self.words[phrase]) for line in self.text(letter).splitlines())

    def question(self, letter):
        """The numbers of the choices that a letter offers, or None."""
        found = [choice[1] for line in self.text(letter).splitlines() if (choice := CHOICE.match(line))]
        return found or None

    # Answering.

    def choose(self, letter):
        """Words that may answer the question, and were not tried before."""
        tried = self.tried.setdefault(letter["Reply-To"], set())
        left = [number for number in self.question(letter) if number not in tried]
        assert left, f"{self.name} knows no other answer\n{tried}\n{self.text(letter)}"
        number = self.luck.choice(left)
        tried.add(number)
        return self.luck.choice(COURTESY[self.language]).format(number)

    def write(self, letter, typed):
        """A reply to a letter as a mail program sends it, with what it answers below."""
        reply = email.message.EmailMessage(policy=email.policy.SMTP)
        reply["From"] = email.utils.formataddr((self.name, self.address))
        reply["To"] = str(letter["Reply-To"])
        reply["Subject"] = f"Re: {letter['Subject']}"
        reply["Date"] = email.utils.formatdate()
        reply["Message-ID"] = email.utils.make_msgid(domain=self.address.partition("@")[2])
        reply["In-Reply-To"] = str(letter["Message-ID"])
        reply["References"] = str(letter["Message-ID"])
        quoted = textwrap.indent(self.text(letter), "> ", lambda line: True)
        below = f"{typed}\n\n{self.wrote}\n{quoted}"
        program = len(self.replies) % 3
        reply.set_content(below, cte=("quoted-printable", "base64", "8bit")[program])
        if program == 1:
            page = f"<div>{html.escape(typed)}</div><br><div class='gmail_quote'>{html.escape(self.wrote)}"
            page += f"<blockquote><pre>{html.escape(self.text(letter))}</pre></blockquote></div>"
            reply.add_alternative(page, subtype="html", cte="base64")
        self.replies[reply["Message-ID"]] = typed
        return reply

    def send(self, reply, door):
        to = email.utils.parseaddr(reply["To"])[1]
        with smtplib.SMTP("127.0.0.1", door, timeout=30) as line:
            line.sendmail(self.address, [to], reply.as_bytes(), ["BODY=8BITMIME"])
