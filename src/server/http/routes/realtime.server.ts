import { Hono } from 'hono';
import { KoraError } from '../../../kernel/errors.ts';
import { realtimeRefusal } from '../../realtime/refuse-message.ts';
import type { RequestContext } from '../request-context.ts';

/** What clients of Supabase's realtime ask for without a socket. */
export function realtimeRoutes(): Hono<RequestContext> {
  return new Hono<RequestContext>().all('/realtime/v1/*', () => {
    throw new KoraError('not_found', { message: realtimeRefusal });
  });
}
