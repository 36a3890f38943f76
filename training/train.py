"""Trains a reader of app descriptions: what each word group is, what belongs to what, which tasks are meant.

  python3 training/train.py [--epochs 22] [--layers 6] [--seeds 1] [--aug 0.3]

Needs a GPU, PyTorch, base8.npz and tokenizer.json in this folder (see base_weights.py), and the labels. Trains on labels/train and
prints F1 on labels/dev; labels/test stays closed until the model is chosen.
"""
import argparse, glob, json, math, os, random, re, sys, time, unicodedata
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here)
import markup
ap = argparse.ArgumentParser()
ap.add_argument('--epochs', type=int, default=30); ap.add_argument('--lr', type=float, default=1e-4); ap.add_argument('--hlr', type=float, default=1e-3)
ap.add_argument('--batch', type=int, default=16); ap.add_argument('--layers', type=int, default=6); ap.add_argument('--seeds', type=int, default=1)
ap.add_argument('--aug', type=float, default=0.0); ap.add_argument('--drop', type=float, default=0.15); ap.add_argument('--arcw', type=float, default=0.7)
ap.add_argument('--frac', type=float, default=1.0); ap.add_argument('--decay', type=float, default=1.0); ap.add_argument('--name', default=''); ap.add_argument('--smooth', type=float, default=0.0)
ap.add_argument('--ens', action='store_true')
A = ap.parse_args(); dev = 'cuda'
TYPES = list('KXTFVRAPNCQZ'); LABELS = ['O'] + [f'{p}-{t}' for t in TYPES for p in 'BI']; L2I = {l: i for i, l in enumerate(LABELS)}
TASKS = sorted(markup.TASKS); K2I = {t: i for i, t in enumerate(TASKS)}
vocab = json.load(open(here + '/tokenizer.json'))['model']['vocab']
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*|[^\s\w]|_", re.U)

def pieces(word):
    w = ''.join(c for c in unicodedata.normalize('NFD', word.lower()) if unicodedata.category(c) != 'Mn').replace('’', "'")
    out = []
    for part in re.findall(r"[^\W_]+|[^\w\s]|_", w, re.U):
        s = 0
        while s < len(part):
            e = len(part)
            while e > s:
                p = ('##' if s else '') + part[s:e]
                if p in vocab: break
                e -= 1
            if e == s: out.append(vocab['[UNK]']); break
            out.append(vocab[p]); s = e
    return out or [vocab['[UNK]']]

def shape(word, before):
    k = 0 if word.islower() else 1 if word.istitle() or word[:1].isupper() and not word.isupper() else 2 if word.isupper() else 3 if word[:1].isdigit() else 4
    nl = 5 if '\n' in before else 0
    return k + nl

def prepare(o):
    text = o['text']; words = [(m.start(), m.end()) for m in WORD.finditer(text)]
    ids = [101]; first = []; last = []; shp = []; pos = 0
    for a, b in words:
        p = pieces(text[a:b]); first.append(len(ids)); ids += p; last.append(len(ids) - 1); shp.append(shape(text[a:b], text[pos:a])); pos = b
    ids.append(102)
    lab = [0] * len(words); spans = []
    for t, s, n in o['spans']:
        p = -1
        for _ in range(n): p = text.find(s, p + 1)
        idx = [i for i, (a, b) in enumerate(words) if a < p + len(s) and b > p]
        if not idx: spans.append(None); continue
        for k, i in enumerate(idx): lab[i] = L2I[('B-' if k == 0 else 'I-') + t]
        spans.append((idx[0], idx[-1] + 1, TYPES.index(t)))
    keep = [i for i, s in enumerate(spans) if s]; new = {k: i for i, k in enumerate(keep)}
    arcs = {(new[x[0]], new[x[1]]) for x in o['arcs'] if x[0] in new and x[1] in new}
    if len(ids) > 510: return None
    return dict(id=o['id'], style=o['style'], text=text, ids=ids, first=first, last=last, shp=shp, lab=lab, spans=[spans[i] for i in keep], arcs=arcs, tasks=[K2I[t] for t in o['tasks'] if t in K2I] or None, src=o)

class Layer(nn.Module):
    def __init__(s, d=384, h=12, f=1536):
        super().__init__(); s.h = h; s.q = nn.Linear(d, d); s.k = nn.Linear(d, d); s.v = nn.Linear(d, d); s.o = nn.Linear(d, d); s.n1 = nn.LayerNorm(d, eps=1e-12); s.f1 = nn.Linear(d, f); s.f2 = nn.Linear(f, d); s.n2 = nn.LayerNorm(d, eps=1e-12); s.drop = nn.Dropout(0.1)
    def forward(s, x, mask):
        B, T, D = x.shape; sp = lambda y: y.view(B, T, s.h, D // s.h).transpose(1, 2)
        a = F.scaled_dot_product_attention(sp(s.q(x)), sp(s.k(x)), sp(s.v(x)), attn_mask=mask, dropout_p=0.1 if s.training else 0.0)
        x = s.n1(x + s.drop(s.o(a.transpose(1, 2).reshape(B, T, D)))); return s.n2(x + s.drop(s.f2(F.gelu(s.f1(x)))))

class Reader(nn.Module):
    def __init__(s, layers=6, d=384):
        super().__init__(); s.we = nn.Embedding(30522, d); s.pe = nn.Embedding(512, d); s.te = nn.Parameter(torch.zeros(d)); s.n0 = nn.LayerNorm(d, eps=1e-12); s.layers = nn.ModuleList(Layer() for _ in range(layers)); s.drop = nn.Dropout(A.drop)
        s.shape = nn.Embedding(10, d); nn.init.zeros_(s.shape.weight)
        s.tag = nn.Linear(d, len(LABELS)); s.trans = nn.Parameter(torch.zeros(len(LABELS), len(LABELS))); s.start = nn.Parameter(torch.zeros(len(LABELS)))
        bad = torch.zeros(len(LABELS), len(LABELS)); bs = torch.zeros(len(LABELS))
        for i, a in enumerate(LABELS):
            for j, b in enumerate(LABELS):
                if b[0] == 'I' and a[1:] != b[1:]: bad[i, j] = -1e4
            if a[0] == 'I': bs[i] = -1e4
        s.register_buffer('bad', bad); s.register_buffer('bs', bs)
        e = 192; s.ty = nn.Embedding(len(TYPES), 64); s.fa = nn.Sequential(nn.Linear(d * 3 + 64, e), nn.GELU(), nn.Dropout(A.drop)); s.fb = nn.Sequential(nn.Linear(d * 3 + 64, e), nn.GELU(), nn.Dropout(A.drop)); s.bi = nn.Parameter(torch.randn(e, e) * 0.02); s.la = nn.Linear(e, 1); s.lb = nn.Linear(e, 1); s.dist = nn.Embedding(61, 1); s.wd = nn.Embedding(61, 1); s.pair = nn.Parameter(torch.zeros(len(TYPES), len(TYPES)))
        s.task = nn.Sequential(nn.Linear(d * 2, 256), nn.GELU(), nn.Dropout(A.drop), nn.Linear(256, len(TASKS)))
        s.load_base(layers)
    def load_base(s, n):
        z = np.load(here + '/base8.npz'); W = {}
        for k in z.files:
            if k.endswith('|q'): W[k[:-2]] = z[k].astype(np.float32) * z[k[:-2] + '|s']
            elif not k.endswith('|s'): W[k] = z[k].astype(np.float32)
        T = lambda k: torch.tensor(W[k]); D = s.state_dict(); p = {'we.weight': 'embeddings.word_embeddings.weight', 'pe.weight': 'embeddings.position_embeddings.weight', 'n0.weight': 'embeddings.LayerNorm.weight', 'n0.bias': 'embeddings.LayerNorm.bias'}
        for a, b in p.items(): D[a].copy_(T(b))
        D['te'].copy_(T('embeddings.token_type_embeddings.weight')[0])
        pick = {6: range(6), 4: [0, 1, 3, 5], 3: [0, 2, 5], 5: [0, 1, 2, 4, 5]}[n]
        for i, l in enumerate(pick):
            for a, b in dict(q='attention.self.query', k='attention.self.key', v='attention.self.value', o='attention.output.dense', n1='attention.output.LayerNorm', f1='intermediate.dense', f2='output.dense', n2='output.LayerNorm').items():
                for w in ('weight', 'bias'): D[f'layers.{i}.{a}.{w}'].copy_(T(f'encoder.layer.{l}.{b}.{w}'))
    def encode(s, b):
        x = s.n0(s.we(b['ids']) + s.pe(torch.arange(b['ids'].shape[1], device=dev))[None] + s.te); m = b['mask'][:, None, None, :]
        for l in s.layers: x = l(x, m)
        g = lambda i: x.gather(1, i[..., None].expand(-1, -1, x.shape[-1]))
        w = (g(b['first']) + g(b['last'])) / 2 + s.shape(b['shp'])
        pooled = torch.cat([x[:, 0], (x * b['mask'][..., None]).sum(1) / b['mask'].sum(1, keepdim=True)], -1)
        return s.drop(w.float()), s.task(s.drop(pooled.float()))
    def crf_nll(s, em, lab, wm):
        tr = s.trans + s.bad; st = s.start + s.bs; B, T, L = em.shape; al = st + em[:, 0]; sc = st[lab[:, 0]] + em[:, 0].gather(1, lab[:, :1]).squeeze(1)
        for t in range(1, T):
            m = wm[:, t]; n = torch.logsumexp(al[:, :, None] + tr, 1) + em[:, t]; al = torch.where(m[:, None], n, al)
            sc = sc + torch.where(m, tr[lab[:, t - 1], lab[:, t]] + em[:, t].gather(1, lab[:, t:t + 1]).squeeze(1), torch.zeros_like(sc))
        return ((torch.logsumexp(al, 1) - sc) / wm.sum(1)).mean()
    def arcs(s, w, sp, st, widx):
        # w: B,T,D ; sp: B,S,2 ; st: B,S
        g = lambda i: w.gather(1, i[..., None].expand(-1, -1, w.shape[-1])); cs = torch.cat([torch.zeros_like(w[:, :1]), w.cumsum(1)], 1); gc = lambda i: cs.gather(1, i[..., None].expand(-1, -1, w.shape[-1]))
        mean = (gc(sp[..., 1]) - gc(sp[..., 0])) / (sp[..., 1] - sp[..., 0]).clamp(min=1)[..., None]
        r = torch.cat([g(sp[..., 0]), g((sp[..., 1] - 1).clamp(min=0)), mean, s.ty(st)], -1); a, b = s.fa(r), s.fb(r); S = sp.shape[1]; o = torch.arange(S, device=w.device); dd = (o[None] - o[:, None]).clamp(-30, 30) + 30
        wdist = (sp[:, None, :, 0] - sp[:, :, None, 0]).clamp(-30, 30) + 30
        return a @ s.bi @ b.transpose(1, 2) + s.la(a) + s.lb(b).transpose(1, 2) + s.dist(dd).squeeze(-1)[None] + s.wd(wdist).squeeze(-1) + s.pair[st[:, :, None], st[:, None, :]]

def collate(rows):
    B = len(rows); T = max(len(r['ids']) for r in rows); W = max(len(r['lab']) for r in rows); S = max(1, max(len(r['spans']) for r in rows)); z = lambda *s: torch.zeros(*s, dtype=torch.long)
    b = dict(ids=z(B, T), mask=torch.zeros(B, T, dtype=torch.bool), first=z(B, W), last=z(B, W), shp=z(B, W), lab=z(B, W), wm=torch.zeros(B, W, dtype=torch.bool), sp=z(B, S, 2), st=z(B, S), sm=torch.zeros(B, S, dtype=torch.bool), arc=torch.zeros(B, S, S), task=torch.zeros(B, len(TASKS)), tm=torch.zeros(B))
    for k, r in enumerate(rows):
        n, w = len(r['ids']), len(r['lab']); b['ids'][k, :n] = torch.tensor(r['ids']); b['mask'][k, :n] = True
        for f in ('first', 'last', 'shp', 'lab'): b[f][k, :w] = torch.tensor(r[f])
        b['wm'][k, :w] = True
        for i, (x, y, t) in enumerate(r['spans']): b['sp'][k, i] = torch.tensor([x, y]); b['st'][k, i] = t; b['sm'][k, i] = True
        for i, j in r['arcs']: b['arc'][k, i, j] = 1
        if r['tasks']:
            b['tm'][k] = 1
            for t in r['tasks']: b['task'][k, t] = 1
    return {k: v.to(dev) for k, v in b.items()}

def perturb(o):
    """lower case, dropped punctuation, a swapped letter outside of nothing: same labels on changed words"""
    text = o['text']; r = random.random(); places = []
    for t, s, n in o['spans']:
        p = -1
        for _ in range(n): p = text.find(s, p + 1)
        places.append([p, p + len(s)])
    out = []; mp = {}; pos = 0
    lower = r < 0.5
    for i, c in enumerate(text):
        mp[i] = pos; d = c.lower() if lower else c
        if d in ".,!;:'" and random.random() < (0.4 if r < 0.3 else 0.05) and not any(a <= i < b for a, b in places): continue
        if c.isalpha() and random.random() < 0.008: d = random.choice([d + d, '', d])
        out.append(d); pos += len(d)
    mp[len(text)] = pos; new = ''.join(out); spans = []
    for (t, s, n), (a, b) in zip(o['spans'], places):
        x, y = mp[a], mp[b]; q = new[x:y]
        if not q.strip(): return None
        c = 0; p = -1
        while True:
            p = new.find(q, p + 1); c += 1
            if p == x: break
            if p < 0: return None
        spans.append([t, q, c])
    return dict(o, text=new, spans=spans)

def train(rows, seed):
    torch.manual_seed(seed); random.seed(seed); m = Reader(A.layers).to(dev); enc = [(n, p) for n, p in m.named_parameters() if n.split('.')[0] in ('we', 'pe', 'te', 'n0', 'layers')]; heads = [p for n, p in m.named_parameters() if n.split('.')[0] not in ('we', 'pe', 'te', 'n0', 'layers')]
    def depth(n): return int(n.split('.')[1]) + 1 if n.startswith('layers') else 0
    groups = [{'params': [p], 'lr': A.lr * A.decay ** (A.layers - depth(n))} for n, p in enc] + [{'params': heads, 'lr': A.hlr}]
    opt = torch.optim.AdamW(groups, weight_decay=0.01); per = math.ceil(len(rows) / A.batch); steps = A.epochs * per
    sch = torch.optim.lr_scheduler.LambdaLR(opt, lambda s: min(1, s / (0.1 * steps + 1)) * max(0.0, (steps - s) / steps)); m.train()
    for ep in range(A.epochs):
        rs = rows[:]
        if A.aug:
            rs = [((prepare(p) if (p := perturb(r['src'])) else None) or r) if random.random() < A.aug else r for r in rs]
        random.shuffle(rs); chunks = []
        for i in range(0, len(rs), A.batch * 8):
            c = sorted(rs[i:i + A.batch * 8], key=lambda r: len(r['ids'])); chunks += [c[j:j + A.batch] for j in range(0, len(c), A.batch)]
        random.shuffle(chunks)
        for c in chunks:
            b = collate(c)
            with torch.autocast('cuda', torch.bfloat16): w, tk = m.encode(b)
            em = m.tag(w); loss = m.crf_nll(em, b['lab'], b['wm']) * 4
            st = b['st']; s = m.arcs(w, b['sp'], st, None); ok = b['sm'][:, :, None] & b['sm'][:, None, :]
            al = F.binary_cross_entropy_with_logits(s, b['arc'], pos_weight=torch.tensor(2.0, device=dev), reduction='none'); loss = loss + A.arcw * ((al * ok).sum((1, 2)) / b['sm'].sum(1).clamp(min=1)).mean()
            tl = F.binary_cross_entropy_with_logits(tk, b['task'], reduction='none').sum(1); loss = loss + 0.1 * (tl * b['tm']).sum() / b['tm'].sum().clamp(min=1)
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(m.parameters(), 1.0); opt.step(); sch.step()
    return m.eval()

def viterbi(em, tr, st):
    T, L = em.shape; a = st + em[0]; back = []
    for t in range(1, T): x = a[:, None] + tr; back.append(x.argmax(0)); a = x.max(0) + em[t]
    p = [int(a.argmax())]
    for b in reversed(back): p.append(int(b[p[-1]]))
    return p[::-1]

def decode(path):
    out = []; cur = None
    for i, p in enumerate(path + [0]):
        l = LABELS[p]
        if cur is not None and l[0] != 'I': out.append((cur[0], i, cur[1])); cur = None
        if l[0] == 'B': cur = (i, TYPES.index(l[2:]))
    return out

@torch.no_grad()
def read(models, rows):
    out = []
    for r in rows:
        b = collate([r]); ems = []; tks = []; ws = []
        for m in models:
            with torch.autocast('cuda', torch.bfloat16): w, tk = m.encode(b)
            ws.append(w); ems.append(F.log_softmax(m.tag(w)[0].float(), -1)); tks.append(torch.sigmoid(tk[0].float()))
        em = torch.stack(ems).mean(0); m = models[0]; tr = torch.stack([(x.trans + x.bad) for x in models]).mean(0); st = torch.stack([(x.start + x.bs) for x in models]).mean(0)
        sp = decode(viterbi(em.cpu().numpy(), tr.cpu().numpy(), st.cpu().numpy())); tk = torch.stack(tks).mean(0).cpu().numpy()
        def arcs(sp):
            if len(sp) < 2: return set()
            t = torch.tensor([[x[:2] for x in sp]], device=dev); ty = torch.tensor([[x[2] for x in sp]], device=dev)
            p = torch.stack([torch.sigmoid(m.arcs(w, t, ty, None)[0]) for m, w in zip(models, ws)]).mean(0).cpu().numpy()
            return {(i, j) for i in range(len(sp)) for j in range(len(sp)) if i != j and p[i, j] > 0.5}
        out.append((sp, arcs(sp), arcs(r['spans']), tk))
    return out

def f1(tp, fp, fn): p = tp / max(1, tp + fp); r = tp / max(1, tp + fn); return round(2 * p * r / max(1e-9, p + r), 3)
def score(rows, res):
    C = {t: [0, 0, 0] for t in range(len(TYPES))}; arc = [0] * 3; ga = [0] * 3; lo = [0] * 3; tk = [0] * 3; th = [0] * 3; unl = [0] * 3
    for r, (sp, ar, gp, t) in zip(rows, res):
        g, q = set(r['spans']), set(sp)
        for k in C: a = {x for x in g if x[2] == k}; b = {x for x in q if x[2] == k}; C[k][0] += len(a & b); C[k][1] += len(b - a); C[k][2] += len(a - b)
        add = lambda c, G, Q: (c.__setitem__(0, c[0] + len(G & Q)), c.__setitem__(1, c[1] + len(Q - G)), c.__setitem__(2, c[2] + len(G - Q)))
        add(lo, {(x[1], x[2]) for x in g}, {(x[1], x[2]) for x in q}); add(unl, {x[:2] for x in g}, {x[:2] for x in q})
        add(arc, {(r['spans'][a], r['spans'][b]) for a, b in r['arcs']}, {(sp[a], sp[b]) for a, b in ar}); add(ga, r['arcs'], gp)
        if r['tasks']: add(tk, set(r['tasks']), {i for i in range(len(TASKS)) if t[i] > 0.4} or {int(t.argmax())}); add(th, {r['tasks'][0]}, {int(t.argmax())})
    tot = [sum(C[t][k] for t in C) for k in range(3)]
    return f"spans {f1(*tot)} ends {f1(*lo)} untyped {f1(*unl)} arcs {f1(*arc)} on-gold {f1(*ga)} tasks {f1(*tk)} top {f1(*th)} | " + ' '.join(f'{TYPES[t]} {f1(*C[t])}' for t in C)

def load(folder):
    out = []
    for f in sorted(glob.glob(here + '/labels/' + folder + '/?.txt')):
        devnull = open(os.devnull, 'w'); old = sys.stderr; sys.stderr = devnull; o, _ = markup.parse(f); sys.stderr = old
        for x in o:
            p = prepare(x)
            if p: out.append(p)
    return out
tr = load('train'); test = load('dev'); random.seed(3); random.shuffle(tr); tr = tr[:int(len(tr) * A.frac)]
t0 = time.time(); models = [train(tr, s) for s in range(A.seeds)]; t1 = time.time() - t0
for k, m in enumerate(models): print(A.name, 'seed', k, len(tr), score(test, read([m], test)), f'{t1 / A.seeds:.0f}s', flush=True)
if len(models) > 1: res = read(models, test); print(A.name, 'ensemble', score(test, res))
else: res = read(models, test)
for s in ('terse', 'plain', 'chatty', 'full', 'given'):
    z = [(r, x) for r, x in zip(test, res) if r['style'] == s]; print(A.name, s, len(z), score([a for a, _ in z], [b for _, b in z])[:90])
