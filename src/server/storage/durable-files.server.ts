import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The two calls that a full or read-only disk makes fail; handed in so that tests can make them fail. */
export interface DiskFiles {
  open(path: string, flags: string, mode?: number): Promise<FileHandle>;
  rename(from: string, to: string): Promise<void>;
}

export const nodeFiles: DiskFiles = { open, rename };

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** A rename or a new name survives a power cut only when its directory was written, too. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows has no handle on a directory, and orders these writes by itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `path` is absolute. */
export async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    await syncDirectory(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}

export async function writeWhole(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.byteLength) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.byteLength - done, position + done);
    done += bytesWritten;
  }
}

/** A new file that is there whole or not at all, whenever the power goes. */
export async function writeFileDurably(
  directory: string,
  name: string,
  bytes: Uint8Array,
  files: DiskFiles = nodeFiles,
): Promise<void> {
  const temporary = join(directory, `.${name}.part`);
  try {
    const handle = await files.open(temporary, 'wx', 0o600);
    try {
      await writeWhole(handle, bytes, 0);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await files.rename(temporary, join(directory, name));
    await syncDirectory(directory);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
