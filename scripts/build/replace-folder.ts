import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const draftPrefix = '.draft-';

export function draftFolder(dist: string, name: string): string {
  return join(dist, `${draftPrefix}${process.pid}-${name}`);
}

/** Puts a finished folder in the place of the old one; a server that reads from the old one sees no half-filled one. */
export function replaceFolder(finished: string, place: string): void {
  const old = `${finished}-old`;
  mkdirSync(dirname(place), { recursive: true });
  try {
    renameSync(place, old);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  renameSync(finished, place);
  rmSync(old, { recursive: true, force: true });
}

/** What killed builds left behind. Only for the holder of the build lock. */
export function removeDrafts(dist: string): void {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    if (name.startsWith(draftPrefix)) rmSync(join(dist, name), { recursive: true, force: true });
  }
}
