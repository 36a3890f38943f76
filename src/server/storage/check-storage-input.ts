import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { checkObjectKey } from './object-key.ts';
import type { ListOptions, PutOptions } from './storage.ts';

const printable = /^[\x20-\x7e]+$/;

/** Both values become HTTP headers sooner or later: a line break in them would become a second header. */
export function checkPutOptions(options: PutOptions): void {
  for (const [name, value] of [
    ['contentType', options.contentType],
    ['cacheControl', options.cacheControl],
  ] as const) {
    if (value === undefined) continue;
    if (printable.test(value) && value.length <= limits.storage.headerLength && value.trim() === value)
      continue;
    throw new KoraError('invalid_input', {
      message: `${name} is 1 to ${limits.storage.headerLength} printable ASCII characters.`,
    });
  }
}

export function checkListOptions(prefix: string, options: ListOptions): { limit: number; after: string } {
  if (prefix.length > limits.storage.keyLength || !/^[A-Za-z0-9._/-]*$/.test(prefix)) {
    throw new KoraError('bad_path', { message: 'The prefix has characters that no key has.' });
  }
  const { limit = limits.storage.listed, after = '' } = options;
  if (!Number.isInteger(limit) || limit < 1) {
    throw new KoraError('invalid_input', { message: 'The limit of a listing is a whole number from 1 on.' });
  }
  if (after !== '') checkObjectKey(after);
  return { limit: Math.min(limit, limits.storage.listed), after };
}
