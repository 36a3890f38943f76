import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** What we put into a data directory. Only these are changed: somebody may have named a directory that holds more. */
const ours = ['database', 'storage', 'outbox', 'messages', 'cache', 'kora.lock', 'secret.key'];
const forOthers = 0o077;
const sticky = 0o1000;

export const openDirectoryRemark =
  'Other users of this computer can read the data directory. Run "chmod -R go= <data directory>" as its owner, or set KORA_DATA_DIR to a directory of its own.';

/** Windows has no such modes: there the directory has the rights of the one that it lies in. */
export function isOpenToOthers(directory: string): boolean {
  return process.platform !== 'win32' && (lstatSync(directory).mode & forOthers) !== 0;
}

/**
 * Takes the rights of everybody else away from a directory that an older version or an operator made, and from what is
 * ours in it. Below a directory that only its owner can enter nothing has to be looked at. A directory that others use
 * as well, such as a shared temporary one, is left as it is. Answers with whether something was changed.
 */
export function makePrivate(directory: string): boolean {
  if (!isOpenToOthers(directory)) return false;
  const names = readdirSync(directory);
  const found = names.filter((name) => ours.some((own) => name === own || name.startsWith(`${own}.`)));
  let changed = 0;
  for (const name of found) changed += tighten(join(directory, name));
  const here = lstatSync(directory);
  const isOurs = (names.length === 0 || found.length > 0) && (here.mode & sticky) === 0;
  if (isOurs && close(directory, here)) changed += 1;
  // Nobody could read anything in a directory that is empty, such as a new volume of a container.
  return changed > 0 && names.length > 0;
}

/** How many were changed. */
function tighten(path: string): number {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return 0;
  let changed = close(path, found) ? 1 : 0;
  if (found.isDirectory()) for (const name of readdirSync(path)) changed += tighten(join(path, name));
  return changed;
}

function close(path: string, { mode, uid }: Stats): boolean {
  if ((mode & forOthers) === 0) return false;
  const self = process.getuid?.();
  if (self !== uid && self !== 0) return false;
  // What its owner may do stays: the browser in the cache has to be started.
  chmodSync(path, mode & 0o700);
  return true;
}
