import { KoraError } from '../../kernel/errors.ts';
import { needSecondFactor } from '../auth/second-factor-required.server.ts';
import { queries } from '../db/query-builder.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownAccount, writeAccountAudit } from './own-account.server.ts';

export async function endOwnSession(call: FunctionCall, sessionId: string): Promise<void> {
  await call.services.database.tx('service_role', {}, async (tx) => {
    const account = await ownAccount(call, tx);
    await needSecondFactor(tx, account);
    const { user } = account;
    const ended = await tx.run(
      queries.deleteFrom('auth.sessions').where('id', '=', sessionId).where('user_id', '=', user.id),
    );
    if (ended === 0)
      throw new KoraError('not_found', { message: 'You are not signed in there any more. Reload the list.' });
    await writeAccountAudit(tx, call, 'user.session_ended', { session_id: sessionId });
  });
}
