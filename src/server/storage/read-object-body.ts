import { KoraError } from '../../kernel/errors.ts';
import type { ObjectBody } from './storage.ts';

function tooLarge(limit: number): KoraError {
  return new KoraError('body_too_large', { message: `A file may have at most ${limit} bytes.` });
}

/** Hands the body on piece by piece and stops at the first byte over the limit, so that nobody has to buffer it to know. */
export async function* readObjectBody(body: ObjectBody, limit: number): AsyncGenerator<Uint8Array, void> {
  if (body instanceof Uint8Array) {
    if (body.byteLength > limit) throw tooLarge(limit);
    if (body.byteLength > 0) yield body;
    return;
  }
  const reader = body.getReader();
  let size = 0;
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        ended = true;
        throw cause instanceof KoraError
          ? cause
          : new KoraError('bad_request', {
              message: 'The upload broke off before its end. Send it again.',
              cause,
            });
      });
      if (done) {
        ended = true;
        return;
      }
      size += value.byteLength;
      if (size > limit) throw tooLarge(limit);
      if (value.byteLength > 0) yield value;
    }
  } finally {
    // A sender that is not told keeps sending into nothing.
    if (!ended) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
