import { describe, expect, it } from 'vitest';
import { type PropertyPlan, propertyCase, propertyRatios } from './property.ts';

const plan: PropertyPlan = {
  price: 450_000,
  purchaseCosts: 0,
  renovation: 0,
  rent: 45_000,
  otherIncome: 0,
  vacancy: 0,
  fixedCosts: 25_200,
  variableCosts: 0,
  rentGrowth: 0,
  costGrowth: 0,
  loanShare: 0,
  loanRate: 0.06,
  loanYears: 30,
  loanFees: 0,
  holdingYears: 10,
  exit: { kind: 'growth', rate: 0 },
  saleCosts: 0,
};
const ratiosOf = (changed: Partial<PropertyPlan>) => {
  const whole = { ...plan, ...changed };
  return propertyRatios(whole, propertyCase(whole));
};

describe('property', () => {
  it('with rents of 45,000 and costs of 25,200 has a cap rate of 4.4 % at 450,000 (Waggoner, 2010)', () => {
    const { capRate, rentMultiplier, coverage } = ratiosOf({});
    expect(capRate).toBeCloseTo(0.044, 10);
    expect(rentMultiplier).toBe(10);
    expect(coverage).toBeNull();
  });

  it('that keeps rent and price returns its cap rate, whatever the holding', () => {
    for (const holdingYears of [1, 7, 25])
      expect(ratiosOf({ holdingYears }).propertyRate).toBeCloseTo(0.044, 9);
  });

  it('whose rent and price grow alike returns cap rate plus growth (Gordon)', () => {
    const growing = ratiosOf({
      fixedCosts: 0,
      variableCosts: 0.56,
      rentGrowth: 0.02,
      exit: { kind: 'growth', rate: 0.02 },
    });
    expect(growing.propertyRate).toBeCloseTo(0.064, 9);
  });

  it('sold at its own cap rate gets its price back', () => {
    const { sale } = propertyCase({ ...plan, exit: { kind: 'capRate', rate: 0.044 } });
    expect(sale.price).toBeCloseTo(450_000, 6);
  });

  it('with 1,000 of potential income, 500 of costs and 250 of debt service breaks even at 75 % (Adventures in CRE, glossary)', () => {
    const { breakEven, coverage } = ratiosOf({
      price: 10_000,
      rent: 1_000,
      fixedCosts: 500,
      loanShare: 0.5,
      loanRate: 0,
      loanYears: 20,
    });
    expect(breakEven).toBeCloseTo(0.75, 10);
    expect(coverage).toBeCloseTo(2, 10);
  });

  it('bought on credit above its own rate returns less than without, below it more', () => {
    const bare = ratiosOf({ fixedCosts: 0 });
    expect(ratiosOf({ fixedCosts: 0, loanShare: 0.6, loanRate: 0.04 }).equityRate).toBeGreaterThan(
      bare.propertyRate ?? 1,
    );
    expect(ratiosOf({ loanShare: 0.6, loanRate: 0.09 }).equityRate ?? 0).toBeLessThan(0.044);
  });

  it('pays the loan as the tables say: 5.9955 a month for each thousand at 6 % over 30 years', () => {
    const { years, loan } = propertyCase({ ...plan, loanShare: 1 });
    expect((years[0]?.service ?? 0) / 12 / (loan / 1_000)).toBeCloseTo(5.9955, 4);
  });
});
