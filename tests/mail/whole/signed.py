"""The signatures of letters, judged by an implementation that is not ours, with the key we tell operators to publish."""

import os
import re
import subprocess

import dkim

SENDER = "tincan@tincan.example"
#: Every so many letters, one is tampered with in every way.
TAMPERED = 20


class Signatures:
    """A key for letters, and what came of checking them."""

    def __init__(self, program, folder):
        key = os.path.join(folder, "dkim.pem")
        subprocess.run(["openssl", "genrsa", "-traditional", "-out", key, "2048"], check=True, capture_output=True)
        self.options = ["--dkim-key-file", key]
        check = [program, "mail", "check", "--mail-from", SENDER, *self.options]
        said = subprocess.run(check, check=True, capture_output=True, text=True).stdout
        self.name, self.record = re.search(r'^(\S+_domainkey\S+)\s+TXT\s+"(.+)"$', said, re.MULTILINE).groups()
        self.holds = self.fails = 0

    def answer(self, name, timeout=0):
        """As DNS would."""
        assert name.decode() == self.name, name
        return self.record.encode()

    def is_ours(self, source):
        return dkim.verify(source, dnsfunc=self.answer)

    def check(self, source):
        assert self.is_ours(source), source.decode("latin-1")
        if self.holds % TAMPERED == 0:
            for how, changed in tampered(source):
                assert changed != source, how
                assert not self.is_ours(changed), f"{how}\n{changed.decode('latin-1')}"
                self.fails += 1
        self.holds += 1

    def told(self):
        return f"{self.holds} signatures hold, {self.fails} of letters that were tampered with do not"


def tampered(source):
    """A letter with its body changed or cut, and with each signed header changed or taken out."""
    head, body = source.split(b"\r\n\r\n", 1)
    middle = len(body) // 2
    yield "body", b"\r\n\r\n".join((head, body[:middle] + b"x" + body[middle:]))
    yield "cut", b"\r\n\r\n".join((head, body[:middle]))
    headers = re.split(rb"\r\n(?![ \t])", head)
    named = {header.partition(b":")[0].lower(): place for place, header in enumerate(headers)}
    signed = re.search(rb"[;\s]h=([^;]+);", headers[named[b"dkim-signature"]])[1]
    signed = [name.strip().lower() for name in signed.split(b":")]
    assert {b"from", b"to", b"subject", b"date", b"message-id"} <= set(signed), signed
    for name in set(signed) & set(named):
        place = named[name]
        for how, instead in (("changed", [headers[place] + b"x"]), ("gone", [])):
            changed = headers[:place] + instead + headers[place + 1:]
            yield f"{name.decode()} {how}", b"\r\n\r\n".join((b"\r\n".join(changed), body))
