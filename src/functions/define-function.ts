import type { z } from 'zod';

/** Who may call a server function. The database decides about rows; this decides about the door. */
export type FunctionAccess = 'anyone' | 'user' | 'admin';

export interface FunctionContract<Input = unknown, Output = unknown> {
  /** The name on the wire: /functions/v1/<name>. */
  name: string;
  access: FunctionAccess;
  /** A call without a body is read as `{}`. */
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
  /** What a long function tells on its way, to clients that accept `text/event-stream`. */
  progress?: z.ZodType;
  /** Its refusals carry `success: false` and `error` beside the usual body. */
  saysSuccess?: boolean;
}

export function defineFunction<Input, Output>(
  contract: FunctionContract<Input, Output>,
): FunctionContract<Input, Output> {
  return contract;
}
