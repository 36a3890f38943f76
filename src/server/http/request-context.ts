import type { Caller } from '../auth/caller.ts';

/** What the middleware leaves for the routes. */
export interface RequestContext {
  Variables: {
    requestId: string;
    caller: Caller;
    clientAddress: string;
  };
  Bindings: {
    incoming: { url?: string; socket: { remoteAddress?: string } };
  };
}
