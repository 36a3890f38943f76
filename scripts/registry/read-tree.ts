import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Kind, Tree } from './kind.ts';

export function readTree(root: string, kinds: readonly Kind[]): Tree {
  const folders = [...new Set(kinds.map((kind) => kind.folder))];
  return {
    paths: folders.flatMap((folder) => filesBelow(root, folder)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
}

function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .split(sep)
          .join('/'),
      );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
