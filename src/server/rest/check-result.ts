import { PostgrestError } from './postgrest-error.ts';
import type { RestCall, StatementResult } from './rest-request.ts';

export type ResultCheck = (found: StatementResult) => void;

interface Checked {
  /** The rows are the answer, and the client may want exactly one of them. */
  single: boolean;
  /** The rows are what was touched, and the client may allow only so many. */
  affected: boolean;
}

/**
 * Throws when the result must not stand. Undefined when the client said nothing that a result could fail: then nobody has
 * to look at it before it is committed.
 */
export function resultCheck(call: RestCall, { single, affected }: Checked): ResultCheck | undefined {
  const isSingle = single && call.format.kind === 'object';
  const isBounded = affected && boundOf(call) !== undefined;
  if (!isSingle && !isBounded) return undefined;
  return (found) => {
    if (isSingle) checkSingle(found);
    if (isBounded) checkAffected(call, found);
  };
}

/** How many rows may be touched, when the client insists on it. */
function boundOf({ preferences: { maxAffected, handling } }: RestCall): number | undefined {
  return handling === 'strict' ? maxAffected : undefined;
}

/** One row, no more and no less, when an object was asked for. */
function checkSingle({ page }: StatementResult): void {
  if (page === 1) return;
  throw new PostgrestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${page} rows`,
  });
}

function checkAffected(call: RestCall, { page }: StatementResult): void {
  const bound = boundOf(call);
  if (bound === undefined || page <= bound) return;
  throw new PostgrestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${page} rows`,
  });
}

/** What returns one thing by nature cannot touch a number of rows. */
export function checkCountable(call: RestCall, returnsMany: boolean): void {
  if (returnsMany || boundOf(call) === undefined) return;
  throw new PostgrestError({
    status: 400,
    code: 'PGRST128',
    message: 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  });
}
