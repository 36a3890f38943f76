import { numbersFrom, seedOf } from '../content/seeded.ts';

/** Something that is measured: what it is called, in which unit, and between which values it lies. */
export interface LiveMeasure {
  readonly label: string;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
}

/** Values that wander like a measured quantity: each is near the one before and inside its range. */
export function startSeries(measure: LiveMeasure, source: string, length: number): readonly number[] {
  const next = numbersFrom(seedOf(`${source}/${measure.label}`));
  const series: number[] = [];
  let value = measure.min + (measure.max - measure.min) * (0.35 + next() * 0.3);
  for (let index = 0; index < length; index += 1) {
    value = wander(measure, value, next());
    series.push(value);
  }
  return series;
}

export function nextValue(measure: LiveMeasure, source: string, before: number, step: number): number {
  const chance = numbersFrom(seedOf(`${source}/${measure.label}/${step}`))();
  return wander(measure, before, chance);
}

function wander({ min, max }: LiveMeasure, value: number, chance: number): number {
  const range = max - min;
  const pull = ((min + max) / 2 - value) * 0.04;
  const moved = value + (chance - 0.5) * range * 0.14 + pull;
  const inside = Math.min(max, Math.max(min, moved));
  return range > 20 ? Math.round(inside * 10) / 10 : Math.round(inside * 100) / 100;
}
