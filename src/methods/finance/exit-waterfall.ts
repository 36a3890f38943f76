/** A class of shares that stands before or beside the common shares. */
export interface PreferredClass {
  readonly shares: number;
  /** What was paid in. */
  readonly invested: number;
  /** The preference as a multiple of it. */
  readonly multiple: number;
  /** Higher is paid first; the same rank shares in proportion. */
  readonly rank: number;
  readonly participation: 'none' | 'full' | 'capped';
  /** All that a capped class may receive without converting, as a multiple of what was paid in. */
  readonly cap: number;
}

export interface Payout {
  readonly preferred: readonly { readonly amount: number; readonly converts: boolean }[];
  readonly common: number;
  readonly perCommonShare: number;
}

/**
 * Who gets what of an exit. Each class takes its preference and, where it participates, its part of the rest, or converts to common when that pays
 * more. Whether it converts depends on the others. Starting with nobody, classes convert in order of what a common share must bring to make it
 * worth their while: who converts later needs a higher price, and at that price who converted before does not regret it. The terms are those of the
 * model charter of the National Venture Capital Association.
 */
export function payOut(proceeds: number, classes: readonly PreferredClass[], commonShares: number): Payout {
  const converted = classes.map(() => false);
  const order = [...classes.keys()].toSorted(
    (one, other) => threshold(classes[one]) - threshold(classes[other]),
  );
  for (let turn = 0; turn <= classes.length; turn += 1) {
    const now = distribute(proceeds, classes, commonShares, converted);
    const gainer = order.find((index) => {
      if (converted[index]) return false;
      const then = distribute(proceeds, classes, commonShares, converted.with(index, true));
      return (then.amounts[index] ?? 0) > (now.amounts[index] ?? 0) * (1 + 1e-12) + 1e-12;
    });
    if (gainer === undefined) break;
    converted[gainer] = true;
  }
  const { amounts, perShare } = distribute(proceeds, classes, commonShares, converted);
  return {
    preferred: amounts.map((amount, index) => ({ amount, converts: converted[index] ?? false })),
    common: perShare * commonShares,
    perCommonShare: perShare,
  };
}

/** What a common share must bring before a class converts. Full participation never gains by it. */
function threshold(one: PreferredClass | undefined): number {
  if (one === undefined || one.shares === 0 || one.participation === 'full') return Number.MAX_VALUE;
  const most = one.participation === 'capped' ? Math.max(one.cap, one.multiple) : one.multiple;
  return (one.invested * most) / one.shares;
}

function distribute(
  proceeds: number,
  classes: readonly PreferredClass[],
  commonShares: number,
  converted: readonly boolean[],
): { amounts: number[]; perShare: number } {
  const amounts = classes.map(() => 0);
  let rest = proceeds;
  const ranks = [...new Set(classes.map(({ rank }) => rank))].toSorted((one, other) => other - one);
  for (const rank of ranks) {
    const due = classes.map((one, index) =>
      one.rank === rank && !converted[index] ? one.invested * one.multiple : 0,
    );
    const total = due.reduce((sum, amount) => sum + amount, 0);
    const paid = total > 0 ? Math.min(1, rest / total) : 0;
    for (const [index, amount] of due.entries()) amounts[index] = (amounts[index] ?? 0) + amount * paid;
    rest -= total * paid;
  }
  const perShare = shareOut(Math.max(0, rest), classes, commonShares, converted, amounts);
  return { amounts, perShare };
}

/** Shares the rest equally per share; a capped class that is full steps out, and the others share on. Adds to the amounts. */
function shareOut(
  rest: number,
  classes: readonly PreferredClass[],
  commonShares: number,
  converted: readonly boolean[],
  amounts: number[],
): number {
  let left = rest;
  let perShare = 0;
  const isFull = classes.map(() => false);
  const takes = (one: PreferredClass, index: number) =>
    converted[index] || (one.participation !== 'none' && !isFull[index]);
  for (let turn = 0; turn <= classes.length && left > 0; turn += 1) {
    const shares = classes.reduce(
      (sum, one, index) => (takes(one, index) ? sum + one.shares : sum),
      commonShares,
    );
    if (shares === 0) break;
    const rooms = classes.map((one, index) =>
      takes(one, index) && !converted[index] && one.participation === 'capped' && one.shares > 0
        ? Math.max(0, one.invested * Math.max(one.cap, one.multiple) - (amounts[index] ?? 0)) / one.shares
        : Number.POSITIVE_INFINITY,
    );
    const step = Math.min(left / shares, ...rooms);
    for (const [index, one] of classes.entries())
      if (takes(one, index)) amounts[index] = (amounts[index] ?? 0) + step * one.shares;
    perShare += step;
    left -= step * shares;
    for (const [index, room] of rooms.entries()) if (room <= step) isFull[index] = true;
  }
  return perShare;
}
