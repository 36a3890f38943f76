import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExampleIdea, exampleIdeas } from '../../catalog/example-ideas.ts';
import { planFromReading } from '../../engine/generate.ts';
import { judge } from '../../engine/judge.ts';
import { meantText } from '../../engine/read/judge/judge-description.ts';
import type { Reader } from '../../engine/reader/reader.ts';
import type { AppSpec, PageSpec } from '../../engine/spec/app-spec.ts';
import { packageRoot } from '../package-root.server.ts';
import { openReader } from './open-reader.server.ts';

const leftover =
  /lorem|ipsum|placeholder|untitled|undefined|\bnull\b|\bNaN\b|\btodo\b|\[object|\{\w+\}|\bxxx\b|\btbd\b/i;
/** Names of pages that come from a word without a meaning of its own. */
const stray = /^(all|other|item|items|thing|things|record|records|page|entry|data|misc|new|app|untitled)\b/i;
/** Words that the cases use on purpose and dictionaries do not have. */
const foreign = new Set(['vat', 'nonna']);
/** A filter by who is looking: a stranger sees nothing there. */
const ofTheVisitor = /\b(me|myName|visitor)\b/;

let reader: Reader;
beforeAll(async () => {
  const opened = await openReader(pino({ level: 'silent' }))();
  if (opened === undefined) throw new Error('The learned reader is missing.');
  reader = opened;
});

function planOf({ prompt }: ExampleIdea): AppSpec {
  const { reading, vector } = reader.readWithVector(meantText(prompt));
  const isWord = (word: string) => reader.knows(word);
  expect(judge(prompt, reading, isWord), 'no question comes back').toBeUndefined();
  return planFromReading(reading, {
    description: prompt,
    isWord,
    ...(vector === undefined ? {} : { vector }),
  });
}

/** Every word that its screens show from the plan. */
function shownTexts({ tagline, pages, entities }: AppSpec): string[] {
  return [
    tagline,
    ...pages.flatMap(({ title, lead, sections }) => [
      title,
      lead ?? '',
      ...sections.map((section) => section.title ?? ''),
    ]),
    ...entities.flatMap(({ one, many, fields }) => [one, many, ...fields.map(({ label }) => label)]),
  ].filter((text) => text !== '');
}

const wordsOf = (text: string) => text.match(/\p{L}{3,}/gu) ?? [];

/** The reader knows words as they stand in dictionaries: forms of them, and two of them in one, are words as well. */
function isKnown(word: string): boolean {
  const stems = [
    word,
    ...['s', 'es', 'd', 'ed', 'ing', 'r', 'er', 'ers'].flatMap((end) => stemOf(word, end)),
  ];
  if (stems.some((stem) => reader.knows(stem))) return true;
  return Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)]).some((parts) =>
    parts.every((part) => part.length > 2 && reader.knows(part)),
  );
}

function stemOf(word: string, end: string): string[] {
  if (!word.endsWith(end)) return [];
  const stem = word.slice(0, -end.length);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
}

/** The kinds of records that a page shows. */
function shownKinds({ sections }: PageSpec): string[] {
  return sections.flatMap(({ props: { entity } }) => (typeof entity === 'string' ? [entity] : []));
}

describe.each(exampleIdeas)('the example $appName', (idea) => {
  it('is read whole, and everything in it becomes a part of the app', () => {
    const { trace, pages, notes } = planOf(idea);
    expect(trace.filter(({ served }) => served.length === 0).map(({ request }) => request)).toEqual([]);
    expect(notes).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(3);
  });

  it('has no word that is none, and nothing that was left over', () => {
    const texts = shownTexts(planOf(idea));
    expect(texts.filter((text) => leftover.test(text))).toEqual([]);
    const said = wordsOf(idea.prompt).map((word) => word.toLowerCase().replace(/s$/, ''));
    const strange = texts
      .flatMap(wordsOf)
      .map((word) => word.toLowerCase())
      .filter((word) => !said.includes(word.replace(/s$/, '')) && !foreign.has(word) && !isKnown(word));
    expect(strange).toEqual([]);
  });

  it('has pages that are each called something of their own, and hold something', () => {
    const { pages, entities } = planOf(idea);
    const titles = pages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => stray.test(title))).toEqual([]);
    expect(pages.filter(({ sections }) => sections.length === 0).map(({ title }) => title)).toEqual([]);
    const filled = new Set(entities.filter(({ samples }) => samples.length > 0).map(({ name }) => name));
    expect(pages.flatMap(shownKinds).filter((kind) => !filled.has(kind))).toEqual([]);
    const start = JSON.stringify(pages.find(({ path }) => path === '/')?.sections);
    expect(start).not.toMatch(ofTheVisitor);
  });

  it('has a small picture', async () => {
    const picture = await readFile(join(packageRoot(), `public/examples/${idea.picture}.webp`));
    expect(picture.subarray(8, 12).toString('latin1')).toBe('WEBP');
    expect(picture.byteLength).toBeLessThan(20 * 1024);
  });
});
