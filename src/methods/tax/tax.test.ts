import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netGains, taxOn } from './gains.ts';
import { keepLots, type Trade } from './tax-lots.ts';

const trade = (day: string, isBuy: boolean, quantity: number, total: number, lot = day): Trade => ({
  day,
  security: 'M',
  isBuy,
  quantity,
  price: total / quantity,
  fees: 0,
  lot,
});
const wash = { order: 'fifo', washDays: 30 } as const;

describe('wash sales', () => {
  it('of Publication 550: 100 shares for 1,000, sold for 750, bought again for 800 have a basis of 1,050', () => {
    const { sold, left } = keepLots(
      [
        trade('2025-01-10', true, 100, 1_000),
        trade('2025-05-05', false, 100, 750, ''),
        trade('2025-05-20', true, 100, 800),
      ],
      wash,
    );
    expect(sold[0]).toMatchObject({ gain: -250, disallowed: 250 });
    expect(left).toHaveLength(1);
    expect((left[0]?.quantity ?? 0) * (left[0]?.unitBasis ?? 0)).toBeCloseTo(1_050, 8);
  });

  it('of Publication 550 with fewer shares bought than sold: 750 held back, 250 let through, bases of 3,250 and 1,375', () => {
    const { sold, left } = keepLots(
      [
        trade('2009-09-24', true, 100, 5_000),
        trade('2009-12-18', true, 50, 2_750),
        trade('2009-12-28', true, 25, 1_125),
        trade('2010-01-07', false, 100, 4_000, ''),
      ],
      wash,
    );
    expect(sold).toHaveLength(1);
    expect(sold[0]?.gain).toBeCloseTo(-1_000, 8);
    expect(sold[0]?.disallowed).toBeCloseTo(750, 8);
    expect(left.map(({ quantity, unitBasis }) => Math.round(quantity * unitBasis))).toEqual([3_250, 1_375]);
  });

  // Treasury Regulation 1.1091-2, examples 1 and 2.
  it.each([
    [90, 110],
    [70, 90],
  ])('a share of 100 sold for 80 and bought again for %s has a basis of %s', (again, basis) => {
    const { left } = keepLots(
      [
        trade('1935-01-02', true, 1, 100),
        trade('1955-01-15', false, 1, 80, ''),
        trade('1955-02-01', true, 1, again),
      ],
      wash,
    );
    expect(left[0]?.unitBasis).toBeCloseTo(basis, 10);
    // The holding period of the old share goes with it.
    expect(left[0]?.heldFrom.slice(0, 4)).toBe('1935');
  });

  it('take the thirtieth day in and the thirty-first not', () => {
    const on = (day: string) =>
      keepLots(
        [trade('2025-01-10', true, 1, 100), trade('2025-05-01', false, 1, 80, ''), trade(day, true, 1, 90)],
        wash,
      ).sold[0]?.disallowed;
    expect(on('2025-05-31')).toBe(20);
    expect(on('2025-06-01')).toBe(0);
  });

  it('do not count the rest of the very lot that was sold (Revenue Ruling 56-602), nor anything where no rule holds', () => {
    const trades = [trade('2025-05-01', true, 200, 2_000), trade('2025-05-10', false, 100, 800, '')];
    expect(keepLots(trades, wash).sold[0]?.disallowed).toBe(0);
    const again = [...trades, trade('2025-05-12', true, 100, 850)];
    expect(keepLots(again, { order: 'fifo', washDays: undefined }).sold[0]?.disallowed).toBe(0);
    expect(keepLots(again, wash).sold[0]?.disallowed).toBe(200);
  });
});

describe('lots', () => {
  const buys = [
    trade('2024-01-02', true, 10, 100),
    trade('2024-06-03', true, 10, 150),
    trade('2025-02-03', true, 10, 120),
  ];
  const gainBy = (order: 'fifo' | 'lifo' | 'hifo' | 'specific', lot = '') =>
    keepLots([...buys, trade('2025-03-03', false, 10, 130, lot)], { order, washDays: undefined }).sold.reduce(
      (sum, { gain }) => sum + gain,
      0,
    );

  it('are sold oldest, newest, dearest or chosen first', () => {
    expect(gainBy('fifo')).toBeCloseTo(30, 10);
    expect(gainBy('lifo')).toBeCloseTo(10, 10);
    expect(gainBy('hifo')).toBeCloseTo(-20, 10);
    expect(gainBy('specific', '2025-02-03')).toBeCloseTo(10, 10);
  });

  it('do not sell what is not there', () => {
    const { short } = keepLots([...buys, trade('2025-03-03', false, 40, 500, '')], {
      order: 'fifo',
      washDays: 30,
    });
    expect(short).toEqual([{ trade: 3, missing: 10 }]);
  });

  it('lose no money on the way: gains let through and bases left make up cash in and out', () => {
    const kinds = fc.array(
      fc.record({
        offset: fc.integer({ min: 0, max: 120 }),
        isBuy: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 20 }),
        price: fc.integer({ min: 50, max: 150 }),
      }),
      { minLength: 2, maxLength: 25 },
    );
    fc.assert(
      fc.property(kinds, fc.constantFrom('fifo', 'lifo', 'hifo'), (given, order) => {
        const start = Date.UTC(2025, 0, 1);
        const trades = given.map(({ offset, isBuy, quantity, price }, index) =>
          trade(
            new Date(start + offset * 86_400_000).toISOString().slice(0, 10),
            isBuy,
            quantity,
            quantity * price,
            isBuy ? `lot ${index}` : '',
          ),
        );
        const { sold, left } = keepLots(trades, { order: order as 'fifo', washDays: 30 });
        const paid = trades.reduce(
          (sum, { isBuy, quantity, price }) => sum + (isBuy ? quantity * price : 0),
          0,
        );
        const received = sold.reduce((sum, { proceeds }) => sum + proceeds, 0);
        const counted = sold.reduce((sum, { gain, disallowed }) => sum + gain + disallowed, 0);
        const basis = left.reduce((sum, { quantity, unitBasis }) => sum + quantity * unitBasis, 0);
        expect(received - paid).toBeCloseTo(counted - basis, 5);
      }),
    );
  });
});

describe('gains', () => {
  it('are long term when held for more than the threshold, and offset each other before tax', () => {
    const piece = {
      day: '',
      security: '',
      lot: '',
      acquired: '',
      quantity: 1,
      proceeds: 0,
      basis: 0,
      disallowed: 0,
    };
    const net = netGains(
      [
        { ...piece, heldDays: 365, gain: 100 },
        { ...piece, heldDays: 366, gain: -40 },
      ],
      365,
    );
    expect(net).toEqual({ short: 100, long: -40 });
    expect(taxOn(net, 0.3, 0.15)).toBeCloseTo(18, 10);
    expect(taxOn({ short: -40, long: 100 }, 0.3, 0.15)).toBeCloseTo(9, 10);
    expect(taxOn({ short: 10, long: 100 }, 0.3, 0.15)).toBeCloseTo(18, 10);
    expect(taxOn({ short: -200, long: 100 }, 0.3, 0.15)).toBe(0);
  });
});
