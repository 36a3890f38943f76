import {
  type EventRow,
  eventColumns,
  eventTables,
  presentEvent,
} from '../../server/audit/read-events.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { AuditEvent } from '../admin-shapes.ts';
import type { ListAuditInput } from './contract.ts';

/** One row more than asked for tells whether there is a next page. */
export function handle(
  { services: { database } }: FunctionCall,
  { actor, action, target, from, to, before, limit }: ListAuditInput,
): Promise<{ events: AuditEvent[]; next: number | null }> {
  return database.tx(
    'service_role',
    {},
    async (tx) => {
      const { rows } = await tx.query<EventRow>(
        `select ${eventColumns} from ${eventTables}
         where ($1 = '' or l.actor_id::text = $1 or strpos(coalesce(a.email, ''), $1) > 0)
           and ($2 = '' or starts_with(l.action, $2))
           and ($3 = '' or starts_with(l.target, $3) or strpos(coalesce(t.email, ''), $3) > 0)
           and ($4::timestamptz is null or l.at >= $4)
           and ($5::timestamptz is null or l.at <= $5)
           and ($6::bigint is null or l.id < $6)
         order by l.id desc limit $7`,
        [
          actor.toLowerCase(),
          action.toLowerCase(),
          target.toLowerCase(),
          from ?? null,
          to ?? null,
          before ?? null,
          limit + 1,
        ],
      );
      const events = rows.slice(0, limit).map(presentEvent);
      return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
    },
    { readOnly: true },
  );
}
