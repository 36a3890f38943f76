/** One value of a chart with its name. */
export interface Point {
  readonly label: string;
  readonly value: number;
}

/** Round steps from 0 to at least the largest value, for the lines of a chart. */
export function scaleOf(values: readonly number[]): {
  top: number;
  bottom: number;
  steps: readonly number[];
} {
  const largest = Math.max(0, ...values);
  const smallest = Math.min(0, ...values);
  const span = largest - smallest;
  if (span === 0) return { top: 1, bottom: 0, steps: [0, 1] };
  const raw = span / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const unit = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= raw) ?? raw;
  const wholes = values.every(Number.isInteger);
  const step = wholes ? Math.max(1, Math.round(unit)) : unit;
  const bottom = Math.floor(smallest / step) * step;
  const steps: number[] = [];
  for (let at = bottom; at < largest + step; at += step) steps.push(Number(at.toFixed(10)));
  return { top: steps.at(-1) ?? largest, bottom, steps };
}

/** The largest values, and the rest as one, so that a chart stays readable. */
export function largestOf(points: readonly Point[], limit: number): readonly Point[] {
  if (points.length <= limit) return points;
  const sorted = points.toSorted((a, b) => b.value - a.value);
  const rest = sorted.slice(limit - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, limit - 1), { label: 'Others', value: rest }];
}

/** Text that fits the room it has. */
export function shorten(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}
