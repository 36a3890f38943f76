export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Prints how each figure stands to its limit; false when one of them misses it. */
export function showGoals(goals: readonly Goal[]): boolean {
  console.log('');
  const met = goals.map(({ name, value, atLeast, atMost }) => {
    const limit = atLeast ?? atMost ?? 0;
    const isMet = atLeast === undefined ? value <= limit : value >= limit;
    console.log(`${name}: ${(value / limit).toFixed(2)} of its limit ${isMet ? 'ok' : 'MISSED'}`);
    return isMet;
  });
  return met.every(Boolean);
}
