import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { readOwnSubscription } from '../../server/account/read-own-subscription.server.ts';
import { changePlan } from '../../server/apps/change-plan.ts';
import { insertApp } from '../../server/apps/insert-app.server.ts';
import { followWithModel } from '../../server/apps/model/follow-with-model.server.ts';
import { ownChoice } from '../../server/apps/model/own-choice.ts';
import { startedBefore } from '../../server/apps/open-change.server.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { NewVersion } from '../../server/apps/version-store.server.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress } from '../app-shapes.ts';
import type { AskedBack } from '../asked-back.ts';
import type { GenerateAppInput, GenerateAppOutput } from './contract.ts';

/** who → same request before? → can it be built? → limit → the app exists → told until it has ended. */
export async function* handle(
  call: FunctionCall,
  { appName, prompt, anyway = false, changes = [], model }: GenerateAppInput,
): AsyncGenerator<VersionProgress, GenerateAppOutput> {
  const before = await startedBefore(call);
  if (before !== undefined) return yield* followWithModel(call, before.id);
  const asked = await askBack(call, prompt, anyway);
  if (asked !== undefined) return asked;
  await limitGenerations(call);
  const changed = changes.length === 0 ? {} : await planOf(call, { appName, prompt, changes });
  const versionId = await call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const appId = await insertApp(tx, { userId: user.id, name: appName, description: prompt });
    return startVersion(
      call,
      tx,
      {
        appId,
        basedOn: null,
        origin: 'description',
        request: prompt,
        requestedBy: user.id,
        ...changed,
      },
      ownChoice(call, model),
    );
  });
  return yield* followWithModel(call, versionId);
}

/** An app that was changed before it had an owner is planned here, where its sentences are read once more. */
async function planOf(
  { services }: FunctionCall,
  { appName, prompt, changes }: { appName: string; prompt: string; changes: readonly string[] },
): Promise<Pick<NewVersion, 'spec' | 'changes'>> {
  const { works } = services;
  const changed = await changePlan(works.change, { ...(await works.plan(prompt)), name: appName }, changes);
  if (!changed.understood)
    throw new KoraError('conflict', {
      message: 'One of the changes is not understood any more. Make the app without them and say them again.',
    });
  return { spec: changed.spec, changes: changed.changes.flat() };
}

/** A question takes nothing of what the plan allows; but reading has a cost of its own, and is limited for everybody. */
async function askBack(call: FunctionCall, prompt: string, anyway: boolean): Promise<AskedBack | undefined> {
  const { judgedPerWindow, freeWindowMs } = limits.apps;
  const retryAfter = await consume(call.services.database, [
    {
      key: `judge:user:${call.caller.claims.sub}`,
      limit: judgedPerWindow,
      windowSeconds: freeWindowMs / 1_000,
    },
  ]);
  if (retryAfter !== undefined)
    throw new KoraError('rate_limited', {
      message: 'You have sent very many descriptions in the last hour. Wait a while before the next one.',
      retryAfter,
    });
  const question = await call.services.works.judge(prompt);
  if (question === undefined || (anyway && question.canInsist)) return undefined;
  const { text, suggestions, canInsist } = question;
  return { success: false, question: { text, suggestions: [...suggestions], canInsist } };
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
