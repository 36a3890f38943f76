/** How well a card is known: each right answer moves it a box further, a wrong one back to the first. */
export const boxes = 5;

export interface StudyCard {
  readonly id: string;
  readonly box: number;
}

export function afterAnswer(box: number, known: boolean): number {
  return known ? Math.min(boxes, box + 1) : 1;
}

/** The cards of a round: those known least first, in the order they were added. */
export function roundOf<T extends StudyCard>(cards: readonly T[]): readonly T[] {
  return cards.toSorted((a, b) => a.box - b.box);
}

/** How much of a deck is known, in percent. */
export function knownShare(cards: readonly StudyCard[]): number {
  if (cards.length === 0) return 0;
  return Math.round((cards.reduce((sum, { box }) => sum + box - 1, 0) / (cards.length * (boxes - 1))) * 100);
}

/** The next cards of a round after an answer: a card that was not known comes again at its end. */
export function nextQueue(queue: readonly string[], known: boolean): readonly string[] {
  const [first, ...rest] = queue;
  return first === undefined || known ? rest : [...rest, first];
}
