import type { Engine } from './database.ts';

/** The statement by which a question takes its identity, and which of its values is the time it may take. */
export const openingName = 'kora_take_identity';
export const openingTimeoutAt = 4;

/**
 * What it sets lasts until the transaction ends. The embedded engine cannot obey `statement_timeout`: its stream reads
 * the same value on its way and does.
 */
export function openingText(engine: Engine): string {
  const timeout =
    engine === 'embedded' ? '$5::text is null' : "set_config('statement_timeout', $5, true) is null";
  return `select set_config('role', $1, true) is null, set_config('transaction_read_only', $2, true) is null,
    set_config('request.jwt.claims', $3, true) is null, set_config('request.jwt.claim.sub', $4, true) is null,
    ${timeout}`;
}
