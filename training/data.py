"""Texts and their labels as rows of numbers.

Words are the units: a word is a run of letters and digits (an apostrophe may join two), or one other sign. Each word is cut into
pieces of a pruned vocabulary. `src/engine/reader/word-pieces.ts` does the same in TypeScript: whoever changes one changes the other.
"""
import glob, json, os, random, re, sys, unicodedata
import torch
import markup

HERE = os.path.dirname(os.path.abspath(__file__))
TYPES = list('KXTFVRAPNCQZ')
LABELS = ['O'] + [f'{p}-{t}' for t in TYPES for p in 'BI']
LABEL_INDEX = {label: i for i, label in enumerate(LABELS)}
TASKS = sorted(markup.TASKS)
TASK_INDEX = {task: i for i, task in enumerate(TASKS)}
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*|[^\s\w]|_", re.U)
PART = re.compile(r"[^\W_]+|[^\w\s]|_", re.U)
MAX_PIECES = 510
CLS, SEP, UNK = '[CLS]', '[SEP]', '[UNK]'


def plain(word):
    """Lower case without accents, as the vocabulary is written."""
    bare = unicodedata.normalize('NFD', word.lower())
    return ''.join(c for c in bare if unicodedata.category(c) != 'Mn').replace('’', "'")


class Vocabulary:
    def __init__(self, pieces):
        self.pieces = list(pieces)
        self.index = {piece: i for i, piece in enumerate(self.pieces)}

    def cut(self, word):
        out = []
        for part in PART.findall(plain(word)):
            start = 0
            while start < len(part):
                end = len(part)
                while end > start:
                    piece = ('##' if start else '') + part[start:end]
                    if piece in self.index:
                        break
                    end -= 1
                if end == start:
                    out.append(self.index[UNK])
                    break
                out.append(self.index[piece])
                start = end
        return out or [self.index[UNK]]


def base_pieces(tokenizer):
    vocab = json.load(open(tokenizer, encoding='utf-8'))['model']['vocab']
    return sorted(vocab, key=vocab.get)


def choose_vocabulary(tokenizer, texts, common=19000):
    """Pieces that occur in the texts, all single letters and digits, and the commonest of the base (its ids follow frequency)."""
    base = base_pieces(tokenizer)
    full = Vocabulary(base)
    seen = {CLS, SEP, UNK}
    for text in texts:
        for match in WORD.finditer(text):
            seen.update(base[i] for i in full.cut(match.group()))
    common_words = [p for p in base[999:common] if all(ord(c) < 0x250 for c in p)]
    single = [p for p in base if len(p.removeprefix('##')) == 1 and ord(p[-1]) < 0x250]
    keep = seen | set(common_words) | set(single)
    return [p for p in base if p in keep]


def shape(word, between):
    """0 lower case, 1 begins with a capital, 2 all capitals, 3 begins with a digit, 4 a sign; 5 more after a new line."""
    if word[0].isdigit():
        kind = 3
    elif not any(c.isalpha() for c in word):
        kind = 4
    elif word == word.lower():
        kind = 0
    elif len(word) > 1 and word == word.upper():
        kind = 2
    else:
        kind = 1
    return kind + (5 if '\n' in between else 0)


def number(text, vocabulary):
    ids, first, last, shapes, position = [vocabulary.index[CLS]], [], [], [], 0
    words = [(m.start(), m.end()) for m in WORD.finditer(text)]
    for start, end in words:
        pieces = vocabulary.cut(text[start:end])
        first.append(len(ids))
        ids += pieces
        last.append(len(ids) - 1)
        shapes.append(shape(text[start:end], text[position:start]))
        position = end
    ids.append(vocabulary.index[SEP])
    return dict(text=text, words=words, ids=ids, first=first, last=last, shapes=shapes)


def place(text, spans):
    """Character ranges of spans that are given as (type, words, n-th occurrence)."""
    out = []
    for _, words, nth in spans:
        at = -1
        for _ in range(nth):
            at = text.find(words, at + 1)
        out.append((at, at + len(words)))
    return out


def labelled_row(entry, vocabulary):
    row = number(entry['text'], vocabulary)
    if len(row['ids']) > MAX_PIECES or not row['words']:
        return None
    labels, spans = [0] * len(row['words']), []
    for (kind, _, _), (start, end) in zip(entry['spans'], place(entry['text'], entry['spans'])):
        inside = [i for i, (a, b) in enumerate(row['words']) if a < end and b > start]
        if not inside:
            spans.append(None)
            continue
        for k, i in enumerate(inside):
            labels[i] = LABEL_INDEX[('B-' if k == 0 else 'I-') + kind]
        spans.append((inside[0], inside[-1] + 1, TYPES.index(kind)))
    kept = {old: new for new, old in enumerate(i for i, span in enumerate(spans) if span)}
    arcs = {(kept[a[0]], kept[a[1]]) for a in entry['arcs'] if a[0] in kept and a[1] in kept}
    tasks = [TASK_INDEX[t] for t in entry['tasks'] if t in TASK_INDEX]
    row.update(id=entry['id'], style=entry['style'], labels=labels, spans=[s for s in spans if s], arcs=arcs, tasks=tasks, entry=entry)
    return row


def load_labels(folder, vocabulary=None):
    entries = []
    for name in sorted(glob.glob(f'{HERE}/labels/{folder}/*.txt')):
        if 'second-hand' in name:
            continue
        stderr, sys.stderr = sys.stderr, open(os.devnull, 'w')
        found, _ = markup.parse(name)
        sys.stderr = stderr
        entries += found
    if vocabulary is None:
        return entries
    return [row for row in (labelled_row(e, vocabulary) for e in entries) if row]


def load_task_lines():
    """Descriptions of which only the tasks are known: `task,task<TAB>text`."""
    out = []
    for name in sorted(glob.glob(f'{HERE}/labels/tasks/*.tsv')):
        for line in open(name, encoding='utf-8'):
            tasks, text = line.rstrip('\n').split('\t')
            out.append((text, [TASK_INDEX[t] for t in tasks.split(',')]))
    return out


def perturb(entry, rng):
    """The same labels over a text in lower case, with fewer signs and a slip of the finger here and there."""
    text, ranges = entry['text'], place(entry['text'], entry['spans'])
    lower, careless = rng.random() < 0.5, rng.random() < 0.3
    out, moved, at = [], {}, 0
    for i, c in enumerate(text):
        moved[i] = at
        d = c.lower() if lower else c
        if d in ".,!;:'" and rng.random() < (0.4 if careless else 0.05) and not any(a <= i < b for a, b in ranges):
            continue
        if c.isalpha() and rng.random() < 0.008:
            d = rng.choice([d + d, ''])
        out.append(d)
        at += len(d)
    moved[len(text)] = at
    new, spans = ''.join(out), []
    for (kind, _, _), (a, b) in zip(entry['spans'], ranges):
        start, words = moved[a], new[moved[a]:moved[b]]
        if not words.strip():
            return None
        nth, found = 0, -1
        while found < start:
            found = new.find(words, found + 1)
            nth += 1
            if found < 0:
                return None
        if found != start:
            return None
        spans.append([kind, words, nth])
    return dict(entry, text=new, spans=spans)


def words_by_kind(entries):
    pool = {}
    for entry in entries:
        for kind, words, _ in entry['spans']:
            pool.setdefault(kind, []).append(words)
    return pool


def mix(entry, pool, rng, share=0.35):
    """The text with some of its things, details, names, people and subjects exchanged for those of others."""
    out, at = [], 0
    for (kind, _, _), (a, b) in sorted(zip(entry['spans'], place(entry['text'], entry['spans'])), key=lambda x: x[1]):
        out.append(entry['text'][at:a])
        out.append(rng.choice(pool[kind]) if kind in 'TFVXRPK' and rng.random() < share else entry['text'][a:b])
        at = b
    return ''.join(out) + entry['text'][at:]


class Table:
    """Rows side by side as tensors on the device, so that a batch is a matter of indexing."""

    def __init__(self, rows, device):
        self.rows, self.count = rows, len(rows)
        pieces = max(len(r['ids']) for r in rows)
        words = max(len(r['words']) for r in rows)
        spans = max([1] + [len(r.get('spans', ())) for r in rows])
        arcs = max([1] + [len(r.get('arcs', ())) for r in rows])
        count = lambda name: torch.tensor([len(r.get(name, ())) for r in rows])
        table = lambda lists, size: torch.tensor([list(x) + [0] * (size - len(x)) for x in lists])
        pairs = lambda lists, size: torch.tensor([[list(y) for y in x] + [[0, 0]] * (size - len(x)) for x in lists])
        t = dict(n=count('ids'), m=count('words'), s=count('spans'), a=count('arcs'), ids=table([r['ids'] for r in rows], pieces))
        for name in ('first', 'last', 'shapes', 'labels'):
            t[name] = table([r.get(name, ()) for r in rows], words)
        t['span'] = pairs([[x[:2] for x in r.get('spans', ())] for r in rows], spans)
        t['kind'] = table([[x[2] for x in r.get('spans', ())] for r in rows], spans)
        t['arc'] = pairs([sorted(r.get('arcs', ())) for r in rows], arcs)
        t['has_spans'] = torch.tensor([float('labels' in r) for r in rows])
        t['has_tasks'] = torch.tensor([float('task_probabilities' in r or bool(r.get('tasks'))) for r in rows])
        t['weight'] = torch.tensor([float(r.get('weight', 1)) for r in rows])
        t['task'] = torch.zeros(self.count, len(TASKS))
        for k, r in enumerate(rows):
            if 'task_probabilities' in r:
                t['task'][k] = torch.tensor(r['task_probabilities'])
            elif r.get('tasks'):
                t['task'][k, r['tasks']] = 1
        self.tensors = {name: value.to(device) for name, value in t.items()}
        self.lengths = t['n'].tolist()

    def batch(self, index):
        rows = torch.tensor(index, device=self.tensors['ids'].device)
        b = {name: value[rows] for name, value in self.tensors.items()}
        n, m, s, a = (int(max(1, b[k].max())) for k in ('n', 'm', 's', 'a'))
        b['ids'] = b['ids'][:, :n]
        for name in ('first', 'last', 'shapes', 'labels'):
            b[name] = b[name][:, :m]
        b['span'], b['kind'], b['arc'] = b['span'][:, :s], b['kind'][:, :s], b['arc'][:, :a]
        steps = lambda size: torch.arange(size, device=rows.device)[None]
        b['mask'], b['words'], b['spans'] = steps(n) < b['n'][:, None], steps(m) < b['m'][:, None], steps(s) < b['s'][:, None]
        grid = torch.zeros(len(index), s * s + 1, device=rows.device)
        flat = torch.where(steps(a) < b['a'][:, None], b['arc'][..., 0] * s + b['arc'][..., 1], torch.full_like(b['arc'][..., 0], s * s))
        b['arcs'] = grid.scatter_(1, flat, 1.0)[:, :s * s].view(-1, s, s)
        return b

    def batches(self, size, rng, among=None):
        order = list(range(self.count)) if among is None else list(among)
        rng.shuffle(order)
        out = []
        for i in range(0, len(order), size * 16):
            chunk = sorted(order[i:i + size * 16], key=lambda k: self.lengths[k])
            out += [chunk[j:j + size] for j in range(0, len(chunk), size)]
        rng.shuffle(out)
        return out
