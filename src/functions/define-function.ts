import type { z } from 'zod';

/** Who may call a server function. The database decides about rows; this decides about the door. */
export type FunctionAccess = 'anyone' | 'user' | 'admin';

/** A file that is the body of a call, as bytes. */
export interface FileInput {
  /** The field of the input that holds its bytes; the others stand in the query of the address. */
  field: string;
  /** What the body may call itself. */
  types: readonly string[];
  maxBytes: number;
  /** Said of a file that is larger. */
  tooLarge: string;
}

export interface FunctionContract<Input = unknown, Output = unknown> {
  /** The name on the wire: /functions/v1/<name>. */
  name: string;
  access: FunctionAccess;
  /** A call without a body is read as `{}`. */
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
  /** Takes a file instead of JSON. */
  file?: FileInput;
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
