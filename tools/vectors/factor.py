"""From words beside each other to vectors: counts, PPMI, factors, and how blocks are joined."""

import numpy as np
import scipy.sparse as sp
from scipy.sparse.linalg import svds

LENGTH = 1e-6
# Words from which the common directions are read.
COMMON = 8000


def unit(rows):
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    return np.where(lengths > LENGTH, rows / np.maximum(lengths, LENGTH), 0).astype(np.float32)


def present(rows):
    return np.linalg.norm(rows, axis=1) > LENGTH


def count_pairs(lines, words, window=8):
    """How often words stand within `window` of each other in a line; near ones count for more."""
    place = {word: at for at, word in enumerate(words)}
    tokens, owners = [], []
    for number, line in enumerate(lines):
        known = [place[word] for word in line if word in place]
        tokens.extend(known)
        owners.extend([number] * len(known))
    tokens, owners = np.array(tokens, np.int64), np.array(owners, np.int32)
    size = len(words)
    total = sp.csr_matrix((size, size), dtype=np.float32)
    for distance in range(1, window + 1):
        together = owners[:-distance] == owners[distance:]
        one, other = tokens[:-distance][together], tokens[distance:][together]
        weights = np.full(len(one), 1 / (1 + 0.25 * (distance - 1)), np.float32)
        total = total + sp.coo_matrix((weights, (one, other)), shape=(size, size)).tocsr()
    total = total + total.T
    total.setdiag(0)
    total.eliminate_zeros()
    return total.tocsr()


def ppmi(counts, shift=0.0, smoothing=0.75):
    """Positive pointwise mutual information, the context's probability smoothed."""
    counts = counts.tocoo()
    sums = np.asarray(counts.tocsr().sum(axis=1)).ravel()
    context = sums**smoothing
    context /= context.sum()
    values = np.log((counts.data / sums[counts.row]) / context[counts.col]) - shift
    kept = values > 0
    return sp.csr_matrix(
        (values[kept].astype(np.float32), (counts.row[kept], counts.col[kept])), shape=counts.shape
    )


def factors(matrix, size):
    """The first `size` left singular vectors, by falling value, times the root of the value."""
    start = np.random.default_rng(0).standard_normal(min(matrix.shape))
    left, values, _ = svds(matrix, k=size, v0=start)
    order = np.argsort(-values)
    return (left[:, order] * np.sqrt(values[order])).astype(np.float32)


def centred(rows, directions=0):
    """Unit rows without their mean and without the first `directions` that all of them share."""
    known = present(rows)
    rows = unit(rows)
    rows = np.where(known[:, None], rows - rows[known][:COMMON].mean(axis=0), 0)
    if directions:
        _, _, axes = np.linalg.svd(rows[known][:COMMON], full_matrices=False)
        for axis in axes[:directions]:
            rows = rows - np.outer(rows @ axis, axis)
    return unit(rows)


def walk(links, steps=3, decay=0.6, faint=3e-4):
    """How likely each word is reached from each other one in a few steps along the links."""
    degrees = np.asarray(links.sum(axis=1)).ravel()
    step = sp.diags(1 / np.maximum(degrees, LENGTH)) @ links
    reached, total, weight = step, step.copy(), decay
    for _ in range(steps - 1):
        reached = reached @ step
        reached.data[reached.data < faint] = 0
        reached.eliminate_zeros()
        total, weight = total + reached * weight, weight * decay
    return (total + total.T).tocsr().astype(np.float32)


def filled(blocks, ridge=1.0, trust=0.7):
    """Blocks whose missing rows are guessed from the rows of the others, and count for less."""
    known = [present(block) for block in blocks]
    result = [block.copy() for block in blocks]
    for at, block in enumerate(blocks):
        missing = ~known[at]
        others = [other for other in range(len(blocks)) if other != at]
        for given in [others, *([other] for other in others if len(others) > 1)]:
            having = np.all([known[other] for other in given], axis=0)
            if not (missing & having).any():
                continue
            learn = np.flatnonzero(known[at] & having)[:12000]
            sample = np.hstack([blocks[other][learn] for other in given])
            square = sample.T @ sample + ridge * np.eye(sample.shape[1])
            solved = np.linalg.solve(square, sample.T @ block[learn])
            rows = missing & having
            result[at][rows] = unit(np.hstack([blocks[other][rows] for other in given]) @ solved) * trust
            missing &= ~rows
    return result


def joined(blocks, weights, size, common=20000):
    """One row a word of `size` numbers: blocks side by side, then their principal components."""
    rows = unit(np.hstack([weight * block for weight, block in zip(weights, filled(blocks))]))
    sample = rows[present(rows)][:common]
    values, axes = np.linalg.eigh(sample.T @ sample)
    order = np.argsort(-values)[:size]
    return unit((rows @ axes[:, order]) / values[order] ** 0.125)
