import { derivedUnits } from './derived-unit-list.ts';
import type { UnitOfMeasure } from './unit.ts';
import { firstUnits } from './unit-list.ts';

const allUnits = [...firstUnits, ...derivedUnits];
const unitByName = new Map(
  // The first of two units with the same name wins, so the list is written backwards.
  allUnits.toReversed().flatMap((unit) => unit.names.map((name) => [name.toLowerCase(), unit] as const)),
);

export interface FoundUnit {
  readonly unit: UnitOfMeasure;
  /** It was spelled in another way, and the nearest name was taken. */
  readonly isGuessed: boolean;
}

const longestName = 30;
const shortestGuessed = 5;
const twoSlips = 9;

export function findUnit(written: string): FoundUnit | undefined {
  const name = written
    .trim()
    .replace(/[.]$/, '')
    .replace(/^(?:an?|the) /, '');
  if (name === '' || name.length > longestName) return undefined;
  const known =
    unitByName.get(name) ??
    unitByName.get(name.replaceAll('.', '')) ??
    unitByName.get(name.replace(/s$/, ''));
  if (known !== undefined) return { unit: known, isGuessed: false };
  if (name.length < shortestGuessed || /[^a-z ]/.test(name)) return undefined;
  const allowed = name.length >= twoSlips ? 2 : 1;
  let best: { readonly unit: UnitOfMeasure; readonly slips: number } | undefined;
  for (const [candidate, unit] of unitByName) {
    if (candidate.length < shortestGuessed || Math.abs(candidate.length - name.length) > allowed) continue;
    const slips = slipsBetween(candidate, name);
    if (slips <= allowed && slips < (best?.slips ?? allowed + 1)) best = { unit, slips };
  }
  return best === undefined ? undefined : { unit: best.unit, isGuessed: true };
}

export function unitNamed(name: string): UnitOfMeasure | undefined {
  return unitByName.get(name);
}

/** Letters to change, add, leave out or swap: Damerau, Communications of the ACM 7, 1964, without moving further than one place. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    before = last;
    last = line;
  }
  return last[other.length] ?? 0;
}
