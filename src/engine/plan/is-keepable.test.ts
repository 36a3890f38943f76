import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import { isKeepable } from './is-keepable.ts';
import { nounOf } from './noun.ts';

function keeps(phrase: string): boolean {
  const noun = nounOf(phrase);
  return noun !== undefined && isKeepable(noun);
}

describe('isKeepable', () => {
  it.each(['license plates', 'postage stamps', 'discount codes', 'lighthouses', 'donations', 'communities'])(
    'keeps %s',
    (phrase) => {
      expect(keeps(phrase)).toBe(true);
    },
  );

  it.each([
    'screen sizes',
    'accuracy',
    'step-by-step conversions',
    'speech recognition',
    'internet connectivity',
    'input fields',
    'purchase price',
    'code',
    'streaming',
    'whether the input is valid',
  ])('keeps no list of %s', (phrase) => {
    expect(keeps(phrase)).toBe(false);
  });
});

describe('an app', () => {
  it('has pages of things that visitors look for and no others', () => {
    const { pages } = planFromText(
      'Please implement a website for converting recipes. Users should be able to browse recipes, enter the amount, see step-by-step conversions, check the accuracy and adapt to different screen sizes.',
    );
    const titles = pages.map(({ title }) => title);
    expect(titles).toContain('Recipes');
    expect(titles.join(' ')).not.toMatch(/conversion|accurac|size|amount/i);
  });

  it('serves “browsing”, “searching” and “managing data” with what it turns out to keep', () => {
    const { trace } = planFromText(
      'A site. The site should have functionalities for browsing, searching, managing data and analyzing data. Users can add lighthouses and place bets.',
    );
    expect(trace.filter(({ served }) => served.length === 0)).toEqual([]);
  });

  it('keeps income and expenses in one book', () => {
    const { entities } = planFromText(
      'A money tracker. Users can record income and expenses with category, date and note.',
    );
    expect(entities.map(({ many }) => many)).toContain('Transactions');
    expect(entities.map(({ many }) => many).join(' ')).not.toMatch(/Incomes|Expenses|Dates|Notes/);
  });
});
