import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import type { PlannedField, PlannedThing } from './planned.ts';
import { takeView, viewsIn, viewWords } from './views.ts';

const field = (words: string, more: Partial<PlannedField> = {}): PlannedField => {
  const name = words.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return { words, name, label: words, kind: 'text', ...more };
};
const thing = (one: string, many: string, fields: PlannedField[]): PlannedThing => ({
  key: many,
  one,
  many,
  title: fields[0]?.name ?? '',
  fields,
  at: [],
});

const draft: Draft = {
  things: [
    thing('tool', 'tools', [
      field('name'),
      field('depot', { kind: 'choice', options: ['North', 'South'] }),
      field('stock', { kind: 'number' }),
      field('minimum stock', { kind: 'number' }),
      field('next inspection', { kind: 'date' }),
    ]),
    thing('member', 'members', [
      field('name'),
      field('licence valid until', { kind: 'date' }),
      field('hours granted', { kind: 'number' }),
    ]),
    thing('loan', 'loans', [
      field('tool', { kind: 'reference', to: 'tools' }),
      field('member', { kind: 'reference', to: 'members' }),
      field('lent on', { kind: 'date' }),
      field('due on', { kind: 'date' }),
      field('returned on', { kind: 'date' }),
      field('hours used', { kind: 'number' }),
      field('charge', { kind: 'money', formula: 'hoursUsed * 2' }),
      field('state', { kind: 'choice', options: ['out', 'returned', 'lost'] }),
    ]),
  ],
  rules: [],
  acts: [],
  parts: [],
  figures: {},
  kept: new Set(),
  fixed: new Set(),
};

function shown(words: string) {
  const next = takeView(draft, words)?.next;
  return next?.parts.at(-1)?.part ?? next?.figures;
}

describe('what is shown', () => {
  it.each([
    [
      'overdue loans',
      'loans',
      'not (state in ("returned", "lost")) and dueOn is not empty and dueOn < today',
    ],
    [
      'loans due within 7 days',
      'loans',
      'not (state in ("returned", "lost")) and dueOn >= today and dueOn <= addDays(today, 7)',
    ],
    ['lost loans this month', 'loans', 'state is "lost" and month(lentOn) = month(today)'],
    ['tools below minimum stock', 'tools', 'stock < minimumStock'],
    ['free tools', 'tools', 'not any(loans where tool = this and state is "out")'],
    [
      'tools without a loan in the last 21 days',
      'tools',
      'not any(loans where tool = this and lentOn >= addDays(today, -21) and lentOn <= today)',
    ],
    [
      'licences expiring in the next 30 days',
      'members',
      'licenceValidUntil is not empty and licenceValidUntil >= today and licenceValidUntil <= addDays(today, 30)',
    ],
    [
      'members with more than 3 lost loans',
      'members',
      'count(loans where member = this and state is "lost") > 3',
    ],
  ])('lists %s', (words, list, where) => {
    expect(shown(words)).toMatchObject({ list, where });
  });

  it.each([
    ['charges per member and month', 'member.name + " – " + (month(lentOn))', 'sum(charge)'],
    ['loans per depot', 'tool.depot', 'count'],
    ['rate of lost loans per depot', 'tool.depot', 'avg(if(state is "lost", 100, 0))'],
    ['average hours used by depot', 'tool.depot', 'avg(hoursUsed)'],
  ])('draws %s', (words, by, value) => {
    expect(shown(words)).toMatchObject({ chart: `loans by ${by}`, value });
  });

  it('works out for each owner what is asked per owner', () => {
    const next = takeView(draft, 'remaining hours per member')?.next;
    expect(next?.parts[0]?.part).toMatchObject({ list: 'members', show: ['remainingHours'] });
    expect(next?.things[1]?.fields.at(-1)?.formula).toBe(
      'hoursGranted - sum(hoursUsed of loans where member = this)',
    );
    expect(shown('top ten members by charge')).toMatchObject({
      list: 'members',
      sort: '-charge',
      rank: true,
    });
  });

  it('puts what is out under the name of whom has it', () => {
    expect(shown('tools currently out by member')).toMatchObject({
      list: 'loans',
      where: 'state is "out"',
      group: 'member',
    });
  });

  it('knows calendars, plans, boards and files', () => {
    expect(shown('a calendar of loans by week')).toEqual({
      calendar: 'loans by lentOn',
      title: 'A calendar of loans by week',
    });
    expect(shown('the week of each member')).toMatchObject({ list: 'loans', group: 'member' });
    expect(shown('Board with columns by status')).toMatchObject({ board: 'loans by state' });
    expect(shown('CSV export of tools')).toMatchObject({ use: 'export-data', props: { entity: 'tools' } });
  });

  it.each([
    'tools which expire within 7 days of purchase',
    'members with more than 3 open visits',
    'unbilled charges per member',
    'ranking of tools',
    'visits per month',
    'my loans',
  ])('shows nothing for %s, which the plan does not have', (words) => {
    expect(takeView(draft, words)).toBeUndefined();
  });
});

describe('the views of a sentence', () => {
  it('hears what a page shows', () => {
    expect(viewWords('The dashboard shall display open loans', false)).toBe('open loans');
    expect(viewWords('As a manager I want to see loans per month', false)).toBe('loans per month');
    expect(viewWords('The boat list can be filtered by status', false)).toBeDefined();
    expect(viewWords('A tool has a name and a depot', false)).toBeUndefined();
  });

  it('takes a list apart, and completes what is shared', () => {
    expect(viewsIn('open loans, charges per member and month, top ten').map(({ words }) => words)).toEqual([
      'open loans',
      'charges per member and month, top ten',
    ]);
    expect(viewsIn('launches and hours per pilot')[0]?.words).toBe('launches per pilot');
    expect(viewsIn('per member: loans and charges').map(({ words }) => words)).toEqual([
      'loans per member',
      'charges per member',
    ]);
  });
});
