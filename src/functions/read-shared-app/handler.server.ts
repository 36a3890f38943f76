import { readSharedApp } from '../../server/apps/share-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ReadSharedAppInput } from './contract.ts';

export function handle(call: FunctionCall, { token }: ReadSharedAppInput) {
  return readSharedApp(call, token);
}
