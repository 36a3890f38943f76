import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { packGroups } from '../../src/ask/passages/grouped-vectors.ts';
import { type ShippedIndex, shippedIndexPath } from '../../src/ask/passages/shipped-index.ts';
import { withoutAsked } from '../passages/asked-as.ts';
import { collectPassages } from '../passages/collect-passages.ts';
import { vectorsOf, widthOf } from '../passages/kept-vectors.ts';
import { renameProduct } from '../passages/rename-product.ts';

interface AskIndexWriter {
  readonly root: string;
  readonly outDir: string;
  readonly brandName: string;
  readonly brandSlug: string;
}

/**
 * Writes what questions are answered from beside the built web app: passages, their vectors and the model of sentences, under
 * names that carry a hash of their content, and one small file that says these names. No page asks for them before somebody
 * puts a question.
 */
export async function writeAskIndex({ root, outDir, brandName, brandSlug }: AskIndexWriter): Promise<void> {
  const passages = await collectPassages(root);
  const { vectors, fresh } = await vectorsOf(root, passages);
  const packedVectors = packGroups(vectors, widthOf(vectors));
  if (fresh > 0)
    console.log(`${fresh} passages were new; npm run passage-vectors keeps what was worked out for them.`);
  const text = JSON.stringify(renameProduct(withoutAsked(passages), brandName, brandSlug));
  const folder = join(root, 'src/ask/passages');
  const model = await readFile(join(folder, 'model/sentences.weights'));
  await mkdir(join(outDir, 'assets'), { recursive: true });
  const put = async (name: string, ending: string, content: Uint8Array) => {
    const hash = createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
    const path = `/assets/${name}-${hash}.${ending}`;
    await writeFile(join(outDir, path), content);
    return path;
  };
  const index: ShippedIndex = {
    passages: await put('passages', 'json', Buffer.from(text)),
    vectors: await put('passages', 'vectors', packedVectors),
    model: await put('sentences', 'weights', model),
    kernel: await put('products', 'wasm', await readFile(join(folder, 'sentence-vectors/products.wasm'))),
  };
  await writeFile(join(outDir, shippedIndexPath), `${JSON.stringify(index)}\n`);
  const kibibytes = (bytes: number) => `${Math.round(bytes / 1024)} KiB`;
  const packed = kibibytes(brotliCompressSync(text).length);
  const numbers = kibibytes(packedVectors.length);
  console.log(
    `${passages.length} passages: ${packed} with brotli, ${numbers} of vectors, ${kibibytes(model.length)} of model.`,
  );
}
