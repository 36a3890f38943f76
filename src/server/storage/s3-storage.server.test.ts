import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { KoraError } from '../../kernel/errors.ts';
import { type HttpDouble, startHttpDouble } from '../../testing/s3/start-http-double.server.ts';
import { startS3 } from '../../testing/s3/start-s3.server.ts';
import { createS3Storage } from './s3-storage.server.ts';

const keys = {
  bucket: 'files',
  region: 'eu-test-1',
  accessKeyId: 'AKIDVISIBLE',
  secretAccessKey: 'hunter2hunter2',
};
const quick = { timeoutMs: 2_000, attempts: 3, retryDelayMs: 1 };
const text = { contentType: 'text/plain' };
const bytes = new TextEncoder().encode('hello');

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Answer = (call: number, request: IncomingMessage, response: ServerResponse) => void;

async function double(answer: Answer): Promise<HttpDouble> {
  const started = await startHttpDouble(answer);
  ends.push(() => started.stop());
  return started;
}

function xmlError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>about AKIDVISIBLE</Message></Error>`,
  );
}

async function failure(promise: Promise<unknown>): Promise<KoraError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof KoraError)) throw new Error('expected a KoraError', { cause: error });
  expect(error.message).not.toContain(keys.accessKeyId);
  expect(error.message).not.toContain(keys.secretAccessKey);
  return error;
}

describe('an S3 store that is wrongly set up', () => {
  test('with a wrong secret says which settings to check', async () => {
    const s3 = await startS3();
    ends.push(() => s3.stop());
    const storage = createS3Storage({ ...s3, secretAccessKey: 'wrong' }, quick);
    for (const call of [
      () => storage.check(),
      () => storage.put('a', bytes, text),
      () => storage.get('a'),
      () => storage.head('a'),
    ]) {
      const error = await failure(call());
      expect(error.code).toBe('storage_failed');
      expect(error.message).toMatch(/refused the access key.*403.*S3_SECRET_ACCESS_KEY/);
    }
  });

  test('without its bucket names the bucket, in every call', async () => {
    const s3 = await startS3();
    ends.push(() => s3.stop());
    const storage = createS3Storage({ ...s3, bucket: 'not-there' }, quick);
    for (const call of [
      () => storage.check(),
      () => storage.put('a', bytes, text),
      () => storage.get('a'),
      () => storage.head('a'),
      () => storage.delete('a'),
      () => storage.list(''),
    ]) {
      const error = await failure(call());
      expect(error.code).toBe('storage_failed');
      expect(error.message).toContain('no bucket "not-there"');
    }
  });

  test('where nobody listens says so with the address, without credentials in it', async () => {
    const gone = await startHttpDouble(() => undefined);
    await gone.stop();
    const endpoint = gone.endpoint.replace('http://', 'http://user:hunter2hunter2@');
    const error = await failure(createS3Storage({ ...keys, endpoint }, quick).check());
    expect(error.code).toBe('storage_failed');
    expect(error.message).toContain(`${new URL(gone.endpoint).host} could not be reached (ECONNREFUSED)`);
  });

  test('in another region says which settings to check', async () => {
    const store = await double((_, __, response) => {
      response.writeHead(301, { location: 'http://elsewhere.invalid/' });
      response.end('<Error><Code>PermanentRedirect</Code></Error>');
    });
    const error = await failure(createS3Storage({ ...keys, endpoint: store.endpoint }, quick).get('a'));
    expect(error.message).toMatch(/301 PermanentRedirect.*S3_REGION/);
    expect(store.calls).toEqual(['GET /files/a']);
  });

  test('that is a web page and no store is not understood', async () => {
    const store = await double((_, __, response) => response.end('<html>Welcome</html>'));
    const error = await failure(createS3Storage({ ...keys, endpoint: store.endpoint }, quick).check());
    expect(error.message).toContain('not understood');
  });
});

describe('an S3 store with a fault of the moment', () => {
  test.each([500, 503, 429])('%i and then well: the put is repeated with its whole body', async (status) => {
    const lengths: (string | undefined)[] = [];
    const store = await double((call, request, response) => {
      lengths.push(request.headers['content-length']);
      if (call < 3) return xmlError(response, status, 'SlowDown');
      response.writeHead(200, { etag: '"abc"' });
      response.end();
    });
    const storage = createS3Storage({ ...keys, endpoint: `${store.endpoint}/` }, quick);
    expect(await storage.put('x/y', bytes, text)).toMatchObject({ key: 'x/y', etag: 'abc', size: 5 });
    expect(store.calls).toEqual(['PUT /files/x/y', 'PUT /files/x/y', 'PUT /files/x/y']);
    expect(lengths).toEqual(['5', '5', '5']);
  });

  test('a connection that breaks is tried again', async () => {
    const store = await double((call, request, response) => {
      if (call === 1) request.socket.destroy();
      else response.writeHead(204).end();
    });
    await createS3Storage({ ...keys, endpoint: store.endpoint }, quick).delete('a');
    expect(store.calls).toHaveLength(2);
  });

  test('that lasts ends after the last try', async () => {
    const store = await double((_, __, response) => xmlError(response, 500, 'InternalError'));
    const error = await failure(createS3Storage({ ...keys, endpoint: store.endpoint }, quick).delete('a'));
    expect(error).toMatchObject({
      code: 'storage_failed',
      message: expect.stringContaining('500 InternalError'),
    });
    expect(store.calls).toHaveLength(quick.attempts);
  });

  test('a full store is told apart and not tried again', async () => {
    const store = await double((_, __, response) => xmlError(response, 507, 'XMinioStorageFull'));
    const storage = createS3Storage({ ...keys, endpoint: store.endpoint }, quick);
    expect(await failure(storage.put('a', bytes, text))).toMatchObject({ code: 'storage_full' });
    expect(store.calls).toHaveLength(1);
  });

  test('health asks once', async () => {
    const store = await double((_, __, response) => xmlError(response, 503, 'SlowDown'));
    await failure(createS3Storage({ ...keys, endpoint: store.endpoint }, quick).check());
    expect(store.calls).toEqual(['GET /files?list-type=2&max-keys=1']);
  });
});

describe('an S3 store that is silent', () => {
  test('runs out of time', async () => {
    const store = await double(() => undefined);
    const storage = createS3Storage({ ...keys, endpoint: store.endpoint }, { ...quick, timeoutMs: 150 });
    const error = await failure(storage.get('a'));
    expect(error.message).toContain('did not answer within 0.15 s');
  });

  test('in the middle of a body ends the body with an error', async () => {
    const store = await double((_, __, response) => {
      response.writeHead(200, { etag: '"abc"', 'content-length': '10' });
      response.write('half');
    });
    const storage = createS3Storage({ ...keys, endpoint: store.endpoint }, { ...quick, timeoutMs: 150 });
    const found = await storage.get('a');
    expect(await failure(new Response(found?.body).text())).toMatchObject({ code: 'storage_failed' });
  });

  test('and goes away in the middle of a body: the reader does not take the half for the whole', async () => {
    const store = await double((_, request, response) => {
      response.writeHead(200, { etag: '"abc"', 'content-length': '10' });
      response.write('half', () => request.socket.destroy());
    });
    const found = await createS3Storage({ ...keys, endpoint: store.endpoint }, quick).get('a');
    expect(await failure(new Response(found?.body).text())).toMatchObject({ code: 'storage_failed' });
  });

  test('is not waited for when the server shuts down', async () => {
    const store = await double(() => undefined);
    const storage = createS3Storage({ ...keys, endpoint: store.endpoint });
    const waiting = failure(storage.get('a'));
    while (store.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await storage.close();
    expect(await waiting).toMatchObject({ code: 'unavailable' });
  });
});

function item(key: string): string {
  return `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05Z</LastModified><ETag>"e"</ETag><Size>1</Size></Contents>`;
}

test('objects of others in the bucket do not shorten a page of ours', async () => {
  const store = await double((call, _, response) =>
    response.end(
      call === 1
        ? `<ListBucketResult>${item('a')}${item('a b')}<IsTruncated>true</IsTruncated><NextContinuationToken>t/+=</NextContinuationToken></ListBucketResult>`
        : `<ListBucketResult>${item('c')}<IsTruncated>false</IsTruncated></ListBucketResult>`,
    ),
  );
  const page = await createS3Storage({ ...keys, endpoint: store.endpoint }, quick).list('', { limit: 2 });
  expect(page.objects.map((object) => object.key)).toEqual(['a', 'c']);
  expect(page.next).toBeNull();
  expect(store.calls[1]).toBe('GET /files?list-type=2&max-keys=1&continuation-token=t%2F%2B%3D');
});
