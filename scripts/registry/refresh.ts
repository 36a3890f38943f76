import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from './kind.ts';
import { kinds } from './kinds.ts';
import { readTree } from './read-tree.ts';

export interface Refreshed {
  /** Generated files whose text on disk is not what the items say. */
  readonly stale: readonly GeneratedFile[];
  readonly faults: readonly string[];
}

export function findStale(root: string): Refreshed {
  const tree = readTree(root, kinds);
  const emitted = kinds.map((kind) => kind.emit(tree));
  const files = emitted.flatMap((of) => of.files);
  return {
    stale: files.filter((file) => textOf(join(root, file.path)) !== file.text),
    faults: emitted.flatMap((of) => of.faults),
  };
}

/** Writes what is stale, each file at once, so that a reader never sees half of one. */
export function refresh(root: string): Refreshed {
  const found = findStale(root);
  if (found.faults.length > 0) return found;
  for (const file of found.stale) {
    const path = join(root, file.path);
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, file.text);
    renameSync(draft, path);
  }
  return found;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
