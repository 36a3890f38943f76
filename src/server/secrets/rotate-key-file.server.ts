import type { Database } from '../db/database.ts';
import { StartFault } from '../db/start-fault.server.ts';
import { keyFileOf, newSecretKey, readKeyFile, replaceKeyFile, type SecretKeys } from './key-file.server.ts';
import { secretBox } from './seal.server.ts';
import { sealStored } from './seal-stored.server.ts';

/**
 * The new key is in the file, before the old one, before anything is sealed with it: broken off anywhere, the next start
 * opens everything and goes on.
 */
export async function rotateKeyFile(
  dataDirectory: string,
  database: Database,
): Promise<{ id: string; resealed: number }> {
  const keys: SecretKeys = [newSecretKey(), ...existing(dataDirectory)];
  replaceKeyFile(dataDirectory, keys);
  return { id: keys[0].id, resealed: await sealStored(database, secretBox(keys), keys[0]) };
}

/** Only when nobody seals with a former key any more, which the embedded engine's lock guarantees. */
export async function forgetOldKeys(dataDirectory: string, database: Database): Promise<void> {
  const keys = existing(dataDirectory);
  await sealStored(database, secretBox(keys), keys[0]);
  replaceKeyFile(dataDirectory, [keys[0]]);
}

function existing(dataDirectory: string): SecretKeys {
  const keys = readKeyFile(dataDirectory);
  if (keys !== undefined) return keys;
  throw new StartFault(`There is no key file ${keyFileOf(dataDirectory)}.`, { exitCode: 78 });
}
