import { createHash } from 'node:crypto';
import { limits } from '../../kernel/limits.ts';

const names = new Map<string, string>();

/**
 * The name under which a statement is kept by every connection. Each connection holds all of them, and a client
 * can make up ever new shapes of query: when the limit is reached, further ones stay nameless.
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= limits.database.preparedStatements) return known;
  const name = `kora_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}
