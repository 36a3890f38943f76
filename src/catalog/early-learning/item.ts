import type { Band, World } from './bands.ts';
import type { Figure } from './figure.ts';

/** What is to be done, as a sign that needs no reading. */
export type Sign =
  | 'same'
  | 'count'
  | 'sound'
  | 'read'
  | 'next'
  | 'sum'
  | 'letter'
  | 'time'
  | 'remember'
  | 'foot';

/** One thing to know, and how it is asked. */
export interface Item {
  /** Stays as it is: answers are kept under it. */
  readonly id: string;
  readonly world: World;
  readonly band: Band;
  /** 1 is for who begins. */
  readonly level: number;
  readonly sign: Sign;
  /** What the voice says. */
  readonly say: string;
  readonly prompt: Figure;
  readonly right: Figure;
  /** At least three that are wrong, and differ from each other. */
  readonly wrong: readonly Figure[];
  /** Asked only of who learns this case first; absent where both are meant. */
  readonly letterCase?: 'upper' | 'lower';
}

export type ItemFacts = Omit<Item, 'world' | 'band'>;

export function text(value: string | number): Figure {
  return { kind: 'text', text: String(value) };
}

/** Those of the numbers that are within bounds, as figures, without the right one. */
export function wrongNumbers(right: number, near: readonly number[], most = 999): Figure[] {
  const able = [...new Set(near)].filter((number) => number !== right && number >= 0 && number <= most);
  return able.map(text);
}
