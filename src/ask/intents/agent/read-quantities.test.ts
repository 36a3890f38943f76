import { describe, expect, it } from 'vitest';
import { readQuantities } from './read-quantities.ts';

describe('the quantities of a text', () => {
  it.each([
    ['20000', 'number', 20000, undefined],
    ['20,000', 'number', 20000, undefined],
    ['20 000', 'number', 20000, undefined],
    ['1.5', 'number', 1.5, undefined],
    ['15k', 'number', 15000, undefined],
    ['2 million', 'number', 2000000, undefined],
    ['$12,000', 'money', 12000, 'USD'],
    ['€1.2m', 'money', 1200000, 'EUR'],
    ['£250k', 'money', 250000, 'GBP'],
    ['18000 euro', 'money', 18000, 'EUR'],
    ['50 dollars', 'money', 50, 'USD'],
    ['700 CHF', 'money', 700, 'CHF'],
    ['5%', 'percent', 5, undefined],
    ['5.25 %', 'percent', 5.25, undefined],
    ['7 percent', 'percent', 7, undefined],
    ['7 per cent', 'percent', 7, undefined],
    ['5 years', 'span', 5, 'years'],
    ['5-year', 'span', 5, 'years'],
    ['48 months', 'span', 48, 'months'],
    ['1 day', 'span', 1, 'days'],
    ['30 seconds', 'span', 30, 'seconds'],
    ['2027-03-01', 'date', '2027-03-01', undefined],
    ['1 March 2027', 'date', '2027-03-01', undefined],
    ['March 1st, 2027', 'date', '2027-03-01', undefined],
  ])('%s', (words, kind, value, unit) => {
    const [found, ...others] = readQuantities(`say ${words}, and so on`);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind, value, words });
    expect(found?.unit).toBe(unit);
  });

  it('are no parts of words, and no days that are none', () => {
    expect(readQuantities('B2B and mp3 with A4')).toEqual([]);
    expect(readQuantities('on 31 February 2027').filter(({ kind }) => kind === 'date')).toEqual([]);
  });
});
