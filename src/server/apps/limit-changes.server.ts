import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { consume } from '../auth/limits/consume.server.ts';
import type { FunctionCall } from '../functions/function-call.ts';

/** More changes than anybody makes by hand: each is a build and a proof. */
export async function limitChanges(call: FunctionCall): Promise<void> {
  const { changesPerWindow, freeWindowMs } = limits.apps;
  const retryAfter = await consume(call.services.database, [
    {
      key: `change:user:${call.caller.claims.sub}`,
      limit: changesPerWindow,
      windowSeconds: freeWindowMs / 1_000,
    },
  ]);
  if (retryAfter !== undefined)
    throw new KoraError('rate_limited', {
      message: 'You have changed apps very often in the last hour. Wait a while before the next change.',
      retryAfter,
    });
}
