"""Teaches the vector of a text which descriptions ask for the same case (needs a GPU or patience, PyTorch).

  python3 training/same_case.py STUDENT.npz CASES.json OUT.npz FOLDS

The encoder stays as it is; only what makes one vector of its words is learned: some looks at the words, each with its own weights,
beside their mean. CASES.json is what `npm run case-texts` writes: sentences by case, and descriptions of which somebody said
which case they mean. For each of five parts it is also learned without that part; what it then says about all texts is written
to FOLDS (whole numbers, a vector a text), so that weights can be fitted to vectors of texts that were not learned from.
"""
import json, os, sys
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from data import HERE, Table, Vocabulary, number
from model import MEANING_WIDTH, WIDTH, Linear, Reader

LOOKS, HIDDEN, PARTS, STEPS, RATE, HEAT, MOST_WORDS = 4, 256, 5, 2000, 1e-3, 0.06, 160
WORK = os.environ.get('READER_WORK', f'{HERE}/work')
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.look = nn.Linear(WIDTH, LOOKS)
        self.straight, self.up = (nn.Linear(WIDTH * (LOOKS + 1), size) for size in (MEANING_WIDTH, HIDDEN))
        self.down, self.drop = nn.Linear(HIDDEN, MEANING_WIDTH), nn.Dropout(0.2)

    def forward(self, words, inside):
        inside = inside[..., None]
        mean = (words * inside).sum(1) / inside.sum(1).clamp(min=1)
        shares = self.look(words).masked_fill(~inside, -1e4).softmax(1)
        seen = self.drop(torch.cat([mean, torch.einsum('nwl,nwd->nld', shares, words).flatten(1)], -1))
        return F.normalize(self.straight(seen) + self.down(self.drop(F.gelu(self.up(seen)))), dim=-1)


def student(path, words):
    z = np.load(path)
    state = {n: torch.tensor(z[n].astype(np.float32) * (z[f'{n}|scale'][:, None] if f'{n}|scale' in z.files else 1)) for n in z.files if not n.endswith('|scale') and n != 'bars'}
    layers = 1 + max(int(n.split('.')[1]) for n in state if n.startswith('layers.'))
    reader = Reader(len(words.pieces), ffn=len(state['layers.0.f1.bias']), layers=layers)
    reader.load_state_dict(state, strict=False)
    Linear.quantised = True
    return reader.to(DEVICE).eval()


@torch.no_grad()
def word_states(reader, texts, words):
    rows = [number(text, words) for text in texts]
    rows = [row if len(row['ids']) <= 510 else number(text[:1200], words) for row, text in zip(rows, texts)]
    table = Table(rows, DEVICE)
    states = torch.zeros(len(rows), MOST_WORDS, WIDTH, device=DEVICE, dtype=torch.bfloat16)
    inside = torch.zeros(len(rows), MOST_WORDS, dtype=torch.bool, device=DEVICE)
    order = sorted(range(len(rows)), key=lambda k: table.lengths[k])
    for i in range(0, len(order), 128):
        chunk = order[i:i + 128]
        b = table.batch(chunk)
        found = reader.encode(b)[0][:, :MOST_WORDS]
        states[chunk, :found.shape[1]] = found.bfloat16()
        inside[chunk, :found.shape[1]] = b['words'][:, :MOST_WORDS]
    return states, inside


def among_texts(vectors, cases):
    """Each text chooses among all others; right are those of its case."""
    self_ = torch.eye(len(vectors), dtype=torch.bool, device=DEVICE)
    chances = (vectors @ vectors.T / HEAT).masked_fill(self_, -1e4).log_softmax(1)
    right = (cases[:, None] == cases[None]) & ~self_
    return -((chances * right).sum(1) / right.sum(1).clamp(min=1))[right.any(1)].mean()


def among_cases(vectors, cases, is_sentence):
    """Each text chooses among the cases, of which each is the mean of its other sentences."""
    kept, own = cases.unique(return_inverse=True)
    sums = torch.zeros(len(kept), vectors.shape[1], device=DEVICE).index_add(0, own[is_sentence], vectors[is_sentence])
    count = torch.bincount(own[is_sentence], minlength=len(kept))
    likeness = vectors @ F.normalize(sums, dim=-1).T
    without = F.normalize(sums[own] - vectors * is_sentence[:, None] + 1e-6, dim=-1)
    likeness = likeness.scatter(1, own[:, None], (vectors * without).sum(-1, keepdim=True)) / HEAT
    good = count[own] - is_sentence.long() > 0
    return F.cross_entropy(likeness[good], own[good])


def learn(states, inside, cases, is_sentence, known):
    torch.manual_seed(0)
    head = Head().to(DEVICE)
    optimiser = torch.optim.AdamW(head.parameters(), lr=RATE, weight_decay=0.05)
    for step in range(STEPS):
        optimiser.param_groups[0]['lr'] = RATE * (1 - step / STEPS) * min(1, step / 100 + 0.01)
        some = torch.randperm(int(cases.max()) + 1, device=DEVICE)[:256]
        rows = torch.nonzero(torch.isin(cases, some) & known).squeeze(1)
        words = states[rows].float()
        vectors = head(words + 0.02 * torch.randn_like(words), inside[rows])
        loss = among_texts(vectors, cases[rows]) + among_cases(vectors, cases[rows], is_sentence[rows])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return head.eval()


@torch.no_grad()
def vectors_of(head, states, inside):
    return torch.cat([head(states[i:i + 1024].float(), inside[i:i + 1024]) for i in range(0, len(states), 1024)])


def found(vectors, cases, is_sentence, apart):
    """How often a text that was kept apart has its case nearest, and among the eight nearest."""
    known = is_sentence & ~apart
    middle = F.normalize(torch.zeros(int(cases.max()) + 1, vectors.shape[1], device=DEVICE).index_add_(0, cases[known], vectors[known]), dim=-1)
    said = []
    for name, asked in (('sentences', apart & is_sentence), ('descriptions', apart & ~is_sentence & (cases >= 0))):
        likeness = vectors[asked] @ middle.T
        before = (likeness > likeness.gather(1, cases[asked][:, None])).sum(1)
        said.append(f'{name} {(before < 1).float().mean():.3f} {(before < 8).float().mean():.3f}')
    return ', '.join(said)


def exported(head):
    """As `pack.py` takes them: bytes with a scale per row, and floats."""
    out = {}
    for name, value in head.state_dict().items():
        value = value.float().cpu()
        if name.endswith('bias'):
            out[f'same.{name}'] = value.numpy()
            continue
        scale = value.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127
        out[f'same.{name}'] = (value / scale).round().to(torch.int8).numpy()
        out[f'same.{name}|scale'] = scale.squeeze(1).numpy()
    return out


def main(source, cases_file, target, folds):
    words = Vocabulary(json.load(open(f'{WORK}/vocabulary.json', encoding='utf-8')))
    rows = json.load(open(cases_file, encoding='utf-8'))
    ids = {name: k for k, name in enumerate(sorted({row['case'] for row in rows} - {'-'}))}
    texts = [row['text'] for row in rows]
    cases = torch.tensor([ids.get(row['case'], -1) for row in rows], device=DEVICE)
    is_sentence = torch.tensor([row['isSentence'] for row in rows], device=DEVICE)
    part = torch.tensor([row['part'] for row in rows], device=DEVICE)
    states, inside = word_states(student(source, words), texts, words)
    os.makedirs(folds, exist_ok=True)
    for k in range(PARTS):
        vectors = vectors_of(learn(states, inside, cases, is_sentence, part != k), states, inside)
        print('without part', k, found(vectors, cases, is_sentence, part == k), flush=True)
        (vectors * 127).round().to(torch.int8).cpu().numpy().tofile(f'{folds}/vectors-{k}.bin')
    head = learn(states, inside, cases, is_sentence, part >= 0)
    np.savez_compressed(target, **exported(head))


main(*sys.argv[1:])
