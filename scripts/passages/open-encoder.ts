import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  openSentenceEncoder,
  type SentenceEncoder,
} from '../../src/ask/passages/sentence-vectors/sentence-encoder.ts';
import { openWasmMatrices } from '../../src/ask/passages/sentence-vectors/wasm-matrix.ts';

/** The model of sentences, the quick way. */
export async function openEncoder(root: string): Promise<SentenceEncoder> {
  const folder = join(root, 'src/ask/passages');
  const make = await openWasmMatrices(readFileSync(join(folder, 'sentence-vectors/products.wasm')));
  return openSentenceEncoder(readFileSync(join(folder, 'model/sentences.weights')), make);
}
