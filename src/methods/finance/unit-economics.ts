/**
 * What one customer brings over the time that it stays: gross profit a month divided by the share that leaves each month (Skok, SaaS Metrics 2.0).
 * Undefined when nobody leaves, for then the formula has no end.
 */
export function lifetimeValue(
  revenuePerMonth: number,
  grossMargin: number,
  monthlyChurn: number,
): number | undefined {
  return monthlyChurn > 0 ? (revenuePerMonth * grossMargin) / monthlyChurn : undefined;
}

/** Months until a customer has paid for being won; undefined when it never does. */
export function monthsToRecover(
  cost: number,
  revenuePerMonth: number,
  grossMargin: number,
): number | undefined {
  const gain = revenuePerMonth * grossMargin;
  return gain > 0 ? cost / gain : undefined;
}

/** Net burn divided by the yearly recurring revenue that was added meanwhile (Sacks, The Burn Multiple, 2020). Undefined when none was added. */
export function burnMultiple(netBurn: number, newRecurring: number): number | undefined {
  return newRecurring > 0 ? netBurn / newRecurring : undefined;
}

/** Sacks' words for a burn multiple. */
export function burnGrade(multiple: number): 'amazing' | 'great' | 'good' | 'suspect' | 'bad' {
  if (multiple < 1) return 'amazing';
  if (multiple < 1.5) return 'great';
  if (multiple < 2) return 'good';
  return multiple <= 3 ? 'suspect' : 'bad';
}

/** The even growth from the first to the last of a series as a share; undefined where it starts at nothing. */
export function compoundGrowth(first: number, last: number, periods: number): number | undefined {
  return first > 0 && last >= 0 && periods > 0 ? (last / first) ** (1 / periods) - 1 : undefined;
}

/** How many months cash lasts; undefined when it does not shrink. */
export function runway(cash: number, monthlyBurn: number): number | undefined {
  return monthlyBurn > 0 ? cash / monthlyBurn : undefined;
}
