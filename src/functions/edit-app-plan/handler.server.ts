import { editAppPlan } from '../../server/apps/edit-app-plan.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { EditAppPlanInput } from './contract.ts';

export function handle(call: FunctionCall, input: EditAppPlanInput) {
  return editAppPlan(call, input);
}
