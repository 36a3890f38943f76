import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { checkTree } from './boundaries/check-tree.ts';
import { kinds } from './registry/kinds.ts';

const root = resolve(import.meta.dirname, '..');
const files = new Map<string, string>();
for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const text = /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
  files.set(
    path
      .slice(root.length + 1)
      .split(sep)
      .join('/'),
    text,
  );
}

const violations = checkTree(files, kinds);
for (const violation of violations) console.error(violation);
console.log(`${files.size} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
