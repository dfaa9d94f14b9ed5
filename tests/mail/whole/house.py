"""The programs of the run: a mail server, and the service with its two doors. And a browser, for the way in."""

import contextlib
import email
import email.policy
import http.client
import http.cookies
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.parse

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "../../.."))


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


class MailServer:
    """The mail server of everybody: a program of its own that keeps whatever it is given. `cover` is how it speaks under
    cover, and with which certificate and key."""

    def __init__(self, folder, *cover):
        self.log = os.path.join(folder, "delivered")
        script = os.path.join(HERE, "../server.py")
        command = [sys.executable, script, self.log, "fine", *cover]
        self.program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.port = int(self.program.stdout.readline())
        self.read_to = 0

    def delivered(self):
        """The letters that came since the last look: to whom, the message, and its bytes."""
        with open(self.log, encoding="utf-8") as log:
            log.seek(self.read_to)
            while (line := log.readline()).endswith("\n"):
                self.read_to = log.tell()
                said = json.loads(line)
                assert said["what"] == "kept", said
                source = said["body"].encode("latin-1")
                yield said["to"], email.message_from_bytes(source, policy=email.policy.default), source

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.kill()
        self.program.wait()
        self.program.stdout.close()


class House:
    """The service, as an operator runs it."""

    def __init__(self, program, folder, smtp_url, *more, env=None):
        self.database = os.path.join(folder, "tincan.db")
        self.tincan = [program, "--database", self.database]
        self.site, self.door = free_port(), free_port()
        self.log = open(os.path.join(folder, "log"), "w+", encoding="utf-8")
        options = {
            "--listen": f"127.0.0.1:{self.site}",
            "--inbound-listen": f"127.0.0.1:{self.door}",
            "--smtp-url": smtp_url,
            "--mail-from": "tincan@tincan.example",
            "--reply-domain": "reply.tincan.example",
        }
        command = [*self.tincan, "serve", *(word for pair in options.items() for word in pair), *more]
        self.program = subprocess.Popen(command, stdout=self.log, stderr=self.log, env={**os.environ, **(env or {})})

    def __enter__(self):
        try:
            for port in (self.site, self.door):
                self.await_door(port)
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()
        self.log.close()

    def await_door(self, port):
        for _ in range(600):
            assert self.program.poll() is None, f"the service ended:\n{self.said()}"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return
            time.sleep(0.1)
        raise AssertionError(f"nobody opens port {port}")

    def said(self):
        self.log.seek(0)
        return self.log.read()

    def ask(self, sql):
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return database.execute(sql).fetchall()

    def verify(self):
        return subprocess.run([*self.tincan, "verify", "--all"], capture_output=True, text=True, check=False)

    def stop(self):
        """Ends the service as an operator does. Answers its exit code."""
        self.program.terminate()
        try:
            return self.program.wait(30)
        except subprocess.TimeoutExpired:
            self.program.kill()
            return self.program.wait()


class Browser:
    """Forms and cookies. Follows no redirect: a page that is not asked for is not looked at."""

    def __init__(self, house, language):
        self.house, self.language, self.cookies = house, language, {}

    def send(self, method, path, body=None):
        headers = {"Accept-Language": self.language}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.house.site, timeout=30)) as line:
            line.request(method, path, body, headers)
            answer = line.getresponse()
            page = answer.read().decode()
            for cookie in answer.headers.get_all("Set-Cookie") or []:
                for name, value in http.cookies.SimpleCookie(cookie).items():
                    self.cookies[name] = value.value
            return answer.status, answer.headers.get("Location"), page

    def post(self, path, **fields):
        """Sends a form; answers where it leads."""
        _, _, page = self.send("GET", "/sign-in")
        fields["token"] = re.search(r'name="token" value="([^"]+)"', page)[1]
        status, leads_to, page = self.send("POST", path, urllib.parse.urlencode(fields))
        assert status == 303, f"{path}: {status}\n{page}"
        return leads_to
