"""What a reader (or several, averaged) says about rows, and how much of it is right."""
import numpy as np, torch, torch.nn.functional as F
from data import LABELS, TASKS, TYPES


def best_chain(tags, trans, start):
    score, back = start + tags[0], []
    for step in tags[1:]:
        ways = score[:, None] + trans
        back.append(ways.argmax(0))
        score = ways.max(0) + step
    path = [int(score.argmax())]
    for pointers in reversed(back):
        path.append(int(pointers[path[-1]]))
    return path[::-1]


def spans_of(path):
    out, begun = [], None
    for i, label in enumerate([LABELS[p] for p in path] + ['O']):
        if begun is not None and label[0] != 'I':
            out.append((begun[0], i, begun[1]))
            begun = None
        if label[0] == 'B':
            begun = (i, TYPES.index(label[2:]))
    return out


@torch.no_grad()
def read(models, table, device, on_true_spans=False, keep_tags=False, for_tasks=None, find_spans=True):
    """For each row: spans, probabilities of arcs between them, of arcs between the true spans, of tasks (said by `for_tasks`)."""
    out = [None] * table.count
    for_tasks = for_tasks or models
    order = sorted(range(table.count), key=lambda k: table.lengths[k])
    trans = torch.stack([m.trans + m.barred for m in models]).mean(0).float().cpu().numpy()
    start = torch.stack([m.start + m.barred_start for m in models]).mean(0).float().cpu().numpy()
    for i in range(0, len(order), 64):
        chunk = order[i:i + 64]
        b = table.batch(chunk)
        words, tags, tasks = [], 0, 0
        for m in models:
            w, pooled = m.encode(b)
            words.append(w)
            tags = tags + F.log_softmax(m.tag(w), -1) / len(models)
            if m in for_tasks:
                tasks = tasks + torch.sigmoid(m.tasks(pooled)) / len(for_tasks)
        tags, tasks = tags.cpu().numpy(), tasks.cpu().numpy()
        found = [spans_of(best_chain(tags[k][:len(table.rows[row]['words'])], trans, start)) if find_spans else [] for k, row in enumerate(chunk)]

        def arcs(of):
            most = max(1, max(len(s) for s in of))
            span, kind = torch.zeros(len(of), most, 2, dtype=torch.long), torch.zeros(len(of), most, dtype=torch.long)
            for k, s in enumerate(of):
                if s:
                    span[k, :len(s)], kind[k, :len(s)] = torch.tensor([x[:2] for x in s]), torch.tensor([x[2] for x in s])
            span, kind = span.to(device), kind.to(device)
            p = sum(torch.sigmoid(m.arcs(w, span, kind)) for m, w in zip(models, words)) / len(models)
            return [x[:len(s), :len(s)] for x, s in zip(p.cpu().numpy(), of)]
        p = arcs(found) if find_spans else found
        true = arcs([table.rows[row]['spans'] for row in chunk]) if on_true_spans else [None] * len(chunk)
        for k, row in enumerate(chunk):
            out[row] = dict(spans=found[k], arcs=p[k], true_arcs=true[k], tasks=tasks[k])
            if keep_tags:
                out[row]['tags'] = tags[k][:len(table.rows[row]['words'])]
    return out


def choose_arcs(spans, p, low=0.5, high=0.5):
    """Of an act those above `high`, else its best one above `low`; anything else belongs to one other alone."""
    out = set()
    for i, span in enumerate(spans):
        scores = [(p[i][j], j) for j in range(len(p)) if j != i]
        sure = {(i, j) for s, j in scores if s > high} if TYPES[span[2]] == 'A' else set()
        best = max(scores, default=(0, 0))
        out |= sure or ({(i, best[1])} if best[0] > low else set())
    return out


def choose_tasks(p, bar=0.4, most=4):
    over = [int(i) for i in np.argsort(-p)[:most] if p[i] > bar]
    return over or [int(p.argmax())]


def f1(right, wrong, missed):
    precision, recall = right / max(1, right + wrong), right / max(1, right + missed)
    return 2 * precision * recall / max(1e-9, precision + recall)


class Count:
    def __init__(self):
        self.right = self.wrong = self.missed = 0

    def add(self, true, said):
        self.right += len(true & said)
        self.wrong += len(said - true)
        self.missed += len(true - said)

    def __format__(self, spec):
        return format(f1(self.right, self.wrong, self.missed), spec or '.3f')

    def value(self):
        return f1(self.right, self.wrong, self.missed)


def judge(rows, said, low=0.5, high=0.5, bar=0.4):
    names = ['spans', 'ends', 'untyped', 'arcs', 'arcs_true', 'tasks', 'first'] + TYPES
    count = {name: Count() for name in names}
    for row, s in zip(rows, said):
        true, spans = set(row['spans']), s['spans']
        count['spans'].add(true, set(spans))
        count['ends'].add({x[1:] for x in true}, {x[1:] for x in spans})
        count['untyped'].add({x[:2] for x in true}, {x[:2] for x in spans})
        for k, name in enumerate(TYPES):
            count[name].add({x for x in true if x[2] == k}, {x for x in spans if x[2] == k})
        count['arcs'].add({(row['spans'][a], row['spans'][b]) for a, b in row['arcs']}, {(spans[a], spans[b]) for a, b in choose_arcs(spans, s['arcs'], low, high)})
        if s['true_arcs'] is not None:
            count['arcs_true'].add(row['arcs'], choose_arcs(row['spans'], s['true_arcs'], low, high))
        if row['tasks']:
            count['tasks'].add(set(row['tasks']), set(choose_tasks(s['tasks'], bar)))
            count['first'].add({row['tasks'][0]}, {int(s['tasks'].argmax())})
    return count


def judge_tasks(rows, said, bar):
    count = Count()
    for row, s in zip(rows, said):
        if row['tasks']:
            count.add(set(row['tasks']), set(choose_tasks(s['tasks'], bar)))
    return count.value()


TASK_BARS = (0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7)


def best_bars(rows, said):
    """The bars that serve best on the rows of development."""
    low, high = max(((l, h) for h in (0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8) for l in (0.1, 0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6) if l <= h), key=lambda x: judge(rows, said, *x)['arcs'].value())
    bar = max(TASK_BARS, key=lambda x: judge_tasks(rows, said, x))
    return low, high, bar


def report(rows, said, bars):
    c = judge(rows, said, *bars)
    main = f"spans {c['spans']} ends {c['ends']} untyped {c['untyped']} arcs {c['arcs']} on true spans {c['arcs_true']} tasks {c['tasks']} first {c['first']}"
    return main + ' | ' + ' '.join(f'{t} {c[t]}' for t in TYPES)
