import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepTold } from './keep-told.ts';
import { highlightIn } from './said-highlight.ts';

const tanks: CaseFile = {
  task: ['observations'],
  say: [],
  name: 'Tanks',
  headline: 'Tanks',
  lead: 'What was measured.',
  things: {
    tanks: {
      one: 'tank',
      many: 'tanks',
      fields: {
        name: 'text!',
        nitrate: 'number',
        price: 'money',
        filled: 'date',
        state: 'choice(open, paid) = open',
      },
      samples: [
        ['North', 12, 5, '-3', 'open'],
        ['South', 45, 9, '-40', 'paid'],
        ['East', 30, 20, '-20', 'open'],
      ],
    },
  },
  pages: [{ title: 'Tanks', parts: [{ list: 'tanks' }] }],
};

function markOf(text: string): string | undefined {
  const spec: AppSpec = keepTold(
    { ...specOfCase(planOfCase(tanks, () => undefined)), trace: [] },
    saidFacts(text),
  );
  expect(specFaults(spec)).toEqual([]);
  return spec.entities[0]?.fields.find(({ name }) => name === 'attention')?.formula;
}

const marked: readonly (readonly [text: string, formula: string])[] = [
  ['Nitrate over 40 mg/l: red.', 'if(nitrate is not empty and nitrate > 40, "🔴 Nitrate over 40 mg/l", "")'],
  [
    'Nitrate over 40 yellow, over 50 red.',
    'if(nitrate is not empty and nitrate > 50, "🔴 Nitrate over 50", if(nitrate is not empty and nitrate > 40, "🟡 Nitrate over 40", ""))',
  ],
  [
    'Show it in orange when the price is less than 8 pounds.',
    'if(price is not empty and price < 8, "🟠 Price under 8 pounds", "")',
  ],
  [
    'A tank that is not paid after 30 days turns red.',
    'if(state is not "paid" and filled is not empty and days(filled, today) > 30, "🔴 Not paid after 30 days", "")',
  ],
  [
    'If oxygen drops under 50 bar paint it bright red.',
    'if(oxygen is not empty and oxygen < 50, "🔴 Oxygen under 50 bar", "")',
  ],
];

describe('what shall stand out', () => {
  it.each(marked)('%s', (text, formula) => {
    expect(markOf(text)).toBe(formula);
  });

  it.each([
    'Feedings more than 45 minutes late turn crimson.',
    'A change of more than 5 percent is shown in red.',
    'Red wine costs 12 euro, white over 15.',
    'The van is red and has more than 3 seats.',
  ])('is not guessed where nothing is known of it: %s', (text) => {
    expect(markOf(text)).toBeUndefined();
  });

  it.each([
    ['Kegs away for longer than 60 days ought to stand out in orange.', '🟠'],
    ['flag it if the count is below 12', '🚩'],
    ['grey if older than 4 years', '⚪'],
    ['under 2.5 grey them out', '⚪'],
  ])('has the sign of its colour: %s', (text, sign) => {
    expect(highlightIn(text)?.sign).toBe(sign);
  });
});
