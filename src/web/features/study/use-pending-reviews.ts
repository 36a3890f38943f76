import { useEffect, useEffectEvent } from 'react';
import { type KeptReview, reviewsInRow } from '../../../catalog/study/kept-review.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { localDay } from '../../../kernel/local-day.ts';
import { forgetPending, pendingReviews } from './pending-reviews.ts';

const ids = randomIds();

interface ReviewRows {
  readonly status: string;
  insert(row: { id: string; device: string; day: string; reviews: KeptReview[] }): Promise<void>;
}

/**
 * Brings answers into the database that a page was closed over. One that another tab writes at the same time stands there twice, and
 * counts once (`shelf.ts`).
 */
export function usePendingReviews(person: string | null | undefined, { status, insert }: ReviewRows): void {
  const isReady = status === 'ready';
  const keep = useEffectEvent(async (of: string | null) => {
    const left = pendingReviews(of).slice(0, reviewsInRow);
    const [first] = left;
    if (first === undefined) return;
    try {
      await insert({ id: ids.uuid(), device: 'pending', day: localDay(first[1]), reviews: left });
      forgetPending(of, left);
    } catch (error) {
      console.warn('Answers of an earlier visit could not be kept yet.', error);
    }
  });
  useEffect(() => {
    if (person !== undefined && isReady) void keep(person);
  }, [person, isReady]);
}
