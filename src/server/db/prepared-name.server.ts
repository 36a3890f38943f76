import { createHash } from 'node:crypto';
import { limits } from '../../kernel/limits.ts';
import type { Role } from './database.ts';

const names = new Map<string, string>();

/**
 * The name under which a statement is kept by every connection. Each connection holds all of them, and a client
 * can make up ever new shapes of query: when the limit is reached, further ones stay nameless. Each role has its own,
 * because row security makes PostgreSQL plan a statement anew when another role runs it.
 */
export function preparedName(text: string, role: Role): string | undefined {
  const key = `${role} ${text}`;
  const known = names.get(key);
  if (known !== undefined || names.size >= limits.database.preparedStatements) return known;
  const name = `kora_${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
  names.set(key, name);
  return name;
}
