import { Hono } from 'hono';
import type { Services } from '../../services.ts';
import type { RequestContext } from '../request-context.ts';

/** 200 only while everything that is needed works; a load balancer that asks here stops sending to us at once. */
export function healthRoute(services: Services, isStopping: () => boolean): Hono<RequestContext> {
  return new Hono<RequestContext>().get('/health', async (c) => {
    const report = await services.health();
    const status = isStopping() ? 'unavailable' : report.status;
    c.header('Cache-Control', 'no-store');
    return c.json(
      { ...report, status, ...(isStopping() ? { stopping: true } : {}) },
      status === 'ok' ? 200 : 503,
    );
  });
}
