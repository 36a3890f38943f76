import { checkInput } from '../agent-desk/check-input.ts';
import { faultsOfResult } from '../agent-desk/check-result.ts';
import type { AgentResult } from '../agent-desk/result.ts';
import type { InputFault } from '../agent-desk/work.ts';
import { examineTool, type ToolFault } from './examine-tool.ts';
import { fieldsOf } from './field-of.ts';
import type { ToolDefinition } from './tool-definition.ts';

/** What the editor shows beside a tool while it is made. */
export interface Preview {
  /** What is wrong with the sample values. */
  readonly inputFaults: readonly InputFault[];
  readonly faults: readonly ToolFault[];
  readonly stopped?: string;
  readonly result?: AgentResult;
  readonly worth: Readonly<Record<string, string>>;
}

export function previewTool(tool: ToolDefinition): Preview {
  const checked = checkInput(fieldsOf(tool), tool.sample);
  if (checked.faults !== undefined) return { inputFaults: checked.faults, faults: [], worth: {} };
  const examined = examineTool(tool, checked.input);
  const broken = examined.result === undefined ? [] : faultsOfResult(examined.result);
  if (broken.length > 0) throw new Error(`The result is not whole: ${broken.join('; ')}`);
  return { inputFaults: [], ...examined };
}
