import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOfFile, keyTextOfFolder } from './disk-object-path.ts';
import { errorCode } from './durable-files.server.ts';
import { isObjectKey } from './object-key.ts';

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Emptied and removed by a delete in the meantime.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * All keys with the prefix behind `after`, sorted. Folders that cannot hold one are not opened; the names
 * of the others are read whole, because the order of files in a folder is not the order of their keys.
 */
export async function listDiskKeys(root: string, prefix: string, after: string): Promise<string[]> {
  const keys: string[] = [];
  async function visit(folder: string, text: string): Promise<void> {
    for (const entry of await entriesOf(folder)) {
      if (entry.isDirectory()) {
        const inner = keyTextOfFolder(text, entry.name);
        const matches = inner.startsWith(prefix) || prefix.startsWith(inner);
        const passed = inner < after && !after.startsWith(inner);
        if (matches && !passed) await visit(join(folder, entry.name), inner);
        continue;
      }
      const key = keyOfFile(text, entry.name);
      if (key !== null && key.startsWith(prefix) && key > after && isObjectKey(key)) keys.push(key);
    }
  }
  await visit(root, '');
  return keys.toSorted((one, other) => (one < other ? -1 : 1));
}
