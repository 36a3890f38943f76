"""Labelled descriptions in inline markup <-> JSON lines.

  python3 markup.py check FILE.txt...      prints what is wrong, by line, and counts
  python3 markup.py from-jsonl FILE.jsonl  writes the markup to standard output
  python3 markup.py to-jsonl FILE.txt      writes JSON lines to standard output
"""
import json, os, re, sys
TYPES = set('KXTFVRAPNCQZ')
STYLES = {'terse', 'plain', 'chatty', 'full', 'given'}
SPAN = re.compile(r'\{([A-Z])(\d+)((?:>[0-9,~]+)?) ([^{}]*)\}')
ARCS = set('AT AF AP AR AV AK AX TT TR TX FT FR FK FX FP VF VT VR VK VX VV VA PT PR PF PK PX PP NA NT NF NP NR NV NK NX NN CT CF CV CP CR CK CX CA AN VP FF RT RX RR XX TK RK'.split())
TASKS = set(l.split('|')[1].strip() for l in open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'TASKS.md'), encoding='utf-8') if l.startswith('| ') and not l.startswith('| id') and '---' not in l)

def blocks(path):
    head = None; text = []; at = 0
    for n, line in enumerate(open(path, encoding='utf-8'), 1):
        line = line.rstrip('\n')
        if line.startswith('@ '):
            if head is not None: yield at, head, '\n'.join(text).strip('\n')
            head, text, at = line[2:].split(), [], n
        elif head is not None: text.append(line)
        elif line.strip(): print(f'{path}:{n}: text before the first @ line')
    if head is not None: yield at, head, '\n'.join(text).strip('\n')

def parse(path):
    faults = 0; out = []; seen = {}
    def fault(n, what):
        nonlocal faults; faults += 1; print(f'{path}:{n}: {what}', file=sys.stderr)
    for n, head, body in blocks(path):
        ident, style, tasks = (head + ['', '', ''])[:3]
        tasks = [t for t in tasks.split(',') if t]
        if style not in STYLES: fault(n, f'style {style!r}')
        for t in tasks:
            if t not in TASKS: fault(n, f'unknown task {t!r}')
        if not tasks and style != 'given': fault(n, 'no task')
        if ident in seen: fault(n, f'id {ident} twice')
        seen[ident] = n
        text = ''; spans = []; ids = {}; raw = []; pos = 0
        for m in SPAN.finditer(body):
            text += body[pos:m.start()]; pos = m.end()
            t, i, arcs, s = m.group(1), int(m.group(2)), m.group(3), m.group(4)
            if t not in TYPES: fault(n, f'type {t} at {s!r}')
            if i in ids: fault(n, f'number {i} twice at {s!r}')
            if not s or s != s.strip(): fault(n, f'spaces or nothing in {s!r}')
            if s[-1:] in '.,;:!?' and len(s) > 1 and not re.search(r'\b(etc|no|p\.m|a\.m|St|Dr|e\.g|approx|min|max)\.$', s): fault(n, f'punctuation at the end of {s!r}')
            ids[i] = len(spans); raw.append(arcs); spans.append((t, s, len(text))); text += s
        text += body[pos:]
        if re.search(r'[{}]', text): fault(n, f'broken braces near {re.search(r".{0,20}[{}].{0,20}", text).group(0)!r}')
        if not text.strip(): fault(n, 'no text'); continue
        arcs = []
        for k, a in enumerate(raw):
            for x in filter(None, a.lstrip('>').split(',')):
                to = x.endswith('~'); x = int(x.rstrip('~') or -1)
                if x not in ids: fault(n, f'arc of {spans[k][1]!r} to {x}, which is not there'); continue
                j = ids[x]; q = spans[k][0] + spans[j][0]
                if j == k: fault(n, f'{spans[k][1]!r} points to itself')
                elif q not in ARCS: fault(n, f'arc {q}: {spans[k][1]!r} -> {spans[j][1]!r}')
                arcs.append([k, j, 'to'] if to else [k, j])
        def occurrence(s, p):
            c = 0; q = -1
            while True:
                q = text.find(s, q + 1); c += 1
                if q == p: return c
                if q < 0: raise ValueError
        out.append(dict(id=ident, style=style, text=text, spans=[[t, s, occurrence(s, p)] for t, s, p in spans], arcs=arcs, tasks=tasks))
    return out, faults

def from_jsonl(path):
    for line in open(path, encoding='utf-8'):
        if not line.strip(): continue
        o = json.loads(line); text = o['text']; places = []
        for k, s in enumerate(o['spans']):
            p = -1
            for _ in range(s[2] if len(s) > 2 else 1): p = text.find(s[1], p + 1)
            places.append((p, k))
        order = sorted(range(len(places)), key=lambda i: places[i][0]); num = {k: i + 1 for i, k in enumerate(order)}
        arcs = {}
        for a in o.get('arcs', []): arcs.setdefault(a[0], []).append(str(num[a[1]]) + ('~' if len(a) > 2 else ''))
        res = ''; pos = 0
        for k in order:
            p = places[k][0]; t, s = o['spans'][k][:2]
            a = arcs.get(k)
            res += text[pos:p] + '{' + t + str(num[k]) + ('>' + ','.join(a) if a else '') + ' ' + s + '}'; pos = p + len(s)
        res += text[pos:]
        print(f"@ {o['id']} {o.get('style', 'given')} {','.join(o.get('tasks', []))}\n{res}\n")

if __name__ == '__main__':
    what, files = sys.argv[1], sys.argv[2:]
    if what == 'from-jsonl': from_jsonl(files[0])
    elif what == 'to-jsonl':
        rows, faults = parse(files[0])
        for r in rows: print(json.dumps(r, ensure_ascii=False))
        sys.exit(1 if faults else 0)
    else:
        total = 0
        for f in files:
            rows, faults = parse(f); total += faults
            st = {}
            for r in rows: st[r['style']] = st.get(r['style'], 0) + 1
            print(f, len(rows), 'descriptions', st, sum(len(r['spans']) for r in rows), 'spans', sum(len(r['arcs']) for r in rows), 'arcs', f'{faults} faults' if faults else 'ok')
        sys.exit(1 if total else 0)
