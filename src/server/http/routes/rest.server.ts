import { Hono } from 'hono';
import { answerRequest } from '../../rest/answer-request.server.ts';
import { openRestApi } from '../../rest/open-rest-api.server.ts';
import type { Services } from '../../services.ts';
import type { RequestContext } from '../request-context.ts';

/** The data API: who may see and change what is decided by the database alone. */
export function restRoutes({ database, log }: Pick<Services, 'database' | 'log'>): Hono<RequestContext> {
  const api = openRestApi(database);
  return new Hono<RequestContext>().all('/rest/v1/*', (c) =>
    answerRequest(api, { request: c.req.raw, body: () => c.req.text(), caller: c.get('caller') }, (error) =>
      log.error({ err: error, request_id: c.get('requestId'), path: c.req.path }, 'request failed'),
    ),
  );
}
