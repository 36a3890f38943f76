import { limits } from '../../kernel/limits.ts';
import { BuildFault, type CodeFault } from './build-fault.ts';

const segment = /^[\w@.()[\] -]{1,100}$/;
const forbidden = new Set(['.', '..', '__proto__', 'prototype', 'constructor', 'node_modules']);

function isPath(path: string): boolean {
  if (path.length > limits.build.pathLength) return false;
  return path.split('/').every((part) => segment.test(part) && !forbidden.has(part));
}

/** Files that come from outside: not too many, not too large, and only below the app's own folder. */
export function checkFiles(files: Readonly<Record<string, string>>): void {
  const entries = Object.entries(files);
  if (entries.length > limits.build.files)
    throw new BuildFault([
      { message: `It has ${entries.length} files; ${limits.build.files} are the most that are built.` },
    ]);
  const faults: CodeFault[] = [];
  let total = 0;
  for (const [path, text] of entries) {
    total += text.length;
    if (!isPath(path))
      faults.push({ message: `“${path.slice(0, 100)}” is not a path that a file of an app may have.` });
    else if (text.length > limits.build.fileLength)
      faults.push({ file: path, message: `It is longer than ${limits.build.fileLength} characters.` });
  }
  if (total > limits.build.totalLength)
    faults.push({ message: `All files together are longer than ${limits.build.totalLength} characters.` });
  if (faults.length > 0) throw new BuildFault(faults.slice(0, 10));
}
