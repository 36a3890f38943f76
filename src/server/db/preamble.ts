import type { Claims, Role, TxOptions } from './database.ts';

const roles: ReadonlySet<string> = new Set<Role>(['anon', 'authenticated', 'service_role']);

/** Safe for any text while `standard_conforming_strings` is on, which both engines insist on. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * One simple query that opens the transaction, takes the role and states the claims. JSON escapes control
 * characters itself; a lone `\u0000` is dropped because jsonb cannot hold it.
 */
export function preamble(role: Role, claims: Claims, options: TxOptions): string {
  if (!roles.has(role)) throw new TypeError(`not a role: ${role}`);
  const stated = JSON.stringify(claims).replaceAll('\\u0000', '');
  return `begin${options.readOnly === true ? ' read only' : ''}; set local role ${role}; set local request.jwt.claims = ${quoteLiteral(stated)}`;
}
