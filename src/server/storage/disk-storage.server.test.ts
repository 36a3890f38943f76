import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { KoraError } from '../../kernel/errors.ts';
import { openDiskStorage } from './disk-storage.server.ts';
import type { DiskFiles } from './durable-files.server.ts';
import type { Storage } from './storage.ts';

const text = { contentType: 'text/plain' };
const bytes = new TextEncoder().encode('former');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kora-disk-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function failure(promise: Promise<unknown>): Promise<KoraError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof KoraError)) throw new Error('expected a KoraError', { cause: error });
  return error;
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: as told by the test`), { code });
}

async function readText(storage: Storage, key: string): Promise<string | null> {
  const found = await storage.get(key);
  return found === null ? null : new Response(found.body).text();
}

/** The disk of this machine, until so many bytes were written. */
function diskWithRoomFor(room: number, code: string): DiskFiles {
  let left = room;
  return {
    rename,
    async open(path, flags) {
      const handle = await open(path, flags);
      const write = handle.write.bind(handle) as (...input: unknown[]) => Promise<{ bytesWritten: number }>;
      const limited = async (buffer: Uint8Array, offset: number, length: number, position: number) => {
        if (left === 0) throw systemError(code);
        const part = Math.min(left, length);
        left -= part;
        return write(buffer, offset, part, position);
      };
      return Object.assign(handle, { write: limited }) as FileHandle;
    },
  };
}

describe('a disk that is full', () => {
  test.each(['ENOSPC', 'EDQUOT'])(
    '(%s) keeps the former object, leaves nothing behind and says so',
    async (code) => {
      await (await openDiskStorage(root)).put('a', bytes, text);
      const storage = await openDiskStorage(root, { files: diskWithRoomFor(5_000, code) });
      const error = await failure(storage.put('a', new Uint8Array(20_000), text));
      expect(error).toMatchObject({ code: 'storage_full', status: 507 });
      expect(error.message).toContain(root);
      expect(await failure(storage.check())).toMatchObject({ code: 'storage_full' });
      expect(await readdir(join(root, 'temporary'))).toEqual([]);
      expect(await readText(storage, 'a')).toBe('former');
    },
  );

  test('at the very move into place changes nothing either', async () => {
    await (await openDiskStorage(root)).put('a', bytes, text);
    const files: DiskFiles = { open, rename: () => Promise.reject(systemError('ENOSPC')) };
    const storage = await openDiskStorage(root, { files });
    expect(await failure(storage.put('a', new Uint8Array(9), text))).toMatchObject({ code: 'storage_full' });
    expect(await readdir(join(root, 'temporary'))).toEqual([]);
    expect(await readText(storage, 'a')).toBe('former');
  });
});

describe('a directory that cannot be written', () => {
  test('is named when the store is opened below a file', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    const error = await failure(openDiskStorage(join(file, 'storage')));
    expect(error.code).toBe('storage_failed');
    expect(error.message).toContain(`${join(file, 'storage')} cannot be used: a part of that path is a file`);
  });

  test('is named when it turned read-only', async () => {
    const storage = await openDiskStorage(root);
    await storage.put('a', bytes, text);
    const uid = process.geteuid?.();
    await chmod(root, 0o755);
    for (const name of ['temporary', 'objects']) await chmod(join(root, name), 0o555);
    // The administrator of the machine may write everywhere; anybody else will do.
    if (uid === 0) process.seteuid?.(65_534);
    try {
      for (const call of [
        () => storage.put('a', new Uint8Array(1), text),
        () => storage.check(),
        () => openDiskStorage(join(root, 'objects')),
      ]) {
        const error = await failure(call());
        expect(error.code).toBe('storage_failed');
        expect(error.message).toMatch(/cannot be used: the server may not read or write there \(EACCES\)/);
        expect(error.message).toContain(root);
      }
    } finally {
      if (uid === 0) process.seteuid?.(0);
      for (const name of ['temporary', 'objects']) await chmod(join(root, name), 0o755);
    }
    expect(await readText(storage, 'a')).toBe('former');
  });

  test('is named when the whole file system is read-only', async () => {
    await openDiskStorage(root);
    const files: DiskFiles = { rename, open: () => Promise.reject(systemError('EROFS')) };
    const storage = await openDiskStorage(root, { files });
    const error = await failure(storage.check());
    expect(error.message).toBe(`The directory ${root} cannot be used: the file system is read-only (EROFS).`);
  });

  test('is missed when it vanished', async () => {
    const storage = await openDiskStorage(root);
    await rm(root, { recursive: true });
    expect(await failure(storage.check())).toMatchObject({ code: 'storage_failed' });
  });
});

describe('after a crash', () => {
  test('a process killed in the middle of a put leaves the former object, and the next start tidies up', async () => {
    const storage = await openDiskStorage(root);
    await storage.put('a', bytes, text);
    const module = new URL('./disk-storage.server.ts', import.meta.url).href;
    const script = `
      const { openDiskStorage } = await import(${JSON.stringify(module)});
      const storage = await openDiskStorage(${JSON.stringify(root)});
      const body = new ReadableStream({
        start(controller) { controller.enqueue(new Uint8Array(100_000)); },
        pull() { process.stdout.write('written'); return new Promise(() => {}); },
      }, { highWaterMark: 0 });
      setInterval(() => {}, 1000);
      await storage.put('a', body, { contentType: 'text/plain' });`;
    const cwd = fileURLToPath(new URL('../../..', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    // Opened a second time while the other process writes: its file is not taken for a leftover.
    await openDiskStorage(root);
    expect(await readdir(join(root, 'temporary'))).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(join(root, 'temporary'))).toHaveLength(1);
    const again = await openDiskStorage(root);
    expect(await readdir(join(root, 'temporary'))).toEqual([]);
    expect(await readText(again, 'a')).toBe('former');
    expect((await again.list('')).objects).toHaveLength(1);
  }, 30_000);

  test('a forgotten file of another machine goes when it is old, not before', async () => {
    await openDiskStorage(root);
    const [old, fresh] = ['aaaaaaaaaaaa.1.x', 'aaaaaaaaaaaa.2.x'].map((name) =>
      join(root, 'temporary', name),
    );
    await writeFile(old ?? '', 'half');
    await writeFile(fresh ?? '', 'half');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(old ?? '', hourAgo, hourAgo);
    await openDiskStorage(root);
    expect(await readdir(join(root, 'temporary'))).toEqual(['aaaaaaaaaaaa.2.x']);
  });

  test('a file that a broken disk cut short is reported, not served', async () => {
    const storage = await openDiskStorage(root);
    await storage.put('a', new Uint8Array(5_000), text);
    await truncate(join(root, 'objects', 'a='), 4_000);
    expect(await failure(storage.get('a'))).toMatchObject({
      code: 'storage_failed',
      message: expect.stringContaining('"a"'),
    });
    await writeFile(join(root, 'objects', 'a='), 'something else');
    expect(await failure(storage.head('a'))).toMatchObject({ code: 'storage_failed' });
    await storage.put('a', bytes, text);
    expect(await readText(storage, 'a')).toBe('former');
  });
});

describe('several at once', () => {
  test('a reader sees one whole object, whatever is put or deleted while it reads', async () => {
    const storage = await openDiskStorage(root);
    const sizes = [10_000, 200_000, 150_000];
    const contents = sizes.map((size, index) => Buffer.alloc(size, `${index}`));
    await storage.put('x', contents[0] ?? bytes, text);
    const writing = new AbortController();
    async function keepWriting(): Promise<void> {
      for (let round = 0; round < 40; round++) {
        await storage.put('x', contents[round % 3] ?? bytes, text);
        if (round % 7 === 0) await storage.delete('x');
      }
      writing.abort();
    }
    let seen = 0;
    async function keepReading(): Promise<void> {
      while (!writing.signal.aborted) {
        const found = await storage.get('x');
        if (found === null) continue;
        const read = Buffer.from(await new Response(found.body).arrayBuffer());
        expect(read.byteLength).toBe(found.object.size);
        expect(contents.some((content) => content.equals(read))).toBe(true);
        seen++;
      }
    }
    await Promise.all([keepWriting(), keepReading(), keepReading()]);
    expect(seen).toBeGreaterThan(0);
  });

  test('puts hold although deletes take their emptied folders away', async () => {
    const storage = await openDiskStorage(root);
    const names = ['one', 'two', 'three', 'four'];
    await Promise.all(
      names.map(async (name) => {
        for (let round = 0; round < 60; round++) {
          await storage.put(`deep/er/and/${name}/deeper`, bytes, text);
          await storage.delete(`deep/er/and/${name}/deeper`);
        }
        await storage.put(`deep/er/and/${name}/last`, bytes, text);
      }),
    );
    expect((await storage.list('deep/')).objects).toHaveLength(4);
    for (const name of names) await storage.delete(`deep/er/and/${name}/last`);
    expect(await readdir(join(root, 'objects'))).toEqual([]);
  });
});

test('a folder that is taken away at the last moment is made again', async () => {
  let taken = 0;
  const files: DiskFiles = {
    open,
    async rename(from, to) {
      if (taken++ < 3) await rm(join(root, 'objects', 'deep'), { recursive: true });
      await rename(from, to);
    },
  };
  const storage = await openDiskStorage(root, { files });
  await storage.put('deep/er/a', bytes, text);
  expect(taken).toBe(4);
  expect(await readText(storage, 'deep/er/a')).toBe('former');
});

test('the bytes are on the disk before they get their name', async () => {
  const steps: string[] = [];
  const files: DiskFiles = {
    async open(path, flags) {
      const handle = await open(path, flags);
      const [write, sync] = [
        handle.write.bind(handle) as (...input: unknown[]) => unknown,
        handle.sync.bind(handle),
      ];
      return Object.assign(handle, {
        write: (...input: unknown[]) => {
          steps.push('write');
          return write(...input);
        },
        sync: async () => {
          await sync();
          steps.push('sync');
        },
      }) as FileHandle;
    },
    async rename(from, to) {
      steps.push('rename');
      await rename(from, to);
    },
  };
  await (await openDiskStorage(root, { files })).put('a', bytes, text);
  expect(steps).toEqual(['write', 'write', 'sync', 'rename']);
});

test('what was put is there for the next process, with the time of the put', async () => {
  const clock = manualClock('2026-03-04T05:06:07.890Z');
  await (await openDiskStorage(root, { clock })).put('apps/Logo.svg', bytes, {
    contentType: 'image/svg+xml',
  });
  clock.advance(1_000);
  const found = await (await openDiskStorage(root)).head('apps/Logo.svg');
  expect(found).toMatchObject({
    contentType: 'image/svg+xml',
    modifiedAt: new Date('2026-03-04T05:06:07.890Z'),
  });
  expect((await readFile(join(root, 'objects', 'apps', '+logo.svg='))).subarray(-6).toString()).toBe(
    'former',
  );
});
