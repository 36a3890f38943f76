import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepTold } from './keep-told.ts';
import { reckoningIn } from './said-reckoning.ts';

const log: CaseFile = {
  task: ['observations'],
  say: [],
  name: 'Log',
  headline: 'Log',
  lead: 'What was done.',
  things: {
    jobs: {
      one: 'job',
      many: 'jobs',
      fields: {
        name: 'text!',
        day: 'date!',
        takings: 'money',
        costs: 'money',
        kilos: 'number',
        profit: 'money',
      },
      samples: [
        ['North', '-3', 120, 40, 3, 5],
        ['South', '-4', 90, 70, 8, 9],
        ['East', '-2', 300, 20, 5, 1],
      ],
    },
  },
  pages: [{ title: 'Jobs', parts: [{ list: 'jobs' }] }],
};

function formulasOf(text: string): Record<string, string> {
  const spec = keepTold({ ...specOfCase(planOfCase(log, () => undefined)), trace: [] }, saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  const fields = spec.entities[0]?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ label, formula }) => (formula === undefined ? [] : [[label, formula]])),
  );
}

const reckoned: readonly (readonly [text: string, label: string, formula: string])[] = [
  ['Profit is takings minus costs.', 'Profit', 'round(takings - costs, 2)'],
  ['The commission is 4 % of the takings.', 'Commission', 'round(takings * 4 / 100, 2)'],
  ['The house keeps 3.5 % of the takings.', 'Share of the house', 'round(takings * 3.5 / 100, 2)'],
  ['Salt is 2 percent of the kilos.', 'Salt', 'round(kilos * 2 / 100, 3)'],
  ['Water is 2.2 times the kilos.', 'Water', 'round(kilos * 2.2, 3)'],
  ['Flour = kilos x 0.08', 'Flour', 'round(kilos * 0.08, 3)'],
  ['We charge by weight. 5 euro a kilo.', 'To pay', 'round(kilos * 5, 2)'],
  [
    'The fee is 38.50 euros a lesson plus 0.30 per kilometre.',
    'Fee',
    'round(lessons * 38.5 + kilometres * 0.3, 2)',
  ],
  ['9 euros an hour, after six 12.', 'To pay', 'round(hours * if(afterSix, 12, 9), 2)'],
];

describe('how a value is worked out', () => {
  it.each(reckoned)('%s', (text, label, formula) => {
    expect(formulasOf(text)[label]).toBe(formula);
  });

  it.each([
    'Net equals takings minus costs, tax and mortgage.',
    'Concentrate is kilos minus 16, times 0.45.',
    'Profit is takings minus what is in the tin.',
  ])('is left alone where only a part was understood: %s', (text) => {
    expect(formulasOf(text)).toEqual({});
  });

  it.each(['Inhaling is due three times a day.', 'Women may give four times in twelve months.'])(
    'is not told by: %s',
    (text) => {
      expect(reckoningIn(text)).toBeUndefined();
    },
  );
});
