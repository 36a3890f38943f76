import { createHash } from 'node:crypto';
import { limits } from '../../kernel/limits.ts';
import { checkListOptions, checkPutOptions } from './check-storage-input.ts';
import { checkObjectKey } from './object-key.ts';
import { readObjectBody } from './read-object-body.ts';
import { createS3Client, type S3Client, type S3Settings, type S3Timing } from './s3-client.server.ts';
import { missingBucket, notUnderstood, refused, s3ErrorCode, unanswered, unreachable } from './s3-error.ts';
import { readS3Listing, type S3Listing } from './s3-listing.ts';
import type {
  ListedObject,
  ListOptions,
  ObjectBody,
  ObjectPage,
  OpenedObject,
  PutOptions,
  Storage,
  StoredObject,
} from './storage.ts';

interface S3Options extends S3Timing {
  maxBytes?: number;
}

export function createS3Storage(settings: S3Settings, options: S3Options = {}): Storage {
  return new S3Storage(createS3Client(settings, options), options.maxBytes ?? limits.http.uploadBytes);
}

class S3Storage implements Storage {
  readonly kind = 's3';
  readonly #client: S3Client;
  readonly #maxBytes: number;
  /** HEAD answers 404 without a word for a missing object and for a missing bucket alike. */
  #bucketSeen = false;

  constructor(client: S3Client, maxBytes: number) {
    this.#client = client;
    this.#maxBytes = maxBytes;
  }

  async put(key: string, body: ObjectBody, options: PutOptions): Promise<StoredObject> {
    checkObjectKey(key);
    checkPutOptions(options);
    // S3 takes no body of unknown length, and a broken call can only be repeated with the bytes at hand.
    const bytes = await gather(body, this.#maxBytes);
    const headers: Record<string, string> = {
      'content-type': options.contentType,
      // The store compares this with what arrived, so a body that was damaged on the way is not stored.
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    if (options.cacheControl !== undefined) headers['cache-control'] = options.cacheControl;
    return this.#client.call({ method: 'PUT', key, headers, body: bytes }, async (response) => {
      const text = await response.text();
      if (!response.ok) throw refused(this.#client.place, response.status, s3ErrorCode(text));
      this.#bucketSeen = true;
      return {
        key,
        size: bytes.byteLength,
        etag: this.#etag(response),
        modifiedAt: new Date(response.headers.get('date') ?? Date.now()),
        contentType: options.contentType,
        cacheControl: options.cacheControl ?? null,
      };
    });
  }

  async get(key: string): Promise<OpenedObject | null> {
    checkObjectKey(key);
    return this.#client.call({ method: 'GET', key }, async (response) => {
      if (response.status === 404) {
        const code = s3ErrorCode(await response.text());
        if (code === 'NoSuchBucket') throw missingBucket(this.#client.place);
        return null;
      }
      const object = this.#described(key, response);
      return { object, body: guardedBody(response, object.size, this.#client) };
    });
  }

  async head(key: string): Promise<StoredObject | null> {
    checkObjectKey(key);
    const found = await this.#client.call({ method: 'HEAD', key }, async (response) =>
      response.status === 404 ? null : this.#described(key, response),
    );
    if (found === null && !this.#bucketSeen) await this.#page({ 'max-keys': '1' });
    return found;
  }

  async delete(key: string): Promise<void> {
    checkObjectKey(key);
    await this.#client.call({ method: 'DELETE', key }, async (response) => {
      const text = await response.text();
      if (!response.ok && s3ErrorCode(text) === 'NoSuchBucket') throw missingBucket(this.#client.place);
    });
  }

  async list(prefix: string, options: ListOptions = {}): Promise<ObjectPage> {
    const { limit, after } = checkListOptions(prefix, options);
    const objects: ListedObject[] = [];
    let token: string | null = null;
    do {
      const query: Record<string, string> = { 'max-keys': String(limit - objects.length) };
      if (prefix !== '') query['prefix'] = prefix;
      if (token !== null) query['continuation-token'] = token;
      else if (after !== '') query['start-after'] = after;
      const page: S3Listing = await this.#page(query);
      objects.push(...page.objects);
      token = page.token;
      // A page may be short because it held objects of somebody else.
    } while (token !== null && objects.length < limit);
    return { objects, next: token === null ? null : (objects.at(-1)?.key ?? null) };
  }

  async check(): Promise<void> {
    await this.#page({ 'max-keys': '1' }, { attempts: 1, timeoutMs: limits.http.healthCheckMs });
  }

  async close(): Promise<void> {
    this.#client.stop();
  }

  #page(query: Record<string, string>, timing: S3Timing = {}): Promise<S3Listing> {
    const { timeoutMs = this.#client.timeoutMs, attempts } = timing;
    const call = { method: 'GET' as const, query: { 'list-type': '2', ...query } };
    return this.#client.call(
      {
        ...call,
        timeoutMs: Math.min(timeoutMs, this.#client.timeoutMs),
        ...(attempts === undefined ? {} : { attempts }),
      },
      async (response) => {
        const text = await response.text();
        if (!response.ok) throw refused(this.#client.place, response.status, s3ErrorCode(text));
        const listing = readS3Listing(text);
        if (listing === null) throw notUnderstood(this.#client.place, 'it is not a listing of objects');
        this.#bucketSeen = true;
        return listing;
      },
    );
  }

  #etag(response: Response): string {
    const etag = response.headers.get('etag')?.replace(/^W\//, '').replaceAll('"', '');
    if (!etag) throw notUnderstood(this.#client.place, 'it has no ETag');
    return etag;
  }

  #described(key: string, response: Response): StoredObject {
    this.#bucketSeen = true;
    const length = response.headers.get('content-length');
    if (length === null) throw notUnderstood(this.#client.place, 'it has no Content-Length');
    return {
      key,
      size: Number(length),
      etag: this.#etag(response),
      modifiedAt: new Date(response.headers.get('last-modified') ?? Date.now()),
      contentType: response.headers.get('content-type') ?? 'application/octet-stream',
      cacheControl: response.headers.get('cache-control'),
    };
  }
}

async function gather(body: ObjectBody, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readObjectBody(body, limit)) chunks.push(chunk);
  const [only] = chunks;
  return chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
}

/**
 * A download may take as long as its reader likes; only a store that sends nothing when it is asked for the
 * next piece runs out of time.
 */
function guardedBody(response: Response, size: number, client: S3Client): ReadableStream<Uint8Array> {
  const reader = response.body?.getReader();
  let left = size;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(() => {
          controller.error(unanswered(client.place, client.timeoutMs));
          void reader?.cancel().catch(() => undefined);
        }, client.timeoutMs);
        try {
          const next = await reader?.read();
          if (next?.value !== undefined) {
            left -= next.value.byteLength;
            controller.enqueue(next.value);
            return;
          }
          if (left !== 0) throw new Error(`The body ended ${left} bytes early.`);
          controller.close();
        } catch (error) {
          controller.error(unreachable(client.place, error));
        } finally {
          clearTimeout(timer);
        }
      },
      async cancel(reason) {
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
