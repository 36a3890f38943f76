import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, State } from 'ts-fsrs';

/** 1 again, 2 hard, 3 good, 4 easy; 0 is a review that was taken back, kept so that no other device brings it back. */
type ReviewGrade = 0 | 1 | 2 | 3 | 4;

export interface Review {
  readonly card: string;
  /** Milliseconds since 1970, as the clock of the device said. */
  readonly at: number;
  readonly grade: ReviewGrade;
  /** How long the answer took. */
  readonly ms: number;
}

interface MemorySettings {
  /** The part of cards that shall be remembered when they come up. */
  readonly retention: number;
  /** Parameters fitted to somebody's own reviews; the defaults of the library without. */
  readonly weights?: readonly number[] | undefined;
}

/** What reviews have made of a card. */
export interface Memory {
  readonly state: 'new' | 'learning' | 'review' | 'relearning';
  /** When it is due; 0 for a new card. */
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reviews: number;
  readonly lapses: number;
  /** When it was reviewed first and last; 0 for a new card. */
  readonly first: number;
  readonly last: number;
  /** The days until it was due again after the last review. */
  readonly days: number;
  readonly kept: Card | undefined;
}

export const newMemory: Memory = {
  state: 'new',
  due: 0,
  stability: 0,
  difficulty: 0,
  reviews: 0,
  lapses: 0,
  first: 0,
  last: 0,
  days: 0,
  kept: undefined,
};

export const leastRetention = 0.8;
export const mostRetention = 0.97;
/** After so many lapses a card is a leech: it costs more than it gives. */
export const leechLapses = 8;

const names = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;

/** FSRS, the free spaced repetition scheduler, by its library; without chance, so that every device gets the same days. */
export function schedulerOf({ retention, weights }: MemorySettings): FSRS {
  const asked = Number.isFinite(retention) ? retention : 0.9;
  return fsrs({
    request_retention: Math.min(mostRetention, Math.max(leastRetention, asked)),
    enable_fuzz: false,
    ...(weights !== undefined && { w: [...weights] }),
  });
}

/** A review more. A clock that was set back makes no time before the last review: it counts as the same moment. */
export function afterReview(scheduler: FSRS, before: Memory, at: number, grade: 1 | 2 | 3 | 4): Memory {
  const moment = Math.max(at, before.last);
  const card: Card = before.kept ?? createEmptyCard(new Date(moment));
  const next = scheduler.next(card, new Date(moment), grade as Grade).card;
  return {
    state: names[next.state],
    due: next.due.getTime(),
    stability: next.stability,
    difficulty: next.difficulty,
    reviews: before.reviews + 1,
    lapses: next.lapses,
    first: before.first === 0 ? moment : before.first,
    last: moment,
    days: next.scheduled_days,
    kept: next,
  };
}

/** The memory of a card: all its reviews, of all devices, in the order of time. */
export function replay(scheduler: FSRS, reviews: readonly Review[]): Memory {
  let memory = newMemory;
  for (const { at, grade } of inOrder(reviews))
    if (grade !== 0) memory = afterReview(scheduler, memory, at, grade);
  return memory;
}

/** By time; what two devices did at the same moment is ordered by grade, so that both see the same. */
export function inOrder(reviews: readonly Review[]): readonly Review[] {
  for (let index = 1; index < reviews.length; index += 1) {
    const [one, other] = [reviews[index - 1], reviews[index]];
    if (one !== undefined && other !== undefined && isAfter(one, other))
      return reviews.toSorted((a, b) => a.at - b.at || a.grade - b.grade);
  }
  return reviews;
}

function isAfter(one: Review, other: Review): boolean {
  return one.at > other.at || (one.at === other.at && one.grade > other.grade);
}

/** When each of the four answers would bring the card back. */
export function nextDues(
  scheduler: FSRS,
  memory: Memory,
  now: number,
): readonly [number, number, number, number] {
  const due = (grade: 1 | 2 | 3 | 4) => afterReview(scheduler, memory, now, grade).due;
  return [due(1), due(2), due(3), due(4)];
}
