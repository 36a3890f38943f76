import { default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { fitMemory, leastReviewsToFit, lossOf } from './fit-memory.ts';
import { afterReview, newMemory, nextDues, type Review, replay, schedulerOf } from './memory.ts';

const start = Date.UTC(2022, 10, 29, 12, 30);
const day = 86_400_000;

describe('FSRS', () => {
  /** The weights and figures of the tests that the FSRS libraries share (test_review_card of py-fsrs 6, FSRSV6.test.ts of ts-fsrs). */
  const weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ];
  const scheduler = schedulerOf({ retention: 0.9, weights });

  it('gives the intervals of the vectors of its libraries', () => {
    const grades = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3] as const;
    let memory = newMemory;
    let at = start;
    const days: number[] = [];
    for (const grade of grades) {
      memory = afterReview(scheduler, memory, at, grade);
      days.push(memory.days);
      at = memory.due;
    }
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('keeps more cards in mind when more is asked for', () => {
    const dues = [0.8, 0.9, 0.97].map(
      (retention) => nextDues(schedulerOf({ retention }), newMemory, start)[3],
    );
    expect(dues[0]).toBeGreaterThan(dues[1] ?? 0);
    expect(dues[1]).toBeGreaterThan(dues[2] ?? 0);
    expect(schedulerOf({ retention: 2 }).parameters.request_retention).toBe(0.97);
  });
});

describe('the memory of a card', () => {
  const scheduler = schedulerOf({ retention: 0.9 });
  const review = (at: number, grade: Review['grade']): Review => ({ card: 'a', at, grade, ms: 1000 });

  it('is the same whatever order two devices bring their reviews in', () => {
    const one = [review(start, 3), review(start + 3 * day, 3)];
    const other = [review(start + 2 * day, 1), review(start + 2 * day + 600_000, 3)];
    const memory = replay(scheduler, [...one, ...other]);
    expect(memory).toEqual(replay(scheduler, [...other, ...one]));
    expect(memory.reviews).toBe(4);
  });

  it('does not count reviews that were taken back', () => {
    expect(replay(scheduler, [review(start, 3), review(start + day, 0)])).toEqual(
      replay(scheduler, [review(start, 3)]),
    );
  });

  it('never goes back in time with a clock that was set back', () => {
    const memory = afterReview(scheduler, replay(scheduler, [review(start, 4)]), start - 40 * day, 3);
    expect(memory.last).toBe(start);
    expect(memory.due).toBeGreaterThanOrEqual(start);
    expect(memory.days).toBeGreaterThanOrEqual(0);
  });
});

describe('fitting', () => {
  /** Somebody who forgets fast: remembers for two days and not for longer. */
  function forgetful(cards: number): Review[] {
    return Array.from({ length: cards }, (_, card) => {
      let at = start;
      return [0, 1, 2, 4, 3, 1, 5].map((days, index) => {
        at += days * day;
        const grade = index === 0 ? 3 : days > 2 ? 1 : 3;
        return { card: `${card}`, at, grade: grade as Review['grade'], ms: 1000 };
      });
    }).flat();
  }

  it('needs enough reviews', () => {
    expect(fitMemory(forgetful(20))).toBeUndefined();
    expect(leastReviewsToFit).toBe(400);
  });

  it('predicts somebody better than the defaults do', () => {
    const fit = fitMemory(forgetful(70));
    expect(fit?.isBetter).toBe(true);
    expect(fit?.loss).toBeLessThan(fit?.lossOfDefaults ?? 0);
    expect(() => schedulerOf({ retention: 0.9, ...(fit && { weights: fit.weights }) })).not.toThrow();
  });

  it('keeps the defaults where nothing can be learnt', () => {
    const same = Array.from({ length: 500 }, (_, card) => ({
      card: `${card}`,
      at: start,
      grade: 3 as const,
      ms: 1,
    }));
    expect(fitMemory(same)).toMatchObject({ isBetter: false, weights: [...default_w] });
    expect(lossOf([], default_w)).toBe(0);
  });
});
