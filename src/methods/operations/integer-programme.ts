import { solve } from 'yalps';
import { dot, type Programme, worstBreach } from './linear-programme.ts';
import { solveLinear } from './simplex.ts';

/** Counted and not timed, so that the same programme ends the same way on every machine. */
const mostNodes = 6_000;
const fewestNodes = 300;
/** About two seconds' worth of cells of the tableau. */
const workload = 4_000_000;
const tolerated = 1e-6;

export type IntegerOutcome =
  | {
      readonly status: 'best';
      readonly values: readonly number[];
      readonly result: number;
      /** What no plan can beat: the best without whole numbers. */
      readonly bound: number;
      /** False where the search was cut short: the plan is possible, and may not be the best. */
      readonly isProven: boolean;
    }
  | { readonly status: 'impossible' | 'endless' | 'stopped' };

/**
 * Branch and bound (Land and Doig, Econometrica 28, 1960) by the package YALPS. Variables are handed over from their lower
 * bounds on, because it knows none below zero; what it finds is checked against the limits before anybody sees it.
 */
export function solveWhole(programme: Programme): IntegerOutcome {
  const { aim, variables, limits } = programme;
  const relaxed = solveLinear(programme);
  if (relaxed.status !== 'best') return relaxed;
  const shifts = variables.map(({ least, most, isWhole }) => {
    if (least !== null) return isWhole ? Math.ceil(least - tolerated) : least;
    return isWhole ? Math.floor((most ?? 0) + tolerated) : (most ?? 0);
  });
  const halves = variables.flatMap(({ least, most }, at) => {
    const signs = least !== null ? [1] : most !== null ? [-1] : [1, -1];
    return signs.map((sign) => ({ key: `${at}:${sign}`, at, sign }));
  });
  const constraints = new Map<string, { min?: number; max?: number; equal?: number }>();
  for (const [at, { coefficients, relation, bound }] of limits.entries()) {
    const rest = bound - dot(coefficients, shifts);
    constraints.set(
      `l${at}`,
      relation === 'at most' ? { max: rest } : relation === 'at least' ? { min: rest } : { equal: rest },
    );
  }
  for (const [at, { least, most }] of variables.entries())
    if (least !== null && most !== null) constraints.set(`b${at}`, { max: most - (shifts[at] ?? 0) });
  const found = solve(
    {
      direction: aim === 'most' ? 'maximize' : 'minimize',
      objective: 'aim',
      constraints,
      variables: halves.map(
        ({ key, at, sign }) =>
          [
            key,
            new Map([
              ['aim', sign * (variables[at]?.gain ?? 0)],
              [`b${at}`, sign],
              ...limits.map((limit, row) => [`l${row}`, sign * (limit.coefficients[at] ?? 0)] as const),
            ]),
          ] as const,
      ),
      integers: halves.filter(({ at }) => variables[at]?.isWhole).map(({ key }) => key),
    },
    { tolerance: 0, maxIterations: nodesFor(programme), includeZeroVariables: true, checkCycles: true },
  );
  if (found.status === 'infeasible') return { status: 'impossible' };
  if (found.status === 'unbounded') return { status: 'endless' };
  const amounts = new Map(found.variables);
  const values = variables.map(({ isWhole }, at) => {
    const moved = halves
      .filter((half) => half.at === at)
      .reduce((sum, { key, sign }) => sum + sign * (amounts.get(key) ?? 0), shifts[at] ?? 0);
    return isWhole ? Math.round(moved) : moved;
  });
  const isProven = found.status === 'optimal';
  const isFound = found.variables.length > 0 && worstBreach(programme, values) <= tolerated;
  const plan = isFound ? values : roundedPlan(programme, relaxed.values);
  if (plan === undefined) return { status: 'stopped' };
  return {
    status: 'best',
    values: plan,
    result: aimOf(programme, plan),
    bound: relaxed.result,
    isProven: isProven && isFound,
  };
}

function nodesFor({ variables, limits }: Programme): number {
  const nodes = workload / ((variables.length + limits.length) * variables.length);
  return Math.round(Math.max(fewestNodes, Math.min(mostNodes, nodes)));
}

function aimOf({ variables }: Programme, values: readonly number[]): number {
  return dot(
    variables.map(({ gain }) => gain),
    values,
  );
}

/** Where the search was cut short before it met any plan: the best of the roundings that keep all limits. */
function roundedPlan(programme: Programme, values: readonly number[]): number[] | undefined {
  const turn = programme.aim === 'most' ? -1 : 1;
  return [Math.floor, Math.round, Math.ceil]
    .map((round) => values.map((value, at) => (programme.variables[at]?.isWhole ? round(value) : value)))
    .filter((plan) => worstBreach(programme, plan) <= tolerated)
    .map((plan) => improved(programme, plan))
    .toSorted((one, other) => turn * (aimOf(programme, one) - aimOf(programme, other)))[0];
}

const mostSteps = 2_000;

/** One unit more or less of single variables as long as that helps; the one that helps most first. */
function improved(programme: Programme, plan: readonly number[]): number[] {
  const values = [...plan];
  const wanted = programme.aim === 'most' ? 1 : -1;
  const order = programme.variables
    .map(({ gain, isWhole }, at) => ({
      at,
      step: Math.sign(gain) * wanted,
      weight: isWhole ? Math.abs(gain) : 0,
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  let steps = 0;
  for (let place = 0; place < order.length && steps < mostSteps; steps += 1) {
    const { at, step } = order[place] ?? { at: 0, step: 0 };
    const tried = values.with(at, (values[at] ?? 0) + step);
    if (worstBreach(programme, tried) <= tolerated) values[at] = tried[at] ?? 0;
    else place += 1;
  }
  return values;
}
