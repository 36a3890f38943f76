import { Hono } from 'hono';
import { limitKeyOf } from '../../auth/limit-key.ts';
import { needSecondFactorForData } from '../../auth/second-factor-required.server.ts';
import { answerRequest } from '../../rest/answer-request.server.ts';
import type { FairTurns } from '../../rest/cost/fair-turns.ts';
import { sweepDaily } from '../../rest/idempotency/sweep-daily.server.ts';
import { openRestApi } from '../../rest/open-rest-api.server.ts';
import { restOptions } from '../../rest/rest-options.ts';
import type { Services } from '../../services.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

type RestServices = Pick<Services, 'database' | 'log' | 'queue' | 'clock' | 'settings'>;

/** The data API: who may see and change what is decided by the database alone. */
export function restRoutes(services: RestServices, turns: FairTurns): Hono<RequestContext> {
  const { database, log } = services;
  const api = openRestApi(database, restOptions(services.settings), turns);
  const sweep = sweepDaily(services);
  return new Hono<RequestContext>().all('/rest/v1/*', (c) => {
    needSecondFactorForData(services.settings, c.get('caller'));
    if (headerOf(c, 'idempotency-key') !== undefined) sweep();
    return answerRequest(
      api,
      {
        request: {
          method: c.req.method,
          url: c.req.url,
          headers: { get: (name) => headerOf(c, name) ?? null },
        },
        body: () => c.req.text(),
        caller: c.get('caller'),
        address: limitKeyOf(c.get('clientAddress')),
      },
      (error) =>
        log.error({ err: error, request_id: c.get('requestId'), path: c.req.path }, 'request failed'),
    );
  });
}
