import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { writeAudit } from '../../server/audit/write-audit.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { RevokePersonalKeyInput } from './contract.ts';

/** Its session goes with it. No second factor is asked for: whoever found a lost key wants it gone at once. */
export async function handle(call: FunctionCall, { id }: RevokePersonalKeyInput): Promise<{ revoked: true }> {
  await call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const { count } = await tx.query('delete from auth.personal_keys where id = $1 and user_id = $2', [
      id,
      user.id,
    ]);
    if (count === 0)
      throw new KoraError('not_found', { message: 'You have no such key any more. Reload the list.' });
    await writeAudit(tx, call, { action: 'user.personal_key_revoked', target: id });
  });
  return { revoked: true };
}
