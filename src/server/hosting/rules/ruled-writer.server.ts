import type { HostedRules } from '../../../engine/hosting/hosted-rules.ts';
import type { WallClock } from '../../../engine/hosting/moment-in-zone.ts';
import type { Writer } from '../../../engine/hosting/shared-world.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import type { Database } from '../../db/database.ts';
import type { ChangeResult } from '../change-result.ts';
import type { RecordChange } from '../read-changes.ts';
import { type Asking, claimsOf, guestName } from '../visitor.ts';
import { RuledChanges } from './ruled-changes.server.ts';
import { Turns } from './turns.ts';

const { hosting } = limits;

export type RuledWriter = (
  asking: Asking,
  changes: readonly RecordChange[],
  clock: WallClock,
) => Promise<ChangeResult[]>;

/**
 * Makes changes of records that have rules. Writers of one app take turns, in this server and in the database, so that what a rule
 * was asked about is still so when the change is written.
 */
export function ruledWriter(database: Database): RuledWriter {
  const turns = new Turns(hosting.ruleQueue);
  return async (asking, changes, clock) => {
    const turn = turns.take(asking.appId, () =>
      database.tx('app_visitor', claimsOf(asking), async (tx) => {
        const { rows } = await tx.query<{ rules: HostedRules | null }>(
          'select internal.hold_rules($1) as rules',
          [hosting.ruleWaitMs],
          { prepare: true },
        );
        const rules = rows[0]?.rules ?? { kinds: [], numbers: {}, people: [] };
        const made = await RuledChanges.begin(tx, { rules, changes, writer: writerOf(asking), clock });
        return made.make(changes);
      }),
    );
    if (turn === undefined) throw new KoraError('database_busy', { retryAfter: 2 });
    return turn;
  };
}

function writerOf({ visitor, device }: Asking): Writer {
  return visitor === undefined
    ? { name: guestName(device) }
    : { name: visitor.name, email: visitor.email.toLowerCase() };
}
