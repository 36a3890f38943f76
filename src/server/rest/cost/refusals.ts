import { limits } from '../../../kernel/limits.ts';
import { PostgrestError } from '../postgrest-error.ts';

/** Why a question is not asked, or was not answered, because of what it costs others. */

export function tooManyWaiting(): PostgrestError {
  return refusal({
    code: 'too_many_waiting',
    message: 'Too many of your requests wait for the database already',
    hint: `Send at most ${limits.rest.waiting} at the same time, and the others after these are answered.`,
    afterMs: 1_000,
  });
}

export function tooManyCuts(afterMs: number): PostgrestError {
  return refusal({
    code: 'too_many_stopped',
    message: 'Several of your requests took too long and were stopped',
    hint: 'Wait, then ask for fewer rows, filter by a column with an index, or split the request.',
    afterMs,
  });
}

/** In place of what PostgreSQL says, which is about itself: the same state, and what to do. */
export function tookTooLong(): PostgrestError {
  return new PostgrestError({
    status: 422,
    code: '57014',
    message: 'canceling statement due to statement timeout',
    details:
      'The request needed more time or memory than one request may have, and was stopped. Nothing was changed.',
    hint: 'Ask for fewer rows, filter by a column with an index, or split the request.',
  });
}

function refusal(parts: { code: string; message: string; hint: string; afterMs: number }): PostgrestError {
  const { code, message, hint, afterMs } = parts;
  const seconds = Math.max(1, Math.ceil(afterMs / 1_000));
  return new PostgrestError({
    status: 429,
    code,
    message,
    details: `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    hint,
    headers: { 'retry-after': String(seconds) },
  });
}
