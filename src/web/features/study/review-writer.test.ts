import { beforeEach, expect, it } from 'vitest';
import type { KeptReview } from '../../../catalog/study/kept-review.ts';
import { ReviewWriter } from './review-writer.ts';

interface Row {
  id: string;
  device: string;
  day: string;
  reviews: KeptReview[];
}

let rows: Row[] = [];
beforeEach(() => {
  rows = [];
});
const store = {
  rows: () => rows,
  insert: async (row: Row) => {
    rows = [...rows, row];
  },
  update: async (id: string, { reviews }: { reviews: KeptReview[] }) => {
    rows = rows.map((row) => (row.id === id ? { ...row, reviews } : row));
  },
};
const noon = new Date(2026, 2, 31, 12).getTime();
const review = (card: string, at: number) => ({ card, at, grade: 3 as const, ms: 1200.4 });

it('writes the reviews of a day into one row, and those of the next into another', async () => {
  const writer = new ReviewWriter(null);
  await Promise.all([writer.add(review('a', noon), store), writer.add(review('b', noon + 1), store)]);
  await writer.add(review('a', noon + 86_400_000), store);
  expect(rows.map(({ day, reviews }) => [day, reviews.length])).toEqual([
    ['2026-03-31', 2],
    ['2026-04-01', 1],
  ]);
  expect(rows[0]?.reviews[0]).toEqual(['a', noon, 3, 1200]);
});

it('marks a review that was taken back, and takes no other away', async () => {
  const writer = new ReviewWriter(null);
  await writer.add(review('a', noon), store);
  await writer.add(review('b', noon + 1), store);
  await writer.takeBack(review('a', noon), store);
  expect(rows[0]?.reviews.map(([card, , grade]) => [card, grade])).toEqual([
    ['a', 0],
    ['b', 3],
  ]);
});

it('never writes into the row of another tab', async () => {
  const [one, other] = [new ReviewWriter(null), new ReviewWriter(null)];
  await one.add(review('a', noon), store);
  await other.add(review('b', noon + 1), store);
  await one.add(review('c', noon + 2), store);
  expect(rows.map(({ reviews }) => reviews.map(([card]) => card))).toEqual([['a', 'c'], ['b']]);
});

it('goes on after a write that failed', async () => {
  let isFull = true;
  const full = {
    ...store,
    insert: (row: Row) => (isFull ? Promise.reject(new Error('full')) : store.insert(row)),
  };
  const writer = new ReviewWriter(null);
  await expect(writer.add(review('a', noon), full)).rejects.toThrow('full');
  isFull = false;
  await writer.add(review('a', noon + 1), store);
  expect(rows[0]?.reviews).toHaveLength(1);
});
