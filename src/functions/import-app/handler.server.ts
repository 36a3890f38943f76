import { importApp } from '../../server/apps/take-away/import-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ImportAppInput } from './contract.ts';

export function handle(call: FunctionCall, input: ImportAppInput) {
  return importApp(call, input);
}
