import { describe, expect, it } from 'vitest';
import type { Draft, Field } from './agent-desk/fields.ts';
import { runWork } from './agent-desk/run-work.ts';
import type { AnyWork } from './agent-desk/work.ts';
import { agentGroups } from './agent-groups.ts';
import { agents } from './agents.gen.ts';
import { builders } from './builders.gen.ts';

const seed = 7;
const fewestStarters = 3;
const summaryLength = 400;

/** What people, spreadsheets and hostile pages put into any field. */
const nonsense: readonly unknown[] = [
  undefined,
  null,
  '',
  '   ',
  'abc',
  '=cmd|calc',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1e300,
  1e300,
  -5,
  0,
  [],
  {},
  [{}],
  '<script>alert(1)</script>',
  'x'.repeat(50_000),
];

it.each(agents.map(({ agent }) => agent))('$slug belongs to a group', ({ group }) => {
  expect(agentGroups.map(({ id }) => id)).toContain(group);
});

/** Whatever works at the desk is held to the same. */
const works = [
  ...agents.map(({ agent, load }) => ({ slug: agent.slug, card: agent, load })),
  ...builders.map(({ builder, load }) => ({ slug: builder.slug, card: builder, load })),
];

describe.each(works)('$slug', ({ card, load }) => {
  const loaded = async () => (await load()).work as unknown as AnyWork;

  it('says what it is in words that a stranger understands', () => {
    expect(card.job).toMatch(/^[A-Z].*\.$/);
    expect(card.handsOver.length).toBeGreaterThanOrEqual(3);
    expect(card.methods.length).toBeGreaterThanOrEqual(1);
    expect(card.words.length).toBeGreaterThanOrEqual(4);
  });

  it('asks for every field in exactly one step', async () => {
    const { fields, steps } = await loaded();
    const asked = steps.flatMap((step) => step.fields);
    expect(asked.toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const { label } of Object.values(fields)) expect(label.trim()).not.toBe('');
  });

  it('runs every starter, the same for the same seed, within a sentence of summary', async () => {
    const work = await loaded();
    expect(work.starters.length).toBeGreaterThanOrEqual(fewestStarters);
    for (const { name, input } of work.starters) {
      const one = await runWork(work, input, { seed });
      const other = await runWork(work, structuredClone(input), { seed });
      expect(one.faults, name).toBeUndefined();
      expect(JSON.stringify(one.result), name).toBe(JSON.stringify(other.result));
      expect(JSON.stringify(one.result), name).not.toMatch(/\bNaN\b|\bundefined\b|\bInfinity\b|\[object /);
      expect(one.result?.summary.length, name).toBeLessThanOrEqual(summaryLength);
      expect(one.result?.parts.length, name).toBeGreaterThanOrEqual(2);
      expect(() => structuredClone(one.result)).not.toThrow();
    }
  });

  it('agrees with what was printed elsewhere', async () => {
    const work = await loaded();
    expect(work.examples.length).toBeGreaterThanOrEqual(1);
    for (const { source, input, expected, seed: given = seed } of work.examples) {
      const { result, faults } = await runWork(work, input, { seed: given });
      expect(faults, source).toBeUndefined();
      expect(Object.keys(expected).length, source).toBeGreaterThanOrEqual(1);
      const far = Object.entries(expected).filter(([name, { is, within = 0 }]) => {
        const value = result?.values[name];
        return typeof is === 'string' ? value !== is : !(Math.abs(Number(value) - is) <= within);
      });
      expect(
        far.map(([name, { is }]) => `${name} is ${result?.values[name]}, printed ${is}`),
        source,
      ).toEqual([]);
    }
  });

  it('names its method with sources, assumptions and limits', async () => {
    const { method } = await loaded();
    expect(method.text.join(' ').length).toBeGreaterThan(200);
    expect(method.sources.length).toBeGreaterThanOrEqual(1);
    expect(method.assumptions.length).toBeGreaterThanOrEqual(1);
    expect(method.limits.length).toBeGreaterThanOrEqual(1);
  });

  it('has levers on figures that it asks for', async () => {
    const { fields, levers = [] } = await loaded();
    for (const { field, min, max, step } of levers) {
      expect(['number', 'money', 'percent']).toContain(fields[field]?.kind);
      expect(step).toBeGreaterThan(0);
      expect(max).toBeGreaterThan(min);
    }
  });

  it('answers nonsense in any field by a sentence at it, or by a whole result', async () => {
    const work = await loaded();
    const starter = work.starters[0]?.input ?? {};
    for (const draft of spoiled(work, starter)) {
      const { result, faults = [] } = await runWork(work, draft, { seed });
      expect(result === undefined ? faults.length : result.summary.length).toBeGreaterThan(0);
      const known = ['', ...Object.keys(work.fields)];
      expect(
        faults.filter(({ field, message }) => !known.includes(field) || !/^[A-Z“].*[.?]$/s.test(message)),
      ).toEqual([]);
    }
  }, 120_000);
});

function* spoiled(work: AnyWork, starter: Draft): Generator<Draft> {
  yield {};
  for (const [name, field] of Object.entries(work.fields)) {
    for (const value of nonsense) {
      yield { ...starter, [name]: value };
      yield* spoiledCells(name, field, starter, value);
    }
  }
}

function* spoiledCells(name: string, field: Field, starter: Draft, value: unknown): Generator<Draft> {
  if (field.kind !== 'table') return;
  const rows = (starter[name] ?? []) as readonly Draft[];
  for (const column of Object.keys(field.columns))
    yield { ...starter, [name]: rows.map((row, index) => (index === 0 ? { ...row, [column]: value } : row)) };
}
