// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { TextPassage } from '../../../../ask/documents/text-passage.ts';
import { openSentenceEncoder } from '../../../../ask/passages/sentence-vectors/sentence-encoder.ts';
import { openWasmMatrices } from '../../../../ask/passages/sentence-vectors/wasm-matrix.ts';
import { limits } from '../../../../kernel/limits.ts';
import type { StoredDocument } from '../../../app/local/documents/document-shapes.ts';
import { openOwnDocuments } from './own-documents.ts';
import { writeVectors } from './write-vectors.ts';

const folder = join(import.meta.dirname, '../../../../ask/passages');
// The quick way; that the other gives the same vectors is tested where they are made.
const make = await openWasmMatrices(readFileSync(join(folder, 'sentence-vectors/products.wasm')));
const encoder = openSentenceEncoder(readFileSync(join(folder, 'model/sentences.weights')), make);

const lease: TextPassage[] = [
  { section: '', page: 1, text: 'The workshop at Harbour Street 9 is let to the bakery.' },
  {
    section: '',
    page: 2,
    text: 'The tenant has to transfer 1,450 euros on the third working day of each month.',
  },
  { section: '', page: 3, text: 'Cats and dogs may be kept after a word with the neighbours.' },
];

/** A shelf in memory. */
function shelfOf(...entries: (readonly [string, readonly TextPassage[]])[]) {
  const held = new Map(entries);
  const vectors = new Map<string, Uint8Array>();
  return {
    held,
    keptVectors: vectors,
    list: async () =>
      [...held.keys()].map(
        (id): StoredDocument => ({
          id,
          title: id,
          fileName: `${id}.pdf`,
          kind: 'pdf',
          size: 1,
          addedAt: '2026-11-17T10:00:00Z',
        }),
      ),
    passages: async (id: string) => held.get(id),
    vectors: async (id: string) => vectors.get(id),
    keepVectors: async (id: string, file: Uint8Array) => {
      vectors.set(id, file);
    },
  };
}

const pages = (found: Awaited<ReturnType<ReturnType<typeof openOwnDocuments>['answer']>>) =>
  found?.kind === 'found' ? found.quotes.map(({ passage }) => passage.page) : found?.kind;

it('finds by words at once, and by meaning when the vectors were worked out', async () => {
  const shelf = shelfOf(['Lease', lease]);
  const documents = openOwnDocuments(shelf, () => encoder);
  expect(pages(await documents.answer('When does the tenant transfer the euros?'))).toEqual([2]);
  const question = 'Are pets allowed?';
  expect(pages(await documents.answer(question))).toBe('unknown');
  const pause = vi.fn<() => Promise<void>>(async () => {});
  await writeVectors(shelf, encoder, pause);
  expect(pause).toHaveBeenCalledTimes(lease.length);
  expect(pages(await documents.answer(question))).toContain(3);
  expect((await documents.passages(question, ['Lease'], 1))[0]).toMatchObject({
    document: 'Lease',
    place: 'page 3',
  });
});

it('leaves long documents to their words, and works out nothing twice', async () => {
  const long = Array.from({ length: limits.documents.vectorPassages + 1 }, () => ({
    section: '',
    text: 'Flour.',
  }));
  const shelf = shelfOf(['Long', long], ['Lease', lease]);
  await writeVectors(shelf, encoder, async () => {});
  expect([...shelf.keptVectors.keys()]).toEqual(['Lease']);
  const again = vi.fn<() => Promise<void>>(async () => {});
  await writeVectors(shelf, encoder, again);
  expect(again).not.toHaveBeenCalled();
  const documents = openOwnDocuments(shelf, () => encoder);
  const [first] = await documents.passages('flour', ['Long', 'Lease'], 3);
  expect(
    (await documents.passages('flour', ['Long', 'Lease'], 3)).some(({ document }) => document === 'Long'),
  ).toBe(true);
  expect(first).toBeDefined();
});

it('asks only the documents that are meant, and follows what is on the shelf', async () => {
  const shelf = shelfOf(
    ['Lease', lease],
    ['Plan', [{ section: 'Ovens', text: 'Two ovens are bought in March.' }]],
  );
  const documents = openOwnDocuments(shelf, () => undefined);
  const question = 'When are the ovens bought?';
  expect((await documents.answer(question))?.kind).toBe('found');
  expect((await documents.answer(question, ['Lease']))?.kind).toBe('unknown');
  shelf.held.delete('Plan');
  expect((await documents.answer(question))?.kind).toBe('unknown');
  shelf.held.clear();
  expect(await documents.answer(question)).toBeUndefined();
});
