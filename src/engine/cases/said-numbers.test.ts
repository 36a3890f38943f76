import { describe, expect, it } from 'vitest';
import type { CaseFile } from './case-file.ts';
import { takeNumbers } from './said-numbers.ts';

const file: CaseFile = {
  task: ['lend-and-return'],
  say: [],
  name: 'Shed',
  headline: 'Tools',
  lead: 'Who has which tool.',
  numbers: { loanDays: '14 | loan days, days', closesDays: '3 | days before', spots: '12 | at most' },
  pages: [],
};

describe('figures that are said of something else', () => {
  it.each(['extend by 2 days', 'cancel until 2 days before', 'max 3 of the same act kind'])(
    'leaves the figures of a case alone: %s',
    (rule) => {
      expect(takeNumbers(file, [rule], []).file.numbers).toEqual(file.numbers);
    },
  );

  it('takes one that is said of the loan', () => {
    expect(takeNumbers(file, ['loan 21 days'], []).file.numbers?.['loanDays']).toContain('21');
  });
});
