import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { ToolScope } from '../../../catalog/oauth-scopes.ts';
import type { FunctionCall } from '../../functions/function-call.ts';

/** What a tool has at hand while it works for a person. */
export interface ToolCall {
  call: FunctionCall;
  userId: string;
  /** Tells a program that wants to hear it how far the work is. */
  tell(message: string, step: number, steps: number): Promise<void>;
  /** Aborted when the program has cancelled the call, or has gone away. */
  signal: AbortSignal;
  /** The program said that it wants no answer any more; going away says nothing of the kind. */
  isCancelled(): boolean;
}

/** A tool as programs see it. Whoever has no such scope neither sees nor calls it. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  scope: ToolScope;
  annotations: ToolAnnotations;
  input: z.ZodObject;
  output: z.ZodObject;
  run(at: ToolCall, input: never): Promise<Record<string, unknown>>;
  /** The answer for a reader; without it, the same as JSON. */
  say?(answer: never): string;
}

interface TypedTool<Input extends z.ZodObject, Output extends z.ZodObject>
  extends Omit<McpTool, 'input' | 'output' | 'run' | 'say'> {
  input: Input;
  output: Output;
  run(at: ToolCall, input: z.output<Input>): Promise<z.output<Output>>;
  say?(answer: z.output<Output>): string;
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: TypedTool<Input, Output>,
): McpTool {
  return tool;
}

/** Looks and changes nothing. */
export const looking: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Adds something; what was there stays. */
export const adding: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};
