import type { AgentResult } from '../../../../catalog/agent-desk/result.ts';

/** A result with the text that a model wrote about it, for the downloads. */
export interface ToldResult {
  /** The result that the text is about; about another it says nothing. */
  of: AgentResult;
  withText: AgentResult;
}
