import { reviseApp } from '../../server/apps/revise-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ReviseAppInput } from './contract.ts';

export function handle(call: FunctionCall, input: ReviseAppInput) {
  return reviseApp(call, input);
}
