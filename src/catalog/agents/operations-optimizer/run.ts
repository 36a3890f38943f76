import type { AgentResult } from '../../agent-desk/result.ts';
import type { OperationsInput } from './fields.ts';
import { orderQuantity } from './order.ts';
import { bestPlan } from './plan.ts';
import { reorderLevel } from './reorder.ts';
import { singleOrder } from './single.ts';
import { staffLine } from './staff.ts';

/** Each question has its own method. */
export function runOperationsOptimizer(input: OperationsInput): AgentResult {
  switch (input.question) {
    case 'order':
      return orderQuantity(input);
    case 'reorder':
      return reorderLevel(input);
    case 'single':
      return singleOrder(input);
    case 'staff':
      return staffLine(input);
    default:
      return bestPlan(input);
  }
}
