export interface BreakEven {
  /** The share of a sale that is left after its direct costs. */
  readonly marginRatio: number;
  readonly marginPerUnit: number;
  /** Undefined when a sale does not even cover its own costs. */
  readonly units: number | undefined;
  readonly revenue: number | undefined;
}

export interface SoldProduct {
  readonly price: number;
  readonly directCost: number;
  readonly units: number;
}

/**
 * Fixed costs divided by the contribution margin, for several products in the mix in which they are sold: OpenStax, Principles of Accounting,
 * volume 2, chapter 3.
 */
export function breakEvenOfMix(products: readonly SoldProduct[], fixedCosts: number): BreakEven {
  const units = products.reduce((sum, product) => sum + product.units, 0);
  const revenue = products.reduce((sum, product) => sum + product.units * product.price, 0);
  const direct = products.reduce((sum, product) => sum + product.units * product.directCost, 0);
  const marginRatio = revenue > 0 ? (revenue - direct) / revenue : 0;
  const marginPerUnit = units > 0 ? (revenue - direct) / units : 0;
  const isReached = marginPerUnit > 0 && marginRatio > 0;
  return {
    marginRatio,
    marginPerUnit,
    units: isReached ? fixedCosts / marginPerUnit : undefined,
    revenue: isReached ? fixedCosts / marginRatio : undefined,
  };
}
