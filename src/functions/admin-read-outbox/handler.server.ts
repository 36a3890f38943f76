import { readOutboxEntry } from '../../server/admin/outbox.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: { id: string; via: 'mail' | 'phone' }) {
  return readOutboxEntry(call, input);
}
