import { shuffled } from '../../methods/early-learning/choose-next.ts';
import { choicesOf } from './bands.ts';
import type { Figure } from './figure.ts';
import type { Item } from './item.ts';

/** An item as it is asked: the pictures to choose from, in an order of chance. */
export interface Question {
  readonly item: Item;
  readonly options: readonly Figure[];
  /** The place of the right one. */
  readonly right: number;
}

export function questionOf(item: Item, random: () => number): Question {
  const wrong = shuffled(item.wrong, random).slice(0, choicesOf[item.band] - 1);
  const options = shuffled([item.right, ...wrong], random);
  return { item, options, right: options.indexOf(item.right) };
}

/** A round is so many questions. */
export const questionsInRound = 10;

/** There is always one: the round was played to its end. */
export function starsFor(right: number, asked: number): 1 | 2 | 3 {
  const share = asked === 0 ? 0 : right / asked;
  if (share >= 0.9) return 3;
  return share >= 0.6 ? 2 : 1;
}
