import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { isPlainJson } from '../../../kernel/plain-text.ts';
import { AuthError } from '../auth-error.ts';

const tooLarge = `expected at most ${limits.auth.metadataBytes} bytes`;

const unkeepable = 'control characters cannot be kept; leave them out';

/** It travels in every access token, and a token must fit into a header. */
export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine(fits, { error: tooLarge })
  .refine(isPlainJson, { error: unkeepable });

/** New values over old ones; null removes. */
export function mergeMetadata(
  old: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...old, ...given }).filter(([, value]) => value !== null),
  );
  if (!fits(merged)) throw new AuthError('validation_failed', { message: `metadata: ${tooLarge}` });
  return merged;
}

function fits(data: Readonly<Record<string, unknown>>): boolean {
  return new TextEncoder().encode(JSON.stringify(data)).byteLength <= limits.auth.metadataBytes;
}
