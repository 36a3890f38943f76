import type { FunctionCall } from '../../server/functions/function-call.ts';
import { shareToken } from '../share-token.ts';
import type { ReadSharedRunInput, SharedRun } from './contract.ts';

interface SharedRow {
  revoked_at: Date | null;
  agent: string;
  version: number;
  name: string;
  input: Record<string, unknown>;
  seed: number;
  summary: string;
  created_at: Date;
}

/** The token is the permission: whoever has it may look, signed in or not. */
export async function handle(call: FunctionCall, { token }: ReadSharedRunInput): Promise<SharedRun> {
  if (!shareToken.safeParse(token).success) return { state: 'unknown' };
  const { rows } = await call.services.database.ask<SharedRow>(
    'service_role',
    {},
    {
      text: `select s.revoked_at, r.agent, r.version, r.name, r.input, r.seed, r.summary, r.created_at
             from public.agent_run_shares s join public.agent_runs r on r.id = s.run_id
             where s.token = $1`,
      values: [token],
      prepare: true,
    },
  );
  const [row] = rows;
  if (row === undefined) return { state: 'unknown' };
  if (row.revoked_at !== null) return { state: 'revoked' };
  const { agent, version, name, input, seed, summary, created_at } = row;
  return { state: 'open', agent, version, name, input, seed, summary, madeAt: created_at.toISOString() };
}
