import { createMiddleware } from 'hono/factory';
import { headerOf, type RequestContext } from '../request-context.ts';

/**
 * Where a request comes from: the socket, or what the trusted proxies in front of us wrote. Each proxy appends
 * one entry, so with two trusted proxies the second entry from the right is the client; what stands left of it
 * was written by the client itself and is not believed.
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<RequestContext>((c, next) => {
    const socket = c.env.incoming.socket.remoteAddress ?? '';
    c.set('clientAddress', addressOf(socket, headerOf(c, 'x-forwarded-for'), trustedProxies));
    return next();
  });
}

export function addressOf(socket: string, forwarded: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwarded === undefined) return socket;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) ?? socket;
}
