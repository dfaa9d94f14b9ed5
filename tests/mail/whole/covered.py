"""Letters under cover: by SMTPS and by STARTTLS, to servers whose certificates can be trusted, and to others that get none.
The program is the argument."""

import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

from house import Browser, House, MailServer

READER, OTHER = "zoe@example.org", "boris@example.net"
COVERS = {"tls": "smtps://localhost:{}", "starttls": "smtp://localhost:{}?tls=required"}


def openssl(folder, *words):
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)


def authority(folder, name):
    """Somebody who signs certificates. Answers the certificate to trust."""
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    openssl(folder, "req", "-x509", *curve, "-keyout", f"{name}.key", "-out", f"{name}.pem", "-days", "2", "-subj", f"/CN={name}")
    return os.path.join(folder, f"{name}.pem")


def certificate(folder, issuer, host):
    """A certificate for this host, and its key."""
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    openssl(folder, "req", *curve, "-keyout", f"{host}.key", "-out", f"{host}.csr", "-subj", f"/CN={host}")
    with open(os.path.join(folder, f"{host}.ext"), "w", encoding="ascii") as extensions:
        extensions.write(f"subjectAltName=DNS:{host}\nbasicConstraints=CA:FALSE\n")
    signed = ["-CA", f"{issuer}.pem", "-CAkey", f"{issuer}.key", "-extfile", f"{host}.ext", "-days", "2"]
    openssl(folder, "x509", "-req", "-in", f"{host}.csr", *signed, "-out", f"{host}.pem")
    return [os.path.join(folder, f"{host}{kind}") for kind in (".pem", ".key")]


def try_once(program, url, trusted):
    """Sends one letter by hand. Answers whether it was taken, and what was said."""
    command = [program, "mail", "check", "--mail-from", "tincan@tincan.example", "--smtp-url", url, "--to", READER]
    tried = subprocess.run(command, env={**os.environ, "SSL_CERT_FILE": trusted}, capture_output=True, text=True)
    return tried.returncode == 0, tried.stdout + tried.stderr


def kept(mail):
    return [to for to, _, _ in mail.delivered()]


def check_once(program, folder, cover, files, trusted):
    """Whom a single letter is entrusted to."""
    with MailServer(folder, cover, *files["localhost"]) as mail:
        url = COVERS[cover].format(mail.port)
        taken, said = try_once(program, url, trusted["ours"])
        assert taken and kept(mail) == [READER], said
        taken, said = try_once(program, url, trusted["theirs"])
        assert not taken and "UnknownIssuer" in said and kept(mail) == [], said
    with MailServer(folder, cover, *files["other.example"]) as mail:
        taken, said = try_once(program, COVERS[cover].format(mail.port), trusted["ours"])
        assert not taken and "not valid for name" in said and kept(mail) == [], said
    with MailServer(folder) as mail:
        taken, said = try_once(program, COVERS[cover].format(mail.port), trusted["ours"])
        assert not taken and kept(mail) == [], f"a server without any cover was trusted: {said}"


def check_queue(program, folder, cover, files, trusted):
    """A letter waits while the server cannot be trusted, and is sent once it can."""
    place = os.path.join(folder, cover)
    os.mkdir(place)
    with MailServer(place, cover, *files["localhost"]) as mail:
        url = COVERS[cover].format(mail.port)
        with House(program, place, url, env={"SSL_CERT_FILE": trusted["theirs"]}) as house:
            Browser(house, "fr").post("/sign-in", address=READER, way="link")
            row = await_row(house, "SELECT state, reason FROM letters WHERE tries > 0")
            assert row[0] == "waiting" and "UnknownIssuer" in row[1], row
            assert kept(mail) == []
        with contextlib.closing(sqlite3.connect(house.database)) as database, database:
            database.execute("UPDATE letters SET due_at = 0")
        with House(program, place, url, env={"SSL_CERT_FILE": trusted["ours"]}) as house:
            # Another letter wakes the mail room.
            Browser(house, "fr").post("/sign-in", address=OTHER, way="link")
            await_row(house, "SELECT count(*) FROM letters WHERE state = 'sent' HAVING count(*) = 2")
            assert sorted(kept(mail)) == sorted([READER, OTHER])


def await_row(house, sql):
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        if rows := house.ask(sql):
            return rows[0]
        time.sleep(0.05)
    raise AssertionError(f"{sql}\n{house.ask('SELECT * FROM letters')}\n{house.said()[-2000:]}")


def main(program):
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        trusted = {name: authority(folder, name) for name in ("ours", "theirs")}
        files = {host: certificate(folder, "ours", host) for host in ("localhost", "other.example")}
        for cover in COVERS:
            check_once(program, folder, cover, files, trusted)
            check_queue(program, folder, cover, files, trusted)
    print(f"SMTPS and STARTTLS: trusted servers get letters, others none; {time.monotonic() - started:.0f} s")


main(os.path.abspath(sys.argv[1]))
