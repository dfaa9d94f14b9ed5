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
#: A way with its number, what may be picked beneath, and a pick.
WAY = re.compile(r"^ {0,2}(\d+)  (\S.*)$")
SLOT = re.compile(r"^ {7}(\S.*):$")
PICK = re.compile(r"^ {9}([,;+&]?[^ ].*?)(?:  .*)?$")


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
        """The ways that a letter offers, as numbers with what is picked beneath; and the example, if there is one."""
        lines = self.text(letter).splitlines()
        ends = [at for at, line in enumerate(lines) if line == self.words["sheet-answer"]]
        if not ends:
            return None
        end, = ends
        start = end - 2
        while lines[start]:
            start -= 1
        ways = []
        for line in lines[start + 1 : end]:
            if way := WAY.match(line):
                ways.append((way[1], []))
            elif ways and (slot := SLOT.match(line)):
                ways[-1][1].append((self.words["sheet-take-one"] in slot[1], []))
            elif ways and ways[-1][1] and (pick := PICK.match(line)):
                ways[-1][1][-1][1].append(pick[1])
        example = self.words["sheet-example"]
        shown = [line for line in lines[end + 1 : end + 3] if line.startswith(example)]
        return ways, shown[0].removeprefix(example).strip() if shown else None

    # Answering.

    def choose(self, letter):
        """Words that may answer the question, and were not tried before."""
        ways, example = self.question(letter)
        whole = [number for number, slots in ways if not slots]
        filled = [self.fill(number, slots) for number, slots in ways if slots]
        filled = [words for words in filled if words]
        examples = [example] if example else []
        tried = self.tried.setdefault(letter["Reply-To"], set())
        # Whoever was refused often enough keeps to what the letter says itself.
        bold = self.refused < 10 and not tried
        dice = self.luck.random()
        order = filled + examples + whole if bold and dice < 0.3 else examples + filled + whole
        if dice > 0.85:
            order = whole + order
        left = [words for words in order if words not in tried]
        assert left, f"{self.name} knows no other answer\n{tried}\n{self.text(letter)}"
        tried.add(left[0])
        return left[0]

    def fill(self, number, slots):
        """The number of a way with the first pick of each slot that needs one."""
        words = number
        for needs_one, picks in slots:
            if needs_one:
                pick = self.luck.choice(picks)
                words += "" if pick == "–" else f" {pick}"
        return words if any(needs_one for needs_one, _ in slots) else None

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
