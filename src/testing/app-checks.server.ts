import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileMap } from '../engine/emit/emit-files.ts';
import { library } from '../engine/library.gen.ts';
import { packageRoot } from '../server/package-root.server.ts';

/** An app on the disk, with the packages of this checkout, so that tools can look at it. */
async function withFolder<T>(files: FileMap, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'app-check-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(packageRoot(), 'node_modules'), join(folder, 'node_modules'));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(packageRoot(), 'node_modules', program), ...args],
      { cwd, maxBuffer: 1 << 24 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}`.trim() });
      },
    );
  });
}

/** What the strict compiler says about an app; empty when it is content. */
export function typeFaults(files: FileMap): Promise<string[]> {
  return withFolder(files, async (folder) => {
    const { code, output } = await run(
      'typescript/bin/tsc',
      ['-p', 'tsconfig.json', '--pretty', 'false'],
      folder,
    );
    return code === 0 ? [] : output.split('\n').filter((line) => line.trim() !== '');
  });
}

const settings = {
  root: true,
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 110 },
  javascript: { formatter: { quoteStyle: 'single', semicolons: 'always', trailingCommas: 'all' } },
  css: { parser: { tailwindDirectives: true } },
};

/** The written files that a formatter would change; empty when there are none. The library is formatted in its place. */
export function formatFaults(files: FileMap): Promise<string[]> {
  const written = Object.entries(files).filter(
    ([path]) =>
      /\.(tsx?|css)$/.test(path) && !(path.startsWith('src/') && Object.hasOwn(library, path.slice(4))),
  );
  const all = { ...Object.fromEntries(written), 'biome.json': JSON.stringify(settings) };
  return withFolder(all, async (folder) => {
    const paths = written.map(([path]) => path);
    const { code, output } = await run(
      '@biomejs/biome/bin/biome',
      ['format', '--colors=off', ...paths],
      folder,
    );
    return code === 0 ? [] : output.split('\n');
  });
}
