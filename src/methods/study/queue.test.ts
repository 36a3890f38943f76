import { describe, expect, it } from 'vitest';
import { type Memory, newMemory } from './memory.ts';
import { type Moment, type QueuedCard, queueOf } from './queue.ts';
import { forecast, keptOf, minutesByDay, reviewsByDay } from './study-statistics.ts';

const day = 86_400_000;
const dayStart = Date.UTC(2026, 2, 31);
const moment: Moment = { now: dayStart + day / 2, day: '2026-03-31', dayStart, dayEnd: dayStart + day };
const limits = { newPerDay: 2, reviewsPerDay: 3 };
const card = (id: string, more: Partial<QueuedCard> = {}): QueuedCard => ({
  id,
  made: 0,
  suspended: false,
  buried: undefined,
  ...more,
});
const reviewed = (due: number, more: Partial<Memory> = {}): Memory => ({
  ...newMemory,
  state: 'review',
  due,
  first: dayStart - 9 * day,
  last: dayStart - 3 * day,
  reviews: 2,
  ...more,
});

function queue(entries: readonly [QueuedCard, Memory][], given = limits) {
  const memories = new Map(entries.map(([{ id }, memory]) => [id, memory]));
  return queueOf(
    entries.map(([of]) => of),
    (id) => memories.get(id) ?? newMemory,
    given,
    moment,
  );
}

describe('the queue', () => {
  it('takes steps that are due first, then due cards with new ones among them', () => {
    const found = queue([
      [card('new 1', { made: 1 }), newMemory],
      [card('new 2', { made: 2 }), newMemory],
      [card('new 3', { made: 3 }), newMemory],
      [card('due'), reviewed(dayStart - day)],
      [card('due today'), reviewed(dayStart + day - 1)],
      [card('due tomorrow'), reviewed(dayStart + day)],
      [card('step'), reviewed(moment.now - 1, { state: 'learning' })],
    ]);
    expect(found.cards).toEqual(['step', 'due', 'new 1', 'due today', 'new 2']);
    expect(found).toMatchObject({ learning: 1, due: 2, fresh: 2, heldBack: 1, next: undefined });
  });

  it('leaves out what is suspended or buried today, and not what was buried yesterday', () => {
    const found = queue([
      [card('a', { suspended: true }), newMemory],
      [card('b', { buried: '2026-03-31' }), newMemory],
      [card('c', { buried: '2026-03-30' }), newMemory],
    ]);
    expect(found.cards).toEqual(['c']);
  });

  it('counts what was done today against the limits', () => {
    const today = { first: dayStart + 1, last: dayStart + 1 };
    const found = queue([
      [card('begun today'), reviewed(dayStart + 9 * day, today)],
      [card('x'), newMemory],
      [card('y'), newMemory],
    ]);
    expect(found.fresh).toBe(1);
  });

  it('brings a step up to twenty minutes early when nothing else is left, and says when the next comes', () => {
    expect(queue([[card('a'), reviewed(moment.now + 600_000, { state: 'learning' })]]).cards).toEqual(['a']);
    const later = queue([[card('a'), reviewed(moment.now + 3_600_000, { state: 'learning' })]]);
    expect(later).toMatchObject({ cards: [], next: moment.now + 3_600_000 });
  });
});

describe('statistics', () => {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const review = (at: number, grade: 0 | 1 | 3, ms = 30_000) => ({ card: 'a', at, grade, ms });

  it('forecast what comes, with what is overdue today', () => {
    const memories = [dayStart - day, dayStart, dayStart + day, dayStart + 40 * day].map((due) =>
      reviewed(due),
    );
    expect(forecast([...memories, newMemory], moment, 3)).toEqual([2, 1, 0]);
  });

  it('count reviews and minutes by day, without those taken back or left open', () => {
    const reviews = [review(dayStart, 3), review(dayStart + 1, 0), review(dayStart + day, 1, 9_000_000)];
    expect([...reviewsByDay(reviews, dayOf)]).toEqual([
      ['2026-03-31', 1],
      ['2026-04-01', 1],
    ]);
    expect([...minutesByDay(reviews, dayOf).values()]).toEqual([0.5, 2]);
  });

  it('say what part was remembered after a day or more', () => {
    const reviews = [
      review(dayStart, 3),
      review(dayStart + 1000, 1),
      review(dayStart + day, 3),
      review(dayStart + 3 * day, 1),
    ];
    expect(keptOf([reviews], 0)).toEqual({ asked: 2, remembered: 1 });
  });
});
