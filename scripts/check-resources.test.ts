import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agents } from '../src/catalog/agents.gen.ts';
import { readResource } from '../src/catalog/resources/read-resource.ts';
import { resourceJobs } from '../src/catalog/resources/resource.ts';
import { sheetsOf } from '../src/catalog/resources/sheets-of.ts';
import { brand } from '../src/kernel/brand.ts';
import { compileContent } from '../vite-plugins/markdown-content.ts';
import { pages, urlPattern } from './registry/kinds/pages.ts';
import { readTree } from './registry/read-tree.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'content/resources');
const files = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .toSorted()
  : [];
const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const read = [...texts].map(([name, text]) => ({ name, text, ...readResource(text) }));

const patterns = new Set(
  pages.names(readTree(root, [pages])).map((name) => urlPattern(name).replaceAll('{brand}', brand.slug)),
);
const slugs = new Set<string>(agents.map(({ agent }) => agent.slug));

function exists(address: string): boolean {
  const path = address.replace(/[?#].*$/, '');
  const [, agent] = /^\/agents\/([a-z0-9-]+)$/.exec(path) ?? [];
  const [, resource] = /^\/resource-team\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (agent !== undefined) return slugs.has(agent);
  return resource === undefined ? patterns.has(path) : texts.has(`${resource}.md`);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Runs of words that two texts share when one was made of the other. */
function shingles(text: string, length = 6): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')));
}

describe.each(read)('content/resources/$name', ({ text, resource, faults }) => {
  it('is whole, and its formulas work out', () => {
    expect(faults).toEqual([]);
  });

  it('opens and links to what is there', () => {
    const inside = compileContent(text).links.filter((link) => link.startsWith('/'));
    const lost = [...inside, ...(resource.opens === undefined ? [] : [resource.opens])];
    expect(lost.filter((address) => !exists(address))).toEqual([]);
  });

  it('is as long as its kind', () => {
    const { kind, body } = resource;
    const count = wordsOf(body).length;
    const rows = sheetsOf(body).sheets.reduce((sum, { table }) => sum + table.rows.length, 0);
    const least = kind === 'guide' ? 550 : 200;
    expect(kind === 'glossary' ? rows >= 30 : count >= least, `${count} words, ${rows} rows`).toBe(true);
  });
});

describe('the resources together', () => {
  it('are at least eighty, each with a title of its own', () => {
    expect(read.length).toBeGreaterThanOrEqual(80);
    const titles = read.map(({ resource }) => resource.title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('have at least four for every job', () => {
    const counts = resourceJobs.map(
      (job) => [job, read.filter(({ resource }) => resource.jobs.includes(job)).length] as const,
    );
    expect(counts.filter(([, count]) => count < 4)).toEqual([]);
  });

  it('say nothing twice', () => {
    const seen = new Map<string, string>();
    const shared = new Map<string, number>();
    // Cells of tables are short and alike by nature; rules, blanks and formulas are no words.
    for (const { name, resource } of read)
      for (const run of shingles(resource.body.replaceAll(/^\|.*$/gm, ' '))) {
        const other = seen.get(run);
        if (other === undefined) seen.set(run, name);
        else if (other !== name)
          shared.set(`${other} and ${name}`, (shared.get(`${other} and ${name}`) ?? 0) + 1);
      }
    expect([...shared].filter(([, runs]) => runs > 25)).toEqual([]);
  });
});
