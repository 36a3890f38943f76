import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { factorialResult } from './factorial-result.ts';
import type { ExperimentInput } from './fields.ts';
import { groupResult } from './group-result.ts';

/** Several factors are tried together, or two groups are compared. */
export function runExperimentDesigner(input: ExperimentInput, tools: RunTools): AgentResult {
  return input.design === 'factorial' ? factorialResult(input, tools) : groupResult(input, tools);
}
