import { createHash } from 'node:crypto';
import { type FileHandle, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { checkListOptions, checkPutOptions } from './check-storage-input.ts';
import { diskError } from './disk-error.server.ts';
import { type DiskObjectHeader, decodeHeader, encodeHeader, headerBytes } from './disk-object-header.ts';
import { diskObjectPath } from './disk-object-path.ts';
import {
  type DiskFiles,
  errorCode,
  makeDirectory,
  nodeFiles,
  syncDirectory,
  writeWhole,
} from './durable-files.server.ts';
import { listDiskKeys } from './list-disk-keys.server.ts';
import { checkObjectKey } from './object-key.ts';
import { readObjectBody } from './read-object-body.ts';
import type {
  ListOptions,
  ObjectBody,
  ObjectPage,
  OpenedObject,
  PutOptions,
  Storage,
  StoredObject,
} from './storage.ts';
import { removeLeftovers, temporaryName } from './temporary-files.server.ts';

interface DiskOptions {
  clock?: Clock;
  files?: DiskFiles;
  maxBytes?: number;
}

/** A delete may take an empty folder away between its making and the move into it; so often is it made again. */
const placeAttempts = 20;
/** Node says ENOTDIR, not ENOENT, when a folder vanishes while the ones below it are being made. */
const folderVanished: readonly (string | undefined)[] = ['ENOENT', 'ENOTDIR'];
const headsAtOnce = 16;

export async function openDiskStorage(directory: string, options: DiskOptions = {}): Promise<Storage> {
  const root = resolve(directory);
  const store = new DiskStorage(root, options);
  try {
    await makeDirectory(store.objects);
    await makeDirectory(store.temporary);
    await removeLeftovers(store.temporary, Date.now());
  } catch (error) {
    throw diskError(error, root);
  }
  return store;
}

function toStored(header: DiskObjectHeader): StoredObject {
  return { ...header, modifiedAt: new Date(header.modifiedAt) };
}

class DiskStorage implements Storage {
  readonly kind = 'disk';
  readonly objects: string;
  readonly temporary: string;
  readonly #root: string;
  readonly #clock: Clock;
  readonly #files: DiskFiles;
  readonly #maxBytes: number;

  constructor(root: string, options: DiskOptions) {
    this.#root = root;
    this.objects = join(root, 'objects');
    this.temporary = join(root, 'temporary');
    this.#clock = options.clock ?? systemClock;
    this.#files = options.files ?? nodeFiles;
    this.#maxBytes = options.maxBytes ?? limits.http.uploadBytes;
  }

  async put(key: string, body: ObjectBody, options: PutOptions): Promise<StoredObject> {
    checkObjectKey(key);
    checkPutOptions(options);
    const written = join(this.temporary, temporaryName());
    try {
      const header = await this.#write(written, key, body, options);
      await this.#place(written, this.#pathOf(key));
      return toStored(header);
    } catch (error) {
      await rm(written, { force: true }).catch(() => undefined);
      throw diskError(error, this.#root);
    }
  }

  async get(key: string): Promise<OpenedObject | null> {
    const opened = await this.#open(key);
    if (opened === null) return null;
    const { handle, header } = opened;
    return { object: toStored(header), body: bodyOf(handle, header, this.#root) };
  }

  async head(key: string): Promise<StoredObject | null> {
    const opened = await this.#open(key);
    if (opened === null) return null;
    await opened.handle.close();
    return toStored(opened.header);
  }

  async delete(key: string): Promise<void> {
    checkObjectKey(key);
    const path = this.#pathOf(key);
    try {
      await rm(path, { force: true });
      await syncDirectory(dirname(path));
      for (let folder = dirname(path); folder !== this.objects; folder = dirname(folder)) await rmdir(folder);
    } catch (error) {
      // Never there, or the folder has other objects.
      const code = errorCode(error) ?? '';
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw diskError(error, this.#root);
    }
  }

  async list(prefix: string, options: ListOptions = {}): Promise<ObjectPage> {
    const { limit, after } = checkListOptions(prefix, options);
    const keys = await listDiskKeys(this.objects, prefix, after).catch((error: unknown) => {
      throw diskError(error, this.#root);
    });
    const page = keys.slice(0, limit);
    const objects: StoredObject[] = [];
    for (let start = 0; start < page.length; start += headsAtOnce) {
      const heads = await Promise.all(page.slice(start, start + headsAtOnce).map((key) => this.head(key)));
      for (const head of heads) if (head !== null) objects.push(head);
    }
    return {
      objects: objects.map(({ key, size, etag, modifiedAt }) => ({ key, size, etag, modifiedAt })),
      next: keys.length > limit ? (page.at(-1) ?? null) : null,
    };
  }

  async check(): Promise<void> {
    const probe = join(this.temporary, temporaryName());
    try {
      const handle = await this.#files.open(probe, 'wx', 0o600);
      try {
        await writeWhole(handle, new Uint8Array(headerBytes), 0);
      } finally {
        await handle.close();
      }
    } catch (error) {
      throw diskError(error, this.#root);
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    // Nothing is held between two calls.
  }

  #pathOf(key: string): string {
    return join(this.objects, ...diskObjectPath(key));
  }

  async #write(path: string, key: string, body: ObjectBody, options: PutOptions): Promise<DiskObjectHeader> {
    const handle = await this.#files.open(path, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of readObjectBody(body, this.#maxBytes)) {
        hash.update(chunk);
        await writeWhole(handle, chunk, headerBytes + size);
        size += chunk.byteLength;
      }
      const header: DiskObjectHeader = {
        key,
        size,
        etag: hash.digest('hex'),
        modifiedAt: this.#clock.now().toISOString(),
        contentType: options.contentType,
        cacheControl: options.cacheControl ?? null,
      };
      await writeWhole(handle, encodeHeader(header), 0);
      await handle.sync();
      return header;
    } finally {
      await handle.close();
    }
  }

  async #place(written: string, path: string): Promise<void> {
    const folder = dirname(path);
    for (let attempt = 1; ; attempt++) {
      try {
        await makeDirectory(folder);
        await this.#files.rename(written, path);
        break;
      } catch (error) {
        if (!folderVanished.includes(errorCode(error)) || attempt === placeAttempts) throw error;
      }
    }
    await syncDirectory(folder).catch((error: unknown) => {
      // Placed, and deleted again by somebody else: there is nothing left to make durable.
      if (errorCode(error) !== 'ENOENT') throw error;
    });
  }

  async #open(key: string): Promise<{ handle: FileHandle; header: DiskObjectHeader } | null> {
    checkObjectKey(key);
    let handle: FileHandle;
    try {
      handle = await this.#files.open(this.#pathOf(key), 'r');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw diskError(error, this.#root);
    }
    try {
      const block = new Uint8Array(headerBytes);
      await handle.read(block, 0, headerBytes, 0);
      const header = decodeHeader(block);
      const { size } = await handle.stat();
      if (header === null || header.key !== key || size !== headerBytes + header.size) {
        throw damaged(key, this.#root);
      }
      return { handle, header };
    } catch (error) {
      await handle.close();
      throw diskError(error, this.#root);
    }
  }
}

function damaged(key: string, root: string): KoraError {
  return new KoraError('storage_failed', {
    message: `The file of "${key}" in ${root} is damaged. Restore it from a backup or store it again.`,
  });
}

/** Reads from the handle that was opened, so a put or delete in the meantime does not change what comes out. */
function bodyOf(handle: FileHandle, header: DiskObjectHeader, root: string): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const wanted = Math.min(limits.storage.chunkBytes, header.size - position);
          if (wanted > 0) {
            const chunk = new Uint8Array(wanted);
            const { bytesRead } = await handle.read(chunk, 0, wanted, headerBytes + position);
            if (bytesRead === 0) throw damaged(header.key, root);
            position += bytesRead;
            controller.enqueue(chunk.subarray(0, bytesRead));
          }
          if (position < header.size) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle.close().catch(() => undefined);
          controller.error(diskError(error, root));
        }
      },
      async cancel() {
        await handle.close();
      },
    },
    { highWaterMark: 0 },
  );
}
