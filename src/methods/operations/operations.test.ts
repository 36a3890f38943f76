import { describe, expect, it } from 'vitest';
import { erlangB, erlangC, readLine, serversFor } from './erlang.ts';
import { criticalShare, expectedOutcome, quantityFor } from './newsvendor.ts';
import { bestQuantity, costOfQuantity, plansByPrice } from './order-quantity.ts';
import { demandInLead, levelAt, levelForCycles, levelForFill, normalLoss } from './stock-level.ts';

const speakers = {
  demand: 8_000,
  orderCost: 12_000,
  holdingCost: 0.3,
  holdingShare: 0,
  makingRate: null,
  backorderCost: null,
};

describe('the quantity to order', () => {
  it('is 25,298 for the speakers of Hillier and Lieberman, and 28,540 with planned shortages', () => {
    expect(bestQuantity(speakers, 10)).toBeCloseTo(25_298, 0);
    const short = { ...speakers, backorderCost: 1.1 };
    const plan = costOfQuantity(short, bestQuantity(short, 10), 10);
    expect(plan.quantity).toBeCloseTo(28_540, 0);
    expect(plan.mostKept).toBeCloseTo(22_424, 0);
  });

  it('stays at 25,298 with their discounts: 87,589 a month against 89,200', () => {
    const plans = plansByPrice(speakers, [
      { from: 0, price: 11 },
      { from: 10_000, price: 10 },
      { from: 80_000, price: 9.5 },
    ]);
    expect(plans.map(({ total }) => Math.round(total))).toEqual([87_589, 89_200]);
  });

  it('is the cheapest of all around it, also where lots are made over time and customers wait', () => {
    const problem = { ...speakers, makingRate: 20_000, backorderCost: 0.9, holdingShare: 0.02 };
    const best = bestQuantity(problem, 10);
    const cost = (quantity: number) => costOfQuantity(problem, quantity, 10).total;
    expect(cost(best)).toBeLessThan(cost(best * 1.01));
    expect(cost(best)).toBeLessThan(cost(best * 0.99));
  });
});

describe('the level at which to order', () => {
  const lead = demandInLead({ mean: 2_500, deviation: 500 }, { mean: 2, deviation: 0 });

  it('needs 906 in safety for 90 % of cycles (Chopra and Meindl, Supply Chain Management)', () => {
    expect(levelForCycles(0.9, lead, 10_000).safety).toBeCloseTo(906, 0);
  });

  it('gives 92 % of cycles and a fill rate of 0.9975 with 1,000 in safety and lots of 10,000 (the same book)', () => {
    const level = levelAt(1_000 / lead.deviation, lead, 10_000);
    expect(level.cycleService).toBeCloseTo(0.92, 2);
    expect(level.fillRate).toBeCloseTo(0.9975, 4);
    expect(level.shortInCycle).toBeCloseTo(25, 0);
  });

  it('finds the level for a fill rate, and the loss function of the tables', () => {
    expect(normalLoss(0)).toBeCloseTo(0.3989, 4);
    expect(normalLoss(1)).toBeCloseTo(0.0833, 4);
    expect(levelForFill(0.9975, lead, 10_000)?.fillRate).toBeCloseTo(0.9975, 10);
  });
});

describe('an order that cannot be repeated', () => {
  const cider = { price: 0.8, cost: 0.2, leftover: 0, goodwill: 0 };

  it('is 450 litres of sweet cider, and 206.75 of the mix by a table of z (Stevenson, Operations Management)', () => {
    expect(criticalShare(cider)).toBeCloseTo(0.75, 12);
    expect(quantityFor(0.75, { kind: 'uniform', low: 300, high: 500 })).toBeCloseTo(450, 10);
    expect(quantityFor(0.75, { kind: 'normal', mean: 200, deviation: 10 })).toBeCloseTo(206.75, 1);
  });

  it('earns what all cases together earn', () => {
    const cases = [
      { demand: 100, chance: 0.5 },
      { demand: 200, chance: 0.5 },
    ];
    const { profit } = expectedOutcome(200, cider, { kind: 'cases', cases });
    expect(profit).toBeCloseTo(0.5 * (80 - 40) + 0.5 * (160 - 40), 10);
  });
});

describe('a line', () => {
  it('at the emergency room of Hillier and Lieberman: two patients an hour, three served by a doctor', () => {
    const room = { arrivals: 2, serviceTime: 1 / 3 };
    const one = readLine(room, 1, 0);
    const two = readLine(room, 2, 0);
    expect(one?.waiting).toBeCloseTo(4 / 3, 10);
    expect(one?.wait).toBeCloseTo(2 / 3, 10);
    expect(two?.waiting).toBeCloseTo(1 / 12, 10);
    expect(two?.wait).toBeCloseTo(1 / 24, 10);
    expect(two?.inSystem).toBeCloseTo(3 / 4, 10);
    expect(two?.chanceToWait).toBeCloseTo(0.167, 3);
  });

  it('of 10 erlangs needs 14 for 80 % within 20 seconds: 17.4 % wait, 88.8 % in time, 7.8 seconds', () => {
    const found = serversFor({ arrivals: 100 / 1_800, serviceTime: 180 }, 20, 0.8, 100);
    expect(found?.servers).toBe(14);
    expect(found?.chanceToWait).toBeCloseTo(0.174, 3);
    expect(found?.withinLimit).toBeCloseTo(0.888, 3);
    expect(found?.wait).toBeCloseTo(7.8, 1);
  });

  it('grows without end where the load is more than the servers', () => {
    expect(readLine({ arrivals: 4, serviceTime: 1 }, 4, 0)).toBeUndefined();
    expect(erlangC(4, 3)).toBe(1);
    expect(erlangB(1, 1)).toBeCloseTo(0.5, 12);
  });
});
