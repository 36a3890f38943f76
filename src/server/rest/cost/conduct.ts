import { limits } from '../../../kernel/limits.ts';
import type { PostgrestError } from '../postgrest-error.ts';
import { tooManyCuts } from './refusals.ts';

export type Clock = () => number;

/** What is remembered of how somebody used the database. */
export class Conduct {
  /** What their next question will probably take: rises quickly, falls slowly. */
  expectedMs: number = limits.rest.unknownMs;
  /** After a slow question they wait until here, as long as others ask too. */
  restUntil = Number.NEGATIVE_INFINITY;
  readonly #now: Clock;
  #cuts: number[] = [];
  #refusedUntil = 0;

  constructor(now: Clock) {
    this.#now = now;
  }

  note(spentMs: number): void {
    const share = spentMs > this.expectedMs ? 0.5 : 0.25;
    this.expectedMs = Math.max(limits.rest.leastMs, this.expectedMs * (1 - share) + spentMs * share);
  }

  /** A few slow questions now and then are free: those of the last while count together. */
  rest(ms: number): void {
    const now = this.#now();
    const from = Math.min(now, Math.max(this.restUntil, now - limits.rest.restFreeMs));
    this.restUntil = from + ms;
  }

  noteCut(): void {
    const now = this.#now();
    this.#cuts = this.#cuts.filter((at) => now - at < limits.rest.cutWindowMs);
    this.#cuts.push(now);
    if (this.#cuts.length < limits.rest.cuts) return;
    this.#cuts = [];
    this.#refusedUntil = now + limits.rest.refusedMs;
  }

  /** Why they may not ask now. */
  refusal(): PostgrestError | undefined {
    if (this.#refusedUntil === 0) return undefined;
    const left = this.#refusedUntil - this.#now();
    if (left > 0) return tooManyCuts(left);
    this.#refusedUntil = 0;
    return undefined;
  }

  get isNotable(): boolean {
    return this.#refusedUntil > this.#now() || this.restUntil > this.#now() || this.#cuts.length > 0;
  }
}
