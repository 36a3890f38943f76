import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { limits } from '../../../kernel/limits.ts';
import { startEngineThread } from './engine-thread.server.ts';

/**
 * Makes an empty database that is there whole or not at all: it is made under another name, closed in order,
 * written to the disk and only then given its name. What a crash leaves of a former attempt is removed.
 */
export async function makeDatabase(entry: URL, directory: string, image: string | undefined): Promise<void> {
  const parent = dirname(directory);
  const draftPrefix = `${basename(directory)}.draft-`;
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (name.startsWith(draftPrefix)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const draft = join(parent, `${draftPrefix}${randomUUID()}`);
  try {
    const startImage = image !== undefined && existsSync(image) ? image : undefined;
    const thread = await startEngineThread(entry, { dataDirectory: draft, startImage });
    await thread.ask({ kind: 'close' }, limits.database.transactionMs);
    await thread.end();
    syncTree(draft);
    renameSync(draft, directory);
    syncOne(parent);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncOne(path);
  }
  syncOne(directory);
}

function syncOne(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
