import {
  answersInRow,
  type KeptAnswer,
  type KeptDay,
  type KeptRound,
  roundsInRow,
} from '../../../catalog/early-learning/kept-day.ts';
import { randomIds } from '../../../kernel/ids.ts';

export type StoredDay = {
  id: string;
  child_id: string;
  device: string;
  day: string;
  seconds: number;
  answers: KeptAnswer[];
  rounds: KeptRound[];
};

export interface DayStore {
  readonly rows: () => readonly KeptDay[];
  readonly save: (id: string, row: StoredDay) => Promise<void>;
}

/** What has happened; times of answers and rounds are told by the writer. */
export interface Happened {
  readonly answer?: { readonly item: string; readonly right: boolean; readonly ms: number };
  readonly round?: { readonly place: string; readonly stars: number; readonly sticker: string };
  readonly seconds?: number;
}

const ids = randomIds();
const deviceKey = 'early-device';

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
 * Writes down what a child does as it happens, into a row of this child, device and day that no other tab writes into: two tabs, or
 * two devices, never overwrite each other. What could not be stored stays with the row and is stored with what comes next.
 */
export class DayWriter {
  readonly #device = deviceName();
  readonly #claimed = new Set<string>();
  readonly #open = new Map<string, StoredDay>();
  #last: Promise<void> = Promise.resolve();
  #moment = 0;

  add(child: string, day: string, happened: Happened, store: DayStore): Promise<void> {
    const next = this.#last.then(() => this.#write(child, day, happened, store));
    this.#last = next.catch(() => {});
    return next;
  }

  async #write(child: string, day: string, happened: Happened, store: DayStore): Promise<void> {
    const row = withHappened(await this.#rowOf(child, day, store), happened, this.#now());
    this.#open.set(`${child} ${day}`, row);
    await store.save(row.id, row);
  }

  /** Never the same moment twice, also when the clock is set back. */
  #now(): number {
    this.#moment = Math.max(Date.now(), this.#moment + 1);
    return this.#moment;
  }

  async #rowOf(child: string, day: string, store: DayStore): Promise<StoredDay> {
    const open = this.#open.get(`${child} ${day}`);
    if (open !== undefined && hasRoom(open)) return open;
    for (const row of store.rows()) {
      const isOurs = row.child_id === child && row.device === this.#device && row.day === day;
      if (!isOurs || !hasRoom(row) || !(await this.#claim(row.id))) continue;
      return { ...row, answers: [...row.answers], rounds: [...row.rounds] };
    }
    const id = ids.uuid();
    await this.#claim(id);
    return { id, child_id: child, device: this.#device, day, seconds: 0, answers: [], rounds: [] };
  }

  /** Holds the row for as long as this tab lives. Where browsers have no locks, a row of another visit is left alone. */
  #claim(id: string): Promise<boolean> {
    if (this.#claimed.has(id)) return Promise.resolve(true);
    const { locks } = navigator as { locks?: LockManager | null };
    if (locks === undefined || locks === null) return Promise.resolve(false);
    return new Promise((told) => {
      locks
        .request(`early-day-${id}`, { ifAvailable: true }, (lock) => {
          if (lock !== null) this.#claimed.add(id);
          told(lock !== null);
          return lock === null ? undefined : new Promise(() => {});
        })
        .catch(() => told(false));
    });
  }
}

function hasRoom({ answers, rounds }: KeptDay): boolean {
  return answers.length < answersInRow && rounds.length < roundsInRow;
}

function withHappened(row: StoredDay, { answer, round, seconds = 0 }: Happened, now: number): StoredDay {
  return {
    ...row,
    seconds: Math.min(172_800, row.seconds + Math.round(seconds)),
    answers:
      answer === undefined
        ? row.answers
        : [...row.answers, [answer.item, now, answer.right ? 1 : 0, Math.round(answer.ms)]],
    rounds:
      round === undefined ? row.rounds : [...row.rounds, [round.place, now, round.stars, round.sticker]],
  };
}
