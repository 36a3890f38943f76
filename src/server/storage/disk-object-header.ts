import { z } from 'zod';

/**
 * Each object file begins with a block of fixed length that says what the rest is. One file, moved into
 * place by one rename, cannot disagree with itself after a crash; a second file beside it could. The length
 * is fixed because size and hash are known only when the body has been written behind it.
 */
export const headerBytes = 2_048;

const magic = 'kora-object/1 ';

const headerSchema = z.object({
  key: z.string(),
  size: z.number().int().nonnegative(),
  etag: z.string().regex(/^[0-9a-f]{64}$/),
  modifiedAt: z.iso.datetime(),
  contentType: z.string(),
  cacheControl: z.string().nullable(),
});

export type DiskObjectHeader = z.infer<typeof headerSchema>;

/** Every part is ASCII and bounded, so the text always fits. */
export function encodeHeader(header: DiskObjectHeader): Uint8Array {
  const text = magic + JSON.stringify(header);
  if (text.length >= headerBytes) throw new RangeError('The header of an object outgrew its block.');
  return new TextEncoder().encode(`${text.padEnd(headerBytes - 1)}\n`);
}

export function decodeHeader(block: Uint8Array): DiskObjectHeader | null {
  const text = new TextDecoder().decode(block);
  if (text.length !== headerBytes || !text.startsWith(magic)) return null;
  try {
    return headerSchema.parse(JSON.parse(text.slice(magic.length)));
  } catch {
    return null;
  }
}
