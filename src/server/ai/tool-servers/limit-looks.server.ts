import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { consume } from '../../auth/limits/consume.server.ts';
import type { FunctionCall } from '../../functions/function-call.ts';

/** Every look sends something elsewhere: nobody may send very many. */
export async function limitLooks({ services, caller }: FunctionCall): Promise<void> {
  const { looks, lookWindowSeconds } = limits.toolServers;
  const retryAfter = await consume(services.database, [
    { key: `tool-servers:user:${caller.claims.sub}`, limit: looks, windowSeconds: lookWindowSeconds },
  ]);
  if (retryAfter !== undefined) throw new KoraError('rate_limited', { retryAfter });
}
