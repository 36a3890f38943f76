/** What share of an invoice is collected so many periods after it was written. */
export interface CollectionStep {
  readonly after: number;
  readonly share: number;
}

/**
 * Collections from sales by a pattern: of what was sold in each period, its share arrives in each later one. What the shares leave over is never
 * collected. The schedule of a cash budget in Brealey, Myers and Allen, Principles of Corporate Finance, chapter on short-term financial planning.
 */
export function collections(
  sales: readonly number[],
  pattern: readonly CollectionStep[],
  delay = 0,
): number[] {
  const collected = sales.map(() => 0);
  for (const [period, sold] of sales.entries())
    for (const { after, share } of pattern) {
      // A negative delay cannot bring money in before it was earned.
      const at = Math.max(period, period + after + delay);
      if (at < collected.length) collected[at] = (collected[at] ?? 0) + sold * share;
    }
  return collected;
}

/** A sum that arrives in equal parts from one period to another, counted from zero; what would arrive before the first arrives in it. */
export function spreadOver(amount: number, from: number, to: number, periods: number, delay = 0): number[] {
  const part = amount / (to - from + 1);
  const arrived = Array<number>(periods).fill(0);
  for (let period = from; period <= to; period += 1) {
    const at = Math.max(0, period + delay);
    if (at < periods) arrived[at] = (arrived[at] ?? 0) + part;
  }
  return arrived;
}

export interface Low {
  readonly period: number;
  readonly balance: number;
}

/** Balances at the end of each period. */
export function runningBalance(opening: number, net: readonly number[]): number[] {
  let balance = opening;
  return net.map((flow) => {
    balance += flow;
    return balance;
  });
}

/** The first period in which the balance is lowest. */
export function lowestOf(balances: readonly number[]): Low {
  let low: Low = { period: 0, balance: balances[0] ?? 0 };
  for (const [period, balance] of balances.entries()) if (balance < low.balance) low = { period, balance };
  return low;
}
