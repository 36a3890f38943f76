import type { TryAppInput, TryAppOutput } from '../../../../functions/try-app/contract.ts';
import { isErrorBody } from '../../../lib/error-body.ts';
import { failureOf } from '../../../lib/failures/describe-failure.ts';
import { Failure } from '../../../lib/failures/failure.ts';

const call = 'functions/try-app';

/**
 * Asks for an app as nobody in particular. Not by the client of the accounts, which is larger than everything else that the
 * first page needs and which a visitor may never use.
 */
export async function askTrial(input: TryAppInput, signal: AbortSignal): Promise<TryAppOutput> {
  const answer = await fetch('/functions/v1/try-app', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    console.warn('No answer to a trial.', error);
    throw failureOf(call, error);
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && isTrialAnswer(body)) return body;
  if (!isErrorBody(body)) throw failureOf(call, { name: 'Error', message: '', status: answer.status });
  // The rule that was broken says more than that one was.
  const said = (body as { error?: unknown }).error;
  const message = typeof said === 'string' ? said : body.message;
  throw new Failure(body.code, message, answer.status, body.details);
}

/** Told by what each answer has. The schemas of the contract would be the most code that the first page loads. */
function isTrialAnswer(body: unknown): body is TryAppOutput {
  const { success, site, question, nearest } = (body ?? {}) as Partial<Record<string, unknown>>;
  return success === true
    ? isObject(site)
    : success === false && (isObject(question) || Array.isArray(nearest));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
