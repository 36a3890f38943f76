import { findRoot } from '../solve/find-root.ts';

/** A simple agreement for future equity in Y Combinator's post-money form. */
interface Safe {
  readonly amount: number;
  /** Undefined where the safe has no cap. */
  readonly cap: number | undefined;
  /** Off the price of the round as a share: 0.2 is a fifth less. */
  readonly discount: number;
}

export interface RoundTerms {
  /** Shares, options granted and options promised before the round, without the free pool. */
  readonly held: number;
  /** Options that nobody holds yet. */
  readonly freePool: number;
  readonly preMoney: number;
  readonly investment: number;
  /** Free pool after the round as a share of all shares; undefined leaves the pool as it is. */
  readonly poolTarget: number | undefined;
  readonly safes: readonly Safe[];
}

export interface ConvertedSafe {
  readonly shares: number;
  readonly price: number;
  readonly by: 'cap' | 'discount' | 'round';
}

export interface ClosedRound {
  readonly price: number;
  readonly newShares: number;
  readonly poolAdded: number;
  readonly freePool: number;
  readonly safes: readonly ConvertedSafe[];
  readonly total: number;
}

/**
 * A priced round in which safes convert and the pool is topped up, all within the pre-money valuation: price = pre-money ÷ (shares held + pool
 * after the top-up + shares of the safes). Safes convert at the better of cap price and discount price (Y Combinator, Post-money Safe
 * User Guide): the cap price is the cap ÷ company capitalization, which holds all converting safes and the pool before its increase. Pool and safes
 * depend on the price and the price on them, so that the price is found at which they agree. Undefined when the caps sell the whole company.
 */
export function closeRound(terms: RoundTerms): ClosedRound | undefined {
  // A little above the price without safes and top-up, so that rounding does not hide the root there.
  const highest = (terms.preMoney / (terms.held + terms.freePool)) * (1 + 1e-9);
  const excess = (price: number) => {
    const at = roundAt(terms, price);
    return at === undefined ? Number.NaN : price * (at.total - at.newShares) - terms.preMoney;
  };
  const price = findRoot(excess, highest * 1e-9, highest, highest * 1e-15);
  return price === undefined ? undefined : roundAt(terms, price);
}

function roundAt(terms: RoundTerms, price: number): ClosedRound | undefined {
  const safes = convertSafes(terms, price);
  if (safes === undefined) return undefined;
  const converted = safes.reduce((sum, { shares }) => sum + shares, 0);
  const newShares = terms.investment / price;
  const others = terms.held + converted + newShares;
  const freePool =
    terms.poolTarget === undefined
      ? terms.freePool
      : Math.max(terms.freePool, (others * terms.poolTarget) / (1 - terms.poolTarget));
  return {
    price,
    newShares,
    poolAdded: freePool - terms.freePool,
    freePool,
    safes,
    total: others + freePool,
  };
}

/**
 * Company capitalization C holds the shares of all safes. A safe at its cap takes amount ÷ cap of C, one at the discount amount ÷ price. Which of
 * both is better depends on C itself: it starts at what exists and grows until no safe changes sides.
 */
export function convertSafes(
  { held, freePool, safes }: Pick<RoundTerms, 'held' | 'freePool' | 'safes'>,
  roundPrice: number,
): ConvertedSafe[] | undefined {
  let capitalization = held + freePool;
  for (let turn = 0; turn <= safes.length; turn += 1) {
    let share = 0;
    let fixed = 0;
    for (const safe of safes)
      if (isByCap(safe, capitalization, roundPrice)) share += safe.amount / (safe.cap ?? Infinity);
      else fixed += safe.amount / (roundPrice * (1 - safe.discount));
    if (share >= 1) return undefined;
    const next = (held + freePool + fixed) / (1 - share);
    if (Math.abs(next - capitalization) <= capitalization * 1e-13) break;
    capitalization = next;
  }
  return safes.map((safe): ConvertedSafe => {
    const isCapped = isByCap(safe, capitalization, roundPrice);
    const price = isCapped ? (safe.cap ?? 0) / capitalization : roundPrice * (1 - safe.discount);
    return {
      shares: safe.amount / price,
      price,
      by: isCapped ? 'cap' : safe.discount > 0 ? 'discount' : 'round',
    };
  });
}

function isByCap({ cap, discount }: Safe, capitalization: number, roundPrice: number): boolean {
  return cap !== undefined && cap / capitalization < roundPrice * (1 - discount);
}
