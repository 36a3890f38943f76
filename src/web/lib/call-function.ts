import type { FunctionContract } from '../../functions/define-function.ts';
import { isErrorBody } from './error-body.ts';
import { supabase } from './supabase.ts';

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
  return contract.output.parse(await callFunctionByName(contract.name, input as object, signal));
}

/** As `callFunction`, for an answer that is not read, or is a file: then it is a Blob. */
export async function callFunctionByName(
  name: string,
  input: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const client = await supabase();
  const { data, error, response } = await client.functions.invoke<unknown>(name, {
    body: input as Record<string, unknown>,
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
