import { describe, expect, it } from 'vitest';
import { saidCounts, saidFacts } from './said-facts.ts';

function pricesOf(text: string): string[] {
  return saidFacts(text).prices.map(
    ({ label, value, per }) => `${label} ${value}${per === '' ? '' : `/${per}`}`,
  );
}

describe('prices', () => {
  it.each([
    ['8 euros per hour each, deposit of 20', ['per hour 8/hour', 'deposit 20']],
    ['menu: tea 2, coffee 3, cake 4.50 euros', ['tea 2', 'coffee 3', 'cake 4.5']],
    ['Prices $28 adults, $20 kids', ['adults 28', 'kids 20']],
    ['mileage at 30p', ['mileage 0.3']],
    ['Fee 250 shillings per day', ['fee 250/day']],
    ['Lunch club. £4.50, choose fish or veg', ['price 4.5']],
  ])('hears “%s”', (text, prices) => {
    expect(pricesOf(text)).toEqual(prices);
  });

  it.each([
    'cost up to 20 € by borrower, price 285/425 ml',
    'Nile 40, Tana 36 and Mara 40 beds',
    'over £25 they must ask before',
  ])('hears none in “%s”', (text) => {
    expect(pricesOf(text).filter((price) => !price.startsWith('price'))).toEqual([]);
  });
});

describe('how many there are', () => {
  it.each([
    ['We have 12 canoes and 3 courts', ['12 canoes', '3 courts']],
    ['Lunch club. Members 48, Tues and Thurs', ['48 Members']],
    ['nine wind turbines on a ridge', ['9 wind turbines']],
  ])('hears “%s”', (text, counts) => {
    expect(saidCounts(saidFacts(text)).map(({ of, value }) => `${value} ${of}`)).toEqual(counts);
  });

  it.each([
    'max 3 blocks per person, at most 4 hours',
    'limit of 30 tubers per variety, up to three patterns',
    'Folks order before 20 January, three exclamation marks',
    'max 9 drivers each',
  ])('hears no count in the limits of “%s”', (text) => {
    expect(saidCounts(saidFacts(text))).toEqual([]);
  });
});

it('looks through endless and senseless texts in no time', () => {
  const started = performance.now();
  for (const text of ['A', '1 ', 'Mon, ', 'Ab, ', 'a ']) saidFacts(text.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(20_000);
});
