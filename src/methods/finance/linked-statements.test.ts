import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEvenOfMix } from './break-even.ts';
import { openAfter } from './days-outstanding.ts';
import { graceLoanMonths, paymentAfterGrace } from './grace-loan.ts';
import { yearlyIncomeTax } from './income-tax.ts';
import { linkedStatements } from './linked-statements.ts';
import type { BusinessStreams } from './statement-lines.ts';
import { straightLine } from './straight-line.ts';

const months = 36;
const cent = 0.01;
const flow = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: months, maxLength: months });

const anyStreams: fc.Arbitrary<BusinessStreams> = fc.record({
  revenue: flow,
  directCosts: flow,
  grants: flow,
  wages: flow,
  fixedCosts: flow,
  investments: flow,
  depreciation: flow,
  ownerMoney: flow,
  loansDrawn: flow,
  repaid: flow,
  interest: flow,
});

const days = fc.integer({ min: 0, max: 120 });
const share = fc.double({ min: 0, max: 0.6, noNaN: true });
const anyTerms = fc.record({
  openingCash: fc.integer({ min: 0, max: 1_000_000 }),
  customerDays: days,
  supplierDays: days,
  stockDays: days,
  taxRate: share,
  vatSales: share,
  vatPurchases: share,
});

describe('the three statements', () => {
  it('balance in every month to the cent, whatever is put in', () => {
    fc.assert(
      fc.property(anyStreams, anyTerms, (streams, terms) => {
        for (const { balance, cash } of linkedStatements(streams, terms)) {
          expect(Math.abs(balance.assets - balance.liabilities - balance.equity)).toBeLessThan(cent);
          expect(balance.cash).toBe(cash.closing);
          expect(Math.abs(cash.operating - cash.operatingIndirect)).toBeLessThan(cent);
        }
      }),
    );
  });

  it('never sell more goods than lie there', () => {
    fc.assert(
      fc.property(anyStreams, anyTerms, (streams, terms) => {
        for (const { balance, purchases } of linkedStatements(streams, terms)) {
          expect(balance.stock).toBeGreaterThanOrEqual(-1e-6);
          expect(purchases).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('hand each month over to the next', () => {
    fc.assert(
      fc.property(anyStreams, anyTerms, (streams, terms) => {
        const found = linkedStatements(streams, terms);
        for (const [index, { cash }] of found.entries())
          expect(cash.opening).toBe(index === 0 ? terms.openingCash : found[index - 1]?.cash.closing);
      }),
    );
  });
});

describe('their parts', () => {
  it('leave open what is not yet due', () => {
    expect(openAfter([300, 600], 0)).toEqual([0, 0]);
    expect(openAfter([300, 600], 15)).toEqual([150, 300]);
    expect(openAfter([300, 600, 0], 45)).toEqual([300, 750, 300]);
  });

  it('write off 58,000 less 10,000 over five years with 9,600 a year', () => {
    const worn = straightLine(48_000, 0, 60, 72);
    expect(worn.slice(0, 12).reduce((sum, part) => sum + part, 0)).toBeCloseTo(9_600, 6);
    expect(worn.reduce((sum, part) => sum + part, 0)).toBeCloseTo(48_000, 6);
    expect(worn[60]).toBe(0);
  });

  it('pay a loan back to the last coin, after the months in which only interest is paid', () => {
    const loan = { amount: 12_000, rate: 0.06, termMonths: 30, graceMonths: 6, month: 2 };
    const schedule = graceLoanMonths(loan, months);
    expect(schedule[2]?.drawn).toBe(12_000);
    expect(schedule[3]).toMatchObject({ interest: 60, repaid: 0 });
    expect(schedule[8]?.repaid).toBe(0);
    expect((schedule[9]?.repaid ?? 0) + (schedule[9]?.interest ?? 0)).toBeCloseTo(paymentAfterGrace(loan), 9);
    expect(schedule[32]?.balance).toBeCloseTo(0, 9);
    expect(schedule.reduce((sum, { repaid }) => sum + repaid, 0)).toBeCloseTo(12_000, 6);
  });

  it('tax a year after the losses of the year before it, and pay in its fourth month', () => {
    const profits = [
      ...Array<number>(12).fill(-100),
      ...Array<number>(12).fill(300),
      ...Array<number>(12).fill(50),
    ];
    const tax = yearlyIncomeTax(profits, 0.25);
    expect(tax.slice(0, 12).every((month) => month.tax === 0)).toBe(true);
    expect(tax[23]?.payable).toBeCloseTo((3_600 - 1_200) * 0.25, 9);
    expect(tax[27]?.paid).toBeCloseTo(600, 9);
    expect(tax[35]?.payable).toBeCloseTo(600 * 0.25, 9);
  });

  it('break even at 225 birdbaths of 100 with 20 of variable cost and 18,000 of fixed costs', () => {
    const found = breakEvenOfMix([{ price: 100, directCost: 20, units: 1 }], 18_000);
    expect(found).toMatchObject({ units: 225, revenue: 22_500, marginPerUnit: 80 });
    expect(breakEvenOfMix([{ price: 10, directCost: 12, units: 5 }], 100).units).toBeUndefined();
  });
});
