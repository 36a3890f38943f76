import { editAppCode } from '../../server/apps/edit-app-code.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { EditAppCodeInput } from './contract.ts';

export function handle(call: FunctionCall, input: EditAppCodeInput) {
  return editAppCode(call, input);
}
