import { openIndex, type PassageIndex } from './open-index.ts';
import { openWasmMatrices } from './sentence-vectors/wasm-matrix.ts';
import { type ShippedIndex, shippedIndexPath, shippedIndexSchema } from './shipped-index.ts';

/** Reads one file of the built web app by its path, such as `/assets/passages-1a2b3c4d.json`. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** The index without what takes long to fetch: passages are found by their words alone. */
export async function fetchWordIndex(read: ReadFile): Promise<PassageIndex> {
  const { passages } = await readNames(read);
  return openIndex({ passages: await read(passages) });
}

async function readNames(read: ReadFile): Promise<ShippedIndex> {
  return shippedIndexSchema.parse(JSON.parse(new TextDecoder().decode(await read(shippedIndexPath))));
}

/**
 * Gets the shipped index by whatever way there is to its files: `fetch` in a browser, the folder of the build in the server.
 * The server may use WebAssembly and is quicker by it; the content policy keeps it from pages.
 */
export async function fetchIndex(
  read: ReadFile,
  { webAssembly }: { readonly webAssembly: boolean },
): Promise<PassageIndex> {
  const names = await readNames(read);
  const [passages, vectors, model, make] = await Promise.all([
    read(names.passages),
    read(names.vectors),
    read(names.model),
    webAssembly ? read(names.kernel).then(openWasmMatrices) : undefined,
  ]);
  return openIndex({ passages, vectors, model }, make);
}
