import { readFileSync } from 'node:fs';
import { limits } from '../../../kernel/limits.ts';

export interface TurnLimits {
  /** Time that the engine itself may work on one message; 0 is no limit. */
  statementMs: number;
  /** Time on the clock, whatever the engine does in it. */
  deadlineMs: number;
}

export interface Watch {
  /** From now on this is what the engine works on; undefined: nothing. */
  follow(turn: ({ id: number } & TurnLimits) | undefined): void;
}

export interface WatchParts {
  /** Asks the engine to stop; false when it is not at this turn: it has not begun it, or has just ended it. */
  stop(id: number): boolean;
  /** Ends the whole thread. */
  end(): void;
  /** Processor time of the thread so far; undefined where the system does not tell. */
  workedMs(): number | undefined;
}

/** Most turns have ended before they are looked at for the first time. */
const firstLookMs = 100;

/**
 * Stops what takes too long. Counted is the work of the engine and not the clock, because on a busy machine an ordinary
 * question may take long without having done much. One timer goes on from turn to turn: setting one for each would cost
 * more than all the looking.
 */
export function watchTurns(parts: WatchParts): Watch {
  const watching = new Watching(parts);
  return { follow: (turn) => watching.follow(turn) };
}

class Watching {
  readonly #parts: WatchParts;
  #turn: ({ id: number } & TurnLimits) | undefined;
  #began = 0;
  #isStopped = false;
  /** What the thread had worked at the first look at this turn. */
  #workedBefore: number | undefined;
  /** Work and time when it was found to be over. */
  #over: { used: number; elapsed: number } | undefined;
  #isSeen = false;
  #timer: NodeJS.Timeout | undefined;
  #looksAt = Number.POSITIVE_INFINITY;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  follow(turn: ({ id: number } & TurnLimits) | undefined): void {
    this.#turn = turn;
    if (turn === undefined) return;
    this.#began = performance.now();
    this.#isSeen = false;
    this.#isStopped = false;
    this.#over = undefined;
    const first = this.#began + firstLookOf(turn);
    if (first < this.#looksAt) this.#lookAt(first);
  }

  #lookAt(at: number): void {
    clearTimeout(this.#timer);
    this.#looksAt = at;
    const look = () => {
      this.#looksAt = Number.POSITIVE_INFINITY;
      if (this.#turn !== undefined) this.#look(this.#turn);
    };
    this.#timer = setTimeout(look, Math.max(1, at - performance.now())).unref();
  }

  #look(turn: { id: number } & TurnLimits): void {
    const { id, statementMs, deadlineMs } = turn;
    const now = performance.now();
    const elapsed = now - this.#began;
    const first = firstLookOf(turn);
    if (elapsed < first) return this.#lookAt(this.#began + first);
    const worked = this.#parts.workedMs();
    if (!this.#isSeen) this.#workedBefore = worked;
    this.#isSeen = true;
    // Should this thread have come late, that is not the engine's work.
    const used =
      worked === undefined || this.#workedBefore === undefined
        ? elapsed
        : first + worked - this.#workedBefore;
    const isOver =
      elapsed >= deadlineMs ||
      (statementMs > 0 && (used >= statementMs || elapsed >= statementMs * limits.database.stallFactor));
    if (!isOver) {
      const left = statementMs === 0 ? deadlineMs - elapsed : statementMs - used;
      return this.#lookAt(now + Math.min(left, deadlineMs - elapsed));
    }
    this.#over ??= { used, elapsed };
    const { stopMs, stallFactor } = limits.database;
    if (used - this.#over.used > stopMs || elapsed - this.#over.elapsed > stopMs * stallFactor)
      return this.#parts.end();
    this.#isStopped ||= this.#parts.stop(id);
    this.#lookAt(now + (this.#isStopped ? firstLookMs : 1));
  }
}

function firstLookOf({ statementMs, deadlineMs }: TurnLimits): number {
  return Math.min(firstLookMs, deadlineMs, statementMs === 0 ? deadlineMs : statementMs / 4);
}

/** What Linux has counted for one thread; its folder below `/proc` is given. */
export function workedMsOf(thread: string | undefined): number | undefined {
  if (thread === undefined) return undefined;
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return undefined;
  }
}
