import type { IncomingHttpHeaders } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { KoraError } from '../../../kernel/errors.ts';
import type { RequestContext } from '../request-context.ts';

const hostForm = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

interface Addressed {
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders?: readonly string[];
}

/**
 * Which host a request is for decides everything that follows, so there is one answer to it: one header of one form, and a target
 * that does not say another. A dot at the end names the same host.
 */
export function guardHost() {
  return createMiddleware<RequestContext>((c, next) => {
    const { incoming } = c.env;
    const host = hostOf(incoming);
    if (host !== undefined) incoming.headers.host = host;
    return next();
  });
}

export function hostOf({ url = '', headers, rawHeaders = [] }: Addressed): string | undefined {
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (given > 1) throw refuse('The request names its host twice.');
  if (headers.host === undefined) return undefined;
  if (!hostForm.test(headers.host)) throw refuse('The request names no host that there could be.');
  const host = withoutDot(headers.host);
  const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  if (named !== undefined && withoutDot(named).toLowerCase() !== host.toLowerCase())
    throw refuse('The request names two hosts that are not the same.');
  return host;
}

function withoutDot(host: string): string {
  return host.replace(/\.(?=:\d+$|$)/, '');
}

function refuse(message: string): KoraError {
  return new KoraError('bad_request', { message: `${message} Send it again with one Host header.` });
}
