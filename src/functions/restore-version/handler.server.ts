import { restoreVersion } from '../../server/apps/restore-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { RestoreVersionInput } from './contract.ts';

export function handle(call: FunctionCall, input: RestoreVersionInput) {
  return restoreVersion(call, input);
}
