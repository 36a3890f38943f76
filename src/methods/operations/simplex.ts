import { dot, type Programme } from './linear-programme.ts';

const near = 1e-9;
const mostSteps = 20_000;
/** After so many steps without progress the rule of Bland is taken, which cannot go round in circles. */
const patience = 200;

export interface Tableau {
  /** A row for each limit; the last column is the right side. */
  readonly rows: Float64Array[];
  /** What each column still costs; the last place is minus the value of the aim. */
  readonly costs: Float64Array;
  readonly basis: number[];
  readonly columns: number;
}

export interface StandardForm {
  readonly tableau: Tableau;
  /** For each column: the variable it stands for, and by how much a unit of it moves the variable. */
  readonly stands: readonly { readonly variable: number; readonly sign: 1 | -1 }[];
  readonly slackOf: readonly (number | undefined)[];
  readonly artificialOf: readonly number[];
  readonly shifts: readonly number[];
  /** Which limits were turned round to make their right side positive. */
  readonly signs: readonly (1 | -1)[];
  readonly limitCount: number;
  readonly costs: readonly number[];
}

export type SimplexOutcome =
  | {
      readonly status: 'best';
      readonly form: StandardForm;
      readonly values: readonly number[];
      readonly result: number;
    }
  | { readonly status: 'impossible' | 'endless' | 'stopped' };

/**
 * Dantzig's simplex method in two phases (Dantzig, Linear Programming and Extensions, 1963), with the rule of Bland
 * (Mathematics of Operations Research 2, 1977) against circles. Upper bounds are rows of their own: programmes here are what
 * a person typed, and the last tableau shows shadow prices and ranges as textbooks read them.
 */
export function solveLinear(programme: Programme): SimplexOutcome {
  const form = standardForm(programme);
  const { tableau, artificialOf, costs } = form;
  const artificial = new Set(artificialOf);
  setCosts(
    tableau,
    Array.from({ length: tableau.columns }, (_, at) => (artificial.has(at) ? 1 : 0)),
  );
  const first = pivotAll(tableau, () => true);
  if (first === 'stopped') return { status: 'stopped' };
  const scale = tableau.rows.reduce((sum, row) => sum + Math.abs(row[tableau.columns] ?? 0), 1);
  if (-(tableau.costs[tableau.columns] ?? 0) > 1e-7 * scale) return { status: 'impossible' };
  driveOut(tableau, artificial);
  setCosts(tableau, costs);
  const second = pivotAll(tableau, (column) => !artificial.has(column));
  if (second !== 'best') return { status: second };
  const values = valuesOf(programme, form);
  return {
    status: 'best',
    form,
    values,
    result: dot(
      programme.variables.map(({ gain }) => gain),
      values,
    ),
  };
}

/** Every variable counted from its lower bound, every limit with a right side that is not negative. */
function standardForm({ aim, variables, limits }: Programme): StandardForm {
  const stands: { variable: number; sign: 1 | -1 }[] = [];
  const shifts = variables.map(({ least, most }) => least ?? most ?? 0);
  const columnsOf = variables.map(({ least, most }, variable) => {
    const signs: (1 | -1)[] = least !== null ? [1] : most !== null ? [-1] : [1, -1];
    return signs.map((sign) => stands.push({ variable, sign }) - 1);
  });
  const bounds = variables.flatMap(({ least, most }, variable) =>
    least !== null && most !== null ? [{ variable, room: most - least }] : [],
  );
  const all = [
    ...limits.map(({ coefficients, relation, bound }) => ({
      coefficients,
      relation,
      bound: bound - dot(coefficients, shifts),
    })),
    ...bounds.map(({ variable, room }) => ({
      coefficients: variables.map((_, at) => (at === variable ? 1 : 0)),
      relation: 'at most' as const,
      bound: room,
    })),
  ];
  const signs = all.map(({ bound }): 1 | -1 => (bound < 0 ? -1 : 1));
  let next = stands.length;
  const slackOf = all.map(({ relation }) => (relation === 'exactly' ? undefined : next++));
  const artificialOf = all.map(() => next++);
  const columns = next;
  const rows = all.map(({ coefficients, relation, bound }, at) => {
    const row = new Float64Array(columns + 1);
    const sign = signs[at] ?? 1;
    for (const [variable, places] of columnsOf.entries())
      for (const place of places)
        row[place] = sign * (coefficients[variable] ?? 0) * (stands[place]?.sign ?? 1);
    const slack = slackOf[at];
    if (slack !== undefined) row[slack] = sign * (relation === 'at most' ? 1 : -1);
    row[artificialOf[at] ?? 0] = 1;
    row[columns] = sign * bound;
    return row;
  });
  const turn = aim === 'most' ? -1 : 1;
  const costs = Array.from({ length: columns }, (_, at) => {
    const stand = stands[at];
    return stand === undefined ? 0 : turn * (variables[stand.variable]?.gain ?? 0) * stand.sign;
  });
  return {
    tableau: { rows, costs: new Float64Array(columns + 1), basis: [...artificialOf], columns },
    stands,
    slackOf,
    artificialOf,
    shifts,
    signs,
    limitCount: limits.length,
    costs,
  };
}

function setCosts({ costs, rows, basis, columns }: Tableau, given: readonly number[]): void {
  costs.fill(0);
  for (const [at, cost] of given.entries()) costs[at] = cost;
  for (const [at, row] of rows.entries()) {
    const by = given[basis[at] ?? 0] ?? 0;
    if (by === 0) continue;
    for (let column = 0; column <= columns; column += 1)
      costs[column] = (costs[column] ?? 0) - by * (row[column] ?? 0);
  }
}

function pivotAll(tableau: Tableau, mayEnter: (column: number) => boolean): 'best' | 'endless' | 'stopped' {
  let idle = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    const entering = enteringColumn(tableau, mayEnter, idle > patience);
    if (entering === undefined) return 'best';
    const leaving = leavingRow(tableau, entering);
    if (leaving === undefined) return 'endless';
    const before = tableau.costs[tableau.columns] ?? 0;
    pivot(tableau, leaving, entering);
    idle = Math.abs((tableau.costs[tableau.columns] ?? 0) - before) > near ? 0 : idle + 1;
  }
  return 'stopped';
}

function enteringColumn(
  { costs, columns }: Tableau,
  mayEnter: (column: number) => boolean,
  isCareful: boolean,
): number | undefined {
  let best: number | undefined;
  let least = -near;
  for (let column = 0; column < columns; column += 1) {
    const cost = costs[column] ?? 0;
    if (cost >= least || !mayEnter(column)) continue;
    if (isCareful) return column;
    least = cost;
    best = column;
  }
  return best;
}

function leavingRow({ rows, basis, columns }: Tableau, entering: number): number | undefined {
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, row] of rows.entries()) {
    const coefficient = row[entering] ?? 0;
    if (coefficient <= near) continue;
    const ratio = (row[columns] ?? 0) / coefficient;
    const isTie =
      Math.abs(ratio - least) <= near && found !== undefined && (basis[at] ?? 0) < (basis[found] ?? 0);
    if (ratio < least - near || isTie) {
      least = Math.min(least, ratio);
      found = at;
    }
  }
  return found;
}

function pivot({ rows, costs, basis, columns }: Tableau, leaving: number, entering: number): void {
  const chosen = rows[leaving];
  if (chosen === undefined) return;
  const by = chosen[entering] ?? 1;
  for (let column = 0; column <= columns; column += 1) chosen[column] = (chosen[column] ?? 0) / by;
  for (const target of [...rows, costs]) {
    const factor = target[entering] ?? 0;
    if (target === chosen || factor === 0) continue;
    for (let column = 0; column <= columns; column += 1)
      target[column] = (target[column] ?? 0) - factor * (chosen[column] ?? 0);
    target[entering] = 0;
  }
  basis[leaving] = entering;
}

/** Artificial columns that stayed at zero make room for real ones; a row without any is not needed. */
function driveOut(tableau: Tableau, artificial: ReadonlySet<number>): void {
  for (const [at, row] of tableau.rows.entries()) {
    if (!artificial.has(tableau.basis[at] ?? 0)) continue;
    const real = row.findIndex(
      (value, column) => column < tableau.columns && !artificial.has(column) && Math.abs(value) > 1e-7,
    );
    if (real !== -1) pivot(tableau, at, real);
  }
}

function valuesOf({ variables }: Programme, { tableau, stands, shifts }: StandardForm): number[] {
  const values = variables.map((_, at) => shifts[at] ?? 0);
  for (const [at, column] of tableau.basis.entries()) {
    const stand = stands[column];
    if (stand === undefined) continue;
    const amount = tableau.rows[at]?.[tableau.columns] ?? 0;
    values[stand.variable] = (values[stand.variable] ?? 0) + stand.sign * amount;
  }
  return values.map((value) => (Math.abs(value) < near ? 0 : value));
}
