import type { FunctionContract } from '../../functions/define-function.ts';
import { isErrorBody } from './error-body.ts';
import type { CallName } from './failures/calls.ts';
import { failureOf } from './failures/describe-failure.ts';
import { Failure } from './failures/failure.ts';
import { publishableKey, supabase } from './supabase.ts';

/** A server function said no, or could not be asked. The message can be shown. */
export class FunctionCallError extends Failure {
  override name = 'FunctionCallError';
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
  throw await functionFailure(name, error, response);
}

/** What became of a call, in words: those of the server, where it has some. */
export async function functionFailure(
  name: string,
  cause: unknown,
  response: Response | undefined,
): Promise<FunctionCallError> {
  if (response === undefined) return describe(name, cause);
  return toldFailure(name, await response.json().catch(() => undefined), response.status);
}

/** The same for a body that has been read. */
export function toldFailure(name: string, body: unknown, status: number): FunctionCallError {
  if (!isErrorBody(body)) return describe(name, { status });
  // The rule that was broken says more than that one was.
  const said = (body as { error?: unknown }).error;
  const message = typeof said === 'string' ? said : body.message;
  return describe(name, { ...body, message, status });
}

function describe(name: string, error: { details?: unknown } | unknown): FunctionCallError {
  const { code, message, status } = failureOf(`functions/${name}` as CallName, error);
  return new FunctionCallError(code, message, status, (error as { details?: unknown } | null)?.details);
}
