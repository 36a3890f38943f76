/** A file of the library, with the other files it needs. */
export interface LibraryFile {
  readonly text: string;
  readonly needs: readonly string[];
}

export type Library = Readonly<Record<string, LibraryFile>>;

const relativeImport = /from '(\.{1,2}\/[^']+)'/g;

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The files that a file imports by a relative path. */
export function importedFiles(path: string, text: string): string[] {
  return [
    ...new Set([...text.matchAll(relativeImport)].map(([, specifier = '']) => resolve(path, specifier))),
  ];
}

/** The library files that the written files import, and those which these import in turn. */
export function neededLibrary(files: ReadonlyMap<string, string>, library: Library): Map<string, string> {
  const needed = new Map<string, string>();
  const open: string[] = [];
  for (const [path, text] of files)
    if (path.startsWith('src/')) open.push(...importedFiles(path.slice('src/'.length), text));
  while (open.length > 0) {
    const path = open.pop() ?? '';
    const file = library[path];
    if (file === undefined || needed.has(`src/${path}`)) continue;
    needed.set(`src/${path}`, file.text);
    open.push(...file.needs);
  }
  return needed;
}
