import { buildDesktopProject } from '../../server/apps/take-away/desktop/build-desktop-project.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { BuildDesktopProjectInput } from './contract.ts';

export function handle(call: FunctionCall, input: BuildDesktopProjectInput) {
  return buildDesktopProject(call, input);
}
