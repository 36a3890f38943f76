/** A folder with what is in it, folders first. */
export interface Folder {
  readonly name: string;
  readonly path: string;
  readonly folders: readonly Folder[];
  readonly files: readonly { readonly name: string; readonly path: string }[];
}

export function treeOf(paths: readonly string[]): Folder {
  return folderOf('', '', paths.toSorted());
}

function folderOf(name: string, path: string, inside: readonly string[]): Folder {
  const start = path === '' ? 0 : path.length + 1;
  const below = new Map<string, string[]>();
  const files: { name: string; path: string }[] = [];
  for (const file of inside) {
    const slash = file.indexOf('/', start);
    if (slash < 0) {
      files.push({ name: file.slice(start), path: file });
      continue;
    }
    const folder = file.slice(0, slash);
    below.set(folder, [...(below.get(folder) ?? []), file]);
  }
  const folders = [...below].map(([folder, list]) => folderOf(folder.slice(start), folder, list));
  return { name, path, folders, files };
}
