/** One variable with its bounds; null is no bound. */
export interface ProgrammeVariable {
  readonly name: string;
  readonly gain: number;
  readonly least: number | null;
  readonly most: number | null;
  readonly isWhole: boolean;
}

export type Relation = 'at most' | 'at least' | 'exactly';

export interface ProgrammeLimit {
  readonly name: string;
  readonly coefficients: readonly number[];
  readonly relation: Relation;
  readonly bound: number;
}

export interface Programme {
  readonly aim: 'most' | 'least';
  readonly variables: readonly ProgrammeVariable[];
  readonly limits: readonly ProgrammeLimit[];
}

/** What the limits and bounds allow, checked without any solver. */
export function worstBreach({ variables, limits }: Programme, values: readonly number[]): number {
  const breaches = limits.map(({ coefficients, relation, bound }) => {
    const used = dot(coefficients, values);
    const scale = 1 + Math.abs(bound);
    if (relation === 'at most') return (used - bound) / scale;
    return relation === 'at least' ? (bound - used) / scale : Math.abs(used - bound) / scale;
  });
  const outside = variables.map(({ least, most }, at) => {
    const value = values[at] ?? 0;
    return Math.max((least ?? value) - value, value - (most ?? value));
  });
  return Math.max(0, ...breaches, ...outside);
}

export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
