import { limits } from '../../kernel/limits.ts';
import type { Settings } from '../settings/settings.server.ts';
import type { RestOptions } from './rest-request.ts';

/** What the operator decides about the data API. */
export function restOptions(
  settings: Pick<Settings, 'REST_SCHEMAS' | 'REST_PLAN' | 'REST_TX_END'>,
): RestOptions {
  return {
    schemas: settings.REST_SCHEMAS,
    maxRows: limits.rest.maxRows,
    txEnd: settings.REST_TX_END,
    allowPlan: settings.REST_PLAN,
  };
}
