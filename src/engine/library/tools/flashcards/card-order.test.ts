import { expect, test } from 'vitest';
import { afterAnswer, knownShare, nextQueue, roundOf } from './card-order.ts';

test('known cards move on, others begin again', () => {
  expect(afterAnswer(1, true)).toBe(2);
  expect(afterAnswer(5, true)).toBe(5);
  expect(afterAnswer(4, false)).toBe(1);
});

test('a round begins with what is known least', () => {
  const cards = [
    { id: 'a', box: 3 },
    { id: 'b', box: 1 },
    { id: 'c', box: 1 },
  ];
  expect(roundOf(cards).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(knownShare(cards)).toBe(17);
  expect(knownShare([])).toBe(0);
  expect(knownShare([{ id: 'a', box: 5 }])).toBe(100);
});

test('a card that was not known comes again', () => {
  expect(nextQueue(['a', 'b'], false)).toEqual(['b', 'a']);
  expect(nextQueue(['a', 'b'], true)).toEqual(['b']);
  expect(nextQueue([], true)).toEqual([]);
});
