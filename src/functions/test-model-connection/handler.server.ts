import type { z } from 'zod';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { offeredModels } from '../../server/ai/offered-models.server.ts';
import { openModel } from '../../server/ai/open-model.server.ts';
import { recordUse } from '../../server/ai/quota/reserve-use.server.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract, TestModelConnectionInput } from './contract.ts';
import { type TriedModel, triedModel } from './tried-model.server.ts';

type Output = z.infer<(typeof contract)['output']>;

const { models } = limits;
/** Enough for one word, also of a model that thinks before it speaks. */
const testLimits = { outputTokens: 256, silenceMs: 20_000, wholeMs: 40_000 };
const question = [{ role: 'user', text: 'Answer with the one word: yes' }] as const;

export async function handle(call: FunctionCall, input: TestModelConnectionInput): Promise<Output> {
  const { database } = call.services;
  const retryAfter = await consume(database, [
    {
      key: `model-test:user:${call.caller.claims.sub}`,
      limit: models.tests,
      windowSeconds: models.testWindowSeconds,
    },
  ]);
  if (retryAfter !== undefined) throw new KoraError('rate_limited', { retryAfter });
  const tried = await triedModel(call, input);
  if (!tried.ok) return { works: false, message: tried.message, models: [] };
  const outcome = await ask(call, tried);
  const fetch = call.services.models.network.fetchFor(tried.settings.reach);
  return { ...outcome, models: (await offeredModels(tried.settings, fetch)) ?? [] };
}

async function ask(
  { services, signal }: FunctionCall,
  { settings, use }: Extract<TriedModel, { ok: true }>,
): Promise<Omit<Output, 'models'>> {
  const { database, clock, ids, log } = services;
  const port = openModel(settings, { network: services.models.network, log });
  const begin = performance.now();
  let firstWordMs: number | undefined;
  for await (const event of port.stream(question, { signal, limits: testLimits })) {
    firstWordMs ??= performance.now() - begin;
    if (event.kind !== 'end' && event.kind !== 'fault') continue;
    const fault = event.kind === 'fault' ? event.fault : undefined;
    await recordUse(database, { ...use, id: ids.uuid(), kind: 'test' }, event.usage, fault, clock.now());
    if (fault !== undefined) return { works: false, message: fault.message };
  }
  const ms = Math.round(firstWordMs ?? 0);
  return {
    works: true,
    message: `${settings.model} at ${port.place} answers; its first word took ${ms} ms.`,
  };
}
