import { describe, expect, it } from 'vitest';
import type { Fields } from '../../catalog/agent-desk/fields.ts';
import { supportedValues } from './supported-values.server.ts';

const fields = {
  amount: { kind: 'money', label: 'Amount borrowed', min: 0 },
  rate: { kind: 'percent', label: 'Rate', min: 0, max: 100 },
  months: { kind: 'number', label: 'Term', unit: 'months', whole: true },
  start: { kind: 'date', label: 'First day' },
  purpose: { kind: 'text', label: 'Purpose' },
  rhythm: {
    kind: 'choice',
    label: 'Rhythm',
    options: [
      { value: 'monthly', label: 'Every month' },
      { value: 'yearly', label: 'Every year' },
    ],
  },
  risks: { kind: 'list', label: 'Risks' },
  costs: {
    kind: 'table',
    label: 'Costs',
    row: 'cost',
    columns: { name: { kind: 'text', label: 'Name' }, sum: { kind: 'money', label: 'Sum' } },
  },
} satisfies Fields;

const text = `We want to borrow 20k euros at 4.5 % over
five years (5 years), paid every month. Rent comes to 1,250.50, insurance to 80.
The roof may leak.`;

const read = (said: Record<string, unknown>) => supportedValues(text, fields, said);

describe('values that a model read from a text', () => {
  it('stay with the words that say them', () => {
    expect(
      read({
        amount: { value: 20_000, words: '20k euros' },
        rate: { value: '4.5', words: '4.5 %' },
        rhythm: { value: 'monthly', words: 'paid every month' },
        risks: [{ value: 'The roof leaks', words: 'The roof may leak' }],
        start: null,
      }),
    ).toEqual({
      proposals: [
        { field: 'amount', value: 20_000, words: ['20k euros'] },
        { field: 'rate', value: 4.5, words: ['4.5 %'] },
        { field: 'rhythm', value: 'monthly', words: ['paid every month'] },
        { field: 'risks', value: ['The roof leaks'], words: ['The roof may leak'] },
      ],
      dropped: [],
    });
  });

  it('may run over the end of a line, and be counted as the field counts', () => {
    expect(
      read({
        months: { value: 60, words: '5 years' },
        purpose: { value: 'over five years', words: 'over five years' },
      }).proposals.map(({ field }) => field),
    ).toEqual(['months', 'purpose']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'words that the text does not have',
      { amount: { value: 20_000, words: '20000 dollars' } },
      'Amount borrowed',
    ],
    ['no words at all', { amount: { value: 20_000, words: ' ' } }, 'Amount borrowed'],
    [
      'a number that its words do not say',
      { amount: { value: 21_000, words: '20k euros' } },
      'Amount borrowed',
    ],
    ['a number beside words without one', { rate: { value: 3, words: 'The roof may leak' } }, 'Rate'],
    ['a value that the form does not take', { rate: { value: 'high', words: '4.5 %' } }, 'Rate'],
    ['an option that there is not', { rhythm: { value: 'daily', words: 'paid every month' } }, 'Rhythm'],
    ['an item that was made up', { risks: [{ value: 'Fire', words: 'There may be a fire' }] }, 'Risks'],
  ])('are left out with %s', (_, said, label) => {
    expect(read(said)).toEqual({ proposals: [], dropped: [label] });
  });

  it('lose the cell of a row that its words do not bear out, and keep the others', () => {
    expect(
      read({
        costs: [
          { words: 'Rent comes to 1,250.50', cells: { name: 'Rent', sum: 1250.5 } },
          { words: 'insurance to 80', cells: { name: 'Insurance', sum: 800 } },
          { words: 'Heating comes to 90', cells: { name: 'Heating', sum: 90 } },
        ],
      }),
    ).toEqual({
      proposals: [
        {
          field: 'costs',
          value: [{ name: 'Rent', sum: 1250.5 }, { name: 'Insurance' }],
          words: ['Rent comes to 1,250.50', 'insurance to 80'],
        },
      ],
      dropped: ['Costs'],
    });
  });
});
