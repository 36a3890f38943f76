import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../registry/kinds.ts';
import { refresh } from '../registry/refresh.ts';

const settleMs = 150;

/** Writes the registries now and whenever an item comes or goes; returns what ends it. */
export function watchRegistry(root: string): () => void {
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    const { faults, stale } = refresh(root);
    for (const fault of faults) console.error(fault);
    if (faults.length === 0) for (const file of stale) console.log(`Wrote ${file.path}.`);
  }

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(write, settleMs);
  }

  write();
  const watchers: FSWatcher[] = kinds
    .map((kind) => join(root, kind.folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, soon));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
