import { type Random, shuffle } from '../random.ts';

export interface Deal {
  readonly faces: readonly string[];
  /** The cards that are turned up and not yet a pair. */
  readonly up: readonly number[];
  readonly found: readonly number[];
  readonly moves: number;
}

export function deal(faces: readonly string[], random: Random): Deal {
  return { faces: shuffle(random, [...faces, ...faces]), up: [], found: [], moves: 0 };
}

export function isDone({ faces, found }: Deal): boolean {
  return found.length === faces.length;
}

/** Two open cards that differ are turned back by the next press, if time has not done it. */
export function turnUp(cards: Deal, card: number): Deal {
  const now = cards.up.length === 2 ? turnBack(cards) : cards;
  if (now.up.includes(card) || now.found.includes(card)) return now;
  const up = [...now.up, card];
  if (up.length === 1) return { ...now, up };
  const [first = 0, second = 0] = up;
  const moves = now.moves + 1;
  return now.faces[first] === now.faces[second]
    ? { ...now, up: [], found: [...now.found, first, second], moves }
    : { ...now, up, moves };
}

export function turnBack(cards: Deal): Deal {
  return cards.up.length < 2 ? cards : { ...cards, up: [] };
}
