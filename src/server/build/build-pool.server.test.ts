import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { allBlocks, trialOf } from '../../testing/app-trial.server.ts';
import { packageRoot } from '../package-root.server.ts';
import { BuildFault } from './build-fault.ts';
import { type BuildPool, openBuildPool } from './build-pool.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';

const minute = 60_000;
let workshop: Workshop;
let pool: BuildPool;
let files: Readonly<Record<string, string>>;

beforeAll(async () => {
  workshop = await openWorkshop(packageRoot());
  pool = openBuildPool(workshop, 1, { buildMs: minute });
  const block = allBlocks.get('records');
  if (block === undefined) throw new Error('There is no block “records”.');
  files = trialOf(block).files;
}, minute);
afterAll(() => pool.close());

async function faultOf(changes: Readonly<Record<string, string>>): Promise<BuildFault> {
  try {
    await pool.build({ ...files, ...changes });
  } catch (error) {
    if (error instanceof BuildFault) return error;
    throw error;
  }
  throw new Error('It was built.');
}

describe('openBuildPool', { timeout: minute }, () => {
  it('builds an app whose page, script and style belong together', async () => {
    const site = await pool.build(files);
    expect(Object.keys(site.files).toSorted()).toEqual([
      'app.css',
      'app.js',
      'icon-maskable.svg',
      'icon.svg',
      'index.html',
      'manifest.webmanifest',
    ]);
    expect(site.files['index.html']).toContain('src="./app.js"');
    expect(site.files['index.html']).not.toContain('/src/main.tsx');
    expect(site.files['app.css']).toContain('--color-primary: #1f5f5b');
    expect(site.files['app.js']).toContain('"./vendor/react-dom-client-');
    for (const [, file] of site.files['app.js']?.matchAll(/"\.\/vendor\/([^"]+)"/g) ?? [])
      expect(workshop.vendor.files).toHaveProperty([file ?? '']);
  });

  it('gives the same app the same bytes, whatever was built before', async () => {
    const first = await pool.build(files);
    await pool.build({ ...files, 'src/extra.tsx': 'export const look = "p-77 bg-danger/33";' });
    expect(await pool.build(files)).toEqual(first);
  });

  it('says in which file and line the code is wrong', async () => {
    const broken = await faultOf({ 'src/main.tsx': 'const one = 1;\nconst one = 2;\n' });
    expect(broken.faults[0]).toMatchObject({ file: 'src/main.tsx', line: 1 });
    expect(broken.faults[0]?.message).toMatch(/already been declared/);
    const missing = await faultOf({
      'src/main.tsx': "import './index.css';\nimport { gone } from './gone.ts';\ngone();\n",
    });
    expect(missing.faults).toEqual([
      { file: 'src/main.tsx', line: 2, message: 'There is no file “./gone.ts”.' },
    ]);
    const icon = await faultOf({
      'src/main.tsx': "import { NoSuchIcon } from 'lucide-react';\nconsole.log(NoSuchIcon);\n",
    });
    expect(icon.faults[0]).toMatchObject({ file: 'src/main.tsx', line: 1 });
    expect(icon.message).toContain('"NoSuchIcon" is not exported by "lucide-react"');
  });

  it('lets no app import or load anything but its own files and the shared code', async () => {
    const imports = await faultOf({ 'src/main.tsx': "import fs from 'node:fs';\nconsole.log(fs);\n" });
    expect(imports.faults[0]?.message).toBe('An app cannot import “node:fs”.');
    const above = await faultOf({ 'src/main.tsx': "import '../../../package.json';\n" });
    expect(above.faults[0]?.message).toBe('There is no file “../../../package.json”.');
    const plugin = await faultOf({ 'src/index.css': '@plugin "./plugin.js";' });
    expect(plugin.faults[0]?.message).toBe('An app cannot load “./plugin.js” in its style sheet.');
    const sheet = await faultOf({ 'src/index.css': '@import "../../secrets.css";' });
    expect(sheet.faults[0]?.message).toBe('An app cannot import the style sheet “../../secrets.css”.');
  });

  it.each([
    '../up.ts',
    '/etc/passwd',
    'src/../../up.ts',
    'src/__proto__/x.ts',
    'constructor',
    'src//x.ts',
    'src\\x.ts',
    'a\0b.ts',
    '',
  ])('refuses the path “%s”', async (path) => {
    const entries = Object.fromEntries([...Object.entries(files), [path, 'export {};']]);
    await expect(pool.build(entries)).rejects.toThrow('is not a path that a file of an app may have');
  });

  it('refuses more than an app may be', async () => {
    const many = Object.fromEntries(
      Array.from({ length: limits.build.files + 1 }, (_, index) => [`src/f${index}.ts`, '']),
    );
    await expect(pool.build(many)).rejects.toThrow(`${limits.build.files} are the most`);
    expect((await faultOf({ 'src/long.ts': 'x'.repeat(limits.build.fileLength + 1) })).faults[0]?.file).toBe(
      'src/long.ts',
    );
  });

  it('ends a build that takes too long and goes on with a new worker', async () => {
    const short = openBuildPool(workshop, 1, { buildMs: 1 });
    try {
      await expect(short.build(files)).rejects.toMatchObject({ code: 'timed_out' });
    } finally {
      short.close();
    }
    expect((await pool.build(files)).files).toHaveProperty(['app.js']);
  });

  it('tells whoever waits when it is closed', async () => {
    const closing = openBuildPool(workshop, 1);
    const waiting = [closing.build(files), closing.build(files)];
    closing.close();
    for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected');
    await expect(closing.build(files)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
