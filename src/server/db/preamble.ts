import { keepableJson } from '../../kernel/plain-text.ts';
import type { Claims, Engine, Role, TxOptions } from './database.ts';

const roles: ReadonlySet<string> = new Set<Role>(['anon', 'authenticated', 'service_role', 'app_visitor']);

/** Safe for any text while `standard_conforming_strings` is on, which both engines insist on. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function checkRole(role: Role): void {
  if (!roles.has(role)) throw new TypeError(`not a role: ${role}`);
}

type StatedClaims = readonly [all: string, subject: string];

const stated = new WeakMap<Claims, StatedClaims>();

/**
 * All claims as JSON, and who it is once more alone: every policy asks for that. What jsonb cannot hold is left out, since
 * it would keep out whoever has it in their name. Both are always stated, so none stays from before. The claims of a token
 * are the same object as long as the token is remembered, and nobody changes it.
 */
export function statedClaims(claims: Claims): StatedClaims {
  const known = stated.get(claims);
  if (known !== undefined) return known;
  const made: StatedClaims = [keepableJson(claims), (claims.sub ?? '').replaceAll('\0', '')];
  stated.set(claims, made);
  return made;
}

/** One simple query that opens the transaction, says how long each statement may take, takes the role and states the claims. */
export function preamble(
  role: Role,
  claims: Claims,
  options: TxOptions,
  limit?: { engine: Engine; statementMs: number },
): string {
  checkRole(role);
  const mode = options.readOnly === true ? ' read only' : '';
  // The embedded engine cannot obey it: the stream to it reads the comment and does.
  const timeout =
    limit === undefined
      ? ''
      : limit.engine === 'embedded'
        ? ` /* statement_timeout ${limit.statementMs} */`
        : `; set local statement_timeout = ${limit.statementMs}`;
  const [all, subject] = statedClaims(claims);
  return `begin${mode}${timeout}; set local role ${role}; set local request.jwt.claims = ${quoteLiteral(all)}; set local request.jwt.claim.sub = ${quoteLiteral(subject)}`;
}
