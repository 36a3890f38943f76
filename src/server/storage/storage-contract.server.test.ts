import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KoraError } from '../../kernel/errors.ts';
import { type RunningS3, startS3 } from '../../testing/s3/start-s3.server.ts';
import { openDiskStorage } from './disk-storage.server.ts';
import { createS3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage.ts';

const maxBytes = 300_000;
const text = { contentType: 'text/plain; charset=utf-8' };
const badKeys = ['', '..', '../x', 'a/../b', '/etc/passwd', 'a\0b', 'a//b', 'a/', 'ü'];

interface Opened {
  storage: Storage;
  end(): Promise<void>;
}

async function openOnDisk(): Promise<Opened> {
  const directory = await mkdtemp(join(tmpdir(), 'kora-storage-'));
  return {
    storage: await openDiskStorage(directory, { maxBytes }),
    end: () => rm(directory, { recursive: true, force: true }),
  };
}

async function openOnS3(): Promise<Opened> {
  const s3: RunningS3 = await startS3();
  return { storage: createS3Storage(s3, { maxBytes }), end: () => s3.stop() };
}

function bytesOf(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function streamOf(...chunks: (Uint8Array | Error)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const next = chunks.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(next);
    },
  });
}

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  const found = await storage.get(key);
  return found === null ? null : Buffer.from(await new Response(found.body).arrayBuffer());
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof KoraError) return error.code;
  throw new Error('expected a KoraError', { cause: error });
}

describe.each([
  ['disk', openOnDisk],
  ['s3', openOnS3],
] as const)('storage on %s', (kind, open) => {
  let opened: Opened;
  let storage: Storage;

  beforeAll(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterAll(async () => {
    await storage.close();
    await opened.end();
  });

  test('says what it is and that it is well', async () => {
    expect(storage.kind).toBe(kind);
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test('gives back what was put, with its description', async () => {
    const bytes = randomBytes(200_000);
    const before = Date.now() - 2_000;
    const put = await storage.put('give/back.bin', bytes, {
      contentType: 'application/x-test; a="b"',
      cacheControl: 'public, max-age=60',
    });
    expect(put).toMatchObject({
      key: 'give/back.bin',
      size: 200_000,
      contentType: 'application/x-test; a="b"',
      cacheControl: 'public, max-age=60',
    });
    expect(put.etag).toMatch(/^[0-9a-f]{32,64}$/);
    expect(put.modifiedAt.getTime()).toBeGreaterThan(before);
    expect(put.modifiedAt.getTime()).toBeLessThan(Date.now() + 2_000);
    const found = await storage.get('give/back.bin');
    const { modifiedAt, ...described } = put;
    expect(found?.object).toMatchObject(described);
    expect(Math.abs((found?.object.modifiedAt.getTime() ?? 0) - modifiedAt.getTime())).toBeLessThan(2_000);
    expect(Buffer.from(await new Response(found?.body).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await storage.head('give/back.bin')).toMatchObject(described);
  });

  test('takes a stream and an empty file', async () => {
    await storage.put('stream', streamOf(bytesOf('one '), new Uint8Array(0), bytesOf('two')), text);
    expect((await read(storage, 'stream'))?.toString()).toBe('one two');
    const empty = await storage.put('empty', new Uint8Array(0), text);
    expect(empty).toMatchObject({ size: 0, cacheControl: null });
    expect((await read(storage, 'empty'))?.byteLength).toBe(0);
    await storage.put('empty-stream', streamOf(), text);
    expect(await storage.head('empty-stream')).toMatchObject({ size: 0 });
  });

  test('replaces an object whole, and its hash changes with its bytes', async () => {
    const first = await storage.put('replace', bytesOf('a long first text'), text);
    const second = await storage.put('replace', bytesOf('short'), { contentType: 'text/css' });
    expect((await read(storage, 'replace'))?.toString()).toBe('short');
    expect(await storage.head('replace')).toMatchObject({ size: 5, contentType: 'text/css' });
    expect(second.etag).not.toBe(first.etag);
  });

  test('has nothing where nothing was put', async () => {
    expect(await storage.get('no/such')).toBeNull();
    expect(await storage.head('no/such')).toBeNull();
    await expect(storage.delete('no/such')).resolves.toBeUndefined();
  });

  test('deletes once and for all', async () => {
    await storage.put('gone/soon', bytesOf('x'), text);
    await storage.put('gone/other', bytesOf('y'), text);
    await storage.delete('gone/soon');
    await storage.delete('gone/soon');
    expect(await storage.get('gone/soon')).toBeNull();
    expect((await read(storage, 'gone/other'))?.toString()).toBe('y');
  });

  test('keeps a key and keys below it, capitals and very long keys apart', async () => {
    const long = 'l'.repeat(120);
    const keys = ['apart', 'apart/x', 'apart.d/x', 'APART', `apart-${long}/${long}`, `apart-${long}`];
    for (const key of keys) await storage.put(key, bytesOf(key), text);
    for (const key of keys) expect((await read(storage, key))?.toString()).toBe(key);
  });

  test('lists by prefix in the order of the keys, page by page', async () => {
    const keys = [
      'list/a',
      'list/a-b',
      'list/a.b',
      'list/a/b',
      'list/aB',
      'list/a_b',
      'list/ab',
      'list/b/c/d',
    ];
    for (const key of keys.toReversed()) await storage.put(key, bytesOf(key), text);
    await storage.put('lisu', bytesOf('beyond'), text);
    const all = await storage.list('list/');
    expect(all.objects.map((object) => object.key)).toEqual(keys);
    expect(all.next).toBeNull();
    const head = await storage.head('list/a/b');
    expect(all.objects[3]).toMatchObject({ key: 'list/a/b', size: 8, etag: head?.etag });

    const paged: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 10; page++) {
      const found = await storage.list('list/', { limit: 3, ...(after === undefined ? {} : { after }) });
      paged.push(...found.objects.map((object) => object.key));
      if (found.next === null) break;
      expect(found.objects).toHaveLength(3);
      after = found.next;
    }
    expect(paged).toEqual(keys);
    expect((await storage.list('list/a/')).objects.map((object) => object.key)).toEqual(['list/a/b']);
    expect((await storage.list('list/a', { after: 'list/aB' })).objects.map((object) => object.key)).toEqual([
      'list/a_b',
      'list/ab',
    ]);
    expect(await storage.list('nothing/here')).toEqual({ objects: [], next: null });
  });

  test('of many puts at once on one key, one wins whole', async () => {
    const bodies = Array.from({ length: 8 }, (_, index) => Buffer.alloc(40_000 + index * 10_000, `${index}`));
    await Promise.all(bodies.map((body) => storage.put('race', body, text)));
    const winner = await read(storage, 'race');
    const head = await storage.head('race');
    expect(bodies.some((body) => winner !== null && body.equals(winner))).toBe(true);
    expect(head?.size).toBe(winner?.byteLength);
  });

  test('refuses what is too large while it arrives, and keeps what was there', async () => {
    await storage.put('large', bytesOf('former'), text);
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 50_000;
        controller.enqueue(new Uint8Array(50_000));
      },
      cancel() {
        cancelled = true;
      },
    });
    expect(await codeOf(storage.put('large', endless, text))).toBe('body_too_large');
    expect(sent).toBeLessThanOrEqual(maxBytes + 100_000);
    expect(cancelled).toBe(true);
    expect(await codeOf(storage.put('large', new Uint8Array(maxBytes + 1), text))).toBe('body_too_large');
    expect((await read(storage, 'large'))?.toString()).toBe('former');
    await storage.put('large', new Uint8Array(maxBytes), text);
    expect(await storage.head('large')).toMatchObject({ size: maxBytes });
  });

  test('stores nothing of an upload that breaks off', async () => {
    await storage.put('broken', bytesOf('former'), text);
    const broken = streamOf(bytesOf('half'), new Error('socket hang up'));
    expect(await codeOf(storage.put('broken', broken, text))).toBe('bad_request');
    expect((await read(storage, 'broken'))?.toString()).toBe('former');
  });

  test.each(badKeys)('refuses the key %j everywhere', async (key) => {
    expect(await codeOf(storage.put(key, bytesOf('x'), text))).toBe('bad_path');
    expect(await codeOf(storage.get(key))).toBe('bad_path');
    expect(await codeOf(storage.head(key))).toBe('bad_path');
    expect(await codeOf(storage.delete(key))).toBe('bad_path');
  });

  test('refuses descriptions and listings that make no sense', async () => {
    const injected = { contentType: 'text/html\r\nx-evil: 1' };
    expect(await codeOf(storage.put('ok', bytesOf('x'), injected))).toBe('invalid_input');
    expect(await codeOf(storage.put('ok', bytesOf('x'), { contentType: '' }))).toBe('invalid_input');
    expect(await codeOf(storage.put('ok', bytesOf('x'), { ...text, cacheControl: 'ü' }))).toBe(
      'invalid_input',
    );
    expect(await storage.head('ok')).toBeNull();
    expect(await codeOf(storage.list('a b'))).toBe('bad_path');
    expect(await codeOf(storage.list('', { after: '../x' }))).toBe('bad_path');
    expect(await codeOf(storage.list('', { limit: 0 }))).toBe('invalid_input');
  });

  test('lets a reader go who has seen enough', async () => {
    await storage.put('partly', randomBytes(250_000), text);
    const found = await storage.get('partly');
    const reader = found?.body.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    await storage.put('partly', bytesOf('again'), text);
    expect((await read(storage, 'partly'))?.toString()).toBe('again');
  });
});
