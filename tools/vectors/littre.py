"""Reads the definitions and quotations of Littré's dictionary."""

import gzip
import html
import re
import struct

from french_words import spell

SECTION = re.compile(r"<b><big>([^<]*)</big></b>")
# Authors and works are coloured; pronunciations are small.
CREDITS = re.compile(r'<span foreground="#(?:B22222|556B2F)">.*?</span>', re.DOTALL)
SPOKEN = re.compile(r"<i><small>.*?</small></i>", re.DOTALL)
SHORTEST = 8


def read_littre(share):
    """(headword, paragraph) for every paragraph that is neither etymology nor history."""
    base = share / "stardict/dic"
    data = gzip.decompress((base / "XMLittre.dict.dz").read_bytes())
    index = (base / "XMLittre.idx").read_bytes()
    seen, at = set(), 0
    while at < len(index):
        end = index.index(b"\0", at)
        start, size = struct.unpack(">II", index[end + 1 : end + 9])
        head, at = spell(index[at:end].decode()).split(",")[0], end + 9
        if start in seen:
            continue
        seen.add(start)
        parts = SECTION.split(data[start : start + size].decode("utf8", "replace"))
        for name, body in zip(["", *parts[1::2]], parts[::2]):
            if name.startswith(("ÉTYM", "HISTOR")):
                continue
            body = CREDITS.sub("", SPOKEN.sub("\n", body))
            plain = html.unescape(re.sub(r"<[^>]*>", "", re.sub(r"<b>[^<]*</b>", "\n", body)))
            for paragraph in plain.split("\n"):
                if len(paragraph.strip(" ,.;")) >= SHORTEST:
                    yield head, paragraph
