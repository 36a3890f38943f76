/**
 * How much is taken from the portfolio at the start of a retired year, in money of today.
 * - fixed: the same real sum each year (Bengen, Determining withdrawal rates using historical data, Journal of Financial Planning, October 1994);
 * - percentage: a share of what is there;
 * - guardrails: Guyton and Klinger, Decision rules and maximum initial withdrawal rates, Journal of Financial Planning, March 2006;
 * - floorCeiling: a share of what is there, held between a floor and a ceiling of the first real sum (Bengen, Conserving client portfolios
 *   during retirement, part IV, Journal of Financial Planning, May 2001).
 */
export type WithdrawalRule =
  | { readonly kind: 'fixed' }
  | { readonly kind: 'percentage'; readonly share: number }
  | { readonly kind: 'guardrails' }
  | { readonly kind: 'floorCeiling'; readonly floor: number; readonly ceiling: number };

interface YearOfRetirement {
  readonly balance: number;
  readonly spending: number;
  readonly income: number;
  readonly yearsLeft: number;
  readonly lastReturn: number;
  readonly lastInflation: number;
}

type Withdraw = (year: YearOfRetirement) => number;

/** The rules of Guyton and Klinger: a fifth to either side of the first rate, cuts and raises of a tenth, no cuts in the last fifteen years. */
const rail = 0.2;
const step = 0.1;
const yearsWithoutCuts = 15;

/** A rule with the memory of one life. */
export function startRule(rule: WithdrawalRule): Withdraw {
  switch (rule.kind) {
    case 'fixed':
      return ({ spending, income }) => Math.max(0, spending - income);
    case 'percentage':
      return ({ balance }) => rule.share * balance;
    case 'guardrails':
      return guardrails();
    default:
      return floorAndCeiling(rule.floor, rule.ceiling);
  }
}

/** When a pension sets in, less is needed from the portfolio, and the first rate moves in proportion: otherwise every pension would look like prosperity. */
function rebased(rate: number | undefined, need: number, needBefore: number, balance: number): number {
  if (rate !== undefined && needBefore > 0) return (rate * need) / needBefore;
  return balance > 0 ? need / balance : 0;
}

function guardrails(): Withdraw {
  let level = 1;
  let firstRate: number | undefined;
  let needBefore = 0;
  return ({ balance, spending, income, yearsLeft, lastReturn, lastInflation }) => {
    const need = Math.max(0, spending - income);
    const isFirst = firstRate === undefined;
    const first = rebased(firstRate, need, needBefore, balance);
    firstRate = first;
    needBefore = need;
    if (isFirst || balance <= 0) return Math.max(0, level * spending - income);
    if (lastReturn < 0 && level * spending - income > first * balance)
      level /= 1 + Math.max(0, lastInflation);
    const wanted = Math.max(0, level * spending - income);
    if (wanted > first * (1 + rail) * balance && yearsLeft > yearsWithoutCuts) level *= 1 - step;
    else if (wanted < first * (1 - rail) * balance) level *= 1 + step;
    else return wanted;
    return Math.max(0, level * spending - income);
  };
}

function floorAndCeiling(floor: number, ceiling: number): Withdraw {
  let share: number | undefined;
  let needBefore = 0;
  return ({ balance, spending, income }) => {
    const need = Math.max(0, spending - income);
    share = rebased(share, need, needBefore, balance);
    needBefore = need;
    return Math.min(need * ceiling, Math.max(need * floor, share * balance));
  };
}
