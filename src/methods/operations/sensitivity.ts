import { dot, type Programme } from './linear-programme.ts';
import type { StandardForm } from './simplex.ts';

const near = 1e-9;

export interface Span {
  /** Null is without end. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface LimitReading {
  readonly used: number;
  readonly slack: number;
  /** By how much the aim changes for one unit more on the right side. */
  readonly price: number;
  /** How far the right side may go before the price changes. */
  readonly holds: Span;
}

export interface VariableReading {
  /** By how much the aim changes for one unit more of the bound at which the variable stands; zero between its bounds. */
  readonly reduced: number;
  /** Between which gains the plan stays the best. */
  readonly holds: Span;
}

export interface Sensitivity {
  readonly limits: readonly LimitReading[];
  readonly variables: readonly VariableReading[];
  /** Another plan is just as good. */
  readonly hasOthers: boolean;
  /** A basic variable is zero, so that prices may differ for more and for less. */
  readonly isDegenerate: boolean;
}

/**
 * Reads the last tableau as Hillier and Lieberman do (Introduction to Operations Research, chapter on duality theory and
 * sensitivity analysis): prices from the costs of the columns that began as the unit matrix, ranges from ratios.
 */
export function readTableau(
  programme: Programme,
  values: readonly number[],
  form: StandardForm,
): Sensitivity {
  const { tableau, artificialOf, signs, stands, slackOf } = form;
  const { rows, costs, basis, columns } = tableau;
  const turn = programme.aim === 'most' ? -1 : 1;
  const limits = programme.limits.map(({ coefficients, bound, relation }, at): LimitReading => {
    const column = artificialOf[at] ?? 0;
    const sign = signs[at] ?? 1;
    const price = clean(turn * sign * -(costs[column] ?? 0));
    const used = dot(coefficients, values);
    const inverse = rows.map((row) => sign * (row[column] ?? 0));
    const right = rows.map((row) => row[columns] ?? 0);
    const steps = stepsBeforeBreak(right, inverse);
    const slack = relation === 'at least' ? used - bound : bound - used;
    return {
      used,
      slack: clean(slack),
      price,
      holds: {
        from: steps.down === null ? null : bound - steps.down,
        to: steps.up === null ? null : bound + steps.up,
      },
    };
  });
  const isReal = (column: number) => column < stands.length || slackOf.includes(column);
  const idle = Array.from({ length: columns }, (_, at) => at).filter(
    (at) => isReal(at) && !basis.includes(at),
  );
  return {
    limits,
    variables: programme.variables.map((_, variable) => readVariable(form, variable, turn, idle, programme)),
    hasOthers: idle.some((column) => Math.abs(costs[column] ?? 0) <= near && !isTwin(form, column)),
    isDegenerate: rows.some((row, at) => Math.abs(row[columns] ?? 0) <= near && isReal(basis[at] ?? -1)),
  };
}

/** The other half of a variable that may be negative moves along with the first and is no other plan. */
function isTwin({ stands, tableau }: StandardForm, column: number): boolean {
  const stand = stands[column];
  return stand !== undefined && tableau.basis.some((other) => stands[other]?.variable === stand.variable);
}

function stepsBeforeBreak(right: readonly number[], inverse: readonly number[]) {
  let up: number | null = null;
  let down: number | null = null;
  for (const [at, by] of inverse.entries()) {
    const room = Math.max(0, right[at] ?? 0);
    if (by < -near) up = Math.min(up ?? Number.POSITIVE_INFINITY, room / -by);
    if (by > near) down = Math.min(down ?? Number.POSITIVE_INFINITY, room / by);
  }
  return { up, down };
}

/** Upper bounds are rows after the limits, in the order of the variables that have both bounds. */
function priceOfTop(
  { tableau, artificialOf, signs, limitCount }: StandardForm,
  variable: number,
  turn: 1 | -1,
  { variables }: Programme,
): number {
  const isBounded = ({ least, most }: Programme['variables'][number]) => least !== null && most !== null;
  const own = variables[variable];
  if (own === undefined || !isBounded(own)) return 0;
  const row = limitCount + variables.slice(0, variable).filter(isBounded).length;
  return clean(turn * (signs[row] ?? 1) * -(tableau.costs[artificialOf[row] ?? 0] ?? 0));
}

function readVariable(
  form: StandardForm,
  variable: number,
  turn: 1 | -1,
  idle: readonly number[],
  programme: Programme,
): VariableReading {
  const { tableau, stands } = form;
  const { rows, costs, basis } = tableau;
  const gain = programme.variables[variable]?.gain ?? 0;
  const column = stands.findIndex((stand) => stand.variable === variable);
  const sign = stands[column]?.sign ?? 1;
  const row = basis.indexOf(column);
  const twin = stands.findIndex((stand, at) => stand.variable === variable && at !== column);
  const rowOfTwin = twin === -1 ? -1 : basis.indexOf(twin);
  if (row === -1 && rowOfTwin === -1) {
    const reduced = costs[column] ?? 0;
    // A variable outside the plan comes in when its gain is better by more than its reduced cost.
    const end = gain - turn * sign * reduced;
    const isUpward = turn * sign < 0;
    return {
      reduced: clean(turn * sign * reduced),
      holds: isUpward ? { from: null, to: end } : { from: end, to: null },
    };
  }
  const at = row === -1 ? rowOfTwin : row;
  const signAt = row === -1 ? -sign : sign;
  let up: number | null = null;
  let down: number | null = null;
  for (const other of idle) {
    if (stands[other]?.variable === variable) continue;
    const by = signAt * turn * (rows[at]?.[other] ?? 0);
    const room = Math.max(0, costs[other] ?? 0);
    // The cost of the other column changes by minus this for each unit more of gain.
    if (by > near) up = Math.min(up ?? Number.POSITIVE_INFINITY, room / by);
    if (by < -near) down = Math.min(down ?? Number.POSITIVE_INFINITY, room / -by);
  }
  return {
    reduced: priceOfTop(form, variable, turn, programme),
    holds: { from: down === null ? null : gain - down, to: up === null ? null : gain + up },
  };
}

function clean(value: number): number {
  return Math.abs(value) <= near ? 0 : value;
}
