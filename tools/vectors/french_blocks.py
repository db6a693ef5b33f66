"""The four kinds of evidence about French words, two for each half."""

import re
from math import sqrt

import numpy as np

from english_words import emoji_links, graph_vectors
from factor import centred, count_pairs, factors, ppmi, unit
from french_words import PLAIN, pack_words, spell
from littre import read_littre

MOST_TRANSLATIONS = 6
RARE_ENGLISH = 100000


def choose_words(french, dictionary, names, count):
    """The commonest lemmas, words of the packs first among those that would be cut."""
    common = french.frequencies()
    scores = {}
    for word in {*french.lemmas, *dictionary.kinds}:
        kinds = french.kinds(word) | ({"n"} if "n" in dictionary.kinds.get(word, ()) else set())
        if len(word) > 1 and kinds - {"d"} and PLAIN.fullmatch(word) and (word not in french.stop or word in {"or", "été", "est"}):
            known = 0.05 if word in dictionary.kinds else 0
            scores[word] = common.get(word, 0) + known + 0.03 * dictionary.pivots[word]
    ranked = sorted(scores, key=lambda word: (-scores[word], word))
    decked = [word if word in scores else french.lemma(word) or word for word in pack_words("fr")]
    return list(dict.fromkeys([*ranked[:count], *decked, *names]))


def translated(english, table, dictionary, names, words):
    """Rows of French words as sums of the rows of their English translations."""
    rows = np.zeros((len(words), table.shape[1]), np.float32)
    for at, word in enumerate(words):
        if word in names and names[word].english:
            found, _ = english.vector(names[word].english, table)
            rows[at] = 0 if found is None else found
            continue
        votes = dictionary.english.get(word)
        used = 0
        for term, weight in votes.most_common(MOST_TRANSLATIONS + 4) if votes else ():
            found, rank = english.vector(term, table)
            if found is not None and weight > 0 and used < MOST_TRANSLATIONS:
                rows[at] += weight * (1 if rank < RARE_ENGLISH else 0.5) * found
                used += 1
    return unit(rows)


def french_texts(french, dictionary, share):
    """Lines of lemmas: paragraphs of Littré and glosses, the headword among them."""
    paragraphs = [*read_littre(share), *sorted(dictionary.glosses)]
    for head, text in paragraphs:
        line = french.content(text)
        plain = " " not in head and len(head) > 1 and head not in french.stop
        if plain and head not in line:
            line.insert(0, head)
        if len(line) > 1:
            yield line


def gloss_links(french, dictionary):
    for head, gloss in sorted(dictionary.glosses):
        words = sorted(set(french.content(gloss)))
        yield from ((head, word, 1 / sqrt(len(words))) for word in words)


def described(rows, names, words):
    """Gives each name the sum of the words that describe it."""
    place = {word: at for at, word in enumerate(words)}
    for name, entry in names.items():
        known = [place[word] for word in entry.described if word in place]
        if known:
            rows[place[name]] = unit(rows[known].sum(axis=0, keepdims=True))[0]
    return rows


def english_half(english, dictionary, names, words):
    """Rows by running English text and by WordNet, through translations."""
    return [
        centred(translated(english, english.glove, dictionary, names, words)),
        centred(translated(english, english.defined, dictionary, names, words)),
    ]


def dictionary_half(french, dictionary, share, names, words):
    """Rows by French definitions and quotations, and by glosses and emoji keywords as a graph."""
    texts = factors(ppmi(count_pairs(french_texts(french, dictionary, share), words), 0.7), 300)
    emoji = emoji_links("fr", lambda text: french.content(re.sub(r"\W+", " ", spell(text))))
    graph = graph_vectors([*gloss_links(french, dictionary), *emoji], words, 200)
    return [described(block, names, words) for block in (centred(texts, 3), graph)]
