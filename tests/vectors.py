#!/usr/bin/env python3
"""The dice from their description alone: HMAC-SHA256 key per purpose, ChaCha20 words, Lemire's bounded draw,
Fisher-Yates from the back. Prints what src/engine/dice.rs has frozen; anyone can re-deal a game with this."""

import hashlib
import hmac
import struct


def chacha20_words(key):
    """The key stream as 32-bit words: 20 rounds, a zero nonce, a 64-bit block counter."""
    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            mixed = s[z] ^ s[x]
            s[z] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF
    counter = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key),
                 counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        s = list(start)
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(s, a, b, c, d)
        yield from ((word + first) & 0xFFFFFFFF for word, first in zip(s, start))
        counter += 1


class Stream:
    def __init__(self, secret, purpose):
        self.words = chacha20_words(hmac.new(secret, purpose.encode(), hashlib.sha256).digest())

    def below(self, bound):
        threshold = (-bound & 0xFFFFFFFF) % bound
        while True:
            product = next(self.words) * bound
            if product & 0xFFFFFFFF >= threshold:
                return product >> 32

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


if __name__ == "__main__":
    secret = bytes(range(32))
    stream = Stream(secret, "vectors")
    print([stream.below(bound) for bound in (2, 6, 52, 1000, 60, 0x80000001, 0xFFFFFFFF, 6)])
    print(Stream(secret, "deck/p1/0").shuffle(list(range(16))))
