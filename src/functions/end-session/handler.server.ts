import { KoraError } from '../../kernel/errors.ts';
import { ownAccount, writeAccountAudit } from '../../server/account/own-account.server.ts';
import { needSecondFactor } from '../../server/auth/second-factor-required.server.ts';
import { queries } from '../../server/db/query-builder.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, { session_id: sessionId }: { session_id: string }) {
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
  return { ended: true };
}
