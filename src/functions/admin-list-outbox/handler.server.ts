import { listOutboxEntries } from '../../server/admin/outbox.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle({ services }: FunctionCall) {
  return listOutboxEntries(services);
}
