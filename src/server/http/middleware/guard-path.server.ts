import { createMiddleware } from 'hono/factory';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import type { RequestContext } from '../request-context.ts';

/** Looks at the address as it came over the wire, before anything has tidied it up. */
export function guardPath() {
  return createMiddleware<RequestContext>((c, next) => {
    const raw = c.env.incoming.url ?? c.req.url;
    if (raw.length > limits.http.urlBytes) throw new KoraError('uri_too_long');
    if (isForbiddenPath(raw)) throw new KoraError('bad_path');
    return next();
  });
}

export function isForbiddenPath(raw: string): boolean {
  const path = raw.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  if (/[\p{Cc}\\]/u.test(decoded)) return true;
  return decoded.split('/').some((segment) => segment === '..' || segment === '.');
}
