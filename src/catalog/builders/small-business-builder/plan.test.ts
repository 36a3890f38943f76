import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runWork } from '../../agent-desk/run-work.ts';
import type { AnyWork } from '../../agent-desk/work.ts';
import { type Plan, planOf } from './plan.ts';
import { scenariosOf } from './plan-figures.ts';
import { anyBusiness } from './random-business-for-tests.ts';
import { starters } from './starters/starters.ts';
import { work } from './work.ts';

const cent = 0.01;

/** The months, counted from one, in which something does not add up. */
function monthsThatDoNotAddUp({ months }: Plan): number[] {
  return months.flatMap(({ balance, cash }, month) => {
    const balances = Math.abs(balance.assets - balance.liabilities - balance.equity) < cent;
    const hasCash = balance.cash === cash.closing;
    const isSame = Math.abs(cash.operating - cash.operatingIndirect) < cent;
    return balances && hasCash && isSame ? [] : [month + 1];
  });
}

describe('the balance sheet', () => {
  it.each(starters)('of $name balances in every month of every case', ({ input }) => {
    const scenarios = scenariosOf(input);
    expect(scenarios).toHaveLength(3);
    for (const { plan } of scenarios) {
      expect(plan.months).toHaveLength(36);
      expect(monthsThatDoNotAddUp(plan)).toEqual([]);
    }
  });

  it('of any business balances in every month', () => {
    fc.assert(
      fc.property(anyBusiness, (input) => {
        expect(monthsThatDoNotAddUp(planOf(input))).toEqual([]);
      }),
    );
  });
});

describe('a run', () => {
  it('gives a whole result for any business', async () => {
    await fc.assert(
      fc.asyncProperty(anyBusiness, async (input) => {
        const { result, faults } = await runWork(work as unknown as AnyWork, input, { seed: 1 });
        expect(faults).toBeUndefined();
        expect(result?.summary.length).toBeLessThan(400);
      }),
      { numRuns: 40 },
    );
  });

  it('says at the products when sums can no longer be kept to the cent', async () => {
    const [bakery] = starters;
    const products = [{ name: 'Gold', price: 9_000_000, cost: 0, units: 9_000_000 }];
    const { faults } = await runWork(work as unknown as AnyWork, { ...bakery?.input, products }, { seed: 1 });
    expect(faults?.[0]?.field).toBe('products');
  });

  it('takes no time that anybody notices', async () => {
    const inputs = starters.map(({ input }) => input);
    await runWork(work as unknown as AnyWork, inputs[0] ?? {}, { seed: 1 });
    const before = performance.now();
    for (const input of inputs) await runWork(work as unknown as AnyWork, input, { seed: 1 });
    expect((performance.now() - before) / inputs.length).toBeLessThan(300);
  });
});

describe('a higher price', () => {
  it('lowers the break-even and lifts the cash', async () => {
    const [bakery] = starters;
    const [loaf, ...others] = bakery?.input.products ?? [];
    const dearer = { ...bakery?.input, products: [{ ...loaf, price: (loaf?.price ?? 0) + 0.5 }, ...others] };
    const [one, other] = await Promise.all(
      [bakery?.input ?? {}, dearer].map((input) => runWork(work as unknown as AnyWork, input, { seed: 1 })),
    );
    expect(Number(other?.result?.values.breakEvenUnits)).toBeLessThan(
      Number(one?.result?.values.breakEvenUnits),
    );
    expect(Number(other?.result?.values.cashYear3)).toBeGreaterThan(Number(one?.result?.values.cashYear3));
  });
});
