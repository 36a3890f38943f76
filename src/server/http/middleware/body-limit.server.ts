import { bodyLimit } from 'hono/body-limit';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';

/** Stops reading as soon as the limit is passed, also when no length was announced. */
export function limitBody() {
  return bodyLimit({
    maxSize: limits.http.bodyBytes,
    onError: () => {
      throw new KoraError('body_too_large', { details: { limit_bytes: limits.http.bodyBytes } });
    },
  });
}
