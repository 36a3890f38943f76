import { FunctionCallError } from '../../lib/call-function.ts';

/** What the server says about the first value that it did not take; undefined when it was not about a value. */
export function fieldMessage(error: unknown): string | undefined {
  if (!(error instanceof FunctionCallError) || !Array.isArray(error.details)) return undefined;
  const first: unknown = error.details[0];
  if (typeof first !== 'object' || first === null || !('message' in first)) return undefined;
  return typeof first.message === 'string' ? first.message : undefined;
}
