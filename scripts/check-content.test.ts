import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articles } from '../src/catalog/articles.gen.ts';
import { contentReaders } from '../src/catalog/content-readers.ts';
import { helpEntries } from '../src/catalog/help.gen.ts';
import { helpCategories } from '../src/catalog/help-categories.ts';
import { brand } from '../src/kernel/brand.ts';
import { compileContent } from '../vite-plugins/markdown-content.ts';
import { pages, urlPattern } from './registry/kinds/pages.ts';
import { readTree } from './registry/read-tree.ts';

const root = resolve(import.meta.dirname, '..');
const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .toSorted();
const compiled = new Map(
  files.map((name) => [name, compileContent(readFileSync(join(root, 'content', name), 'utf8'))]),
);

const patterns = new Set(
  pages.names(readTree(root, [pages])).map((name) => urlPattern(name).replaceAll('{brand}', brand.slug)),
);

/** What a page with written text in it offers as places to jump to; undefined for one that is not made of texts. */
function placesOf(path: string): readonly string[] | undefined {
  const placeOf = (name: string) => compiled.get(name)?.ids ?? [];
  if (path === '/support') return [...helpEntries.map(({ slug }) => slug), 'contact'];
  if (path === '/docs/ai-os/getting-started') return placeOf('docs/ai-os-getting-started.md');
  if (path === '/privacy' || path === '/terms') return placeOf(`legal${path}.md`);
  return path.startsWith('/blog/') ? placeOf(`${path.slice(1)}.md`) : undefined;
}

/** The page on which a text stands. */
function pageOf(name: string): string {
  if (name.startsWith('support/')) return '/support';
  if (name.startsWith('docs/')) return '/docs/ai-os/getting-started';
  return `/${name.replace('legal/', '').replace(/\.md$/, '')}`;
}

function isBroken(name: string, link: string): boolean {
  if (/^(https:|mailto:)/.test(link)) return false;
  const [address = '', place = ''] = link.split('#');
  const path = address === '' ? pageOf(name) : address.replace(/\?.*$/, '');
  const exists = path.startsWith('/blog/')
    ? path === '/blog/rss.xml' || articles.some(({ slug }) => path === `/blog/${slug}`)
    : patterns.has(path) || existsSync(join(root, 'public', path));
  if (!exists) return true;
  return place !== '' && placesOf(path)?.includes(place) === false;
}

describe.each(files)('content/%s', (name) => {
  const content = compiled.get(name);

  // A text with a form of its own has a reader, and a test of its own.
  it('is well written', () => {
    const read = contentReaders[name.split('/')[0] ?? ''];
    const faults =
      read === undefined ? content?.faults : read(readFileSync(join(root, 'content', name), 'utf8')).faults;
    expect(faults).toEqual([]);
  });

  it('leads nowhere that does not exist', () => {
    expect((content?.links ?? []).filter((link) => isBroken(name, link))).toEqual([]);
  });

  it('leaves the name of the product to the brand', () => {
    expect(content?.text).not.toMatch(/\bKora\b/);
  });
});

describe('the blog', () => {
  it('has at least twenty articles of 700 to 1,500 words', () => {
    expect(articles.length).toBeGreaterThanOrEqual(20);
    const odd = articles.filter(({ words }) => words < 700 || words > 1_500);
    expect(odd.map(({ slug, words }) => `${slug}: ${words}`)).toEqual([]);
  });

  it('names each article and each description once', () => {
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length);
  });
});

describe('the help', () => {
  it('has at least 24 entries and something on every shelf', () => {
    expect(helpEntries.length).toBeGreaterThanOrEqual(24);
    const empty = helpCategories.filter(({ id }) => !helpEntries.some(({ category }) => category === id));
    expect(empty).toEqual([]);
  });
});
