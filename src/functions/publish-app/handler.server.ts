import { publishApp } from '../../server/apps/publish-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { PublishAppInput } from './contract.ts';

export function handle(call: FunctionCall, input: PublishAppInput) {
  return publishApp(call, input);
}
