import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../spec/app-spec.ts';
import { isSentence } from './sentence-name.ts';
import { inTimeOrder } from './time-order.ts';
import { labelOfClause, saidOnce } from './worded-labels.ts';

describe('Names of apps', () => {
  it.each([
    'Students Write Essays',
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
    'Hospital drivers',
    'Goods in and out',
    'Tool library',
  ])('are names: %s', (name) => {
    expect(isSentence(name)).toBe(false);
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
