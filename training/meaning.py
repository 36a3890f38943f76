"""What the vector of a text is taught: how alike the two bases find texts before any training on labels."""
import re
import torch, torch.nn.functional as F
import model as models
from data import Table, number

CLAUSE = re.compile(r'[.!?;:\n]+\s*|,\s+|\s[-–—]\s')


def clauses(texts, rng, count):
    """Short texts, as people type them into a search: sentences of others, and what stands between two commas."""
    found = dict.fromkeys(c.strip() for text in texts for c in CLAUSE.split(text) if 4 <= len(c.split()) <= 15)
    return rng.sample(list(found), min(count, len(found)))


@torch.no_grad()
def base_vectors(reader, rows, device):
    table, out = Table(rows, device), torch.zeros(len(rows), models.WIDTH, device=device)
    order = sorted(range(len(rows)), key=lambda k: table.lengths[k])
    reader.eval()
    for i in range(0, len(order), 128):
        chunk = order[i:i + 128]
        _, pooled = reader.encode(table.batch(chunk))
        out[chunk] = F.normalize(pooled[:, models.WIDTH:], dim=-1)
    return out


class Meanings:
    """Vectors of the bases side by side, without what all texts share, in their main directions over `texts`."""

    def __init__(self, bases, texts, words, device):
        self.bases, self.words, self.device = bases, words, device
        raw = [base_vectors(base, self.numbered(texts), device) for base in bases]
        self.middles = [vectors.mean(0) for vectors in raw]
        _, _, directions = torch.linalg.svd(self.joined(raw), full_matrices=False)
        self.directions = directions[:models.MEANING_WIDTH].T
        self.known = self.turned(raw)

    def numbered(self, texts):
        return [number(text, self.words) for text in texts]

    def joined(self, raw):
        return torch.cat([F.normalize(vectors - middle, dim=-1) for vectors, middle in zip(raw, self.middles)], -1)

    def turned(self, raw):
        return F.normalize(self.joined(raw) @ self.directions, dim=-1)

    def of(self, texts):
        return self.turned([base_vectors(base, self.numbered(texts), self.device) for base in self.bases])


def loss(vectors, wanted):
    apart = 1 - (vectors * wanted).sum(-1).mean()
    return apart + 4 * (vectors @ vectors.T - wanted @ wanted.T).square().mean()


@torch.no_grad()
def agreement(reader, table, wanted):
    """Mean likeness to what was wanted, how likenesses of pairs go together, and how often the nearest other text is among its ten nearest."""
    own = torch.zeros_like(wanted)
    for i in range(0, table.count, 64):
        b = table.batch(range(i, min(i + 64, table.count)))
        words, _ = reader.encode(b)
        own[i:i + len(words)] = reader.vector(words, b)
    pairs = ~torch.eye(len(own), dtype=torch.bool, device=own.device)
    said, true = own @ own.T, wanted @ wanted.T
    together = torch.corrcoef(torch.stack([said[pairs], true[pairs]]))[0, 1]
    nearest = true.masked_fill(~pairs, -2).argmax(1)
    ten = said.masked_fill(~pairs, -2).topk(10).indices
    return f"vector {(own * wanted).sum(-1).mean():.3f} pairs {together:.3f} nearest in ten {(ten == nearest[:, None]).any(1).float().mean():.3f}"
