import { createHash } from 'node:crypto';
import type { RestRequest } from '../rest-request.ts';

/** Headers that change what a write does or answers. */
const telling = ['prefer', 'accept', 'content-type', 'content-profile'];

/** The same for a request that is sent again, another for every other. Each part in quotes: none runs into the next. */
export async function fingerprintOf(request: RestRequest): Promise<string> {
  const parts = [
    request.method,
    request.segments,
    request.parameters.toString(),
    telling.map((name) => request.header(name) ?? ''),
    await request.body(),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
