import { describe, expect, it } from 'vitest';
import type { AppSpec } from '../spec/app-spec.ts';
import { relateRecords } from './relate-records.ts';

const field = (name: string, label: string, to: string) => ({ name, label, kind: 'reference', to });

/** A plan with one kind of record whose fields point to families. */
function planOf(fields: readonly object[], list: object = {}, page: object = {}): AppSpec {
  return {
    entities: [
      {
        name: 'families',
        one: 'Family',
        many: 'Families',
        title: 'name',
        fields: [],
        samples: [],
        detail: { path: '/families', edit: true, related: [] },
      },
      { name: 'evenings', one: 'Evening', many: 'Evenings', title: 'name', fields, samples: [] },
    ],
    pages: [
      {
        id: 'evenings',
        path: '/evenings',
        title: 'Evenings',
        nav: true,
        sections: [{ id: 'a', block: 'records', props: { entity: 'evenings', ...list } }],
        ...page,
      },
    ],
  } as unknown as AppSpec;
}

const titles = (spec: AppSpec) => relateRecords(spec).entities[0]?.detail?.related.map(({ title }) => title);

describe('the page of a record', () => {
  it.each([
    [
      ['Who asks', 'Sitter'],
      ['Evenings asked', 'Evenings as sitter'],
    ],
    [
      ['Given by', 'Taken by'],
      ['Evenings given', 'Evenings taken'],
    ],
    [
      ['From', 'To'],
      ['Evenings: from', 'Evenings: to'],
    ],
    [
      ['First player', 'Second player'],
      ['Evenings as first player', 'Evenings as second player'],
    ],
    [['Family'], ['Evenings']],
  ])('lists what points to it by %j', (labels, expected) => {
    expect(titles(planOf(labels.map((label, at) => field(`f${at}`, label, 'families'))))).toEqual(expected);
  });

  it('calls what points to it as the app calls it now', () => {
    const spec = planOf([field('a', 'Family', 'families')]);
    spec.entities[0]?.detail?.related.push({ entity: 'evenings', link: 'a', title: 'Nights' });
    expect(titles(spec)).toEqual(['Evenings']);
  });

  it('lists nothing twice', () => {
    const once = relateRecords(
      planOf([field('a', 'Who asks', 'families'), field('b', 'Sitter', 'families')]),
    );
    expect(relateRecords(once)).toEqual(once);
  });

  it.each([
    ['what everybody has of their own', { mine: true }, {}],
    ['what is shown to whom it belongs', { where: 'family = me' }, {}],
    ['what only some may see', {}, { roles: ['Manager'] }],
  ])('leaves out %s', (_, list, page) => {
    expect(titles(planOf([field('a', 'Family', 'families')], list, page))).toEqual([]);
  });
});
