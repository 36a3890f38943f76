import type { FunctionContract } from '../../functions/define-function.ts';
import { FunctionCallError } from './call-function.ts';
import { isErrorBody } from './error-body.ts';
import { readEvents } from './read-events.ts';
import { supabase } from './supabase.ts';

export interface FollowOptions {
  /** Told for every step; its shape is `contract.progress`. */
  readonly onProgress: (progress: unknown) => void;
  /** The same key again means the same request: nothing is done twice. */
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
}

const unreachable = 'The server does not answer. Check your connection and try again.';

/** Calls a long server function and hears of each step until it has ended. Stopping to listen does not stop the work. */
export async function followFunction<Input, Output>(
  contract: FunctionContract<Input, Output>,
  /** A file is sent as it is, to a function that takes one. */
  input: Input | Blob,
  { onProgress, idempotencyKey, signal }: FollowOptions,
): Promise<Output> {
  const response = await ask(contract.name, input as object, idempotencyKey, signal);
  for await (const { event, data } of readEvents(response)) {
    const value: unknown = JSON.parse(data);
    if (event === 'progress') onProgress(contract.progress?.parse(value) ?? value);
    if (event === 'result') return contract.output.parse(value);
    if (event === 'error') throw errorOf(value, response.status);
  }
  throw new FunctionCallError('unreachable', unreachable);
}

async function ask(
  name: string,
  body: object,
  idempotencyKey: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const client = await supabase();
  const { data, error, response } = await client.functions.invoke<Response>(name, {
    body: body as Record<string, unknown>,
    headers: { Accept: 'text/event-stream', 'Idempotency-Key': idempotencyKey },
    ...(signal === undefined ? {} : { signal }),
  });
  if (error === null && data instanceof Response) return data;
  signal?.throwIfAborted();
  if (response === undefined) throw new FunctionCallError('unreachable', unreachable);
  throw errorOf(await response.json().catch(() => undefined), response.status);
}

function errorOf(body: unknown, status: number): FunctionCallError {
  if (!isErrorBody(body)) return new FunctionCallError('internal', 'The server gave no reason.', status);
  // The rule that was broken says more than that one was.
  const said = (body as { error?: unknown }).error;
  return new FunctionCallError(
    body.code,
    typeof said === 'string' ? said : body.message,
    status,
    body.details,
  );
}
