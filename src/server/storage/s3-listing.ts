import { isObjectKey } from './object-key.ts';
import type { ListedObject } from './storage.ts';

export interface S3Listing {
  objects: ListedObject[];
  /** Continues behind this page, or null when it is the last. */
  token: string | null;
}

function textOf(xml: string, tag: string): string | null {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;
}

function objectOf(xml: string, key: string): ListedObject | null {
  const size = textOf(xml, 'Size');
  const modified = Date.parse(textOf(xml, 'LastModified') ?? '');
  const etag = textOf(xml, 'ETag')?.replace(/&quot;|&#34;|"/g, '');
  if (size === null || !/^\d+$/.test(size) || Number.isNaN(modified) || !etag) return null;
  return { key, size: Number(size), etag, modifiedAt: new Date(modified) };
}

/**
 * Reads the answer of ListObjectsV2; null when it is not one. Markup in a foreign key arrives escaped, so it
 * cannot end an element early, and our own keys contain nothing that would need escaping: no XML parser is
 * needed. Objects whose keys are not of our kind were put there by somebody else and are left out.
 */
export function readS3Listing(xml: string): S3Listing | null {
  if (!/<ListBucketResult[\s>]/.test(xml)) return null;
  const objects: ListedObject[] = [];
  for (const [, contents] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const key = textOf(contents ?? '', 'Key');
    if (key === null) return null;
    if (!isObjectKey(key)) continue;
    const object = objectOf(contents ?? '', key);
    if (object === null) return null;
    objects.push(object);
  }
  const truncated = textOf(xml, 'IsTruncated');
  if (truncated !== 'true') return { objects, token: null };
  const token = textOf(xml, 'NextContinuationToken');
  return token === null ? null : { objects, token: unescapeXml(token) };
}

function unescapeXml(text: string): string {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return named[name] ?? whole;
  });
}
