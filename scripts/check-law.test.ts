import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLawTerms } from '../src/catalog/law/read-law-terms.ts';
import { splitFrontMatter } from '../src/kernel/front-matter.ts';

const folder = resolve(import.meta.dirname, '../content/law');
const files = readdirSync(folder).toSorted();
const read = new Map(
  files.map((name) => [
    name,
    readLawTerms(splitFrontMatter(readFileSync(join(folder, name), 'utf8'), []).body),
  ]),
);
const terms = [...read.values()].flatMap((file) => file.terms);
const names = new Set(terms.flatMap(({ term, also }) => [term, ...also]).map((name) => name.toLowerCase()));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Runs of words that two texts share when one was made of the other. */
function shingles(text: string, length = 6): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')));
}

describe.each(files)('content/law/%s', (name) => {
  const { terms: own, faults } = read.get(name) ?? { terms: [], faults: ['It was not read.'] };

  it('holds whole entries under its letter, in order', () => {
    expect(faults).toEqual([]);
    expect(own.filter(({ slug }) => !slug.startsWith(name.slice(0, 1))).map(({ term }) => term)).toEqual([]);
    const order = own.map(({ slug }) => slug);
    expect(order).toEqual(order.toSorted());
  });

  it('defines in a few sentences', () => {
    const long = own.filter(({ definition }) => {
      const { length } = wordsOf(definition.join(' '));
      return length < 18 || length > 140;
    });
    expect(long.map(({ term }) => term)).toEqual([]);
  });

  it('names other entries that are there', () => {
    const lost = own.flatMap(({ term, related, opposite }) =>
      [...related, ...(opposite === undefined ? [] : [opposite])]
        .filter((other) => !names.has(other.toLowerCase()) || other === term)
        .map((other) => `${term}: ${other}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('the law dictionary', () => {
  it('has each term once', () => {
    const slugs = terms.map(({ slug }) => slug);
    expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  });

  it('says nothing twice', () => {
    const seen = new Map<string, string>();
    const shared = new Map<string, number>();
    for (const { term, definition } of terms)
      for (const run of shingles(definition.join(' '))) {
        const other = seen.get(run);
        if (other === undefined) seen.set(run, term);
        else if (other !== term)
          shared.set(`${other} and ${term}`, (shared.get(`${other} and ${term}`) ?? 0) + 1);
      }
    expect([...shared].filter(([, runs]) => runs > 10)).toEqual([]);
  });
});
