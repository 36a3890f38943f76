import { livePlan, type PlanOutcome } from '../../../methods/retirement/live-plan.ts';
import { type MarketPaths, pathsOf, type Shocks } from '../../../methods/retirement/market-paths.ts';
import { safeSpending, sustainableSpending } from '../../../methods/retirement/safe-spending.ts';
import type { RetirementInput } from './fields.ts';
import { oddsOf, planOf, type RuleKind, ruleNames, yearsOf } from './plan.ts';

const hundred = 100;

/** Everything in money of today, shares in points. */
export interface AgeRow {
  readonly age: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly spendingLow: number | null;
  readonly spendingMiddle: number | null;
  /** Lives in which the essential was covered up to this birthday. */
  readonly success: number;
}

export interface Outcome {
  readonly paths: MarketPaths;
  readonly lived: PlanOutcome;
  readonly rows: readonly AgeRow[];
  readonly success: number;
  readonly lasts: number;
  readonly atRetirement: number;
  readonly endLow: number;
  readonly endMiddle: number;
  readonly safe: number;
  /** Taken from the portfolio in the first year of the safe spending, in points of the middle balance; null without a balance. */
  readonly safeRate: number | null;
  readonly firstRate: number | null;
  /** Where the lives that fail do so, at the median; null when none fails. */
  readonly failAge: number | null;
}

export interface RuleRow {
  readonly kind: RuleKind;
  readonly name: string;
  readonly success: number;
  readonly lasts: number;
  readonly spendingMiddle: number;
  readonly spendingWorst: number;
  readonly endMiddle: number;
}

/** Typed arrays sort by number of themselves, many times faster than with a comparison. */
function sortedColumn(values: Float64Array, width: number, column: number): Float64Array {
  const found = new Float64Array(values.length / width);
  for (let row = 0; row < found.length; row += 1) found[row] = values[row * width + column] ?? 0;
  return found.toSorted();
}

function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  return low + (place - below) * ((sorted[below + 1] ?? low) - low);
}

/** In points. */
function shareOf(years: Int32Array, isGood: (year: number) => boolean): number {
  let count = 0;
  for (let index = 0; index < years.length; index += 1) if (isGood(years[index] ?? 0)) count += 1;
  return (count / years.length) * hundred;
}

export function outcomeOf(input: RetirementInput, shocks: Shocks): Outcome {
  const { years, workYears } = yearsOf(input);
  const plan = planOf(input);
  const paths = pathsOf(shocks, oddsOf(input), workYears);
  const lived = livePlan(paths, plan);
  const rows = Array.from({ length: years + 1 }, (_, year): AgeRow => {
    const balances = sortedColumn(lived.balances, years + 1, year);
    const spent = year >= workYears && year < years ? sortedColumn(lived.spent, years, year) : undefined;
    return {
      age: input.age + year,
      low: quantile(balances, 0.1),
      middle: quantile(balances, 0.5),
      high: quantile(balances, 0.9),
      spendingLow: spent === undefined ? null : quantile(spent, 0.1),
      spendingMiddle: spent === undefined ? null : quantile(spent, 0.5),
      success: shareOf(lived.failedAt, (failed) => failed === -1 || failed >= year),
    };
  });
  const atRetirement = rows[workYears]?.middle ?? 0;
  const safe = safeSpending(sustainableSpending(paths, plan), input.goal / hundred);
  const income = plan.incomes.reduce(
    (sum, { fromYear, amount }) => sum + (fromYear <= workYears ? amount : 0),
    0,
  );
  const rate = (spending: number) =>
    atRetirement > 0 ? (Math.max(0, spending - income) / atRetirement) * hundred : null;
  const failures = [...lived.failedAt].filter((year) => year !== -1).toSorted((one, other) => one - other);
  return {
    paths,
    lived,
    rows,
    success: shareOf(lived.failedAt, (failed) => failed === -1),
    lasts: shareOf(lived.dryAt, (dry) => dry === -1),
    atRetirement,
    endLow: rows.at(-1)?.low ?? 0,
    endMiddle: rows.at(-1)?.middle ?? 0,
    safe,
    safeRate: rate(safe),
    firstRate: input.rule === 'percentage' ? (input.percentage ?? null) : rate(input.spending),
    failAge: failures.length === 0 ? null : input.age + (failures[Math.floor(failures.length / 2)] ?? 0),
  };
}

/** All rules through the same lives. */
export function rulesOf(input: RetirementInput, outcome: Outcome): RuleRow[] {
  const { years, workYears } = yearsOf(input);
  return (Object.keys(ruleNames) as RuleKind[]).map((kind) => {
    const lived = kind === input.rule ? outcome.lived : livePlan(outcome.paths, planOf(input, kind));
    return {
      kind,
      name: ruleNames[kind],
      success: shareOf(lived.failedAt, (failed) => failed === -1),
      lasts: shareOf(lived.dryAt, (dry) => dry === -1),
      ...spendingOf(lived, years, workYears),
      endMiddle: quantile(sortedColumn(lived.balances, years + 1, years), 0.5),
    };
  });
}

/** The mean spending of a middle life, and the worst year of a life worse than nine in ten. */
function spendingOf(
  { spent }: PlanOutcome,
  years: number,
  workYears: number,
): Pick<RuleRow, 'spendingMiddle' | 'spendingWorst'> {
  const lives = spent.length / years;
  const means = new Float64Array(lives);
  const worst = new Float64Array(lives);
  for (let life = 0; life < lives; life += 1) {
    let sum = 0;
    let least = Number.MAX_VALUE;
    for (let at = life * years + workYears; at < (life + 1) * years; at += 1) {
      sum += spent[at] ?? 0;
      least = Math.min(least, spent[at] ?? 0);
    }
    means[life] = sum / (years - workYears);
    worst[life] = least;
  }
  return { spendingMiddle: quantile(means.toSorted(), 0.5), spendingWorst: quantile(worst.toSorted(), 0.1) };
}

export interface Change {
  readonly name: string;
  readonly success: number;
}

/** The same lives with one thing changed. */
export function changesOf(input: RetirementInput, shocks: Shocks): Change[] {
  const success = (changed: RetirementInput) => {
    const paths = pathsOf(shocks, oddsOf(changed), yearsOf(changed).workYears);
    return shareOf(livePlan(paths, planOf(changed)).failedAt, (failed) => failed === -1);
  };
  const later = Math.max(input.age, input.retireAge) + 2;
  const changes: [string, RetirementInput][] = [
    ...(input.retireAge > input.age
      ? [
          ['Save a fifth more until then', { ...input, contribution: input.contribution * 1.2 }] as [
            string,
            RetirementInput,
          ],
        ]
      : []),
    ...(later < input.endAge
      ? [[`Retire at ${later}`, { ...input, retireAge: later }] as [string, RetirementInput]]
      : []),
    [
      'Spend and need a tenth less',
      { ...input, spending: input.spending * 0.9, essential: input.essential * 0.9 },
    ],
    ['Pay half a point less in fees', { ...input, fees: Math.max(0, input.fees - 0.5) }],
    [
      'Returns are a point lower',
      { ...input, meanWorking: input.meanWorking - 1, meanRetired: input.meanRetired - 1 },
    ],
    ['Inflation is a point higher', { ...input, inflation: input.inflation + 1 }],
  ];
  return changes.map(([name, changed]) => ({ name, success: success(changed) }));
}
