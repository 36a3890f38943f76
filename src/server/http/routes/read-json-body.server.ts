import type { Context } from 'hono';
import { parseBoundedJson, TooDeepError } from '../../../kernel/bounded-json.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

/** Stops reading as soon as the limit is passed. Pages send JSON; a form of another site cannot. */
export async function readJsonBody(
  c: Context<RequestContext>,
  most: number = limits.hosting.bodyBytes,
): Promise<unknown> {
  if (!/^application\/json\b/i.test(headerOf(c, 'content-type') ?? ''))
    throw new KoraError('unsupported_media_type');
  const tooLarge = () => new KoraError('body_too_large', { details: { limit_bytes: most } });
  if (Number(headerOf(c, 'content-length') ?? 0) > most) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > most) throw tooLarge();
    parts.push(part);
  }
  try {
    return parseBoundedJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
  } catch (error) {
    throw badJson(error);
  }
}

/** What is nested too deeply says so; everything else is simply no JSON. */
export function badJson(cause: unknown): KoraError {
  return new KoraError('bad_json', {
    cause,
    ...(cause instanceof TooDeepError ? { message: cause.message } : {}),
  });
}
