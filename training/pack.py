"""Makes the file of the product from what training exported.

  python3 training/pack.py work/mean.npz work/same-case.npz work/vocabulary.json src/engine/reader/model/reader.weights

The vector of a text comes from same_case.py, everything else from the student.
"""
import json, os, sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import markup, weights_file

TYPES = list('KXTFVRAPNCQZ')
source, same, vocabulary, target = sys.argv[1:]
z = {**np.load(source), **np.load(same)}
tensor = lambda name: (z[name], z[f'{name}|scale']) if f'{name}|scale' in z else z[name].astype(np.float32)
layers = 1 + max(int(n.split('.')[1]) for n in z if n.startswith('layers.'))
out = {'embeddings.word.weight': tensor('we.weight'), 'embeddings.position.weight': tensor('pe.weight')}
for part in ('weight', 'bias'):
    out[f'embeddings.norm.{part}'] = tensor(f'n0.{part}')
    for i in range(layers):
        names = dict(q='query', k='key', v='value', o='output', n1='attention-norm', f1='up', f2='down', n2='output-norm')
        for ours, theirs in names.items():
            out[f'layer.{i}.{theirs}.{part}'] = tensor(f'layers.{i}.{ours}.{part}')
    for ours, theirs in {'tag': 'tag', 'tail.0': 'arc.tail', 'head.0': 'arc.head', 'task_view': 'task.view', 'task_hidden': 'task.hidden', 'task_more': 'task.more', 'same.straight': 'meaning', 'same.look': 'meaning.look', 'same.up': 'meaning.up', 'same.down': 'meaning.down'}.items():
        out[f'{theirs}.{part}'] = tensor(f'{ours}.{part}')
pair = z['pair'].astype(np.float32).T
out['arc.pair.weight'], out['arc.pair.bias'] = weights_file.quantise(pair), np.zeros(len(pair), np.float32)
names, scales = z['task_names'], z['task_names|scale']
exact = names.astype(np.float32) * scales[:, None]
out['task.names.weight'] = (names, (scales / np.linalg.norm(exact, axis=1)).astype(np.float32))
out['task.names.bias'] = np.zeros(len(names), np.float32)
flat = lambda name: z[name].astype(np.float32).reshape(-1)
scalar = lambda name: float(flat(name)[0])
for ours, theirs in {'trans': 'chain.trans', 'start': 'chain.start', 'kinds.weight': 'arc.kinds', 'apart.weight': 'arc.apart', 'words_apart.weight': 'arc.words-apart', 'types_apart': 'arc.types-apart', 'tail_bias.weight': 'arc.tail-bias', 'head_bias.weight': 'arc.head-bias', 'shape.weight': 'shape', 'task_bias': 'task.bias'}.items():
    out[theirs] = flat(ours)
low, high, bar = (float(x) for x in z['bars'])
pieces = json.load(open(vocabulary, encoding='utf-8'))
extra = {'types': ''.join(TYPES), 'tasks': sorted(markup.TASKS), 'pieces': pieces, 'arcBias': scalar('tail_bias.bias') + scalar('head_bias.bias'), 'taskScale': scalar('task_scale'), 'bars': {'arc': high, 'onlyArc': low, 'task': bar}}
config = dict(layers=layers, width=384, heads=12, ffn=int(z['layers.0.f1.bias'].shape[0]), vocabulary=len(pieces), positions=512)
weights_file.write(target, config, extra, out)
print(os.path.getsize(target), 'bytes')
