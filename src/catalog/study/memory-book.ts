import { type FSRS, FSRSVersion, type State } from 'ts-fsrs';
import { type Memory, newMemory, type Review, replay, schedulerOf } from '../../methods/study/memory.ts';
import type { DeckSettings } from './deck-settings.ts';

interface Remembered {
  readonly memory: Memory;
  /** Of the reviews and the parameters that it was worked out of. */
  readonly mark: number;
}

/** What was worked out, to be kept on the device: numbers in a row, since there are many. */
export interface KeptMemories {
  /** Another release of the scheduler may come to other days. */
  readonly made: string;
  readonly cards: readonly string[];
  readonly numbers: Float64Array;
}

const made = `1 ${FSRSVersion}`;
const states = ['new', 'learning', 'review', 'relearning'] as const;
const numbersEach = 14;

/** Keeps what was worked out of reviews from one state of the shelf to the next. */
export class MemoryBook {
  readonly #known = new Map<string, Remembered>();
  readonly #schedulers = new Map<string, FSRS>();
  readonly #names = new WeakMap<FSRS, number>();
  /** Memories that were worked out since they were last kept. */
  fresh = 0;

  scheduler({ retention, weights }: DeckSettings): FSRS {
    const name = `${retention} ${weights?.join(' ') ?? ''}`;
    const known = this.#schedulers.get(name) ?? schedulerOf({ retention, weights });
    this.#schedulers.set(name, known);
    return known;
  }

  knows(card: string, reviews: readonly Review[], scheduler: FSRS): boolean {
    return this.#known.get(card)?.mark === this.#markOf(reviews, scheduler);
  }

  memory(card: string, reviews: readonly Review[] | undefined, scheduler: FSRS): Memory {
    if (reviews === undefined) return newMemory;
    const mark = this.#markOf(reviews, scheduler);
    const known = this.#known.get(card);
    if (known?.mark === mark) return known.memory;
    const memory = replay(scheduler, reviews);
    this.#known.set(card, { memory, mark });
    this.fresh += 1;
    return memory;
  }

  /** Takes what an earlier visit kept. What no longer fits its reviews is worked out anew, since its mark is another. */
  take(kept: KeptMemories): void {
    if (kept.made !== made || kept.numbers.length !== kept.cards.length * numbersEach) return;
    for (const [index, card] of kept.cards.entries())
      if (!this.#known.has(card)) this.#known.set(card, readMemory(kept.numbers, index * numbersEach));
  }

  keep(isThere: (card: string) => boolean): KeptMemories {
    const all = [...this.#known].filter(([card]) => isThere(card));
    const numbers = new Float64Array(all.length * numbersEach);
    for (const [index, [, remembered]] of all.entries())
      numbers.set(numbersOf(remembered), index * numbersEach);
    this.fresh = 0;
    return { made, cards: all.map(([card]) => card), numbers };
  }

  /** Every review and every parameter counts: one that was taken back, came late or was fitted anew gives another mark. */
  #markOf(reviews: readonly Review[], scheduler: FSRS): number {
    let one = this.#nameOf(scheduler);
    let other = reviews.length;
    for (const { at, grade } of reviews) {
      one = Math.imul(one ^ (at | 0), 16_777_619);
      other = Math.imul(other ^ (Math.floor(at / 65_536) + grade), 2_246_822_507);
    }
    return (one >>> 0) * 2_097_152 + (other & 2_097_151);
  }

  #nameOf(scheduler: FSRS): number {
    const known = this.#names.get(scheduler);
    if (known !== undefined) return known;
    const { request_retention, w } = scheduler.parameters;
    let name = 2_166_136_261;
    for (const letter of `${request_retention} ${w.join(' ')}`)
      name = Math.imul(name ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    this.#names.set(scheduler, name);
    return name;
  }
}

function numbersOf({ mark, memory }: Remembered): number[] {
  const { state, due, stability, difficulty, reviews, lapses, first, last, days, kept } = memory;
  return [
    mark,
    states.indexOf(state),
    due,
    stability,
    difficulty,
    reviews,
    lapses,
    first,
    last,
    days,
    kept === undefined ? -1 : kept.elapsed_days,
    kept?.learning_steps ?? 0,
    kept?.reps ?? 0,
    kept?.last_review?.getTime() ?? 0,
  ];
}

function readMemory(numbers: Float64Array, from: number): Remembered {
  const at = (index: number) => numbers[from + index] ?? 0;
  const [state, due, stability, difficulty] = [at(1), at(2), at(3), at(4)];
  const [lapses, days, elapsed] = [at(6), at(9), at(10)];
  const kept =
    elapsed < 0
      ? undefined
      : {
          due: new Date(due),
          stability,
          difficulty,
          elapsed_days: elapsed,
          scheduled_days: days,
          learning_steps: at(11),
          reps: at(12),
          lapses,
          state: state as State,
          last_review: new Date(at(13)),
        };
  const memory = {
    state: states[state] ?? 'new',
    due,
    stability,
    difficulty,
    reviews: at(5),
    lapses,
    first: at(7),
    last: at(8),
    days,
    kept,
  };
  return { mark: at(0), memory };
}
