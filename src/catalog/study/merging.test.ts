import { expect, it } from 'vitest';
import { cardSchema, goneCard, mergeCards } from './card.ts';
import { readDeckSettings, usualDeckSettings } from './deck-settings.ts';
import { type KeptReview, mergeReviews } from './kept-review.ts';

const card = (id: string, changed: number, front = 'f') =>
  cardSchema.parse({ id, kind: 'basic', front, back: 'b', made: 1, changed });

it('keeps the cards of both devices, the later copy of one that both changed', () => {
  const merged = mergeCards([card('a', 1), card('b', 5, 'ours')], [card('b', 9, 'theirs'), card('c', 2)]);
  expect(merged.map(({ id, front }) => [id, front])).toEqual([
    ['a', 'f'],
    ['b', 'theirs'],
    ['c', 'f'],
  ]);
});

it('does not bring a deleted card back, whichever copy comes first', () => {
  const gone = goneCard(card('a', 5), 3);
  expect(gone.changed).toBe(6);
  expect(mergeCards([card('a', 5)], [gone])[0]?.gone).toBe(true);
  expect(mergeCards([gone], [card('a', 5)])[0]?.gone).toBe(true);
});

it('keeps the reviews of two devices once each, and what was taken back stays so', () => {
  const one: KeptReview[] = [
    ['a', 1, 3, 9],
    ['a', 7, 0, 9],
  ];
  const other: KeptReview[] = [
    ['a', 7, 2, 9],
    ['b', 4, 1, 9],
    ['a', 1, 3, 9],
  ];
  expect(mergeReviews(one, other)).toEqual([
    ['a', 1, 3, 9],
    ['b', 4, 1, 9],
    ['a', 7, 0, 9],
  ]);
  expect(mergeReviews(other, one)).toEqual(mergeReviews(one, other));
});

it('reads settings that it does not know as the usual ones', () => {
  expect(readDeckSettings({ retention: 7 })).toEqual(usualDeckSettings);
  expect(readDeckSettings({ retention: 0.85 }).retention).toBe(0.85);
});
