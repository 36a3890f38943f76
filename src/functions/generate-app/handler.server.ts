import { generateApp } from '../../server/apps/generate-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { GenerateAppInput } from './contract.ts';

export function handle(call: FunctionCall, input: GenerateAppInput) {
  return generateApp(call, input);
}
