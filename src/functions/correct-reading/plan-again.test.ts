import { describe, expect, it } from 'vitest';
import { planFromReading } from '../../engine/generate.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import { keepChanges } from './keep-changes.ts';
import { planAgain } from './plan-again.ts';

const reading = markedReading(
  'People {A1>2 add} {T2 recipes} with a {F3>2 title} and {A4>2 search} them. Each has a sleeve number.',
);
const spec = planFromReading(reading);
const sleeve = {
  kind: 'F' as const,
  start: reading.text.indexOf('sleeve number'),
  end: reading.text.length - 1,
};
const recipes = ({ entities }: AppSpec) => entities.find(({ many }) => /recipes/i.test(many));

describe('a plan made again from corrected words', () => {
  it('has what is labelled now, and says how it was read', () => {
    expect(recipes(spec)?.fields.map(({ label }) => label)).not.toContain('Sleeve number');
    const again = planAgain(spec, [...reading.spans, sleeve]);
    expect(again?.keepsChanges).toBe(true);
    expect(again?.spec.entities.flatMap(({ fields }) => fields).map(({ label }) => label)).toContain(
      'Sleeve number',
    );
    expect(again?.spec.reading?.spans).toContainEqual(sleeve);
    expect(again?.spec.reading?.text).toBe(reading.text);
  });

  it('keeps what was changed since: the name, a colour, a field and the words of a page', () => {
    const changed = structuredClone(spec);
    changed.name = 'Kitchen';
    changed.theme.background = '#123456';
    recipes(changed)?.fields.push({ name: 'chef', label: 'Chef', kind: 'text' });
    const [page] = changed.pages;
    if (page !== undefined) page.title = 'Hello';
    const again = planAgain(changed, [...reading.spans, sleeve]);
    expect(again?.keepsChanges).toBe(true);
    expect(again?.spec).toMatchObject({ name: 'Kitchen', theme: { background: '#123456' } });
    const labels = (again === undefined ? undefined : recipes(again.spec))?.fields.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Chef', 'Sleeve number']));
    expect(again?.spec.pages[0]?.title).toBe('Hello');
  });

  it('is not made where nothing is left to plan from, or nothing was read', () => {
    expect(planAgain(spec, [])).toBeUndefined();
    const { reading: _gone, ...unread } = spec;
    expect(planAgain(unread, [sleeve])).toBeUndefined();
  });
});

describe('changes of two hands', () => {
  const base = { a: 1, b: [{ id: 'x', t: 1 }, { id: 'y' }] };

  it('are both kept where they are apart', () => {
    const current = { a: 2, b: [{ id: 'y' }, { id: 'x', t: 1 }] };
    expect(keepChanges(base, current, { ...base, c: 3 })).toEqual({ ...current, c: 3 });
    expect(keepChanges(base, { a: 1, b: [{ id: 'x', t: 2 }] }, { ...base, a: 5 })).toEqual({
      a: 5,
      b: [{ id: 'x', t: 2 }],
    });
    expect(
      keepChanges(base, { ...base, b: [...base.b, { id: 'z' }] }, { a: 1, b: [{ id: 'y', t: 7 }] }),
    ).toEqual({ a: 1, b: [{ id: 'y', t: 7 }, { id: 'z' }] });
  });

  it('are the newer one where both changed the same', () => {
    expect(keepChanges(base, { ...base, a: 2 }, { ...base, a: 3 })).toEqual({ ...base, a: 3 });
  });
});
