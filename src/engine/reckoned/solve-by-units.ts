import type { Dimensions, Measured } from './measured.ts';

/** Which power of which input the result is: only times and divided by. */
export type Powers = readonly number[];

const steps = [0, 1, -1] as const;
const mostInputs = 7;

/**
 * The one product of the inputs that is measured in what the result is measured in; undefined where there is none, or two
 * that are as short.
 */
export function productFor(inputs: readonly Measured[], wanted: Dimensions): Powers | undefined {
  if (inputs.length > mostInputs) return undefined;
  const found: { powers: Powers; size: number }[] = [];
  const total = steps.length ** inputs.length;
  for (let code = 1; code < total; code += 1) {
    const powers = inputs.map(
      (_, place) => steps[Math.floor(code / steps.length ** place) % steps.length] ?? 0,
    );
    if (isMeasuredSo(inputs, powers, wanted))
      found.push({ powers, size: powers.reduce<number>((sum, power) => sum + Math.abs(power), 0) });
  }
  // What is entered need not be worked out.
  const worked = found.filter(({ size }) => size > 1);
  const least = Math.min(...worked.map(({ size }) => size));
  const shortest = worked.filter(({ size }) => size === least);
  return shortest.length === 1 ? shortest[0]?.powers : undefined;
}

function isMeasuredSo(inputs: readonly Measured[], powers: Powers, wanted: Dimensions): boolean {
  const sum: Record<string, number> = {};
  for (const [place, { dimensions }] of inputs.entries())
    for (const [name, power] of Object.entries(dimensions))
      sum[name] = (sum[name] ?? 0) + power * (powers[place] ?? 0);
  const names = new Set([...Object.keys(sum), ...Object.keys(wanted)]);
  return [...names].every((name) => (sum[name] ?? 0) === (wanted[name] ?? 0));
}

/** What a noun stands for: “?tank” is a tank where tanks are asked for, and nothing where they are not. */
export function withKnownNouns(all: readonly Measured[], nouns: ReadonlySet<string>): Measured[] {
  return all.map((one) => ({
    ...one,
    dimensions: Object.fromEntries(
      Object.entries(one.dimensions).flatMap(([name, power]) => {
        if (!name.startsWith('?')) return [[name, power]];
        return nouns.has(name.slice(1)) ? [[name.slice(1), power]] : [];
      }),
    ),
  }));
}

/** All things that are counted or named behind “per” among these. */
export function nounsIn(all: readonly Measured[]): Set<string> {
  return new Set(
    all.flatMap(({ dimensions }) =>
      Object.keys(dimensions).filter((name) => !name.startsWith('?') && !base.has(name)),
    ),
  );
}

const base = new Set(['m', 'kg', 'l', 'h', 'money', 'kwh']);
