"""Reads FreeDict dictionaries and finds English for French words through third languages."""

import gzip
import re
from collections import Counter, defaultdict
from math import log2

from french_words import spell

DIGITS = {digit: value for value, digit in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}
# Languages whose dictionaries towards English are CC-BY-SA too.
TO_ENGLISH = ("jpn", "fin", "ell", "pol")
FROM_ENGLISH = ("fin", "jpn", "bul")
FROM_FRENCH = ("deu", "spa", "ita", "por", "fin", "swe", "pol", "jpn", "ell", "bul", "tur", "lat", "lit", "rus")
TO_FRENCH = ("deu", "jpn", "fin", "ell", "pol", "por", "swe")
# How much less a second sense counts than the first, and so on.
LATER_SENSE = 0.12
NUMBERED = re.compile(r"^\s*\d+\.\s*")
NUMBER_AFTER = re.compile(r"\s+\d+\.\s*$")
ASIDES = re.compile(r"\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|<[^>]*>")
REMARKS = re.compile(r"^\s*(?:Synonyms?|Antonyms?|see|Note)\s*:|^\s*\"", re.IGNORECASE)
KANA = "Note: word usually written using kana alone"
FRENCH_ARTICLE = re.compile(r"^(?:le|la|les|un|une|des|du|de la|se) |^(?:l|d|s)'")
ENGLISH = re.compile(r"[a-z][a-z -]{1,30}")


def offset(digits):
    value = 0
    for digit in digits:
        value = value * 64 + DIGITS[digit]
    return value


class Sense:
    """One meaning of a headword: what it is called elsewhere, and how it is explained."""

    def __init__(self, translations, gloss=""):
        self.translations = translations
        self.gloss = gloss


def terms(line):
    plain = ASIDES.sub(" ", NUMBER_AFTER.sub("", NUMBERED.sub("", line.replace(KANA, ""))))
    return [term for term in (re.sub(r"\s+", " ", part).strip(" .!?\"“”«»") for part in re.split("[,;]", plain)) if term]


def senses_of(lines, kana):
    """The senses of an entry; a gloss without a translation of its own has the one before it."""
    senses = []
    for line in lines:
        if not line.strip() or REMARKS.search(line) and KANA not in line:
            continue
        if kana:
            if terms(line):
                senses.append(Sense(terms(line)))
            continue
        bare = NUMBERED.sub("", line).strip()
        if not senses or NUMBERED.match(line) and bare:
            senses.append(Sense(terms(line)))
        elif bare and senses[-1].gloss:
            senses.append(Sense(senses[-1].translations, bare))
        elif bare:
            senses[-1].gloss = bare
    return senses


def read_freedict(share, pair):
    """(headword, part of speech, senses) of every entry."""
    data = gzip.decompress((share / f"dictd/freedict-{pair}.dict.dz").read_bytes())
    for line in (share / f"dictd/freedict-{pair}.index").read_text("utf8", "replace").splitlines():
        key, start, length = line.split("\t")[:3]
        if key.startswith("00"):
            continue
        entry = data[offset(start) : offset(start) + offset(length)].decode("utf8", "replace").split("\n")
        kinds = re.findall(r"<([^>]*)>", entry[0])
        kana = pair.startswith("jpn")
        head = key if kana else re.split(r"\s+[/<]", entry[0], maxsplit=1)[0].strip()
        yield head, (kinds[-1].split(",")[0] if kinds else ""), senses_of(entry[1:], kana)


def english_term(word):
    return re.sub(r"^(?:to|a|an|the) ", "", word.lower().strip())


def english_of(share, language):
    """What the words of a language may mean in English, with weights."""
    table = defaultdict(Counter)
    if language in TO_ENGLISH:
        for head, _, senses in read_freedict(share, f"{language}-eng"):
            for place, sense in enumerate(senses):
                for position, term in enumerate(map(english_term, sense.translations)):
                    if ENGLISH.fullmatch(term):
                        table[head.lower()][term] += 1 / (1 + 0.3 * place + 0.15 * position)
    if language in FROM_ENGLISH:
        for head, _, senses in read_freedict(share, f"eng-{language}"):
            term = english_term(head)
            for place, sense in enumerate(senses if ENGLISH.fullmatch(term) else ()):
                for position, word in enumerate(sense.translations):
                    table[word.lower()][term] += 1 / (1 + 0.3 * place + 0.15 * position)
    return table


class FrenchDictionary:
    """Senses of French words over all pairs: glosses, kinds, and English with its votes."""

    def __init__(self, share):
        self.kinds = defaultdict(Counter)
        self.glosses = {}
        self.pivots = Counter()
        foreign = defaultdict(lambda: defaultdict(list))
        for language in FROM_FRENCH:
            for head, kind, senses in read_freedict(share, f"fra-{language}"):
                head = spell(head)
                self.kinds[head][kind] += 1
                for place, sense in enumerate(senses):
                    key = (head, sense.gloss)
                    self.glosses[key] = min(place, self.glosses.get(key, place))
                    foreign[key][language] += [word.lower() for word in sense.translations]
        for language in TO_FRENCH:
            for head, _, senses in read_freedict(share, f"{language}-fra"):
                for term in (word for sense in senses for word in sense.translations):
                    foreign[(FRENCH_ARTICLE.sub("", spell(term)), "")][language].append(head.lower())
        self._vote(share, foreign)

    def _vote(self, share, foreign):
        tables = {language: english_of(share, language) for language in {*TO_ENGLISH, *FROM_ENGLISH}}
        self.english = defaultdict(Counter)
        support = defaultdict(Counter)
        for (head, gloss), languages in foreign.items():
            self.pivots[head] = max(self.pivots[head], len(languages))
            place = min(self.glosses.get((head, gloss), 2), 6)
            shares, backers = Counter(), defaultdict(set)
            for language, words in languages.items():
                for position, word in enumerate(dict.fromkeys(words)):
                    found = tables.get(language, {}).get(word)
                    for term, weight in (found or {}).items():
                        shares[term] += weight / found.total() / (1 + 0.3 * position)
                        backers[term].add(language)
            for term, share_of_votes in shares.most_common(40):
                self.english[head][term] += share_of_votes / (1 + LATER_SENSE * place)
                support[head][term] = max(support[head][term], len(backers[term]))
        for head, votes in self.english.items():
            for term in list(votes):
                backers = support[head][term]
                votes[term] = votes[term] * log2(1 + backers) if backers >= 2 or votes[term] >= 1 else 0
