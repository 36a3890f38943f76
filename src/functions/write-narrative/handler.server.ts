import type { z } from 'zod';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { useModel } from '../../server/ai/connections/use-model.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract, WriteNarrativeInput } from './contract.ts';
import { tellResult } from './tell-result.server.ts';

type Output = z.infer<(typeof contract)['output']>;

export async function handle(call: FunctionCall, input: WriteNarrativeInput): Promise<Output> {
  const { services, signal } = call;
  const { user } = await services.database.tx('service_role', {}, (tx) => ownAccount(call, tx));
  const choice = await useModel(services, { userId: user.id, id: input.model, kind: 'narrative' });
  if (!choice.ok) return { paragraphs: [], left_out: 0, model: '', place: '', fault: choice.fault.message };
  const { paragraphs, leftOut, fault } = await tellResult(choice.port, input.title, input.facts, { signal });
  const { model, place } = choice.port;
  return { paragraphs, left_out: leftOut, model, place, fault: fault?.message ?? null };
}
