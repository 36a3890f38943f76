import { type HostedRules, ruledKinds } from '../../../engine/hosting/hosted-rules.ts';
import type { WallClock } from '../../../engine/hosting/moment-in-zone.ts';
import {
  type ReadFact,
  SharedWorld,
  TooMuchToCheck,
  type Writer,
} from '../../../engine/hosting/shared-world.ts';
import { type Spoken, spokenOf } from '../../../engine/hosting/spoken-of.ts';
import { tooMuchToCheck, whyRefused } from '../../../engine/hosting/why-refused.ts';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import type { ChangeResult } from '../change-result.ts';
import { type ChangePart, partsOf, type RecordChange } from '../read-changes.ts';

const { hosting } = limits;

interface ReadFacts {
  /** The number of the last change that is in it. */
  readonly seq: number;
  readonly facts: readonly ReadFact[];
}

interface Request {
  readonly rules: HostedRules;
  readonly changes: readonly RecordChange[];
  readonly writer: Writer;
  readonly clock: WallClock;
}

const nameOf = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`;

/** The changes of one request, each made, looked at with the rules, and taken back when one is broken. */
export class RuledChanges {
  readonly #tx: Tx;
  readonly #world: SharedWorld;
  readonly #spoken: Spoken;
  readonly #ruled: ReadonlySet<string>;
  #seq: number;
  /** What has to wait holds back what follows in the same record. */
  readonly #waiting = new Map<string, ChangeResult>();

  static async begin(tx: Tx, { rules, changes, writer, clock }: Request): Promise<RuledChanges> {
    const parts = changes.flatMap(partsOf);
    const ruled = ruledKinds(rules).filter((name) => parts.some(({ collection }) => collection === name));
    const spoken = spokenOf(rules, ruled);
    const fields = [...spoken.words, 'createdAt'];
    const { rows } = await tx.query<{ read: ReadFacts }>(
      'select internal.rule_facts($1, $2, $3, $4::jsonb) as read',
      [
        [...spoken.kinds],
        fields,
        hosting.ruleRecords,
        JSON.stringify(parts.map(({ collection, id }) => ({ collection, id }))),
      ],
      { prepare: true },
    );
    const { seq, facts } = rows[0]?.read ?? { seq: 0, facts: [] };
    const most = hosting.ruleParts;
    const world = new SharedWorld({ rules, writer, clock, most, random: Math.random }, facts);
    return new RuledChanges(tx, { world, spoken, ruled: new Set(ruled), seq });
  }

  private constructor(
    tx: Tx,
    known: { world: SharedWorld; spoken: Spoken; ruled: ReadonlySet<string>; seq: number },
  ) {
    this.#tx = tx;
    this.#world = known.world;
    this.#spoken = known.spoken;
    this.#ruled = known.ruled;
    this.#seq = known.seq;
  }

  async make(changes: readonly RecordChange[]): Promise<ChangeResult[]> {
    const results: ChangeResult[] = [];
    let isSpent = false;
    for (const change of changes) {
      const { key } = change;
      if (isSpent) {
        results.push({ key, ok: false, reason: 'again' });
        continue;
      }
      const result = await this.#one(change);
      if (result !== undefined) results.push(result);
      // With all of a request to itself it was too much: then it always will be.
      else if (results.length === 0)
        results.push({ key, ok: false, reason: 'rule', message: tooMuchToCheck });
      else results.push({ key, ok: false, reason: 'again' });
      isSpent = result === undefined;
    }
    return results;
  }

  /** Undefined when there was too much to check; then it is not made. */
  async #one(change: RecordChange): Promise<ChangeResult | undefined> {
    const parts = partsOf(change);
    const held = parts.map((part) => this.#waiting.get(nameOf(part))).find((one) => one !== undefined);
    if (held !== undefined) return this.#wait({ ...held, key: change.key }, parts);
    if (!parts.some(({ collection }) => this.#ruled.has(collection))) return this.#apply(change, parts);
    await this.#tx.query('savepoint change');
    const result = await this.#apply(change, parts);
    if (!result.ok) return result;
    try {
      const message = await this.#look(parts);
      if (message === undefined) return result;
      await this.#tx.query('rollback to savepoint change');
      return { key: change.key, ok: false, reason: 'rule', message };
    } catch (error) {
      if (!(error instanceof TooMuchToCheck)) throw error;
      await this.#tx.query('rollback to savepoint change');
      return undefined;
    }
  }

  async #apply(change: RecordChange, parts: readonly ChangePart[]): Promise<ChangeResult> {
    const { rows } = await this.#tx.query<{ results: ChangeResult[] }>(
      'select internal.apply_changes($1::jsonb) as results',
      [JSON.stringify([change])],
      { prepare: true },
    );
    return this.#wait(rows[0]?.results[0] ?? { key: change.key, ok: false }, parts);
  }

  #wait(result: ChangeResult, parts: readonly ChangePart[]): ChangeResult {
    if (result.reason === 'busy' || result.reason === 'full')
      for (const part of parts) this.#waiting.set(nameOf(part), result);
    return result;
  }

  /** Why what was just written is not allowed; when it is, it belongs to what is known from now on. */
  async #look(parts: readonly ChangePart[]): Promise<string | undefined> {
    const { rows } = await this.#tx.query<{ read: ReadFacts }>(
      'select internal.rule_news($1, $2) as read',
      [[...this.#spoken.kinds], this.#seq],
      { prepare: true },
    );
    const { seq, facts } = rows[0]?.read ?? { seq: this.#seq, facts: [] };
    const touched = new Set(parts.map(nameOf));
    const own = facts.filter((fact) => touched.has(nameOf(fact)));
    // Kinds without rules are written without waiting for a turn.
    this.#world.take(facts.filter((fact) => !touched.has(nameOf(fact))));
    const reason = whyRefused(this.#world, this.#world.changesOf(own));
    if (reason !== undefined) return reason;
    this.#world.take(own);
    this.#seq = seq;
    return undefined;
  }
}
