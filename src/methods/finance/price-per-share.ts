export interface Option {
  readonly count: number;
  readonly strike: number;
}

export interface SharePrice {
  readonly price: number;
  /** With the shares that options add when their proceeds buy back shares at the price. */
  readonly dilutedShares: number;
}

/**
 * The price at which equity is shared among shares and options by the treasury stock method (IAS 33, paragraphs 45 to 46; ASC 260). The
 * price decides which options are exercised and they decide the price: of all prices that follow from exercising the cheapest options, the lowest is
 * the one at which both agree, because exercising one that is worth nothing only raises it.
 */
export function pricePerShare(equity: number, shares: number, options: readonly Option[]): SharePrice {
  let count = shares;
  let value = equity;
  let price = equity / shares;
  for (const option of options.toSorted((one, other) => one.strike - other.strike)) {
    count += option.count;
    value += option.count * option.strike;
    price = Math.min(price, value / count);
  }
  return { price, dilutedShares: dilutedShares(price, shares, options) };
}

/** Shares outstanding when options in the money are exercised and their proceeds buy shares back at this price. */
export function dilutedShares(price: number, shares: number, options: readonly Option[]): number {
  if (price <= 0) return shares;
  return options.reduce((sum, { count, strike }) => sum + count * Math.max(0, 1 - strike / price), shares);
}
