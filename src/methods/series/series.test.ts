import { describe, expect, it } from 'vitest';
import { readDays } from './read-days.ts';
import { readFigures } from './read-figures.ts';
import { absurdReturn, readReturns } from './read-series.ts';

describe('days', () => {
  it.each([
    ['2026-03-31'],
    ['2026/03/31'],
    ['20260331'],
    ['31.03.2026'],
    ['31/03/2026'],
    ['03/31/2026'],
    ['31 Mar 2026'],
    ['March 31, 2026'],
    ['2026-03-31T16:00:00Z'],
    ['2026-03'],
    ['46112'],
  ])('are read from %s', (cell) => {
    expect(readDays([cell]).days).toEqual(['2026-03-31']);
  });

  it('follow their column where one cell alone says nothing', () => {
    expect(readDays(['03/04/2026', '13/04/2026']).days[0]).toBe('2026-04-03');
    expect(readDays(['03/04/2026', '03/14/2026']).days[0]).toBe('2026-03-04');
    expect(readDays(['03/04/2026']).note).toBeDefined();
    expect(readDays(['31.02.2026', 'total', '']).days).toEqual([undefined, undefined, undefined]);
  });
});

describe('figures', () => {
  it('are read with the decimal sign of their column', () => {
    expect(readFigures(['1.234,50', '987,1', '1.001'])).toEqual([1234.5, 987.1, 1001]);
    expect(readFigures(['1,234.50', '987.1', '1,001'])).toEqual([1234.5, 987.1, 1001]);
    expect(readFigures(['1,234', '2,345'])).toEqual([1234, 2345]);
    expect(readFigures(['0,123', '0,120'])).toEqual([0.123, 0.12]);
    expect(readFigures(['1.234.567', '1.500'])).toEqual([1234567, 1500]);
  });

  it('may have a sign, a currency, brackets or a percent sign', () => {
    expect(readFigures(['-1.5%', '(2.5)', '$ 3.25', "1'200.5", '−4', 'n/a', '', 'abc'])).toEqual([
      -0.015,
      -2.5,
      3.25,
      1200.5,
      -4,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('returns', () => {
  it('come from prices in order of their days, and say what was left out', () => {
    const read = readReturns(
      {
        columns: ['Date', 'One', 'Other'],
        rows: [
          ['2026-01-05', '110', '50'],
          ['2026-01-02', '100', '50'],
          ['2026-01-06', '', '51'],
          ['2026-01-07', '121', '55'],
          ['2026-01-07', '121', '60'],
          ['sum', '1', '1'],
        ],
      },
      'prices',
    );
    expect(read.names).toEqual(['One', 'Other']);
    expect(read.days).toEqual(['2026-01-05', '2026-01-07']);
    expect(read.returns[0]?.[0]).toBeCloseTo(0.1, 12);
    expect(read.returns[1]?.[1]).toBeCloseTo(0.2, 12);
    expect(read.perYear).toBe(252);
    expect(read.notes).toHaveLength(3);
  });

  it('in per cent become shares, unless the cells say so themselves', () => {
    const rows = [
      ['2026-01', '1.5', '2%'],
      ['2026-02', '-0.5', '-1%'],
    ];
    const read = readReturns({ columns: ['Month', 'A', 'B'], rows }, 'points');
    expect(read.returns).toEqual([
      [0.015, 0.02],
      [-0.005, -0.01],
    ]);
    expect(read.perYear).toBe(12);
  });

  it('do without days, in the order of the rows', () => {
    const read = readReturns({ columns: ['A'], rows: [['100'], ['101'], ['99']] }, 'prices');
    expect(read.hasDays).toBe(false);
    expect(read.returns).toHaveLength(2);
    expect(read.perYear).toBeUndefined();
  });

  it('that cannot be are pointed out: prices that were taken for returns, and jumps', () => {
    const sheet = {
      columns: ['Date', 'A'],
      rows: [
        ['2026-01-05', '110'],
        ['2026-01-06', '112'],
      ],
    };
    expect(absurdReturn(readReturns(sheet, 'shares'), 'shares')).toMatch(/“A” in the row of 2026-01-05/);
    expect(absurdReturn(readReturns(sheet, 'prices'), 'prices')).toBeUndefined();
  });
});
