import type { Tree } from './kind.ts';

/** A tree in memory, for tests: paths alone, or paths with their text. */
export function virtualTree(files: readonly string[] | Readonly<Record<string, string>>): Tree {
  const texts: Readonly<Record<string, string>> = Array.isArray(files)
    ? Object.fromEntries(files.map((path) => [path, '']))
    : (files as Readonly<Record<string, string>>);
  return {
    paths: Object.keys(texts),
    read(path) {
      const text = texts[path];
      if (text === undefined) throw new Error(`no ${path} in the virtual tree`);
      return text;
    },
  };
}
