import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from 's3rver';
import { isSignedWith } from './s3-signature.server.ts';

export interface RunningS3 {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
}

/** A real S3 server on a free port, with one empty bucket. */
export async function startS3(): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), 'kora-s3-'));
  const bucket = 'kora-test';
  const secretAccessKey = 'S3RVER';
  const region = 'eu-test-1';
  const giveBack = lendDes();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  demandSignature(server, secretAccessKey, region);
  answerAfterWriting(server);
  listInKeyOrder(server);
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region,
    accessKeyId: 'S3RVER',
    secretAccessKey,
    async stop() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      giveBack();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The server looks at the access key only; S3 looks at the signature. */
function demandSignature(server: S3rver, secretAccessKey: string, region: string): void {
  server.middleware.unshift(async (context, next) => {
    const { method = '', url = '', headers } = context.req;
    if (isSignedWith(secretAccessKey, region, { method, url, headers })) return next();
    context.status = 403;
    context.type = 'application/xml';
    context.body = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
  });
}

type Cipher = (name: string, key: Buffer, iv: Buffer) => unknown;

/**
 * The server makes its continuation tokens with DES, which today's OpenSSL no longer offers. Triple DES
 * with three times the same key is the same cipher.
 */
function lendDes(): () => void {
  const crypto = createRequire(import.meta.url)('node:crypto') as Record<string, Cipher>;
  const given = new Map<string, Cipher>();
  for (const name of ['createCipheriv', 'createDecipheriv']) {
    const original = crypto[name];
    if (original === undefined) continue;
    given.set(name, original);
    crypto[name] = (cipher, key, iv) =>
      cipher === 'des'
        ? original('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : original(cipher, key, iv);
  }
  return () => {
    for (const [name, original] of given) crypto[name] = original;
  };
}

/** The server answers a put before its file is complete and lets two puts write into one file; S3 does neither. */
function answerAfterWriting({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  const turns = new Map<string, Promise<unknown>>();
  async function put(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }> {
    const result = await putObject(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    while ((await stat(path)).size !== result.size) await wait(1);
    return result;
  }
  store.putObject = (object) => {
    const turn = (turns.get(object.key) ?? Promise.resolve()).catch(() => undefined).then(() => put(object));
    turns.set(object.key, turn);
    return turn;
  };
}

/** The server lists in the order of its files; S3 lists in the order of the keys. */
function listInKeyOrder({ store }: S3rver): void {
  const listObjects = store.listObjects.bind(store);
  store.listObjects = async (bucket, options) => {
    const { startAfter = '', maxKeys = Number.POSITIVE_INFINITY, ...rest } = options;
    const all = await listObjects(bucket, rest);
    const behind = all.objects
      .filter((object) => object.key > startAfter)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    return { ...all, objects: behind.slice(0, maxKeys), isTruncated: behind.length > maxKeys };
  };
}
