import type { Sealed } from '../../../catalog/journal/journal-entry.ts';

/** A key of the journal as it is kept: it opens only with the passphrase. */
export type WrappedKey = {
  readonly salt: string;
  readonly iterations: number;
  readonly iv: string;
  readonly wrapped: string;
};

/** What OWASP's cheat sheet on storing passwords asks of PBKDF2 with SHA-256 (2023). */
const iterations = 600_000;
const cipher = 'AES-GCM';

/** A new key for a journal. Everything is sealed with it, so that another passphrase means to wrap one key anew and not the journal. */
export async function makeKey(): Promise<CryptoKey> {
  return await crypto.subtle.generateKey({ name: cipher, length: 256 }, true, ['encrypt', 'decrypt']);
}

export async function wrapKey(key: CryptoKey, passphrase: string): Promise<WrappedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const outer = await keyOf(passphrase, salt, iterations);
  const raw = await crypto.subtle.exportKey('raw', key);
  const wrapped = await crypto.subtle.encrypt({ name: cipher, iv }, outer, raw);
  return { salt: written(salt), iterations, iv: written(iv), wrapped: written(new Uint8Array(wrapped)) };
}

/** Undefined when it is not the passphrase. */
export async function unwrapKey(kept: WrappedKey, passphrase: string): Promise<CryptoKey | undefined> {
  const outer = await keyOf(passphrase, read(kept.salt), kept.iterations);
  try {
    const raw = await crypto.subtle.decrypt({ name: cipher, iv: read(kept.iv) }, outer, read(kept.wrapped));
    return await crypto.subtle.importKey('raw', raw, cipher, true, ['encrypt', 'decrypt']);
  } catch {
    return undefined;
  }
}

export async function sealText(text: string, key: CryptoKey, keyId: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, key, new TextEncoder().encode(text));
  return { key: keyId, iv: written(iv), data: written(new Uint8Array(sealed)) };
}

/** Fails when it was changed or sealed with another key. */
export async function openText(sealed: Sealed, key: CryptoKey): Promise<string> {
  const text = await crypto.subtle.decrypt({ name: cipher, iv: read(sealed.iv) }, key, read(sealed.data));
  return new TextDecoder().decode(text);
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    { name: cipher, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** In pieces: a picture has more bytes than a call may have arguments. */
function written(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function read(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
