import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../account/own-account.server.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';

/** Refuses a run that is not the caller's: somebody else's does not exist for them. */
export async function expectOwnRun(call: FunctionCall, tx: Tx, runId: string): Promise<{ agent: string }> {
  const { user } = await ownAccount(call, tx);
  const { rows } = await tx.query<{ agent: string }>(
    'select agent from public.agent_runs where id = $1 and user_id = $2',
    [runId, user.id],
  );
  const [run] = rows;
  if (run === undefined)
    throw new KoraError('not_found', {
      message: 'This run has not reached your account yet. Try again in a moment.',
    });
  return run;
}
