import type { Principle } from './principle.ts';
import { principlesFirst } from './principles-first.ts';
import { principlesSecond } from './principles-second.ts';

const all: readonly Principle[] = [...principlesFirst, ...principlesSecond];

/** By its number, from 1 to 40. */
export function principleOf(number: number): Principle {
  const principle = all[number - 1];
  if (principle === undefined) throw new RangeError(`There is no principle ${number}.`);
  return principle;
}
