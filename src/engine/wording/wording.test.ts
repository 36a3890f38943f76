import { describe, expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import { planFromText } from '../generate.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { inGoodWords } from './in-good-words.ts';
import { isSentence } from './sentence-name.ts';
import { inTimeOrder } from './time-order.ts';
import { withoutUnasked } from './unasked-money.ts';
import { withoutStateWords } from './without-state-words.ts';
import { labelOfClause, saidOnce } from './worded-labels.ts';

describe('Names of apps', () => {
  it.each([
    'Students Write Essays',
    'Students Hand',
    'Runners Log Weekly Kilometres',
    'Members Book Classes',
    'Visitors Come',
    'Every Hive Has a Number',
    'Class Reps Get Elected',
    'We Foster',
  ])('are no sentences: %s', (name) => {
    expect(isSentence(name)).toBe(true);
  });

  it.each([
    'Dinghy races',
    'Expense approvals',
    'Birds of Prey Log',
    "Women's circle",
    'Glass recycling',
    'Members Book',
    'Kids Club',
    'Kids Book Club',
    'Drivers log',
    'Hospital drivers',
    'Goods in and out',
    'Tool library',
  ])('are names: %s', (name) => {
    expect(isSentence(name)).toBe(false);
  });
});

describe('Names of places', () => {
  it.each([
    ['cleaning rota in Lisbon', 'Lisbon', false],
    ['game for my class at the Escola do Outeiro in Braga', 'Escola do Outeiro', true],
  ])('%s', (text, name, stays) => {
    const spec = { ...planFromText(text), name };
    const at = text.indexOf('rota') < 0 ? 0 : text.indexOf('cleaning rota');
    const spans = [{ kind: 'K' as const, start: at, end: at + 13, sure: 1 }];
    const reading = { text, spans, arcs: [], tasks: [] };
    expect(inGoodWords(spec, reading, saidFacts(text), undefined).name === name).toBe(stays);
  });
});

describe('Labels', () => {
  it.each([
    ['If they need electricity', 'Needs electricity'],
    ['if it worked', 'Worked'],
    ['Whether it is paid', 'Paid'],
    ['If they lead or follow', 'Lead or follow'],
    ['Amount', 'Amount'],
  ])('%s', (label, worded) => {
    expect(labelOfClause(label)).toBe(worded);
  });

  it('say a word once', () => {
    expect(saidOnce('Total total by month')).toBe('Total by month');
    expect(saidOnce('Day by day')).toBe('Day by day');
  });
});

describe('Examples', () => {
  it('end after they begin', () => {
    const time = (name: string, label: string) => ({ name, label, kind: 'time' as const });
    const entity: EntitySpec = {
      name: 'callouts',
      one: 'Callout',
      many: 'Callouts',
      title: 'alarm',
      fields: [time('alarm', 'Time of alarm'), time('back', 'Time back')],
      samples: [
        { alarm: '09:00', back: '09:00' },
        { alarm: '10:00', back: '12:30' },
      ],
    };
    inTimeOrder([entity]);
    expect(entity.samples).toEqual([
      { alarm: '09:00', back: '10:00' },
      { alarm: '10:00', back: '12:30' },
    ]);
  });
});

describe('What a plan has beside what was said', () => {
  const parking = (kind: string): AppSpec => ({
    ...(planFromText('parking spaces') as AppSpec),
    kind,
    entities: [
      {
        name: 'spaces',
        one: 'Free parking space',
        many: 'Free parking spaces',
        title: 'name',
        fields: [
          { name: 'name', label: 'Name', kind: 'text' },
          { name: 'rate', label: 'Hourly rate', kind: 'money' },
          { name: 'stars', label: 'Rating', kind: 'rating' },
          { name: 'status', label: 'Status', kind: 'choice', options: ['Free', 'Occupied'] },
        ],
        samples: [{ name: 'Free parking space 1', rate: 2.5, stars: 4, status: 'Occupied' }],
      },
    ],
    actions: [],
    pages: [],
  });

  it.each([
    ['share free parking spaces among our flats', 'records', ['name', 'status']],
    ['parking spaces and what each costs', 'records', ['name', 'rate', 'status']],
    ['parking spaces, neighbours give stars', 'records', ['name', 'stars', 'status']],
    ['parking spaces near the beach', 'booking', ['name', 'rate', 'stars', 'status']],
  ])('%s', (text, kind, names) => {
    const [entity] = withoutUnasked(parking(kind), text).entities;
    expect(entity?.fields.map(({ name }) => name)).toEqual(names);
  });

  it('is not called by a state that it may not be in', () => {
    const [entity] = withoutStateWords(parking('records')).entities;
    expect([entity?.one, entity?.many, entity?.samples[0]?.['name']]).toEqual([
      'Parking space',
      'Parking spaces',
      'Parking space 1',
    ]);
  });
});
