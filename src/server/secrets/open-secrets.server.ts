import type { Database } from '../db/database.ts';
import { StartFault } from '../db/start-fault.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import { keyFileOf, makeKeyFile, parseSecretKeys, readKeyFile, type SecretKeys } from './key-file.server.ts';
import { SealFault, secretBox } from './seal.server.ts';
import { keysInUse, sealStored } from './seal-stored.server.ts';
import type { SecretBox } from './secret-box.ts';

/**
 * The keys that the settings name, else those of the data directory, where the first start makes one. It is not made anew
 * beside a database that another key has sealed: that would only hide the loss. Whatever lies in the database in clear, or
 * under a former key, is sealed before anybody is served.
 */
export async function openSecrets(
  settings: Pick<Settings, 'KORA_SECRET_KEY'>,
  dataDirectory: string,
  database: Database,
): Promise<SecretBox> {
  const given = readSecretKeys(settings, dataDirectory);
  const inUse = await keysInUse(database);
  const keys = given ?? (inUse.length === 0 ? makeKeyFile(dataDirectory) : undefined);
  const missing = inUse.filter((id) => keys?.some((key) => key.id === id) !== true);
  if (keys === undefined || missing.length > 0) throw keyMissing(settings, dataDirectory, missing);
  const box = secretBox(keys);
  try {
    await sealStored(database, box, keys[0]);
  } catch (error) {
    if (!(error instanceof SealFault)) throw error;
    throw new StartFault(
      `A secret in the database cannot be opened: ${error.message} Restore the database from a backup.`,
      { cause: error, exitCode: 78 },
    );
  }
  return box;
}

export function readSecretKeys(
  { KORA_SECRET_KEY: given }: Pick<Settings, 'KORA_SECRET_KEY'>,
  dataDirectory: string,
): SecretKeys | undefined {
  return given === undefined ? readKeyFile(dataDirectory) : parseSecretKeys(given);
}

function keyMissing(
  { KORA_SECRET_KEY: given }: Pick<Settings, 'KORA_SECRET_KEY'>,
  dataDirectory: string,
  ids: readonly string[],
): StartFault {
  const place =
    given === undefined
      ? `Put the file ${keyFileOf(dataDirectory)} back from a backup, or give every server of this database the same key by KORA_SECRET_KEY.`
      : 'Add the key that was used before behind the one in KORA_SECRET_KEY, with a comma between them.';
  return new StartFault(
    `The secrets in the database were sealed with a key that is not here (${ids.join(', ')}). ${place} If it is lost for good, run "npm run rotate-secret-key -- --lost".`,
    { exitCode: 78 },
  );
}
