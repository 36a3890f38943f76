import { planFromReading } from '../../src/engine/generate.ts';
import { nounLemma } from '../../src/engine/read/lemma.ts';
import type { Reading } from '../../src/engine/reader/reading.ts';
import { addedParts } from '../../src/engine/spec/added-parts.ts';
import type { AppSpec } from '../../src/engine/spec/app-spec.ts';
import type { Labelled } from '../../src/testing/reader/read-labels.ts';
import type { Judged } from './score.ts';

/** How well the kinds of records that somebody labelled were found. */
export interface Found {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface ThingFigures {
  readonly descriptions: number;
  /** What the reader took for a kind of record. */
  readonly read: Found;
  /** What the plan keeps, from what was read. */
  readonly kept: Found;
  /** What the plan keeps, from the labels themselves: as far as the planner could come. */
  readonly keptFromLabels: Found;
  /** The same with everything counted that the plan keeps for whatever reason. */
  readonly all: Found;
  readonly allFromLabels: Found;
}

/** A thing by its last word in the singular: “lost items” and “item” are the same. */
function lastWord(words: string): string {
  const plain = words.replaceAll(/[^\p{L}\p{N} '’-]/gu, ' ').trim();
  return nounLemma(plain.split(/\s+/).at(-1) ?? '');
}

export function thingsOf(reading: Pick<Reading, 'text' | 'spans'>): Set<string> {
  const things = reading.spans.filter(({ kind }) => kind === 'T');
  return new Set(things.map(({ start, end }) => lastWord(reading.text.slice(start, end))));
}

/**
 * What the plan keeps: every kind of record that somebody labelled, and every other one that has a list of its own. Aside
 * stay what acts leave behind (the bookings of “book a court”), what a part keeps for itself (the replies of a forum), what a
 * case brings and the plan marks as not asked for, and what the labels name otherwise: the books of a “book tracker”, and
 * people with properties of their own.
 */
export function thingsKept(spec: AppSpec, label: Labelled): Set<string> {
  const { entities, pages } = spec;
  const added = addedParts(spec);
  const expected = thingsOf(label);
  const aside = namedOtherwise(label);
  const listed = new Set(
    pages
      .flatMap(({ sections }) => sections)
      .filter(({ block, props }) => block === 'records' && props['mine'] !== true)
      .map(({ props }) => props['entity']),
  );
  const isKept = ({ one, name }: AppSpec['entities'][number]) =>
    expected.has(lastWord(one)) ||
    (listed.has(name) &&
      !added.has(`entity:${name}`) &&
      !one.split(' ').some((word) => aside.has(lastWord(word))));
  return new Set(entities.filter(isKept).map(({ one }) => lastWord(one)));
}

/** Every kind of record of the plan, whyever it is there. */
function allKept({ entities }: AppSpec): Set<string> {
  return new Set(entities.map(({ one }) => lastWord(one)));
}

/** Words of the kind of app, and people of whom something is known. */
function namedOtherwise({ text, spans, arcs }: Labelled): Set<string> {
  const named = spans.filter(
    ({ kind }, at) =>
      kind === 'K' || (kind === 'R' && arcs.some(({ from, to }) => to === at && spans[from]?.kind === 'F')),
  );
  return new Set(named.flatMap(({ start, end }) => text.slice(start, end).split(/\s+/).map(lastWord)));
}

/** The labels as the reader would have to read them. */
export function readingOf({ text, spans, arcs, tasks }: Labelled): Reading {
  return { text, spans, arcs, tasks: tasks.map((id) => ({ id, sure: 1 })) };
}

interface Pair {
  readonly expected: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
}

function foundIn(pairs: readonly Pair[]): Found {
  const sum = (count: (pair: Pair) => number) => pairs.reduce((total, pair) => total + count(pair), 0);
  const right = sum(({ expected, said }) => [...said].filter((word) => expected.has(word)).length);
  const said = sum((pair) => pair.said.size);
  const expected = sum((pair) => pair.expected.size);
  return {
    precision: said === 0 ? 1 : right / said,
    recall: expected === 0 ? 1 : right / expected,
    f1: said + expected === 0 ? 1 : (2 * right) / (said + expected),
  };
}

/** Over all descriptions together. */
export function thingFigures(judged: readonly Judged[]): ThingFigures {
  const plans = judged.map(({ label, reading }) => ({
    label,
    reading,
    plan: planFromReading(reading),
    planOfLabels: planFromReading(readingOf(label)),
  }));
  const over = (said: (one: (typeof plans)[number]) => ReadonlySet<string>) =>
    foundIn(plans.map((one) => ({ expected: thingsOf(one.label), said: said(one) })));
  return {
    descriptions: judged.length,
    read: over(({ reading }) => thingsOf(reading)),
    kept: over(({ plan, label }) => thingsKept(plan, label)),
    keptFromLabels: over(({ planOfLabels, label }) => thingsKept(planOfLabels, label)),
    all: over(({ plan }) => allKept(plan)),
    allFromLabels: over(({ planOfLabels }) => allKept(planOfLabels)),
  };
}
