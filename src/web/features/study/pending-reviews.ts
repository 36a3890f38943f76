import { type KeptReview, keptReviewSchema } from '../../../catalog/study/kept-review.ts';

const prefix = (person: string | null) => `study-pending ${person ?? ''} `;
const keyOf = (person: string | null, [card, at]: KeptReview) => `${prefix(person)}${card} ${at}`;

/**
 * Notes an answer at once, while its way into the database takes a moment: whoever closes the page in that moment loses nothing. Each
 * has a key of its own, so that two tabs never overwrite each other's.
 */
export function notePending(person: string | null, review: KeptReview): void {
  try {
    localStorage.setItem(keyOf(person, review), JSON.stringify(review));
  } catch {
    // Without this place the database alone has to do.
  }
}

/** One that was taken back meanwhile is noted in the same place, and is not forgotten with what stood there before. */
export function forgetPending(person: string | null, reviews: readonly KeptReview[]): void {
  try {
    for (const review of reviews) {
      const key = keyOf(person, review);
      if (localStorage.getItem(key) === JSON.stringify(review)) localStorage.removeItem(key);
    }
  } catch {
    // What could not be noted needs no forgetting.
  }
}

/** Answers that never reached the database: of a page that was closed, or of another tab that is about to write them. */
export function pendingReviews(person: string | null): KeptReview[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(person)))
      .flatMap((key) => {
        const read = keptReviewSchema.safeParse(parsed(localStorage.getItem(key)));
        return read.success ? [read.data] : [];
      });
  } catch {
    return [];
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return;
  }
}
