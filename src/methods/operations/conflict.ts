import type { Programme, ProgrammeLimit } from './linear-programme.ts';
import { solveLinear } from './simplex.ts';

export interface Conflict {
  /** The limits that cannot hold together; without any one of them the others could. */
  readonly limits: readonly number[];
  /** The least changes of right sides, in sum, that would make a plan possible. */
  readonly relief: readonly { readonly limit: number; readonly by: number }[];
}

/**
 * Chinneck and Dravnieks, Locating minimal infeasible constraint sets in linear programs, ORSA Journal on Computing 3, 1991:
 * the elastic programme says how far the limits would have to give; the deletion filter leaves those that conflict.
 */
export function findConflict(programme: Programme): Conflict {
  const relaxed = { ...programme, variables: programme.variables.map((one) => ({ ...one, isWhole: false })) };
  let kept = relaxed.limits.map((_, at) => at);
  const isPossible = (places: readonly number[]) => {
    const limits = places.flatMap((at) => relaxed.limits[at] ?? []);
    return (
      solveLinear({ ...relaxed, variables: relaxed.variables.map((one) => ({ ...one, gain: 0 })), limits })
        .status === 'best'
    );
  };
  for (const at of relaxed.limits.keys()) {
    const without = kept.filter((other) => other !== at);
    if (!isPossible(without)) kept = without;
  }
  return { limits: kept, relief: reliefOf(relaxed) };
}

/** Every limit may give at a cost of one for each unit; the cheapest plan shows how much is too much. */
function reliefOf({ variables, limits }: Programme): Conflict['relief'] {
  const gives = limits
    .map((_, limit) => [
      { name: `more ${limit}`, limit, sign: 1 },
      { name: `less ${limit}`, limit, sign: -1 },
    ])
    .flat();
  const elastic: readonly ProgrammeLimit[] = limits.map((limit, at) => ({
    ...limit,
    coefficients: [...limit.coefficients, ...gives.map((give) => (give.limit === at ? -give.sign : 0))],
  }));
  const found = solveLinear({
    aim: 'least',
    limits: elastic,
    variables: [
      ...variables.map((one) => ({ ...one, gain: 0 })),
      ...gives.map(({ name }) => ({ name, gain: 1, least: 0, most: null, isWhole: false })),
    ],
  });
  if (found.status !== 'best') return [];
  return gives.flatMap(({ limit, sign }, at) => {
    const by = found.values[variables.length + at] ?? 0;
    return by > 1e-7 ? [{ limit, by: sign * by }] : [];
  });
}
