"""A mail server that fails at any step of a conversation, as a program of its own. Says its port, logs what it did.
With `fine` as the second argument it never fails; after that `tls` or `starttls` and two files, a certificate and its
key, make it speak under cover."""

import asyncio
import json
import random
import ssl
import sys

LUCK = random.Random(7)
GREETING = ["connect", "banner4", "banner5", "ehlo_drop", "ehlo5"]
LETTER = [
    "mail_drop", "mail4", "mail5", "rcpt_drop", "greylist", "rcpt5", "data_drop", "data4", "data5",
    "mid_body", "after_dot_kept", "after_dot_lost", "dot4", "dot5", "slow",
]
SEEN = set()
FINE = sys.argv[2:3] == ["fine"]
COVER, *FILES = sys.argv[3:] or ["none"]
TLS = None
if FILES:
    TLS = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    TLS.load_cert_chain(*FILES)


class Gone(Exception):
    pass


def note(what, to="", **more):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        log.write(json.dumps({"what": what, "to": to, **more}) + "\n")


def fault(kinds):
    if FINE or LUCK.random() < 0.5:
        return None
    kind = LUCK.choice(kinds)
    note("fault", kind=kind)
    return kind


def inside(line):
    return line.partition("<")[2].partition(">")[0]


async def converse(reader, writer):
    async def say(text):
        writer.write(text.encode() + b"\r\n")
        await writer.drain()

    async def line():
        got = await reader.readline()
        if not got:
            raise Gone
        return got.decode("latin-1").rstrip("\r\n")

    async def letter(mail):
        kind = fault(LETTER)
        if kind == "mail_drop":
            raise Gone
        if kind == "mail4":
            return await say("451 4.3.0 not now")
        if kind == "mail5":
            return await say("550 5.7.1 not from you")
        await say("250 ok")
        to = inside(await line())
        if kind == "rcpt_drop":
            raise Gone
        if kind == "greylist" or not FINE and to not in SEEN:
            SEEN.add(to)
            return await say("451 4.7.1 greylisted")
        if kind == "rcpt5":
            note("refused", to)
            return await say("554 5.7.1 we do not like it")
        await say("250 ok")
        await line()
        if kind == "data_drop":
            raise Gone
        if kind == "data4":
            return await say("450 4.2.0 busy")
        if kind == "data5":
            note("refused", to)
            return await say("554 5.7.1 no")
        await say("354 go on")
        if kind == "mid_body":
            await reader.readexactly(200)
            raise Gone
        body = b""
        while True:
            got = await reader.readline()
            if not got:
                raise Gone
            if got == b".\r\n":
                break
            body += got[1:] if got.startswith(b".") else got
        if kind == "after_dot_lost":
            raise Gone
        if kind == "dot4":
            return await say("452 4.3.1 no room")
        if kind == "dot5":
            note("refused", to)
            return await say("554 5.6.0 no")
        note("kept", to, body=body.decode("latin-1"))
        if kind in ("after_dot_kept", "slow"):
            note("gap", to)
        if kind == "after_dot_kept":
            raise Gone
        if kind == "slow":
            await asyncio.sleep(0.3)
        await say("250 2.0.0 taken")

    greeting = fault(GREETING) if LUCK.random() < 0.5 else None
    if greeting == "connect":
        raise Gone
    if greeting == "banner4":
        return await say("421 4.3.2 come back later")
    if greeting == "banner5":
        return await say("554 5.3.2 no service here")
    await say("220 mail.example ESMTP")
    is_open = COVER == "starttls"
    while True:
        said = await line()
        verb = said.split(" ")[0].upper()
        if is_open and verb == "MAIL":
            note("uncovered")
            return await say("530 5.7.0 under cover, please")
        if is_open and verb == "STARTTLS":
            await say("220 go on")
            await writer.start_tls(TLS)
            is_open = False
            continue
        if verb in ("EHLO", "HELO"):
            if greeting == "ehlo_drop":
                raise Gone
            if greeting == "ehlo5":
                await say("550 5.3.2 not you")
            else:
                more = "250-STARTTLS\r\n" if is_open else ""
                await say(f"250-mail.example\r\n250-8BITMIME\r\n{more}250 SIZE 1000000")
        elif verb == "MAIL":
            await letter(said)
        elif verb == "QUIT":
            return await say("221 bye")
        else:
            await say("250 ok")


async def serve(reader, writer):
    try:
        await converse(reader, writer)
    except (Gone, OSError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.close()


async def main():
    open(sys.argv[1], "w").close()
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=TLS if COVER == "tls" else None)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
