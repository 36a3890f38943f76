"""Trains the reader of descriptions, in steps that one command runs: `bash training/run.sh` (a GPU, PyTorch).

  train.py vocabulary            pieces that are kept → work/vocabulary.json
  train.py rows                  labelled texts and others as numbers → work/rows.xz
  train.py teacher --seed N      a whole reader on the labels → work/teacher-N.pt
  train.py label --part N        what all teachers together say about texts with and without labels → work/said-N.pt
  train.py student               a narrower reader in whole numbers that learns from the labels and from what they said → work/student.pt
  train.py export                weights for the product → work/reader.bin
  train.py judge --model FILE --on dev|test

Needs `base-6.npz`, `base-12.npz` and `tokenizer.json` (see base_weights.py) in work/.
"""
import argparse, functools, json, lzma, math, os, pickle, random, sys, time
import torch, torch.nn.functional as F
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import data, judge as judging, meaning, model as models, small
from data import HERE, TASKS, Table, Vocabulary
from model import Linear, Reader

WORK = os.environ.get('READER_WORK', f'{HERE}/work')
ap = argparse.ArgumentParser()
ap.add_argument('step')
ap.add_argument('--seed', type=int, default=0)
ap.add_argument('--epochs', type=int, default=22)
ap.add_argument('--seconds', type=float, default=0, help='at most so long: fewer steps where the machine is slow; 0: no limit')
ap.add_argument('--batch', type=int, default=16)
ap.add_argument('--lr', type=float, default=1e-4)
ap.add_argument('--head-lr', type=float, default=1e-3)
ap.add_argument('--drop', type=float, default=0.15)
ap.add_argument('--base', default='base-6', help='the weights that a teacher starts from')
ap.add_argument('--start', default='', help='the teacher that a student starts from')
ap.add_argument('--arcs', type=float, default=0.7, help='weight of the loss of arcs')
ap.add_argument('--heads', type=float, default=0.5, help='weight of the loss of what a span belongs to, as one choice among all')
ap.add_argument('--tasks', type=float, default=0.15, help='weight of the loss of tasks')
ap.add_argument('--choose', type=float, default=0.5, help='weight of the loss of tasks as one choice among all, beside yes or no for each')
ap.add_argument('--meaning', type=float, default=0.5, help="weight of the loss of a student's vector")
ap.add_argument('--perturbed', type=float, default=0.3, help='share of descriptions that are read with slips')
ap.add_argument('--mask', type=float, default=0.0, help='share of pieces that are hidden')
ap.add_argument('--push', type=float, default=0.0, help='size of the step against the model in the space of words')
ap.add_argument('--ffn', type=int, default=768)
ap.add_argument('--share', type=float, default=1.0, help='of the labels')
ap.add_argument('--said', type=float, default=1.0, help='weight of what the teachers said')
ap.add_argument('--model', default='')
ap.add_argument('--on', default='dev')
ap.add_argument('--out', default='')
ap.add_argument('--said-share', type=float, default=0.5, help='of the texts without labels, in each epoch')
ap.add_argument('--soft', type=float, default=0.5, help='share of what the teachers said in the arcs and tasks of labelled texts')
ap.add_argument('--mixed', type=int, default=4000, help='texts without labels that are made of labelled ones')
ap.add_argument('--clauses', type=int, default=3000, help='texts without labels that are short parts of labelled ones')
ap.add_argument('--part', type=int, default=0, help='which part of the texts is labelled: several side by side are faster')
ap.add_argument('--parts', type=int, default=1)
A = ap.parse_args()
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


def vocabulary():
    return Vocabulary(json.load(open(f'{WORK}/vocabulary.json', encoding='utf-8')))


def other_texts():
    name = f'{WORK}/texts.json'
    return json.load(open(name, encoding='utf-8')) if os.path.exists(name) else []


def choose_pieces():
    texts = [e['text'] for e in data.load_labels('train')] + [t for t, _ in data.load_task_lines()] + other_texts()
    pieces = data.choose_vocabulary(f'{WORK}/tokenizer.json', texts)
    json.dump(pieces, open(f'{WORK}/vocabulary.json', 'w', encoding='utf-8'), ensure_ascii=False)
    print(len(pieces), 'pieces of', len(texts), 'texts')


def new_reader(words, name):
    base = models.base_weights(f'{WORK}/{name}.npz')
    index = {p: i for i, p in enumerate(data.base_pieces(f'{WORK}/tokenizer.json'))}
    reader = Reader(len(words.pieces), layers=models.layers_of(base), drop=A.drop)
    models.start_from_base(reader, base, torch.tensor([index[p] for p in words.pieces]))
    return reader.to(DEVICE)


@torch.no_grad()
def name_tasks(reader, words):
    """A task begins as the meaning of its line in TASKS.md."""
    lines = {}
    for line in open(f'{HERE}/TASKS.md', encoding='utf-8'):
        cells = [c.strip() for c in line.split('|')]
        if len(cells) > 3 and cells[1] in data.TASK_INDEX:
            lines[cells[1]] = f'{cells[1].replace("-", " ")}: {cells[2]}'
    table = Table([dict(data.number(lines[t], words)) for t in TASKS], DEVICE)
    reader.eval()
    _, pooled = reader.encode(table.batch(range(len(TASKS))))
    reader.task_names.copy_(F.normalize(pooled[:, models.WIDTH:], dim=-1))


def groups(reader):
    encoder = [p for n, p in reader.named_parameters() if n.split('.')[0] in ('we', 'pe', 'n0', 'layers')]
    heads = [p for n, p in reader.named_parameters() if n.split('.')[0] not in ('we', 'pe', 'n0', 'layers')]
    return [{'params': encoder, 'lr': A.lr}, {'params': heads, 'lr': A.head_lr}]


def hide(b, words, share):
    if share <= 0:
        return b
    hidden = (torch.rand_like(b['ids'], dtype=torch.float) < share) & b['mask'] & (b['ids'] != words.index[data.CLS]) & (b['ids'] != words.index[data.SEP])
    return dict(b, ids=torch.where(hidden, torch.full_like(b['ids'], words.index[data.UNK]), b['ids']))


def choice_loss(scores, arcs, spans):
    """Each span chooses what it belongs to, or nothing: most kinds of spans belong to exactly one other."""
    count = scores.shape[1]
    barred = ~spans[:, None, :] | torch.eye(count, dtype=torch.bool, device=scores.device)[None]
    nothing = torch.zeros_like(scores[..., :1])
    chosen = F.log_softmax(torch.cat([scores.masked_fill(barred, -1e4), nothing], -1), -1)
    wanted = torch.cat([arcs, (1 - arcs.sum(-1, keepdim=True)).clamp(min=0)], -1)
    wanted = wanted / wanted.sum(-1, keepdim=True).clamp(min=1e-6)
    return (-(wanted * chosen).sum(-1) * spans).sum(1)


def task_loss(scores, wanted):
    each = F.binary_cross_entropy_with_logits(scores, wanted, reduction='none').sum(1)
    shares = wanted / wanted.sum(1, keepdim=True).clamp(min=1e-6)
    return each - A.choose * (shares * F.log_softmax(scores, -1)).sum(1)


def loss_of(reader, b, tags_said=None):
    with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == 'cuda'):
        words, pooled = reader.encode(b)
    tags, weight = reader.tag(words), b['weight'] * b['has_spans']
    mean = lambda x: (x * weight).sum() / weight.sum().clamp(min=1)
    loss = 4 * mean(reader.chain_loss(tags, b))
    scores = reader.arcs(words, b['span'], b['kind'])
    both = b['spans'][:, :, None] & b['spans'][:, None, :]
    wrong = F.binary_cross_entropy_with_logits(scores, b['arcs'], pos_weight=torch.tensor(2.0, device=DEVICE), reduction='none')
    loss = loss + A.arcs * mean((wrong * both).sum((1, 2)) / b['s'].clamp(min=1))
    loss = loss + A.heads * mean(choice_loss(scores, b['arcs'], b['spans']) / b['s'].clamp(min=1))
    wrong = task_loss(reader.tasks(pooled), b['task'])
    loss = loss + A.tasks * (wrong * b['has_tasks']).sum() / b['has_tasks'].sum().clamp(min=1)
    if 'meaning' in b:
        loss = loss + A.meaning * meaning.loss(reader.vector(words, b), b['meaning'])
    if tags_said is not None:
        apart = F.kl_div(F.log_softmax(tags, -1), tags_said, reduction='none').sum(-1)
        loss = loss + 2 * ((apart * b['words']).sum(1) / b['m']).mean()
    return loss


def fit(reader, table, pick, words, told=None, quantise_from=None):
    """`told`: what the teachers said about the rows."""
    rng = random.Random(A.seed)
    torch.manual_seed(A.seed)
    optimiser = torch.optim.AdamW(groups(reader), weight_decay=0.01, **({'fused': True} if DEVICE == 'cuda' else {}))
    rates = [group['lr'] for group in optimiser.param_groups]
    steps, step, begun, done = A.epochs * math.ceil(len(pick(rng)) / A.batch), 0, time.time(), 0.0
    reader.train()
    while done < 1:
        for index in table.batches(A.batch, rng, pick(rng)):
            done = max(step / steps, (time.time() - begun) / A.seconds if A.seconds > 0 else 0)
            if done >= 1:
                break
            if quantise_from is not None and done >= quantise_from:
                Linear.quantised = True
            for group, rate in zip(optimiser.param_groups, rates):
                group['lr'] = rate * min(1, done / 0.1 + 0.001) * (1 - done)
            b = hide(table.batch(index), words, A.mask)
            said = None
            if told is not None:
                rows, most = torch.tensor(index, device=DEVICE), b['span'].shape[1]
                said = told['tags'][rows, :b['labels'].shape[1]].float()
                b['arcs'] = (1 - A.soft) * b['arcs'] + A.soft * told['arcs'][rows, :most, :most].float() / 255
                b['task'] = (1 - A.soft) * b['task'] + A.soft * told['tasks'][rows]
                b['has_tasks'] = torch.ones_like(b['has_tasks'])
                b['meaning'] = told['meaning'][rows]
            optimiser.zero_grad(set_to_none=True)
            loss = loss_of(reader, b, said)
            loss.backward()
            if A.push > 0:
                weight = reader.we.weight
                pushed = A.push * weight.grad / (weight.grad.norm() + 1e-12)
                weight.data.add_(pushed)
                loss_of(reader, b, said).backward()
                weight.data.sub_(pushed)
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimiser.step()
            step += 1
    print('seed', A.seed, step, 'steps of', steps, f'{time.time() - begun:.0f} s', flush=True)
    return reader.eval()


@functools.cache
def prepared():
    with lzma.open(f'{WORK}/rows.xz') as file:
        return pickle.load(file)


def prepare_rows():
    words = vocabulary()
    with lzma.open(f'{WORK}/rows.xz', 'wb', preset=1) as file:
        pickle.dump(dict(gold=make_gold_rows(words), texts=find_texts(words)), file)
    print(len(prepared()['gold'][0]), 'rows with labels and', len(prepared()['texts']), 'without')


def gold_rows():
    return prepared()['gold']


def make_gold_rows(words, copies=3):
    """All labelled rows, and for each some with slips: rows, and per description the places of its versions."""
    entries, rng, rows, versions = data.load_labels('train'), random.Random(7), [], []
    rng.shuffle(entries)
    for entry in entries[:int(len(entries) * A.share)]:
        own = []
        for k in range(1 + copies):
            other = entry if k == 0 else data.perturb(entry, rng)
            row = data.labelled_row(other, words) if other else None
            if row:
                own.append(len(rows))
                rows.append(row)
        if own:
            versions.append(own)
    return rows, versions


def version(own, rng):
    return own[0] if len(own) == 1 or rng.random() >= A.perturbed else rng.choice(own[1:])


def train_teacher():
    words = vocabulary()
    rows, versions = gold_rows()
    known = data.load_task_lines()
    lines = [dict(data.number(text, words), tasks=tasks) for text, tasks in known[:int(len(known) * A.share)]]
    first = len(rows)
    rows += [r for r in lines if len(r['ids']) <= data.MAX_PIECES]
    table = Table(rows, DEVICE)
    reader = new_reader(words, A.base)
    name_tasks(reader, words)
    begun = time.time()
    fit(reader, table, lambda rng: [version(own, rng) for own in versions] + rng.sample(range(first, len(rows)), (len(rows) - first) // 2), words)
    torch.save(reader.state_dict(), A.out or f'{WORK}/teacher-{A.seed}.pt')
    show(f'teacher {A.seed} {A.out} {len(versions)} descriptions {time.time() - begun:.0f} s', [reader], words)


def show(title, readers, words, on='dev', for_tasks=None):
    table = Table(data.load_labels(on, words), DEVICE)
    said = judging.read(readers, table, DEVICE, on_true_spans=True, for_tasks=for_tasks)
    bars = judging.best_bars(table.rows, said) if on == 'dev' else tuple(json.load(open(f'{WORK}/bars.json')))
    print(title, on, 'bars', bars, judging.report(table.rows, said, bars), flush=True)
    return bars, said, table


def load_reader(path, words):
    state = torch.load(path, map_location=DEVICE)
    layers = 1 + max(int(n.split('.')[1]) for n in state if n.startswith('layers.'))
    reader = Reader(len(words.pieces), ffn=state['layers.0.f1.bias'].shape[0], layers=layers).to(DEVICE)
    reader.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in state.items()})
    return reader.eval()


def teachers(words):
    names = sorted(n for n in os.listdir(WORK) if n.startswith('teacher-') and n.endswith('.pt'))
    return [load_reader(f'{WORK}/{n}', words) for n in names]


def find_texts(words):
    """Texts of which only the tasks are known, public ones, and labelled ones with words of their kind from others."""
    entries, rng = data.load_labels('train'), random.Random(11)
    pool = data.words_by_kind(entries)
    mixed = [data.mix(rng.choice(entries), pool, rng) for _ in range(A.mixed)]
    short = meaning.clauses([e['text'] for e in entries] + [t for t, _ in data.load_task_lines()], rng, A.clauses)
    texts = [t for t, _ in data.load_task_lines()] + other_texts() + [t.lower() for t in other_texts()[::3]] + mixed + short
    texts = texts if A.share == 1 else rng.sample(texts, int(len(texts) * A.share))
    return [t for t in dict.fromkeys(texts) if 2 < len(data.number(t, words)['ids']) <= 400]


def who_tells_tasks(readers, words):
    """All teachers, or those of one base alone where these tell tasks apart better."""
    table = Table(data.load_labels('dev', words), DEVICE)
    sets = [readers, [r for r in readers if len(r.layers) > 6], [r for r in readers if len(r.layers) <= 6]]
    found = []
    for some in filter(None, sets):
        said = judging.read(some, table, DEVICE, find_spans=False)
        found.append((max(judging.judge_tasks(table.rows, said, bar) for bar in judging.TASK_BARS), some))
    print('tasks as said by all, the deep and the shallow:', [f'{value:.3f}' for value, _ in found], flush=True)
    return max(found, key=lambda x: x[0])[1]


def label_texts():
    torch.set_float32_matmul_precision('high')
    words = vocabulary()
    readers = teachers(words)
    for_tasks = who_tells_tasks(readers, words)
    bars, _, _ = show(f'{len(readers)} teachers', readers, words, for_tasks=for_tasks)
    gold, texts = gold_rows()[0][A.part::A.parts], prepared()['texts'][A.part::A.parts]
    table, rows = Table([data.number(t, words) for t in texts], DEVICE), []
    for row, s in zip(table.rows, judging.read(readers, table, DEVICE, keep_tags=True, for_tasks=for_tasks)):
        labels = [0] * len(row['words'])
        for a, b, kind in s['spans']:
            for i in range(a, b):
                labels[i] = data.LABEL_INDEX[('B-' if i == a else 'I-') + data.TYPES[kind]]
        rows.append(dict(row, labels=labels, spans=s['spans'], arcs=judging.choose_arcs(s['spans'], s['arcs'], *bars[:2]), weight=A.said, tags=s['tags'], arcs_said=s['arcs'], tasks_said=s['tasks']))
    gold_said = judging.read(readers, Table(gold, DEVICE), DEVICE, on_true_spans=True, keep_tags=True, for_tasks=for_tasks, find_spans=False)
    told = [dict(tags=s['tags'], arcs_said=s['true_arcs'], tasks_said=s['tasks']) for s in gold_said]
    torch.save(dict(rows=rows, gold=told), f'{WORK}/said-{A.part}.pt')
    print(len(rows), 'texts without labels and', len(gold), 'with labels read', flush=True)


def what_was_said(count):
    """All parts together; the labelled rows in the order of `gold_rows`."""
    names = [n for n in os.listdir(WORK) if n.startswith('said-') and n.endswith('.pt')]
    parts = [torch.load(f'{WORK}/said-{k}.pt', weights_only=False) for k in range(len(names))]
    gold = [None] * count
    for k, part in enumerate(parts):
        gold[k::len(parts)] = part['gold']
    return gold, [row for part in parts for row in part['rows']]


def what_was_told(said, table):
    """What the teachers said about each row: chances of tags, of arcs (0 to 255) and of tasks."""
    words, spans = int(table.tensors['m'].max()), int(table.tensors['s'].max())
    tags = torch.zeros(len(said), words, len(data.LABELS), dtype=torch.half)
    arcs = torch.zeros(len(said), spans, spans, dtype=torch.uint8)
    tasks = torch.zeros(len(said), len(TASKS))
    for k, s in enumerate(said):
        tags[k, :len(s['tags'])] = torch.tensor(s['tags']).exp().half()
        count = len(s['arcs_said'])
        if count:
            arcs[k, :count, :count] = (torch.tensor(s['arcs_said']).float() * 255).round().byte()
        tasks[k] = torch.tensor(s['tasks_said'])
    return {name: value.to(DEVICE) for name, value in dict(tags=tags, arcs=arcs, tasks=tasks).items()}


def meanings(rows, versions, words):
    """What the vector of each row should be: a text with slips means what it means without them."""
    alike = {k: own[0] for own in versions for k in own}
    whole = [k for k in range(len(rows)) if alike.get(k, k) == k]
    place = {k: i for i, k in enumerate(whole)}
    bases = [new_reader(words, name) for name in ('base-12', 'base-6')]
    found = meaning.Meanings(bases, [rows[k]['text'] for k in whole], words, DEVICE)
    return found, found.known[torch.tensor([place[alike.get(k, k)] for k in range(len(rows))], device=DEVICE)]


def train_student():
    words = vocabulary()
    rows, versions = gold_rows()
    first = len(rows)
    gold_said, more = what_was_said(first)
    known = {text: tasks for text, tasks in data.load_task_lines()}
    for r in more:
        r['tasks'], r['task_probabilities'] = [], r['tasks_said'].tolist()
        if r['text'] in known:
            del r['task_probabilities']
            r['tasks'] = known[r['text']]
    rows += more
    table = Table(rows, DEVICE)
    found, wanted = meanings(rows, versions, words)
    told = dict(what_was_told(gold_said + more, table), meaning=wanted)
    start = load_reader(f'{WORK}/{A.start}.pt', words)
    reader = start if A.ffn == 1536 else models.narrowed(start, A.ffn, small.importance(start, table)).to(DEVICE)
    pick = lambda rng: [version(own, rng) for own in versions] + rng.sample(range(first, len(rows)), int((len(rows) - first) * A.said_share))
    fit(reader, table, pick, words, told=told, quantise_from=0.3)
    out = A.out or f'{WORK}/student.pt'
    torch.save({k: v.half() if v.is_floating_point() else v for k, v in reader.state_dict().items()}, out)
    bars, _, judged = show(f'student {A.ffn} {out}', [reader], words)
    print(out, meaning.agreement(reader, judged, found.of([r['text'] for r in judged.rows])), flush=True)
    json.dump(bars, open(out.replace('.pt', '.bars.json'), 'w'))


def export():
    import numpy
    words = vocabulary()
    reader = load_reader(A.model, words)
    tensors = small.whole_numbers(reader)
    state = reader.state_dict()
    for name, (value, scale) in tensors.items():
        exact = torch.tensor(value).float() if scale is None else torch.tensor(value).float() * torch.tensor(scale)[:, None]
        state[name].copy_(exact)
    Linear.quantised = True
    bars, _, _ = show(f'{A.model} in whole numbers', [reader], words)
    flat = {}
    for name, (value, scale) in tensors.items():
        flat[name] = value
        if scale is not None:
            flat[f'{name}|scale'] = scale
    numpy.savez_compressed(A.out, bars=numpy.array(bars), **flat)
    print(os.path.getsize(A.out), 'bytes')


if A.step == 'vocabulary':
    choose_pieces()
elif A.step == 'rows':
    prepare_rows()
elif A.step == 'teacher':
    train_teacher()
elif A.step == 'label':
    label_texts()
elif A.step == 'student':
    train_student()
elif A.step == 'export':
    export()
elif A.step == 'judge':
    Linear.quantised = 'student' in A.model
    show(A.model, [load_reader(A.model, vocabulary())], vocabulary(), A.on)
