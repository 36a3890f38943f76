import type { AppRecord } from './collection.ts';
import { type Change, type Outbox, openOutbox, partsOf, type RecordChange } from './outbox.ts';
import { openCopy, type SharedCopy, type ToldRecord } from './shared-copy.ts';
import type { AppStorage } from './storage.ts';

/** What a question to the place of the shared records brought. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface SharedPlace {
  /** Throws without a network. */
  ask(path: string, body?: unknown): Promise<Answer>;
  /** Calls whenever something may be new, until it is closed. */
  listen(news: () => void): () => void;
  /** Calls back when there may be a network again, or when somebody looks at the page again. */
  onReturn(back: () => void): void;
}

export interface LinkStatus {
  /** False while the place does not answer. */
  readonly online: boolean;
  /** Changes that it does not have yet. */
  readonly unsent: number;
  /** Why the last change was not taken; a new object each time. */
  readonly refusal: { readonly message: string } | undefined;
  /** Why changes wait although the place answers: it has no room, or there were too many. They are kept here. */
  readonly held: string | undefined;
}

const atOnce = 50;
const firstWaitMs = 1_000;
const lastWaitMs = 30_000;
/** How often changes that the place has no room or no time for are sent again. */
const heldWaitMs = 60_000;

/** The app's side of records that its visitors share: reads them, shows changes at once, and sends them until they arrive. */
export class SharedLink {
  readonly #place: SharedPlace;
  readonly #copy: SharedCopy;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  readonly #views = new Map<string, readonly AppRecord[]>();
  /** Who is signed in; the empty text for a guest. */
  #who: string;
  /** Taken by the place, and shown from here until it has told them back. */
  #taken: readonly Change[] = [];
  #status: LinkStatus;
  #busy = false;
  #again = false;
  /** Changes that belong together, while they are made. */
  #gathered: RecordChange[] | undefined;
  /** Somebody came back while a question was still under way, which may fail for what was before. */
  #hurry = false;
  #batch = atOnce;
  #waitMs = firstWaitMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: SharedPlace, storage: AppStorage, who: string) {
    this.#place = place;
    this.#copy = openCopy(storage);
    this.#outbox = openOutbox(storage);
    this.#who = who;
    this.#status = {
      online: true,
      unsent: this.#outbox.waiting(who).length,
      refusal: undefined,
      held: undefined,
    };
  }

  start(): void {
    void this.#run();
    this.#place.listen(() => void this.#run());
    this.#place.onReturn(() => {
      this.#waitMs = firstWaitMs;
      this.#hurry = this.#busy;
      void this.#run();
    });
  }

  ask(path: string, body?: unknown): Promise<Answer> {
    return this.#place.ask(path, body);
  }

  /** The records of a kind, newest first. The same list as long as nothing changes. */
  view(collection: string): readonly AppRecord[] {
    const known = this.#views.get(collection);
    if (known !== undefined) return known;
    const made = this.#copy.view(collection, this.#done());
    this.#views.set(collection, made);
    return made;
  }

  /** Whether the visitor made a record, here or at an earlier visit. */
  isOwn(collection: string, id: string): boolean {
    const isAdded = (change: RecordChange) =>
      change.kind === 'add' && change.collection === collection && change.id === id;
    return this.#copy.isOwn(collection, id) || this.#done().some(isAdded);
  }

  /** What was done here and is not told back yet. */
  #done(): RecordChange[] {
    const waiting = this.#outbox.waiting(this.#who);
    return [...partsOf([...this.#taken, ...waiting]), ...(this.#gathered ?? [])];
  }

  change(given: RecordChange): void {
    if (this.#gathered !== undefined) this.#gathered.push(given);
    else this.#outbox.put(this.#who, given);
    this.#tell();
    if (this.#gathered === undefined) void this.#run();
  }

  /** Changes that belong together are taken all or none, here and where they are sent. */
  together(work: () => void): void {
    if (this.#gathered !== undefined) return work();
    this.#gathered = [];
    try {
      work();
      const [first, ...more] = this.#gathered;
      if (first !== undefined)
        this.#outbox.put(this.#who, more.length === 0 ? first : { kind: 'batch', changes: [first, ...more] });
    } finally {
      this.#gathered = undefined;
      this.#tell();
      void this.#run();
    }
  }

  /** Whether the records of the one who looks are known here. */
  isRead(): boolean {
    return this.#copy.generation !== '';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): LinkStatus => this.#status;

  /** Somebody else is signed in now, and may see other records. */
  become(who: string): void {
    if (who === this.#who) return;
    this.#who = who;
    this.#taken = [];
    this.#copy.clear();
    this.#tell();
    void this.#run();
  }

  #tell(news: Partial<LinkStatus> = {}): void {
    const unsent = this.#outbox.waiting(this.#who).length;
    if (news.online !== undefined || news.refusal !== undefined || unsent !== this.#status.unsent)
      this.#status = { ...this.#status, ...news, unsent };
    this.#views.clear();
    for (const listener of this.#listeners) listener();
  }

  /** Sends what waits and reads what is new, again and again until nothing is left to do. */
  async #run(): Promise<void> {
    this.#again = true;
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    try {
      while (this.#again) {
        this.#again = false;
        while (await this.#send());
        await this.#read();
      }
      this.#waitMs = firstWaitMs;
      if (!this.#status.online) this.#tell({ online: true });
      if (this.#status.held !== undefined) this.#timer = setTimeout(() => void this.#run(), heldWaitMs);
    } catch {
      if (this.#status.online) this.#tell({ online: false });
      this.#timer = setTimeout(() => void this.#run(), this.#hurry ? 0 : this.#waitMs);
      this.#waitMs = Math.min(this.#waitMs * 2, lastWaitMs);
      this.#hurry = false;
    } finally {
      this.#busy = false;
    }
  }

  /** Whether there may be more to send. */
  async #send(): Promise<boolean> {
    const changes = this.#outbox.waiting(this.#who).slice(0, this.#batch);
    if (changes.length === 0) {
      this.#hold(undefined);
      return false;
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { status, body } = await this.#place.ask('changes', { changes, zone: timeZone });
    const results = status === 200 ? body : status === 422 ? body['details'] : undefined;
    if (hasResults(results)) {
      this.#batch = atOnce;
      return this.#settle(changes, results.results);
    }
    if ((status === 409 || status === 429 || status === 507) && typeof body['message'] === 'string') {
      this.#hold(body['message']);
      return false;
    }
    // Not now: no right moment, another answers in its place, or it is gone for a while.
    if (status === 200 || status === 404 || status === 408 || status === 429 || status >= 500)
      throw new Error(`Answered with ${status}`);
    if (changes.length > 1) this.#batch = 1;
    else
      this.#settle(changes, [
        { key: changes[0]?.key ?? '', ok: false, message: String(body['message'] ?? '') },
      ]);
    return true;
  }

  /** Whether there may be more to send: not while something has to wait, or it would be sent again at once. */
  #settle(changes: readonly Change[], results: readonly Result[]): boolean {
    const waiting = results.filter(({ reason }) => reason === 'busy' || reason === 'full');
    const again = results.filter(({ reason }) => reason === 'again');
    const refused = results.filter(
      (result) => !result.ok && !waiting.includes(result) && !again.includes(result),
    );
    const isOneOf = (some: readonly Result[], key: string) => some.some((one) => one.key === key);
    const settled = changes.filter(({ key }) => !isOneOf([...waiting, ...again], key));
    for (const { key } of settled) this.#outbox.drop(key);
    this.#taken = [...this.#taken, ...settled.filter(({ key }) => !isOneOf(refused, key))];
    const [first] = refused;
    this.#tell(first === undefined ? {} : { refusal: { message: first.message || 'This was not taken.' } });
    this.#hold(waiting[0]?.message);
    return waiting.length === 0;
  }

  #hold(message: string | undefined): void {
    if (message === this.#status.held) return;
    this.#status = { ...this.#status, held: message };
    this.#tell();
  }

  async #read(): Promise<void> {
    const reader = this.#who;
    const answered = this.#taken;
    const copy = this.#copy;
    for (let more = true; more; ) {
      const { status, body } = await this.#place.ask(`records?since=${copy.since}`);
      if (status !== 200) throw new Error(`Answered with ${status}`);
      if (reader !== this.#who) return;
      const told = body as unknown as Told;
      const isOther = copy.generation !== '' && told.generation !== copy.generation;
      if (told.reset || isOther) copy.clear();
      // Under other rules, what was just told began in the middle.
      if (isOther) copy.take([], 0, told.generation);
      else copy.take(told.records, told.since, told.generation);
      more = isOther || told.more;
    }
    this.#taken = this.#taken.filter((change) => !answered.includes(change));
    this.#tell();
  }
}

function hasResults(said: unknown): said is { readonly results: readonly Result[] } {
  return typeof said === 'object' && said !== null && Array.isArray((said as { results?: unknown }).results);
}

interface Result {
  readonly key: string;
  readonly ok: boolean;
  /** `busy` and `full` say that it can be done later, `again` that it was too much for one time. */
  readonly reason?: string;
  readonly message?: string;
}

interface Told {
  readonly generation: string;
  readonly since: number;
  readonly more: boolean;
  readonly reset: boolean;
  readonly records: readonly ToldRecord[];
}
