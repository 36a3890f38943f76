import type { ToolDefinition } from '../../../../catalog/custom-tools/tool-definition.ts';
import type { OwnAgent } from '../../../../catalog/own-agents/own-agent.ts';

/** Where the work of a desk comes from: what is built in, or what somebody made. It can be sent to a worker. */
export type WorkSource =
  | { readonly kind: 'agent'; readonly slug: string }
  | { readonly kind: 'tool'; readonly tool: ToolDefinition; readonly version: number }
  | { readonly kind: 'own'; readonly agent: OwnAgent; readonly version: number };
