import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';

const segment = /^[A-Za-z0-9._-]+$/;

/**
 * The alphabet is small on purpose: such a key needs no escaping in a URL, in XML or in a file name, and
 * it can name nothing outside of the store.
 */
export function isObjectKey(key: string): boolean {
  if (key.length < 1 || key.length > limits.storage.keyLength) return false;
  return key.split('/').every((part) => segment.test(part) && part !== '.' && part !== '..');
}

export function checkObjectKey(key: string): void {
  if (isObjectKey(key)) return;
  throw new KoraError('bad_path', {
    message: `A file's key has 1 to ${limits.storage.keyLength} letters, digits, dots, hyphens and underscores in parts joined by single slashes, and no part is "." or "..".`,
  });
}
