import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepTold } from './keep-told.ts';
import { changeIn } from './said-change.ts';

const hire: CaseFile = {
  task: ['lend-and-return'],
  say: [],
  name: 'Hire',
  numbers: { fee: '25 | euro' },
  headline: 'Hire',
  lead: 'Who hires what.',
  things: {
    hires: {
      one: 'hire',
      many: 'hires',
      title: 'who',
      fields: { who: 'text!', day: 'date!', people: 'number = 2', price: 'money := people * fee' },
      samples: [
        ['Ida', '+1', 2],
        ['Bo', '+2', 5],
        ['Cy', '+3', 3],
      ],
    },
  },
  pages: [{ title: 'Hires', parts: [{ list: 'hires' }] }],
};

function priceOf(text: string): string | undefined {
  const spec = keepTold({ ...specOfCase(planOfCase(hire, () => undefined)), trace: [] }, saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  return spec.entities[0]?.fields.find(({ name }) => name === 'price')?.formula;
}

const changed: readonly (readonly [text: string, formula: string])[] = [
  [
    'Registered charities receive 50 per cent off.',
    'round((people * fee) * if(registeredCharities, 1 - 50 / 100, 1), 2)',
  ],
  [
    'Those who come between November and January get 15 % off.',
    'round((people * fee) * if(comeBetweenNovemberAnd, 1 - 15 / 100, 1), 2)',
  ],
  [
    'In the months of July and August we add 20 percent.',
    'round((people * fee) * if(inTheMonthsOf, 1 + 20 / 100, 1), 2)',
  ],
  [
    'Over four people it is 10 % cheaper.',
    'round((people * fee) * if(people is not empty and people > 4, 1 - 10 / 100, 1), 2)',
  ],
  ['Pensioners get 5 euro off.', '(people * fee) - if(pensioners, 5, 0)'],
  ['Same-day service costs double.', 'round((people * fee) * if(samedayService, 1 + 100 / 100, 1), 2)'],
];

describe('a price that changes in a case', () => {
  it.each(changed)('%s', (text, formula) => {
    expect(priceOf(text)).toBe(formula);
  });

  it.each([
    ['25 euros each, children 12.', 'people * if(children, 12, fee)'],
    ['A trip is 25 euro a head, with supper 33.', 'people * if(withSupper, 33, fee)'],
    ['25 euros each, deposit 60.', 'people * fee'],
    ['30 euros each, children 12.', 'people * fee'],
  ])('takes another figure in that case: %s', (text, formula) => {
    expect(priceOf(text)).toBe(formula);
  });

  it.each([
    'right +2, wrong -1',
    'stalls 1-22',
    'it can go to minus 20 euros and no further',
    'sold item -1',
    'Tags to print, 24 on a page.',
    'every place after that 3 less',
    'max rent = own rent + 10%',
  ])('is not told by: %s', (text) => {
    expect(changeIn(text)).toBeUndefined();
  });
});
