import type { ListAuditInput } from '../../functions/admin-list-audit/contract.ts';
import type { AuditEvent } from '../../functions/admin-shapes.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';

interface AuditRow extends Omit<AuditEvent, 'at'> {
  at: Date;
}

const columns = `
  l.id, l.at, l.actor_id, a.email as actor_email, l.action, l.target, t.email as target_email,
  host(l.ip) as ip, l.request_id, l.details`;

const tables = `
  public.audit_log l
  left join auth.users a on a.id = l.actor_id
  left join auth.users t on t.id::text = l.target`;

/** One row more than asked for tells whether there is a next page. */
export function listAudit(
  { database }: Services,
  { actor, action, target, from, to, before, limit }: ListAuditInput,
): Promise<{ events: AuditEvent[]; next: number | null }> {
  return database.tx(
    'service_role',
    {},
    async (tx) => {
      const { rows } = await tx.query<AuditRow>(
        `select ${columns} from ${tables}
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
      const events = rows.slice(0, limit).map(present);
      return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
    },
    { readOnly: true },
  );
}

/** What one person did and what was done to them. */
export async function listEventsOf(tx: Tx, userId: string, limit: number): Promise<AuditEvent[]> {
  const { rows } = await tx.query<AuditRow>(
    `select ${columns} from ${tables}
     where l.id in (
       (select id from public.audit_log where actor_id = $1::uuid order by at desc limit $2)
       union
       (select id from public.audit_log where target = $1::text order by id desc limit $2)
     )
     order by l.id desc limit $2`,
    [userId, limit],
  );
  return rows.map(present);
}

function present(row: AuditRow): AuditEvent {
  return { ...row, at: row.at.toISOString() };
}
