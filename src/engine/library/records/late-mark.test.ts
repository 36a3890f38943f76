import { describe, expect, it } from 'vitest';
import type { AppRecord } from '../store/collection.ts';
import type { FieldLook } from '../words/state-fields.ts';
import { isCalledOff, marksOf } from './late-mark.ts';

const today = '2026-05-20';
const past = '2026-05-01';
const field = (name: string, label: string, kind: string, more: Partial<FieldLook> = {}): FieldLook => ({
  name,
  label,
  kind,
  ...more,
});
const marks = (fields: readonly FieldLook[], values: Record<string, string | boolean>) =>
  marksOf({ fields }, { id: '1', createdAt: '', ...values } as AppRecord, today);
const state = (...options: string[]) => field('state', 'State', 'choice', { options });

describe('what is late', () => {
  const due = field('due', 'Due date', 'date');
  const until = field('until', 'Until', 'date');
  const from = field('from', 'From', 'date');
  it.each([
    [
      'an invoice that was sent',
      [due, state('draft', 'sent', 'paid')],
      { due: past, state: 'sent' },
      ['Overdue'],
    ],
    ['an invoice that was paid', [due, state('draft', 'sent', 'paid')], { due: past, state: 'paid' }, []],
    [
      'a job that is not paid',
      [due, state('not paid', 'paid')],
      { due: past, state: 'not paid' },
      ['Overdue'],
    ],
    ['what is due later', [due, state('open', 'done')], { due: '2026-05-21', state: 'open' }, []],
    ['what is due today', [due, state('open', 'done')], { due: today, state: 'open' }, []],
    ['what has no day', [due, state('open', 'done')], { state: 'open' }, []],
    ['a loan out too long', [from, until, state('out', 'back')], { until: past, state: 'out' }, ['Overdue']],
    ['a loan that came back', [from, until, state('out', 'back')], { until: past, state: 'back' }, []],
    ['a loan with a tick', [until, field('r', 'Returned', 'yes-no')], { until: past, r: false }, ['Overdue']],
    ['a loan ticked off', [until, field('r', 'Returned', 'yes-no')], { until: past, r: true }, []],
    ['a loan with a day of return', [due, field('r', 'Returned on', 'date')], { due: past, r: past }, []],
    [
      'a ewe that lambed',
      [due, field('l', 'Lambed', 'choice', { options: ['Yes', 'No'] })],
      { due: past, l: 'Yes' },
      [],
    ],
    [
      'a ewe that did not yet',
      [due, field('l', 'Lambed', 'choice', { options: ['Yes', 'No'] })],
      { due: past, l: 'No' },
      ['Overdue'],
    ],
    ['a homework without a state', [due], { due: past }, ['Overdue']],
    [
      'who gave it, read as a day',
      [field('g', 'Given by', 'date'), state('open', 'done')],
      { g: past, state: 'open' },
      [],
    ],
    ['a holiday that is over', [from, until], { until: past }, []],
    [
      'a room booked last month',
      [from, until, state('booked', 'cancelled')],
      { until: past, state: 'booked' },
      [],
    ],
    [
      'a concert of last month',
      [field('day', 'Day', 'date'), state('planned', 'sung')],
      { day: past, state: 'planned' },
      [],
    ],
    ['milk', [field('best', 'Best before', 'date')], { best: past }, ['Expired']],
  ] as const)('%s', (_, fields, values, expected) => {
    expect(marks(fields, values)).toEqual(expected);
  });

  it('is what the app works out, where it does', () => {
    const overdue = field('overdue', 'Overdue', 'yes-no', { formula: 'state is "out" and until < today' });
    const fields = [until, state('out', 'back'), overdue];
    expect(marks(fields, { until: past, state: 'out', overdue: false })).toEqual([]);
    expect(marks(fields, { until: past, state: 'out', overdue: true })).toEqual(['Overdue']);
  });

  it('is also what waits for somebody, by its own name', () => {
    const thirsty = field('thirsty', 'Thirsty', 'yes-no', { formula: 'nextOn <= today' });
    const enough = field('enough', 'Enough copies', 'yes-no', { formula: 'copies >= singers' });
    expect(marks([thirsty, enough], { thirsty: true, enough: true })).toEqual(['Thirsty']);
  });
});

describe('what was called off', () => {
  it.each([
    [[state('booked', 'done', 'given back')], { state: 'given back' }, true],
    [[state('booked', 'done', 'given back')], { state: 'done' }, false],
    [[state('Scheduled', 'Cancelled')], { state: 'Cancelled' }, true],
    [[field('off', 'Called off', 'yes-no')], { off: true }, true],
    [[field('off', 'Called off', 'yes-no')], { off: false }, false],
  ] as const)('%j %j', (fields, values, expected) => {
    expect(isCalledOff({ fields }, { id: '1', createdAt: '', ...values })).toBe(expected);
  });
});
