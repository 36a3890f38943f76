import { posix } from 'node:path';
import { brokenRule, type ItemKind } from './check-import.ts';
import { findCycles } from './find-cycles.ts';
import { type Import, scanModule } from './scan-module.ts';

/** Every violation in the files of src (path → text; text of files that are no modules may be empty). */
export function checkTree(files: ReadonlyMap<string, string>, kinds: readonly ItemKind[]): string[] {
  const paths = new Set(files.keys());
  const around = { files: paths, pageFolders: pageFolders(paths), kinds };
  const violations: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (!/\.tsx?$/.test(path)) continue;
    const { imports, barrel } = scanModule(path, text);
    if (barrel)
      violations.push(`${path} only hands on what others export: import from those files, and remove it`);
    const reached: string[] = [];
    for (const found of imports) {
      const to = target(path, found);
      const rule = brokenRule({ from: path, specifier: found.specifier, to }, around);
      if (rule !== undefined)
        violations.push(`${path}:${found.line} imports ${to ?? found.specifier}: ${rule}`);
      if (to !== undefined && paths.has(to)) reached.push(to);
    }
    graph.set(path, reached);
  }
  const cycles = findCycles(graph).map(
    (cycle) =>
      `${cycle.join(' → ')}: files import each other in a circle; move what both need to a third file, or hand it in`,
  );
  return [...violations.toSorted(), ...cycles];
}

function target(from: string, { specifier }: Import): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return path.startsWith('/src/') ? path.slice(1) : undefined;
}

function pageFolders(paths: ReadonlySet<string>): Set<string> {
  return new Set(
    [...paths]
      .filter((path) => /^src\/web\/pages\/.+\/(route\.ts|page\.tsx)$/.test(path))
      .map((path) => posix.dirname(path)),
  );
}
