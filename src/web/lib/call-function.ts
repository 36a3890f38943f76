import type { FunctionContract } from '../../functions/define-function.ts';
import { isErrorBody } from './error-body.ts';
import { publishableKey, supabase } from './supabase.ts';

/** A server function said no, or could not be asked. The message can be shown. */
export class FunctionCallError extends Error {
  /** As the server names it; `unreachable` when there was no answer. */
  readonly code: string;
  readonly status: number | undefined;
  readonly details: unknown;

  constructor(code: string, message: string, status?: number, details?: unknown) {
    super(message);
    this.name = 'FunctionCallError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Calls a server function as the signed-in person; the answer is checked against the contract. */
export async function callFunction<Input, Output>(
  contract: FunctionContract<Input, Output>,
  input: Input,
  signal?: AbortSignal,
): Promise<Output> {
  const { name, access, output } = contract;
  try {
    return output.parse(await callFunctionByName(name, input as object, signal));
  } catch (error) {
    const isSessionOver = error instanceof FunctionCallError && error.code === 'invalid_token';
    if (access !== 'anyone' || !isSessionOver) throw error;
    // What is open to anyone is open to somebody whose session has just ended.
    return output.parse(await callFunctionByName(name, input as object, signal, asNobody));
  }
}

const asNobody = { Authorization: `Bearer ${publishableKey}` };

/** As `callFunction`, for an answer that is not read, or is a file: then it is a Blob. */
export async function callFunctionByName(
  name: string,
  input: object,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const client = await supabase();
  const { data, error, response } = await client.functions.invoke<unknown>(name, {
    body: input as Record<string, unknown>,
    headers,
    ...(signal === undefined ? {} : { signal }),
  });
  if (error === null) return data;
  throw await asFunctionCallError(error, response);
}

async function asFunctionCallError(
  cause: unknown,
  response: Response | undefined,
): Promise<FunctionCallError> {
  if (response === undefined) {
    return new FunctionCallError(
      'unreachable',
      'The server does not answer. Check your connection and try again.',
    );
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) return new FunctionCallError(body.code, body.message, response.status, body.details);
  const message = cause instanceof Error ? cause.message : 'The server gave no reason.';
  return new FunctionCallError('internal', message, response.status);
}
