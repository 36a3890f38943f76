import { type KeptReview, reviewsInRow } from '../../../catalog/study/kept-review.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { localDay } from '../../../kernel/local-day.ts';
import type { Review } from '../../../methods/study/memory.ts';
import { forgetPending, notePending } from './pending-reviews.ts';

interface ReviewRow {
  readonly id: string;
  readonly device: string;
  readonly day: string;
  readonly reviews: KeptReview[];
}

export interface RowStore {
  readonly rows: () => readonly ReviewRow[];
  readonly insert: (row: ReviewRow) => Promise<void>;
  readonly update: (id: string, changes: { reviews: KeptReview[] }) => Promise<void>;
}

const ids = randomIds();
const deviceKey = 'study-device';

/** Names this browser among the devices of a person. Without a place to keep it, it is another one at every visit. */
function deviceName(): string {
  try {
    const known = localStorage.getItem(deviceKey);
    if (known !== null) return known;
    const made = ids.token(16);
    localStorage.setItem(deviceKey, made);
    return made;
  } catch {
    return ids.token(16);
  }
}

/**
 * Writes reviews down as they happen, into a row of this device and day that no other tab writes into: two tabs, or two devices,
 * never overwrite each other's reviews.
 */
export class ReviewWriter {
  readonly #device = deviceName();
  readonly #claimed = new Set<string>();
  readonly #person: string | null;
  #row: ReviewRow | undefined;
  #last: Promise<void> = Promise.resolve();

  /** Whose answers these are; null without an account. */
  constructor(person: string | null) {
    this.#person = person;
  }

  add({ card, at, grade, ms }: Review, store: RowStore): Promise<void> {
    const review: KeptReview = [card, at, grade, Math.round(ms)];
    notePending(this.#person, review);
    return this.#inTurn(async () => {
      const row = await this.#rowOf(localDay(at), store);
      await this.#write(store, row, [...row.reviews, review]);
      forgetPending(this.#person, [review]);
    });
  }

  /** The review stays, as one that does not count. */
  takeBack({ card, at, ms }: Review, store: RowStore): Promise<void> {
    const back: KeptReview = [card, at, 0, Math.round(ms)];
    notePending(this.#person, back);
    return this.#inTurn(async () => {
      const of = [this.#row, ...store.rows()].find((row) =>
        row?.reviews.some(([name, moment]) => name === card && moment === at),
      );
      if (of !== undefined) {
        const reviews = of.reviews.map((review) => (review[0] === card && review[1] === at ? back : review));
        await this.#write(store, of, reviews);
      }
      forgetPending(this.#person, [back]);
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => {});
    return next;
  }

  async #write(store: RowStore, row: ReviewRow, reviews: KeptReview[]): Promise<void> {
    const isNew = row === this.#row && row.reviews.length === 0;
    // A new row comes with its first review: one step, in which nothing can come between.
    if (isNew) await store.insert({ ...row, reviews });
    else await store.update(row.id, { reviews });
    if (this.#row?.id === row.id) this.#row = { ...row, reviews };
  }

  async #rowOf(day: string, store: RowStore): Promise<ReviewRow> {
    if (this.#row?.day === day && this.#row.reviews.length < reviewsInRow) return this.#row;
    for (const row of store.rows()) {
      const isOurs = row.device === this.#device && row.day === day && row.reviews.length < reviewsInRow;
      if (!isOurs || !(await this.#claim(row.id))) continue;
      this.#row = row;
      return row;
    }
    const made: ReviewRow = { id: ids.uuid(), device: this.#device, day, reviews: [] };
    await this.#claim(made.id);
    this.#row = made;
    return made;
  }

  /** Holds the row for as long as this tab lives. Where browsers have no locks, a row of another visit is left alone. */
  #claim(id: string): Promise<boolean> {
    if (this.#claimed.has(id)) return Promise.resolve(true);
    const { locks } = navigator as { locks?: LockManager | null };
    if (locks === undefined || locks === null) return Promise.resolve(false);
    return new Promise((told) => {
      locks
        .request(`study-row-${id}`, { ifAvailable: true }, (lock) => {
          if (lock !== null) this.#claimed.add(id);
          told(lock !== null);
          return lock === null ? undefined : new Promise(() => {});
        })
        .catch(() => told(false));
    });
  }
}
