import { beforeEach, expect, it } from 'vitest';
import type { KeptReview } from '../../../catalog/study/kept-review.ts';
import { notePending, pendingReviews } from './pending-reviews.ts';
import { ReviewWriter } from './review-writer.ts';

beforeEach(() => localStorage.clear());

const noon = new Date(2026, 2, 31, 12).getTime();
const review = { card: 'a', at: noon, grade: 3 as const, ms: 900 };
const store = { rows: () => [], insert: async () => {}, update: async () => {} };

it('keeps an answer whose page is closed before the database has it', () => {
  const stuck = { ...store, insert: () => new Promise<void>(() => {}) };
  void new ReviewWriter('ann').add(review, stuck);
  expect(pendingReviews('ann')).toEqual([['a', noon, 3, 900]]);
  expect(pendingReviews(null)).toEqual([]);
  expect(pendingReviews('bob')).toEqual([]);
});

it('forgets it once it is written, and not when that failed', async () => {
  const writer = new ReviewWriter(null);
  await expect(
    writer.add(review, { ...store, insert: () => Promise.reject(new Error('full')) }),
  ).rejects.toThrow('full');
  expect(pendingReviews(null)).toHaveLength(1);
  await writer.add(review, store);
  expect(pendingReviews(null)).toEqual([]);
});

it('does not bring back an answer that was taken back before it was written', async () => {
  const rows: { id: string; device: string; day: string; reviews: KeptReview[] }[] = [];
  const writer = new ReviewWriter(null);
  const kept = { ...store, rows: () => rows, insert: async (row: (typeof rows)[0]) => void rows.push(row) };
  const done = Promise.all([writer.add(review, kept), writer.takeBack(review, kept)]);
  expect(pendingReviews(null)).toEqual([['a', noon, 0, 900]]);
  await done;
  expect(pendingReviews(null)).toEqual([]);
});

it('still knows that an answer was taken back when the page is closed between the two writes', async () => {
  const rows: { id: string; device: string; day: string; reviews: KeptReview[] }[] = [];
  const writer = new ReviewWriter(null);
  const kept = {
    rows: () => rows,
    insert: async (row: (typeof rows)[0]) => void rows.push(row),
    update: () => new Promise<void>(() => {}),
  };
  const answered = writer.add(review, kept);
  void writer.takeBack(review, kept);
  await answered;
  expect(rows).toHaveLength(1);
  expect(pendingReviews(null)).toEqual([['a', noon, 0, 900]]);
});

it('reads nothing that is no answer', () => {
  localStorage.setItem('study-pending  x 1', '{');
  localStorage.setItem('study-pending  y 1', '["y", 1, 9, 1]');
  notePending(null, ['z', 1, 2, 3]);
  expect(pendingReviews(null)).toEqual([['z', 1, 2, 3]]);
});
