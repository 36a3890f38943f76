import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../db/start-fault.server.ts';
import { type SecretKey, secretKeyOf } from './seal.server.ts';

export type SecretKeys = readonly [SecretKey, ...SecretKey[]];

const keyBytes = 32;
const heading =
  '# Opens the secrets in the database. Keep a copy of this file, and keep it apart from copies of the database.';

export const keyFileOf = (dataDirectory: string) => join(dataDirectory, 'secret.key');

export function newSecretKey(): SecretKey {
  return secretKeyOf(randomBytes(keyBytes));
}

/** Keys as text: 32 bytes in base64 each. Nothing when one of them is not. */
export function parseSecretKeys(texts: readonly string[]): SecretKeys | undefined {
  const [first, ...rest] = texts.map((text) => Buffer.from(text, 'base64'));
  if (first === undefined || [first, ...rest].some(({ length }) => length !== keyBytes)) return undefined;
  return [secretKeyOf(first), ...rest.map(secretKeyOf)];
}

/** Nothing when there is no file. */
export function readKeyFile(dataDirectory: string): SecretKeys | undefined {
  const path = keyFileOf(dataDirectory);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const keys = parseSecretKeys(lines.filter((line) => line !== '' && !line.startsWith('#')));
  if (keys === undefined)
    throw new StartFault(`The key file ${path} is damaged. Restore it from a backup.`, { exitCode: 78 });
  return keys;
}

/** Made once; of two processes that come at the same moment, both get the key of the first. */
export function makeKeyFile(dataDirectory: string): SecretKeys {
  const path = keyFileOf(dataDirectory);
  const draft = writeDraft(path, [newSecretKey()]);
  try {
    linkSync(draft, path); // fails when the file exists, and is never seen half written
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  sync(dirname(path));
  const keys = readKeyFile(dataDirectory);
  if (keys === undefined) throw new StartFault(`The key file ${path} cannot be made.`, { exitCode: 73 });
  return keys;
}

export function replaceKeyFile(dataDirectory: string, keys: SecretKeys): void {
  const path = keyFileOf(dataDirectory);
  renameSync(writeDraft(path, keys), path);
  sync(dirname(path));
}

function writeDraft(path: string, keys: SecretKeys): string {
  const draft = `${path}.${randomUUID()}`;
  const lines = [heading, ...keys.map(({ bytes }) => bytes.toString('base64')), ''];
  writeFileSync(draft, lines.join('\n'), { mode: 0o600, flag: 'wx' });
  sync(draft);
  return draft;
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
