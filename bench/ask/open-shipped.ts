import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withoutAsked } from '../../scripts/passages/asked-as.ts';
import { collectPassages } from '../../scripts/passages/collect-passages.ts';
import { vectorsOf, widthOf } from '../../scripts/passages/kept-vectors.ts';
import { packGroups } from '../../src/ask/passages/grouped-vectors.ts';
import { openIndex, type PassageIndex } from '../../src/ask/passages/open-index.ts';
import { openWasmMatrices } from '../../src/ask/passages/sentence-vectors/wasm-matrix.ts';

export interface ShippedSizes {
  readonly passages: number;
  readonly passageBytes: number;
  readonly vectorBytes: number;
  readonly modelBytes: number;
}

/** The index as a build ships it, opened as the server does (`quick`) or as a page has to. */
export async function openShipped(
  quick: boolean,
): Promise<{ index: PassageIndex; sizes: ShippedSizes; openMs: number }> {
  const root = resolve(import.meta.dirname, '../..');
  const folder = join(root, 'src/ask/passages');
  const passages = await collectPassages(root);
  const { vectors } = await vectorsOf(root, passages);
  const files = {
    passages: Buffer.from(JSON.stringify(withoutAsked(passages))),
    vectors: packGroups(vectors, widthOf(vectors)),
    model: readFileSync(join(folder, 'model/sentences.weights')),
  };
  const wasm = readFileSync(join(folder, 'sentence-vectors/products.wasm'));
  const started = performance.now();
  const index = openIndex(files, quick ? await openWasmMatrices(wasm) : undefined);
  return {
    index,
    openMs: performance.now() - started,
    sizes: {
      passages: passages.length,
      passageBytes: files.passages.length,
      vectorBytes: files.vectors.length,
      modelBytes: files.model.length,
    },
  };
}
