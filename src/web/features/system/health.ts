import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';

const states = ['ok', 'unavailable'] as const;
type State = (typeof states)[number];

export interface Check {
  readonly status?: State;
  readonly kind?: string;
  readonly ms?: number;
}

export interface Health {
  readonly status: State;
  readonly version: string;
  readonly checks: Readonly<Record<string, Check>>;
}

export const healthPath = '/health';

/** Asks the server how it is. An answer that says "not ready" is an answer; silence or nonsense is an error. */
export async function readHealth(signal: AbortSignal): Promise<Health> {
  const response = await fetch(healthPath, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.web.healthTimeoutMs)]),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!isHealth(body)) throw new KoraError('unavailable');
  return body;
}

/** By hand: the home page shows this first, and a library of schemas would be a tenth of all its code. */
function isHealth(body: unknown): body is Health {
  return (
    isRecord(body) &&
    isState(body['status']) &&
    typeof body['version'] === 'string' &&
    isRecord(body['checks']) &&
    Object.values(body['checks']).every(isCheck)
  );
}

function isCheck(value: unknown): value is Check {
  return (
    isRecord(value) &&
    (value['status'] === undefined || isState(value['status'])) &&
    (value['kind'] === undefined || typeof value['kind'] === 'string') &&
    (value['ms'] === undefined || typeof value['ms'] === 'number')
  );
}

function isState(value: unknown): value is State {
  return states.some((state) => state === value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
