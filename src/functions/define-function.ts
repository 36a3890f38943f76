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
}

export function defineFunction<Input, Output>(
  contract: FunctionContract<Input, Output>,
): FunctionContract<Input, Output> {
  return contract;
}
