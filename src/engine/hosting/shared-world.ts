import type { Change } from '../library/rules/changes.ts';
import type { Value } from '../library/rules/formula.ts';
import type { Fact, Kind, World } from '../library/rules/world.ts';
import type { HostedRules } from './hosted-rules.ts';
import type { WallClock } from './moment-in-zone.ts';

/** A shared record as it was read for rules; without data it was removed. */
export interface ReadFact {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, Value>> | null;
}

/** Who changes something, by what is known of them here and not by what their browser says. */
export interface Writer {
  readonly name: string;
  /** Of those with an account. */
  readonly email?: string;
}

/** The rules ask for more than one request may cost. */
export class TooMuchToCheck extends Error {}

interface Options {
  readonly rules: HostedRules;
  readonly writer: Writer;
  readonly clock: WallClock;
  /** Parts of formulas that may be worked out. */
  readonly most: number;
  random(): number;
}

/** The records of an app as rules see them while a request changes them. */
export class SharedWorld implements World {
  readonly numbers: World['numbers'];
  readonly today: string;
  readonly now: string;
  worked = new WeakMap<Fact, Map<string, Value>>();
  readonly #options: Options;
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #records = new Map<string, Map<string, Fact>>();
  readonly #lists = new Map<string, readonly Fact[]>();
  #me: World['me'] | undefined;
  #left: number;

  constructor(options: Options, facts: readonly ReadFact[]) {
    const { rules, clock, most } = options;
    this.#options = options;
    this.#kinds = new Map(rules.kinds.map((kind) => [kind.name, kind]));
    this.numbers = rules.numbers;
    this.today = clock.today;
    this.now = clock.now;
    this.#left = most;
    this.take(facts);
  }

  /** From now on these are as they were read. */
  take(facts: readonly ReadFact[]): void {
    for (const { collection, id, data } of facts) {
      const ofKind = this.#records.get(collection) ?? new Map<string, Fact>();
      this.#records.set(collection, ofKind);
      if (data === null) ofKind.delete(id);
      else ofKind.set(id, { createdAt: '', ...data, id });
      this.#lists.delete(collection);
    }
    this.worked = new WeakMap();
    this.#me = undefined;
  }

  kind(name: string): Kind | undefined {
    return this.#kinds.get(name);
  }

  /** Newest first, as browsers show them. */
  all(things: string): readonly Fact[] {
    const known = this.#lists.get(things);
    if (known !== undefined) return known;
    const list = [...(this.#records.get(things)?.values() ?? [])].toSorted((a, b) =>
      byText(String(b['createdAt']), String(a['createdAt'])),
    );
    this.#lists.set(things, list);
    return list;
  }

  get me(): World['me'] {
    this.#me ??= { name: this.#options.writer.name, records: this.#ownRecords() };
    return this.#me;
  }

  random(): number {
    return this.#options.random();
  }

  readonly spend = (parts: number): void => {
    this.#left -= parts;
    if (this.#left < 0) throw new TooMuchToCheck('Too much to check.');
  };

  /** What facts that were just read change in what is known here. */
  changesOf(facts: readonly ReadFact[]): Change[] {
    return facts.map(({ collection: things, id, data }): Change => {
      if (data === null) return { do: 'remove', things, id };
      const isKnown = this.#records.get(things)?.has(id) === true;
      return { do: isKnown ? 'update' : 'add', things, id, values: data };
    });
  }

  /** By kind, the record of the one who writes: with their address, or with their name where it has none. */
  #ownRecords(): Record<string, string> {
    const { rules, writer } = this.#options;
    const own: Record<string, string> = {};
    if (writer.email === undefined) return own;
    for (const name of rules.people) {
      const kind = this.#kinds.get(name);
      const mail = kind?.fields.find((field) => field.kind === 'email')?.name;
      const addressIn = (fact: Fact) => (mail === undefined ? '' : String(fact[mail] ?? '').toLowerCase());
      const facts = this.all(name);
      const found =
        facts.find((fact) => addressIn(fact) === writer.email) ??
        facts.find((fact) => addressIn(fact) === '' && fact[kind?.title ?? ''] === writer.name);
      if (found !== undefined) own[name] = found.id;
    }
    return own;
  }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
