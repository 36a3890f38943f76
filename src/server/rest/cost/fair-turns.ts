import { limits } from '../../../kernel/limits.ts';
import type { Engine } from '../../db/database.ts';
import { type Clock, Conduct } from './conduct.ts';
import { tooManyWaiting } from './refusals.ts';

/** One question that may go to the database now. It must be ended. */
export interface Turn {
  /** Hears how long the database was busy with it. */
  readonly spent: (ms: number) => void;
  end(outcome: Outcome): void;
}

export interface Outcome {
  /** It only read: writes wait for the disk, which is not their fault. */
  reads: boolean;
  /** The database had to stop it. */
  cut: boolean;
}

export interface FairTurns {
  /** At once while the database has room for this party, otherwise in time; throws when the party may not ask now. */
  take(party: string): Turn | Promise<Turn>;
}

interface Party {
  readonly conduct: Conduct;
  running: number;
  readonly waiting: Waiting[];
  /** Time of the database that this party has had, on a scale that all parties share. */
  had: number;
}

interface Waiting {
  resolve(turn: Turn): void;
  reject(error: Error): void;
}

export interface FairOptions {
  engine: Engine;
  /** Questions that the database takes at the same time. */
  atOnce: number;
  now: Clock;
  /** Calls once, after so long. */
  later(ms: number, call: () => void): void;
}

/**
 * Shares the database among those who ask. Whoever has had the least of its time is next; nobody has more on the way than
 * their questions lately allow; and who asked a slow question rests as long as others ask, so that these meet few such
 * questions. As long as there is room, a question passes here without waiting.
 */
export function fairTurns(options: FairOptions): FairTurns {
  const sharing = new Sharing(options);
  return { take: (party) => sharing.take(party) };
}

class Sharing {
  readonly #options: FairOptions;
  readonly #onePartyMost: number;
  readonly #parties = new Map<string, Party>();
  readonly #inLine = new Set<Party>();
  #running = 0;
  /** What the party that was last let in had had: who comes new begins here and not with all time of the world. */
  #level = 0;
  /** What half of all questions take at most, as far as can be told. */
  #usualMs: number = limits.rest.usualMs;
  /** Who asked last, and when; and when anybody else did. */
  #last: Party | undefined;
  #lastAt = Number.NEGATIVE_INFINITY;
  #otherAt = Number.NEGATIVE_INFINITY;
  #wakesAt = Number.POSITIVE_INFINITY;

  constructor(options: FairOptions) {
    const { engine, atOnce } = options;
    this.#options = options;
    this.#onePartyMost = engine === 'embedded' ? atOnce : Math.max(1, atOnce - Math.ceil(atOnce / 5));
  }

  take(key: string): Turn | Promise<Turn> {
    const party = this.#partyOf(key);
    const refusal = party.conduct.refusal();
    if (refusal !== undefined) throw refusal;
    this.#noteAsker(party);
    if (party.waiting.length === 0 && this.#hasRoom(party)) return this.#start(party);
    if (party.waiting.length >= limits.rest.waiting) throw tooManyWaiting();
    return new Promise((resolve, reject) => {
      party.waiting.push({ resolve, reject });
      this.#inLine.add(party);
      this.#wakeAfterRest(party);
    });
  }

  #partyOf(key: string): Party {
    const known = this.#parties.get(key);
    if (known !== undefined) return known;
    if (this.#parties.size >= limits.rest.parties) forgetIdle(this.#parties);
    const conduct = new Conduct(this.#options.now);
    const party = { conduct, running: 0, waiting: [], had: this.#level };
    this.#parties.set(key, party);
    return party;
  }

  #noteAsker(party: Party): void {
    if (party !== this.#last) {
      this.#otherAt = this.#lastAt;
      this.#last = party;
    }
    this.#lastAt = this.#options.now();
  }

  #hasRoom(party: Party): boolean {
    const { conduct, running } = party;
    if (this.#running >= this.#options.atOnce) return false;
    if (Number.isFinite(conduct.restUntil) && this.#mustRest(party)) return false;
    const most = Math.min(this.#onePartyMost, limits.rest.aheadMs[this.#options.engine] / conduct.expectedMs);
    return running === 0 || running < most;
  }

  /** Nobody rests for nobody. */
  #mustRest(party: Party): boolean {
    const now = this.#options.now();
    if (now >= party.conduct.restUntil) return false;
    const others = party === this.#last ? this.#otherAt : this.#lastAt;
    return now - others < limits.rest.othersMs;
  }

  #start(party: Party): Turn {
    const charged = party.conduct.expectedMs;
    this.#running++;
    party.running++;
    party.had = Math.max(party.had, this.#level) + charged;
    let spentMs = 0;
    return {
      spent(ms) {
        spentMs += ms;
      },
      end: (outcome) => {
        this.#running--;
        party.running--;
        party.had += spentMs - charged;
        this.#note(party, spentMs, outcome);
        if (this.#inLine.size > 0) this.#letIn();
      },
    };
  }

  #note(party: Party, spentMs: number, { reads, cut }: Outcome): void {
    const { conduct } = party;
    conduct.note(spentMs);
    const slowFromMs = Math.max(limits.rest.slowFromMs, limits.rest.slowFactor * this.#usualMs);
    if (cut || (reads && spentMs > slowFromMs))
      conduct.rest(spentMs * limits.rest.restFactor[this.#options.engine]);
    const step = 1.02;
    this.#usualMs = Math.max(
      limits.rest.leastMs,
      spentMs > this.#usualMs ? this.#usualMs * step : this.#usualMs / step,
    );
    if (!cut) return;
    conduct.noteCut();
    const refusal = conduct.refusal();
    if (refusal === undefined) return;
    // Who may not ask any more need not wait to hear it.
    for (const { reject } of party.waiting.splice(0)) reject(refusal);
    this.#inLine.delete(party);
  }

  #letIn(): void {
    while (this.#running < this.#options.atOnce) {
      let next: Party | undefined;
      for (const party of this.#inLine) {
        if ((next === undefined || party.had < next.had) && this.#hasRoom(party)) next = party;
      }
      const first = next?.waiting.shift();
      if (next === undefined || first === undefined) break;
      if (next.waiting.length === 0) this.#inLine.delete(next);
      this.#level = Math.max(this.#level, next.had);
      first.resolve(this.#start(next));
    }
    for (const party of this.#inLine) this.#wakeAfterRest(party);
  }

  /** Should nobody's end let them in before. */
  #wakeAfterRest({ conduct }: Party): void {
    const now = this.#options.now();
    if (conduct.restUntil <= now) return;
    // Others may stop asking before the rest is over.
    const wakesAt = Math.min(conduct.restUntil, now + limits.rest.othersMs);
    if (wakesAt >= this.#wakesAt) return;
    this.#wakesAt = wakesAt;
    this.#options.later(wakesAt - now, () => {
      this.#wakesAt = Number.POSITIVE_INFINITY;
      this.#letIn();
    });
  }
}

/** The oldest who ask nothing now and have nothing against them. */
function forgetIdle(parties: Map<string, Party>): void {
  for (const [key, { conduct, running, waiting }] of parties) {
    if (running > 0 || waiting.length > 0 || conduct.isNotable) continue;
    parties.delete(key);
    return;
  }
}
