import { listVersions } from '../../server/apps/list-versions.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListVersionsInput } from './contract.ts';

export function handle(call: FunctionCall, { appId }: ListVersionsInput) {
  return listVersions(call, appId);
}
