import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fetchIndex } from '../../src/ask/passages/fetch-index.ts';
import { brand } from '../../src/kernel/brand.ts';
import { compileContent } from '../../vite-plugins/markdown-content.ts';
import { writeAskIndex } from '../build/write-ask-index.ts';
import { askedAs, withoutAsked } from './asked-as.ts';
import { collectPassages } from './collect-passages.ts';
import { readPages } from './read-pages.ts';
import { renameProduct } from './rename-product.ts';

const root = resolve(import.meta.dirname, '../..');
const passages = await collectPassages(root);
const folder = mkdtempSync(join(tmpdir(), 'ask-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('has everything that is shipped, each passage once', () => {
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  const kinds = new Set(passages.map(({ source }) => source.kind));
  expect([...kinds].toSorted()).toEqual([
    'agent',
    'article',
    'builder',
    'course',
    'guide',
    'help',
    'legal',
    'page',
    'resource',
    'setting',
  ]);
  expect(passages.filter(({ text }) => /\{\{|undefined/.test(text))).toEqual([]);
  expect(passages.filter(({ text }) => text.trim() === '')).toEqual([]);
});

it('leads to pages that exist', async () => {
  const paths = (await readPages(root)).map(
    ({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  );
  const lost = passages.filter(
    ({ source }) => !paths.some((path) => path.test(source.address.replace(/#.*$/, ''))),
  );
  expect(lost.map(({ id }) => id)).toEqual([]);
});

it('leads to sections that articles, guides and legal texts have', () => {
  for (const [part, prefix] of [
    ['blog', '/blog/'],
    ['legal', '/'],
  ] as const)
    for (const name of readdirSync(join(root, 'content', part))) {
      const { ids } = compileContent(readFileSync(join(root, 'content', part, name), 'utf8'));
      const page = `${prefix}${name.replace(/\.md$/, '')}`;
      const anchors = passages.flatMap(({ source }) =>
        source.address.startsWith(`${page}#`) ? [source.address.slice(page.length + 1)] : [],
      );
      expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    }
});

it('has a passage for every place that questions are known of', () => {
  const ids = new Set(passages.map(({ id }) => id));
  expect([...askedAs(root).keys()].filter((address) => !ids.has(address))).toEqual([]);
});

it('calls the product by the name of the installation', () => {
  const renamed = renameProduct(passages, 'Ada & Sons', 'ada');
  expect(renamed.some(({ text }) => text.includes('Ada & Sons'))).toBe(true);
  expect(renamed.filter(({ text }) => new RegExp(`\\b${brand.name}\\b`).test(text))).toEqual([]);
  expect(renamed.map(({ id }) => id)).toEqual(passages.map(({ id }) => id));
});

it('is written by the build as files that can be kept for ever, and opened again', async () => {
  await writeAskIndex({ root, outDir: folder, brandName: '', brandSlug: '' });
  const names = readdirSync(join(folder, 'assets')).map((name) => name.replace(/-\w{4,8}\./, '-HASH.'));
  expect(names.toSorted()).toEqual([
    'passages-HASH.json',
    'passages-HASH.vectors',
    'products-HASH.wasm',
    'sentences-HASH.weights',
  ]);
  const index = await fetchIndex(async (path) => readFileSync(join(folder, path)), { webAssembly: true });
  expect(index.passages).toEqual(withoutAsked(passages));
  expect(index.meaning?.vectors.count).toBe(passages.length);
});
