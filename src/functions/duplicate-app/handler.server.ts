import { duplicateApp } from '../../server/apps/duplicate-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { DuplicateAppInput } from './contract.ts';

export function handle(call: FunctionCall, input: DuplicateAppInput) {
  return duplicateApp(call, input);
}
