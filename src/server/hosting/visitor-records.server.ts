import { momentInZone } from '../../engine/hosting/moment-in-zone.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { limitKeyOf } from '../auth/limit-key.ts';
import { consume } from '../auth/limits/consume.server.ts';
import type { Services } from '../services.ts';
import type { ChangeResult } from './change-result.ts';
import { partsOf, type RecordChange, type RefusedChange, readChanges } from './read-changes.ts';
import { ruledWriter } from './rules/ruled-writer.server.ts';
import { type Asking, claimsOf } from './visitor.ts';

const { hosting } = limits;

export interface SharedRecord {
  collection: string;
  id: string;
  /** The number of its last change. */
  seq: number;
  /** Null when it was removed. */
  data: Record<string, unknown> | null;
  /** Whether the one who asks made it. */
  own: boolean;
}

export interface RecordsSince {
  /** Everything up to this number is known now. */
  since: number;
  /** There is more after it. */
  more: boolean;
  /** What the reader knows is too old: this is the beginning of everything. */
  reset: boolean;
  records: SharedRecord[];
}

/** What is new since a number, as far as the one who asks may see it. */
export function readRecords(
  { database }: Pick<Services, 'database'>,
  asking: Asking,
  since: number,
): Promise<RecordsSince> {
  return database.tx(
    'app_visitor',
    claimsOf(asking),
    async (tx) => {
      const { rows: states } = await tx.query<{ seq: number; forgotten: number }>(
        `select seq::double precision as seq, forgotten_seq::double precision as forgotten
           from public.app_data_state where app_id = $1`,
        [asking.appId],
        { prepare: true },
      );
      const { seq, forgotten } = states[0] ?? { seq: 0, forgotten: 0 };
      const reset = since > seq || (since > 0 && since < forgotten);
      const { rows } = await tx.query<SharedRecord>(
        `select collection, id, seq::double precision as seq,
             case when deleted_at is null then data end as data,
             coalesce(author = internal.visitor_claim('visitor_id'), false) as own
           from public.app_records where app_id = $1 and seq > $2 order by seq limit $3`,
        [asking.appId, reset ? 0 : since, hosting.recordsAtOnce + 1],
        { prepare: true },
      );
      const records = rows.slice(0, hosting.recordsAtOnce);
      const more = rows.length > records.length;
      // Numbers of records that are not for this reader are passed over too.
      return { since: more ? (records.at(-1)?.seq ?? 0) : seq, more, reset, records };
    },
    { readOnly: true },
  );
}

interface Sent {
  readonly body: unknown;
  readonly address: string;
  /** Kinds of records that have rules. */
  readonly ruled: readonly string[];
}

/** Does what browsers send, in its order, and says of each change what became of it. */
export function recordWriter({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const writeRuled = ruledWriter(database);

  async function made(asking: Asking, changes: readonly RecordChange[], { body, ruled }: Sent) {
    const isRuled = changes.some((change) => partsOf(change).some((part) => ruled.includes(part.collection)));
    if (isRuled) return writeRuled(asking, changes, momentInZone(clock.now(), zoneIn(body)));
    const { rows } = await database.ask<{ results: ChangeResult[] }>('app_visitor', claimsOf(asking), {
      text: 'select internal.apply_changes($1::jsonb) as results',
      values: [JSON.stringify(changes)],
      prepare: true,
    });
    return rows[0]?.results ?? [];
  }

  return async (asking: Asking, sent: Sent): Promise<ChangeResult[]> => {
    const given = readChanges(sent.body);
    const sound = given.filter((change): change is RecordChange => !isRefused(change));
    const refused = given.filter(isRefused);
    if (sound.length === 0) return refused;
    const retryAfter = await consume(database, [
      {
        key: `app-changes:address:${limitKeyOf(sent.address)}`,
        limit: hosting.changesPerAddress,
        windowSeconds: 3_600,
        amount: sound.flatMap(partsOf).length,
      },
    ]);
    if (retryAfter !== undefined)
      throw new KoraError('rate_limited', {
        message:
          'There were many changes in a short time. What you did is kept here and sent within the hour.',
        retryAfter,
      });
    const results = [...(await made(asking, sound, sent)), ...refused];
    refuseTogether(results, clock.now());
    return results;
  };
}

/** Where the browser says it is: what is today there is asked by rules. */
function zoneIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'zone' in body ? body.zone : undefined;
}

/** When nothing of it could be done now, the status says so too, to those who know nothing of results. */
function refuseTogether(results: readonly ChangeResult[], now: Date): void {
  const [first] = results;
  if (first === undefined || !results.every(({ reason }) => reason === first.reason)) return;
  const message = first.message ?? '';
  if (first.reason === 'busy') {
    const hourSeconds = 3_600;
    const retryAfter = hourSeconds - (Math.floor(now.getTime() / 1_000) % hourSeconds);
    throw new KoraError('rate_limited', { message, retryAfter });
  }
  if (first.reason === 'rule') throw new KoraError('rule_broken', { message, details: { results } });
  if (first.reason === 'full') throw new KoraError('storage_full', { message, details: { reason: 'full' } });
}

function isRefused(change: RecordChange | RefusedChange): change is RefusedChange {
  return 'ok' in change;
}
