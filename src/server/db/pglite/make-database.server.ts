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
import { extract } from 'tar';
import { limits } from '../../../kernel/limits.ts';
import { startEngineThread } from './engine-thread.server.ts';

/**
 * Makes an empty database that is there whole or not at all: it is made under another name, closed in order,
 * written to the disk and only then given its name. What a crash leaves of a former attempt is removed.
 */
export async function makeDatabase(entry: URL, directory: string, image: string | undefined): Promise<void> {
  const parent = dirname(directory);
  const draftPrefix = `${basename(directory)}.draft-`;
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) {
    if (name.startsWith(draftPrefix)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const draft = join(parent, `${draftPrefix}${randomUUID()}`);
  try {
    if (image !== undefined && existsSync(image)) unpack(image, draft);
    else await makeFromNothing(entry, draft);
    syncTree(draft);
    renameSync(draft, directory);
    syncOne(parent);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** The image was packed after the engine had closed in order, so that no engine has to look at it before it is used. */
function unpack(image: string, directory: string): void {
  mkdirSync(directory, { mode: 0o700 });
  extract({ file: image, cwd: directory, sync: true, preserveOwner: false });
}

async function makeFromNothing(entry: URL, directory: string): Promise<void> {
  const thread = await startEngineThread(entry, { dataDirectory: directory, code: undefined });
  await thread.ask({ kind: 'close' }, { statementMs: 0, deadlineMs: limits.database.transactionMs });
  await thread.end();
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
