import type { Shelf } from '../../../catalog/study/shelf.ts';
import { localDay } from '../../../kernel/local-day.ts';
import { streakOf } from '../../../methods/habit/streak.ts';
import { queueOf } from '../../../methods/study/queue.ts';
import { reviewsByDay } from '../../../methods/study/study-statistics.ts';
import { momentOf, nowMs } from './study-day.ts';

export type Today = ReturnType<typeof todayOf>;

/** What waits today in each deck, and how the last months went. */
export function todayOf(shelf: Shelf) {
  const moment = momentOf(nowMs());
  const counts = reviewsByDay(shelf.reviews, localDay);
  const decks = shelf.decks.map((deck) => {
    const cards = shelf.cardsOf(deck.id);
    const queue = queueOf(
      cards.map(({ id, made, suspended, buried }) => ({ id, made, suspended, buried })),
      shelf.memoryOf,
      deck.settings,
      moment,
    );
    return { deck, count: cards.length, queue };
  });
  return {
    day: moment.day,
    counts,
    decks,
    done: counts.get(moment.day) ?? 0,
    streak: streakOf(counts.keys(), moment.day),
    waiting: decks.reduce((sum, { queue }) => sum + queue.due + queue.fresh + queue.learning, 0),
  };
}
