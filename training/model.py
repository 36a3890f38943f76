"""The reader: an encoder over word pieces, a chain of tags over words, arcs between spans, tasks, and a vector of the meaning.

The linear layers of the encoder can be trained for whole numbers (`quantised`): weights in [-15, 15] with a scale per output,
activations in [-127, 127] with a scale per row; so it runs in `src/engine/reader/kernel`.
"""
import math
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from data import LABELS, TASKS, TYPES

WIDTH, HEADS, ARC_WIDTH, TYPE_WIDTH, MEANING_WIDTH = 384, 12, 192, 64, 128
LEVELS = 15


class RoundedRows(torch.autograd.Function):
    """Rows as whole numbers in [-127, 127] times a scale; what is learned passes through as if nothing had been rounded."""

    @staticmethod
    def forward(ctx, x):
        scale = x.abs().amax(-1, keepdim=True).clamp(min=1e-8) / 127
        return (x / scale).round() * scale

    @staticmethod
    def backward(ctx, gradient):
        return gradient


def rounded_rows(x):
    return RoundedRows.apply(x) if Linear.quantised else x


class Linear(nn.Linear):
    quantised = False
    age = 0

    def scale(self):
        """Of each output: the clip that loses least."""
        w = self.weight.detach()
        top = w.abs().amax(1, keepdim=True).clamp(min=1e-8)
        best, chosen = None, None
        for part in (1.0, 0.9, 0.8, 0.7, 0.6):
            s = top * part / LEVELS
            loss = ((w / s).round().clamp(-LEVELS, LEVELS) * s - w).square().sum(1, keepdim=True)
            chosen = s if best is None else torch.where(loss < best, s, chosen)
            best = loss if best is None else torch.minimum(loss, best)
        return chosen

    def forward(self, x):
        return self.of_rounded(rounded_rows(x))

    def of_rounded(self, x):
        if not Linear.quantised:
            return F.linear(x, self.weight, self.bias)
        if self.training:
            if self.age % 40 == 0:
                self.held = self.scale()
            self.age += 1
        s = self.held if self.training else self.scale()
        s = s.squeeze(1)
        w = torch.fake_quantize_per_channel_affine(self.weight, s, torch.zeros_like(s, dtype=torch.int32), 0, -LEVELS, LEVELS)
        return F.linear(x, w, self.bias)


class Layer(nn.Module):
    def __init__(self, ffn):
        super().__init__()
        self.q, self.k, self.v, self.o = (Linear(WIDTH, WIDTH) for _ in range(4))
        self.n1, self.n2 = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.f1, self.f2 = Linear(WIDTH, ffn), Linear(ffn, WIDTH)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        size = x.shape[:2]
        heads = lambda y: y.view(*size, HEADS, WIDTH // HEADS).transpose(1, 2)
        rows = rounded_rows(x)
        q, k, v = (heads(part.of_rounded(rows)) for part in (self.q, self.k, self.v))
        if hasattr(F, 'scaled_dot_product_attention'):
            a = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=0.1 if self.training else 0.0)
        else:
            scores = (q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS)).masked_fill(~mask, -1e9)
            a = F.dropout(scores.softmax(-1), 0.1, self.training) @ v
        x = self.n1(x + self.drop(self.o(a.transpose(1, 2).reshape(*size, WIDTH))))
        return self.n2(x + self.drop(self.f2(F.gelu(self.f1(x)))))


def log_matmul(a, b):
    top_a, top_b = a.amax(-1, keepdim=True), b.amax(-2, keepdim=True)
    return torch.log((torch.exp(a - top_a) @ torch.exp(b - top_b)).clamp(min=1e-37)) + top_a + top_b


class Reader(nn.Module):
    def __init__(self, pieces, ffn=1536, layers=6, drop=0.15):
        super().__init__()
        self.we, self.pe, self.n0 = nn.Embedding(pieces, WIDTH), nn.Embedding(512, WIDTH), nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers, self.drop = nn.ModuleList(Layer(ffn) for _ in range(layers)), nn.Dropout(drop)
        self.shape = nn.Embedding(10, WIDTH)
        nn.init.zeros_(self.shape.weight)
        count = len(LABELS)
        self.tag, self.trans, self.start = nn.Linear(WIDTH, count), nn.Parameter(torch.zeros(count, count)), nn.Parameter(torch.zeros(count))
        barred, barred_start = torch.zeros(count, count), torch.zeros(count)
        for i, before in enumerate(LABELS):
            for j, after in enumerate(LABELS):
                if after[0] == 'I' and before[1:] != after[1:]:
                    barred[i, j] = -1e4
            if before[0] == 'I':
                barred_start[i] = -1e4
        self.register_buffer('barred', barred)
        self.register_buffer('barred_start', barred_start)
        side = lambda: nn.Sequential(nn.Linear(WIDTH * 3 + TYPE_WIDTH, ARC_WIDTH), nn.GELU(), nn.Dropout(drop))
        self.kinds, self.tail, self.head = nn.Embedding(len(TYPES), TYPE_WIDTH), side(), side()
        self.pair = nn.Parameter(torch.randn(ARC_WIDTH, ARC_WIDTH) * 0.02)
        self.tail_bias, self.head_bias = nn.Linear(ARC_WIDTH, 1), nn.Linear(ARC_WIDTH, 1)
        self.apart, self.words_apart = nn.Embedding(61, 1), nn.Embedding(61, 1)
        self.types_apart = nn.Parameter(torch.zeros(len(TYPES), len(TYPES)))
        self.task_view = nn.Linear(WIDTH * 2, WIDTH)
        with torch.no_grad():
            self.task_view.weight.zero_()
            self.task_view.weight[:, WIDTH:] = torch.eye(WIDTH)
            self.task_view.bias.zero_()
        self.task_hidden, self.task_more = nn.Linear(WIDTH * 2, 256), nn.Linear(256, len(TASKS))
        nn.init.zeros_(self.task_more.weight)
        self.task_names = nn.Parameter(torch.randn(len(TASKS), WIDTH) * 0.05)
        self.task_scale, self.task_bias = nn.Parameter(torch.tensor(15.0)), nn.Parameter(torch.full((len(TASKS),), -7.0))
        self.meaning = nn.Linear(WIDTH, MEANING_WIDTH)

    def encode(self, b):
        x = self.n0(self.we(b['ids']) + self.pe.weight[None, :b['ids'].shape[1]])
        mask = b['mask'][:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask)
        x = x.float()
        take = lambda i: x.gather(1, i[..., None].expand(-1, -1, WIDTH))
        words = (take(b['first']) + take(b['last'])) / 2 + self.shape(b['shapes'])
        pooled = torch.cat([x[:, 0], (x * b['mask'][..., None]).sum(1) / b['n'][:, None]], -1)
        return self.drop(words), self.drop(pooled)

    def tasks(self, pooled):
        view = F.normalize(self.task_view(pooled), dim=-1) @ F.normalize(self.task_names, dim=-1).T
        return view * self.task_scale + self.task_bias + self.task_more(F.gelu(self.task_hidden(pooled)))

    def vector(self, words, b):
        """Of the whole text; the nearer two of them, the more alike what the texts mean."""
        return F.normalize(self.meaning((words * b['words'][..., None]).sum(1) / b['m'][:, None]), dim=-1)

    def chain_loss(self, tags, b):
        """Negative log likelihood of the labels per word; the sum over all chains by halves, not word by word."""
        trans, start = self.trans + self.barred, self.start + self.barred_start
        labels, inside = b['labels'], b['words']
        score = start[labels[:, 0]] + tags.gather(2, labels[..., None]).squeeze(-1).masked_fill(~inside, 0).sum(1)
        score = score + trans[labels[:, :-1], labels[:, 1:]].masked_fill(~inside[:, 1:], 0).sum(1)
        count = tags.shape[2]
        same = torch.full((count, count), -1e4, device=tags.device).fill_diagonal_(0)
        steps = torch.where(inside[:, 1:, None, None], trans + tags[:, 1:, None, :], same)
        while steps.shape[1] > 1:
            if steps.shape[1] % 2:
                steps = torch.cat([steps, same.expand(steps.shape[0], 1, count, count)], 1)
            steps = log_matmul(steps[:, 0::2], steps[:, 1::2])
        first = start + tags[:, 0]
        total = torch.logsumexp(first, 1) if steps.shape[1] == 0 else torch.logsumexp(first[:, :, None] + steps[:, 0], (1, 2))
        return (total - score) / b['m']

    def arcs(self, words, span, kind):
        take = lambda x, i: x.gather(1, i[..., None].expand(-1, -1, x.shape[-1]))
        sums = torch.cat([torch.zeros_like(words[:, :1]), words.cumsum(1)], 1)
        mean = (take(sums, span[..., 1]) - take(sums, span[..., 0])) / (span[..., 1] - span[..., 0]).clamp(min=1)[..., None]
        x = torch.cat([take(words, span[..., 0]), take(words, (span[..., 1] - 1).clamp(min=0)), mean, self.kinds(kind)], -1)
        tail, head, order = self.tail(x), self.head(x), torch.arange(span.shape[1], device=words.device)
        apart = (order[None] - order[:, None]).clamp(-30, 30) + 30
        words_apart = (span[:, None, :, 0] - span[:, :, None, 0]).clamp(-30, 30) + 30
        near = self.apart(apart).squeeze(-1)[None] + self.words_apart(words_apart).squeeze(-1) + self.types_apart[kind[:, :, None], kind[:, None, :]]
        return tail @ self.pair @ head.transpose(1, 2) + self.tail_bias(tail) + self.head_bias(head).transpose(1, 2) + near


def base_weights(path):
    z = np.load(path)
    out = {}
    for key in z.files:
        if key.endswith('|q'):
            out[key[:-2]] = torch.tensor(z[key].astype(np.float32) * z[key[:-2] + '|s'])
        elif not key.endswith('|s'):
            out[key] = torch.tensor(z[key].astype(np.float32))
    return out


def layers_of(base):
    return 1 + max(int(name.split('.')[2]) for name in base if name.startswith('encoder.layer.'))


def start_from_base(model, base, rows):
    """`rows`: the row of the base's vocabulary for each piece that is kept."""
    state = model.state_dict()
    state['we.weight'].copy_(base['embeddings.word_embeddings.weight'][rows])
    state['pe.weight'].copy_(base['embeddings.position_embeddings.weight'] + base['embeddings.token_type_embeddings.weight'][0])
    names = dict(q='attention.self.query', k='attention.self.key', v='attention.self.value', o='attention.output.dense', n1='attention.output.LayerNorm', f1='intermediate.dense', f2='output.dense', n2='output.LayerNorm')
    for part in ('weight', 'bias'):
        state[f'n0.{part}'].copy_(base[f'embeddings.LayerNorm.{part}'])
        for i in range(len(model.layers)):
            for ours, theirs in names.items():
                state[f'layers.{i}.{ours}.{part}'].copy_(base[f'encoder.layer.{i}.{theirs}.{part}'])


def narrowed(model, ffn, importance):
    """A copy whose feed-forward layers keep only their most important units."""
    state = model.state_dict()
    for i, scores in enumerate(importance):
        keep = scores.topk(ffn).indices.sort().values
        state[f'layers.{i}.f1.weight'] = state[f'layers.{i}.f1.weight'][keep]
        state[f'layers.{i}.f1.bias'] = state[f'layers.{i}.f1.bias'][keep]
        state[f'layers.{i}.f2.weight'] = state[f'layers.{i}.f2.weight'][:, keep]
    small = Reader(model.we.num_embeddings, ffn, len(model.layers), model.drop.p)
    small.load_state_dict(state)
    return small
