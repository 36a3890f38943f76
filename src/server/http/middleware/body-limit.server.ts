import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { contracts } from '../../../functions/contracts.gen.ts';
import type { FileInput, FunctionContract } from '../../../functions/define-function.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

const functions = '/functions/v1/';

/** Stops reading as soon as the limit is passed, also when no length was announced. */
export function limitBody() {
  const limit = bodyLimit({ maxSize: limits.http.bodyBytes, onError: () => refuse(limits.http.bodyBytes) });
  return createMiddleware<RequestContext>((c, next) => {
    // A message without either of these has no body, and looking for one costs more than the rest of the middleware.
    const announced = headerOf(c, 'content-length');
    const isStream = headerOf(c, 'transfer-encoding') !== undefined;
    if (announced === undefined && !isStream) return next();
    // A body of unknown length is read before anybody is asked who sends it, so that it never gets more than the usual.
    const file = isStream ? undefined : fileOf(c);
    if (file === undefined) return limit(c, next);
    return Number(announced) > file.maxBytes ? refuse(file.maxBytes, file.tooLarge) : next();
  });
}

function fileOf(c: Context<RequestContext>): FileInput | undefined {
  const { path } = c.req;
  if (!path.startsWith(functions)) return undefined;
  const name = path.slice(functions.length);
  return Object.hasOwn(contracts, name)
    ? (contracts[name as keyof typeof contracts] as FunctionContract).file
    : undefined;
}

function refuse(bytes: number, message?: string): never {
  throw new KoraError('body_too_large', {
    details: { limit_bytes: bytes },
    ...(message === undefined ? {} : { message }),
  });
}
