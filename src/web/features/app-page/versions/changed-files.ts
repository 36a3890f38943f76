export interface FileChange {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
}

type Files = Readonly<Record<string, string>>;

/** Which files two states differ in, by path. */
export function changedFiles(before: Files, after: Files): FileChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return paths.flatMap((path): FileChange[] => {
    if (!Object.hasOwn(before, path)) return [{ path, kind: 'added' }];
    if (!Object.hasOwn(after, path)) return [{ path, kind: 'removed' }];
    return before[path] === after[path] ? [] : [{ path, kind: 'changed' }];
  });
}
