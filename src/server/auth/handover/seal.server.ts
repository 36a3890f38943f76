import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** The code is random and long: its hash under another name than the stored one is a key. */
const keyOf = (code: string) => createHash('sha256').update(`handover-key:${code}`).digest();

/** Only whoever has the code can read it: a copy of the table opens no session. */
export function seal(code: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(code), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(code: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(code), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
