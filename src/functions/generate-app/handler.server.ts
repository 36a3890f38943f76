import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { readOwnSubscription } from '../../server/account/read-own-subscription.server.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { insertApp } from '../../server/apps/insert-app.server.ts';
import { startedBefore } from '../../server/apps/open-change.server.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress, VersionResult } from '../app-shapes.ts';
import type { GenerateAppInput } from './contract.ts';

/** who → same request before? → limit → the app exists → told until it has ended. */
export async function* handle(
  call: FunctionCall,
  { appName, prompt }: GenerateAppInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const before = await startedBefore(call);
  if (before !== undefined) return yield* followVersion(call, before.id);
  await limitGenerations(call);
  const versionId = await call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const appId = await insertApp(tx, { userId: user.id, name: appName, description: prompt });
    return startVersion(call, tx, {
      appId,
      basedOn: null,
      origin: 'description',
      request: prompt,
      requestedBy: user.id,
    });
  });
  return yield* followVersion(call, versionId);
}

/** Free means a few apps an hour; whoever pays is not counted. */
async function limitGenerations(call: FunctionCall): Promise<void> {
  const { subscribed } = await readOwnSubscription(call);
  if (subscribed) return;
  const { freePerWindow, freeWindowMs } = limits.apps;
  const retryAfter = await consume(call.services.database, [
    {
      key: `generate:user:${call.caller.claims.sub}`,
      limit: freePerWindow,
      windowSeconds: freeWindowMs / 1_000,
    },
  ]);
  if (retryAfter === undefined) return;
  throw new KoraError('rate_limited', {
    message: `On the free plan ${freePerWindow} apps can be generated in an hour. Upgrade, or try again in ${Math.ceil(retryAfter / 60)} minutes.`,
    details: { reason: 'upgrade_required' },
    retryAfter,
  });
}
