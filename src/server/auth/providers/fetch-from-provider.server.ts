import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Without encryption only on this very machine, where nobody listens in between. */
function isSafeProviderUrl(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}

interface ProviderRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | URLSearchParams | Uint8Array | ReadableStream | ArrayBuffer | null | undefined;
}

/** One call to a provider: no redirect, an end in time, and no more bytes than such an answer can have. */
export async function fetchFromProvider(address: string, request: ProviderRequest): Promise<Response> {
  const url = new URL(address);
  if (!isSafeProviderUrl(url)) throw new TypeError(`A provider must use https: ${url.origin}.`);
  const answer = await fetch(url, {
    method: request.method,
    headers: request.headers,
    // Requests to a provider are forms and tokens: text, never shared memory.
    body: (request.body ?? null) as string | URLSearchParams | null,
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.providers.timeoutMs),
  });
  const body = await readWithin(answer, limits.providers.answerBytes);
  const hasBody = answer.status !== 204 && answer.status !== 304;
  return new Response(hasBody ? body : null, { status: answer.status, headers: answer.headers });
}

async function readWithin(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new KoraError('body_too_large', { message: 'The provider answers too much.' });
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
