#!/usr/bin/env python3
"""Builds packages/bots/vectors: two French vector files that share no source, and an English one."""

import argparse
import struct
import sys

import numpy as np

from english_words import English, english_blocks
from factor import joined, present
from fetch import HERE, fetch_all
from freedict import FrenchDictionary
from french_blocks import choose_words, dictionary_half, english_half
from french_words import French, pack_words, read_lines, spell

OUT = HERE.parent.parent / "packages/bots/vectors"
# Candidates; those that no source tells anything about are left out.
FRENCH_WORDS = 34000
ENGLISH_WORDS = 24000
FRENCH_SIZE = 160
ENGLISH_SIZE = 200
# Largest number that a byte stands for; numbers above are cut.
SCALE = 0.3


class Name:
    """A person, place, brand or work: its English name, and words that describe it."""

    def __init__(self, english, described):
        self.english = english
        self.described = described


def read_names(french):
    names = {}
    for line in read_lines(HERE / "names-fr.tsv"):
        title, described = line.split("\t")
        name, _, english = title.partition("=")
        words = [french.lemma(spell(word)) or spell(word) for word in described.split()]
        names[spell(name)] = Name(english or spell(name), words)
    return names


def aliases_of(french, words):
    """Plurals and feminines of nouns and adjectives that have no row of their own."""
    kept, taken, aliases = set(words), set(), {}
    for word in words:
        forms = sorted(form for form in french.forms.get(word, ()) if form not in kept and form not in taken)
        taken.update(forms)
        aliases[word] = forms
    return aliases


def write(name, words, rows, aliases):
    kept = np.flatnonzero(present(rows))
    signed = np.clip(np.round(rows[kept] / SCALE * 127), -127, 127).astype(np.int8)
    OUT.mkdir(exist_ok=True)
    header = struct.pack("<4sIII", b"LXV1", len(kept), signed.shape[1], 0)
    (OUT / f"{name}.vec").write_bytes(header + signed.tobytes())
    lines = ["\t".join(filter(None, [words[at], " ".join(aliases.get(words[at], ()))])) for at in kept]
    (OUT / f"{name}.words.tsv").write_text("\n".join(lines) + "\n", encoding="utf8")
    print(f"{name}: {len(kept)} of {len(words)} words, {signed.shape[1]} numbers each", flush=True)


def build_french(share, english):
    french = French()
    dictionary = FrenchDictionary(share)
    names = read_names(french)
    words = choose_words(french, dictionary, names, FRENCH_WORDS)
    aliases = aliases_of(french, words)
    print(f"French: {len(words)} words, {len(names)} names", flush=True)
    halves = {
        "fr-english": (english_half(english, dictionary, names, words), (0.8, 1.2)),
        "fr-dictionary": (dictionary_half(french, dictionary, share, names, words), (1.1, 1)),
    }
    for name, (blocks, weights) in halves.items():
        write(name, words, joined(blocks, weights, FRENCH_SIZE), aliases)


def build_english(english):
    words, blocks, known = english_blocks(english, ENGLISH_WORDS, pack_words("en"))
    print(f"English: rows in each source {known}", flush=True)
    write("en", words, joined(blocks, (1, 1.2, 0.8), ENGLISH_SIZE), {})


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="?", choices=("fr", "en"))
    only = parser.parse_args().language
    share = fetch_all()
    english = English(share)
    if only != "fr":
        build_english(english)
    if only != "en":
        build_french(share, english)
    return 0


if __name__ == "__main__":
    sys.exit(main())
