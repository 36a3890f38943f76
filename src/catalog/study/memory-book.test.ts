import { expect, it } from 'vitest';
import { afterReview, type Review } from '../../methods/study/memory.ts';
import { usualDeckSettings } from './deck-settings.ts';
import { MemoryBook } from './memory-book.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 2, 1);
const review = (at: number, grade: Review['grade']): Review => ({
  card: 'a',
  at: start + at * day,
  grade,
  ms: 1,
});
const reviews = [review(0, 3), review(1, 3), review(6, 1), review(7, 3), review(20, 4)];
const all = () => true;

it('brings memories back from what was kept, as they were worked out, and goes on from them', () => {
  const book = new MemoryBook();
  const scheduler = book.scheduler(usualDeckSettings);
  const memory = book.memory('a', reviews, scheduler);
  const nothing = book.memory('b', [review(3, 0)], scheduler);
  expect(book.fresh).toBe(2);
  const kept = structuredClone(book.keep(all));
  expect(book.fresh).toBe(0);

  const next = new MemoryBook();
  next.take(kept);
  const again = next.scheduler(usualDeckSettings);
  expect(next.knows('a', reviews, again)).toBe(true);
  expect(next.memory('a', reviews, again)).toEqual(memory);
  expect(next.memory('b', [review(3, 0)], again)).toEqual(nothing);
  expect(next.fresh).toBe(0);
  const at = start + 90 * day;
  expect(afterReview(again, next.memory('a', reviews, again), at, 3)).toEqual(
    afterReview(scheduler, memory, at, 3),
  );
});

it('takes nothing from it that other reviews, other parameters or another release made', () => {
  const book = new MemoryBook();
  book.memory('a', reviews, book.scheduler(usualDeckSettings));
  const kept = book.keep(all);
  const next = new MemoryBook();
  next.take(kept);
  const scheduler = next.scheduler(usualDeckSettings);
  const other = [
    [...reviews, review(30, 3)],
    reviews.with(1, review(1, 0)),
    reviews.with(1, review(1.001, 3)),
    reviews.slice(0, -1),
  ];
  for (const changed of other) expect(next.knows('a', changed, scheduler)).toBe(false);
  expect(next.knows('a', reviews, next.scheduler({ ...usualDeckSettings, retention: 0.85 }))).toBe(false);
  const weights = scheduler.parameters.w.map((weight, index) => (index === 7 ? weight + 0.01 : weight));
  expect(next.knows('a', reviews, next.scheduler({ ...usualDeckSettings, weights }))).toBe(false);

  const older = new MemoryBook();
  older.take({ ...kept, made: '0' });
  older.take({ ...kept, numbers: kept.numbers.slice(1) });
  expect(older.knows('a', reviews, older.scheduler(usualDeckSettings))).toBe(false);
});

it('keeps only what is still there', () => {
  const book = new MemoryBook();
  book.memory('a', reviews, book.scheduler(usualDeckSettings));
  book.memory('b', reviews, book.scheduler(usualDeckSettings));
  expect(book.keep((card) => card === 'b').cards).toEqual(['b']);
});
