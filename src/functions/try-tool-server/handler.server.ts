import { KoraError } from '../../kernel/errors.ts';
import { limitLooks } from '../../server/ai/tool-servers/limit-looks.server.ts';
import { lookAtServer } from '../../server/ai/tool-servers/look-at-server.server.ts';
import { readToolServer } from '../../server/ai/tool-servers/read-tool-servers.server.ts';
import { placeOf } from '../../server/ai/tool-servers/tool-server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { TryToolServerInput, TryToolServerOutput } from './contract.ts';

export async function handle(call: FunctionCall, { id }: TryToolServerInput): Promise<TryToolServerOutput> {
  await limitLooks(call);
  const { database, secrets } = call.services;
  const server = await database.tx('service_role', {}, (tx) => readToolServer(tx, secrets, id));
  if (server === undefined)
    throw new KoraError('not_found', { message: 'This tool server was removed meanwhile.' });
  const { offered, trouble } = await lookAtServer(call.services, server, call.signal);
  if (trouble !== null) return { works: false, message: trouble };
  const count = offered.length === 1 ? 'one tool' : `${offered.length} tools`;
  return { works: true, message: `${placeOf(server)} answers and offers ${count}.` };
}
