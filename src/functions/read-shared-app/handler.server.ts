import type { FunctionCall } from '../../server/functions/function-call.ts';
import { shareToken } from '../share-token.ts';
import type { ReadSharedAppInput, SharedApp } from './contract.ts';

interface SharedRow {
  revoked_at: Date | null;
  deleted_at: Date | null;
  app_name: string;
  description: string;
  number: number | null;
  created_at: Date | null;
}

/** The token is the permission: whoever has it may look, signed in or not. */
export async function handle(call: FunctionCall, { token }: ReadSharedAppInput): Promise<SharedApp> {
  if (!shareToken.safeParse(token).success) return { state: 'unknown' };
  const { rows } = await call.services.database.ask<SharedRow>(
    'service_role',
    {},
    {
      text: `select s.revoked_at, a.deleted_at, a.app_name, a.description, v.number, v.created_at
             from public.app_shares s join public.apps a on a.id = s.app_id
             left join public.app_versions v on v.app_id = a.id and v.number = a.current_version
             where s.token = $1`,
      values: [token],
      prepare: true,
    },
  );
  const [row] = rows;
  if (row === undefined) return { state: 'unknown' };
  if (row.revoked_at !== null) return { state: 'revoked' };
  if (row.deleted_at !== null || row.number === null || row.created_at === null) return { state: 'gone' };
  return {
    state: 'open',
    name: row.app_name,
    asked: row.description,
    number: row.number,
    madeAt: row.created_at.toISOString(),
    previewUrl: call.apps.urlOf(token),
  };
}
