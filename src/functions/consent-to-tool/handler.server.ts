import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ConsentToToolInput } from './contract.ts';

export async function handle(
  call: FunctionCall,
  { server_id, tool, digest, allowed }: ConsentToToolInput,
): Promise<{ allowed: boolean }> {
  await call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    if (!allowed) {
      await tx.query('delete from public.tool_consents where user_id = $1 and server_id = $2 and tool = $3', [
        user.id,
        server_id,
        tool,
      ]);
      return;
    }
    const { rows } = await tx.query('select from public.tool_servers where id = $1 and enabled', [server_id]);
    if (rows.length === 0)
      throw new KoraError('not_found', { message: 'This tool server is not there any more.' });
    await tx.query(
      `insert into public.tool_consents (user_id, server_id, tool, digest) values ($1, $2, $3, $4)
       on conflict (user_id, server_id, tool) do update set digest = excluded.digest, consented_at = now()`,
      [user.id, server_id, tool, digest],
    );
  });
  return { allowed };
}
