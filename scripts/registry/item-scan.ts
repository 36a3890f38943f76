import type { Tree } from './kind.ts';

/** Code-point order: the same on every machine, whatever its language. */
export function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const itemName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function nameFaults(folder: string, names: readonly string[], pattern = itemName): string[] {
  return names
    .filter((name) => !pattern.test(name))
    .map((name) => `${folder}/${name}: use lower-case letters, digits and hyphens in the name.`);
}

/** Files directly in the folder that are items: not tests, not generated, not `.server.ts` or `.tsx`. */
export function fileItems(tree: Tree, folder: string, extension: string): string[] {
  return tree.paths
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(extension))
    .map((path) => path.slice(folder.length + 1, -extension.length))
    .filter((name) => !name.includes('/') && !/\.(test|gen|server|bench)$/.test(name))
    .toSorted(byCodePoint);
}

interface FolderItems {
  readonly names: readonly string[];
  readonly faults: readonly string[];
}

/** Folders (of any depth when `deep`) that hold the needed files; holding only some of them is a fault. */
export function folderItems(
  tree: Tree,
  folder: string,
  needed: readonly string[],
  deep: 'deep' | 'flat' = 'flat',
): FolderItems {
  const found = new Map<string, Set<string>>();
  for (const path of tree.paths) {
    if (!path.startsWith(`${folder}/`)) continue;
    const parts = path.slice(folder.length + 1).split('/');
    const file = parts.pop() ?? '';
    if (parts.length === 0 || !needed.includes(file)) continue;
    if (deep === 'flat' && parts.length > 1) continue;
    const name = parts.join('/');
    const files = found.get(name) ?? new Set<string>();
    found.set(name, files.add(file));
  }
  const names = [...found.keys()].toSorted(byCodePoint);
  const faults = names.flatMap((name) =>
    needed
      .filter((file) => found.get(name)?.has(file) !== true)
      .map(
        (file) => `${folder}/${name}: ${file} is missing beside ${[...(found.get(name) ?? [])].join(', ')}.`,
      ),
  );
  return { names, faults };
}
