import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import {
  iso,
  presentSummary,
  type SummaryRow,
  summaryColumns,
  summaryTables,
} from '../../server/admin/user-summary.server.ts';
import {
  type EventRow,
  eventColumns,
  eventTables,
  presentEvent,
} from '../../server/audit/read-events.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { UserDetail } from './contract.ts';

export function handle(
  { services: { database } }: FunctionCall,
  { user_id: id }: { user_id: string },
): Promise<UserDetail> {
  return database.tx(
    'service_role',
    {},
    async (tx) => {
      const { rows } = await tx.query<SummaryRow & { invited_at: Date | null }>(
        `select ${summaryColumns}, u.invited_at from ${summaryTables} where u.id = $1 and u.deleted_at is null`,
        [id],
      );
      const row = rows[0];
      if (row === undefined)
        throw new KoraError('not_found', { message: 'There is no such account. It may have been deleted.' });
      return {
        ...presentSummary(row),
        invited_at: iso(row.invited_at),
        grants: await grantsOf(tx, id),
        session_list: await sessionsOf(tx, id),
        identities: await identitiesOf(tx, id),
        factor_list: await factorsOf(tx, id),
        events: await eventsOf(tx, id),
      };
    },
    { readOnly: true },
  );
}

/** What one person did and what was done to them. */
async function eventsOf(tx: Tx, userId: string): Promise<UserDetail['events']> {
  const { rows } = await tx.query<EventRow>(
    `select ${eventColumns} from ${eventTables}
     where l.id in (
       (select id from public.audit_log where actor_id = $1::uuid order by at desc limit $2)
       union
       (select id from public.audit_log where target = $1::text order by id desc limit $2)
     )
     order by l.id desc limit $2`,
    [userId, limits.admin.recentEvents],
  );
  return rows.map(presentEvent);
}

async function grantsOf(tx: Tx, id: string): Promise<UserDetail['grants']> {
  const { rows } = await tx.query<{
    kind: 'feature' | 'gaming' | 'special' | 'training';
    name: string;
    expires_at: Date | null;
    created_at: Date;
    granted_by: string | null;
  }>(
    `select g.kind, g.name, g.expires_at, g.created_at, b.email as granted_by
     from public.feature_grants g left join auth.users b on b.id = g.granted_by
     where g.user_id = $1 order by g.kind, g.name`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    expires_at: iso(row.expires_at),
    created_at: row.created_at.toISOString(),
  }));
}

async function sessionsOf(tx: Tx, id: string): Promise<UserDetail['session_list']> {
  const { rows } = await tx.query<{
    id: string;
    created_at: Date;
    refreshed_at: Date;
    ip: string | null;
    user_agent: string | null;
    aal: 'aal1' | 'aal2';
  }>(
    `select id, created_at, refreshed_at, host(ip) as ip, user_agent, aal from auth.sessions
     where user_id = $1 and (not_after is null or not_after > now())
     order by refreshed_at desc limit $2`,
    [id, limits.admin.listed],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    refreshed_at: row.refreshed_at.toISOString(),
  }));
}

async function identitiesOf(tx: Tx, id: string): Promise<UserDetail['identities']> {
  const { rows } = await tx.query<{
    provider: string;
    email: string | null;
    created_at: Date;
    last_sign_in_at: Date | null;
  }>(
    `select provider, email, created_at, last_sign_in_at from auth.identities
     where user_id = $1 order by created_at, id`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: iso(row.last_sign_in_at),
  }));
}

async function factorsOf(tx: Tx, id: string): Promise<UserDetail['factor_list']> {
  const { rows } = await tx.query<{
    factor_type: 'totp' | 'phone' | 'webauthn';
    status: 'verified' | 'unverified';
    friendly_name: string | null;
    created_at: Date;
  }>(
    `select factor_type, status, friendly_name, created_at from auth.mfa_factors
     where user_id = $1 order by created_at, id`,
    [id],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
