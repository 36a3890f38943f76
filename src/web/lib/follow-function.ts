import type { FunctionContract } from '../../functions/define-function.ts';
import { functionFailure, toldFailure } from './call-function.ts';
import { readEvents } from './read-events.ts';
import { supabase } from './supabase.ts';

export interface FollowOptions {
  /** Told for every step; its shape is `contract.progress`. */
  readonly onProgress: (progress: unknown) => void;
  /** The same key again means the same request: nothing is done twice. */
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
}

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
    if (event === 'error') throw toldFailure(contract.name, value, response.status);
  }
  // The answer broke off.
  throw await functionFailure(contract.name, new TypeError('No end was heard.'), undefined);
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
  throw await functionFailure(name, error, response);
}
