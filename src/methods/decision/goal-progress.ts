/**
 * How far a key result has come, from 0 to 1: the way from its baseline to its target that is behind it. It works for figures that
 * should fall as well. Grove, High Output Management, 1983; Doerr, Measure What Matters, 2018. Null without a way to go.
 */
export function progressOf(baseline: number, target: number, current: number): number | null {
  if (target === baseline) return null;
  return Math.min(1, Math.max(0, (current - baseline) / (target - baseline)));
}

/** Where a straight line from the start through today ends; null before anything has passed. */
export function forecastOf(progress: number, elapsed: number): number | null {
  if (elapsed <= 0) return null;
  return Math.min(1, progress / Math.min(1, elapsed));
}

export interface Aim {
  /** Its own key results, scored; null ones have no figures yet. */
  readonly scores: readonly (number | null)[];
  readonly parent: number | undefined;
}

/**
 * An objective scores the mean of its key results; one that has none of its own takes the mean of the objectives below it, as the
 * guide of Google re:Work averages them. Null where nothing below has figures.
 */
export function objectiveScores(aims: readonly Aim[]): (number | null)[] {
  const scoreOf = (at: number, depth: number): number | null => {
    const own = mean(aims[at]?.scores ?? []);
    if (own !== null || depth > aims.length) return own;
    return mean(aims.flatMap(({ parent }, child) => (parent === at ? [scoreOf(child, depth + 1)] : [])));
  };
  return aims.map((_, at) => scoreOf(at, 0));
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
