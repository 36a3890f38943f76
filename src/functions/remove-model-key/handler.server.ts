import { ownAccount } from '../../server/account/own-account.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { RemoveModelKeyInput } from './contract.ts';

export function handle(call: FunctionCall, { id }: RemoveModelKeyInput): Promise<{ changed: boolean }> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const { count } = await tx.query('delete from public.model_keys where id = $1 and user_id = $2', [
      id,
      user.id,
    ]);
    return { changed: count > 0 };
  });
}
