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
  if (hostsGiven(rawHeaders) > 1) throw refuse('The request names its host twice.');
  if (headers.host === undefined) return undefined;
  if (!hostForm.test(headers.host)) throw refuse('The request names no host that there could be.');
  const host = withoutDot(headers.host);
  const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  if (named !== undefined && withoutDot(named).toLowerCase() !== host.toLowerCase())
    throw refuse('The request names two hosts that are not the same.');
  return host;
}

/** Names and values in turn. Every request passes here: a name of another length is not even looked at. */
function hostsGiven(rawHeaders: readonly string[]): number {
  let given = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') given++;
  }
  return given;
}

function withoutDot(host: string): string {
  return host.replace(/\.(?=:\d+$|$)/, '');
}

function refuse(message: string): KoraError {
  return new KoraError('bad_request', { message: `${message} Send it again with one Host header.` });
}
