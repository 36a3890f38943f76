import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function strictEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${strictEncode(name)}=${strictEncode(value)}`)
    .toSorted()
    .join('&');
}

/**
 * Checks an AWS Signature Version 4 from the request alone, independent of the library that made it; the
 * S3 server of the tests takes any.
 */
export function isSignedWith(secretAccessKey: string, regionWanted: string, request: SignedRequest): boolean {
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const parts =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (parts === null) return false;
  const [, date = '', region = '', service = '', signedHeaders = '', signature] = parts;
  if (region !== regionWanted || service !== 's3') return false;
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return false;
  const [path = '', query = ''] = request.url.split('?');
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${header(name).replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    header('x-amz-date'),
    `${date}/${region}/${service}/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, date));
  return hmac(key, toSign).toString('hex') === signature;
}
