import { createHash, randomBytes } from 'node:crypto';

/** Tokens are random and long, so a plain hash is enough: a copy of the table opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function randomToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}
