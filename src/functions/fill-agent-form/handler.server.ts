import type { z } from 'zod';
import { findDeskWork } from '../../catalog/agent-desk/find-desk-work.ts';
import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { useModel } from '../../server/ai/connections/use-model.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract, FillAgentFormInput } from './contract.ts';
import { fillForm } from './fill-form.server.ts';

type Output = z.infer<(typeof contract)['output']>;

export async function handle(call: FunctionCall, input: FillAgentFormInput): Promise<Output> {
  const { services, signal } = call;
  const { user } = await services.database.tx('service_role', {}, (tx) => ownAccount(call, tx));
  const work = await findDeskWork(input.slug);
  if (work === undefined) throw new KoraError('not_found', { message: 'There is no such agent.' });
  const choice = await useModel(services, { userId: user.id, id: input.model, kind: 'fill-form' });
  if (!choice.ok) return { proposals: [], dropped: [], model: '', place: '', fault: choice.fault.message };
  const { proposals, dropped, fault } = await fillForm(choice.port, work, input.text, { signal });
  const { model, place } = choice.port;
  return { proposals, dropped, model, place, fault: fault?.message ?? null };
}
