import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import type { Caller } from '../auth/caller.ts';

/** What the middleware leaves for the routes. */
export interface RequestContext {
  Variables: {
    requestId: string;
    caller: Caller;
    clientAddress: string;
  };
  Bindings: {
    incoming: {
      url?: string;
      headers: IncomingHttpHeaders;
      /** As they came, doubled ones too: names and values in turn. */
      rawHeaders?: readonly string[];
      socket: { remoteAddress?: string };
    };
    /** Node's own answer. What every answer carries is set here: it costs a fraction of a `Headers` object. */
    outgoing: { setHeader(name: string, value: string): unknown };
  };
}

/** As Node has read it, by its name in small letters: what every request is asked for needs no `Headers` object. */
export function headerOf(c: Context<RequestContext>, name: string): string | undefined {
  const value = c.env.incoming.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
