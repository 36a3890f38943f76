import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeStamps, parts, staleParts, writeStamps } from './stamps.mjs';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function lockWith(pglite: string): string {
  return JSON.stringify({ packages: { 'node_modules/@electric-sql/pglite': { version: pglite } } });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamps-'));
  write('package-lock.json', lockWith('1.0.0'));
  write('src/kernel/brand.ts', 'a');
  write('src/server/db/migrations/0001-first.sql', 'a');
  write('src/web/app/main.tsx', 'a');
  write('dist/server/serve.js', '');
  write('dist/start-image.tar.gz', '');
  write('dist/web/shell.html', '');
  writeStamps(root, computeStamps(root, {}));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('staleParts', () => {
  it('finds nothing stale right after a build', () => {
    expect(staleParts(root, {})).toEqual([]);
  });

  it.each([
    ['src/kernel/brand.ts', ['server', 'web']],
    ['src/web/app/main.tsx', ['web']],
    ['src/web/ui/new.tsx', ['web']],
    ['content/blog/new.md', ['web']],
    ['index.html', ['web']],
    ['vite.config.ts', ['web']],
    ['public/logo.svg', ['web']],
    ['src/server/http/app.server.ts', ['server']],
    ['src/functions/echo/handler.server.ts', ['server']],
    ['src/functions/echo/contract.ts', ['server', 'web']],
    ['src/server/db/migrations/0002-next.sql', ['server', 'image']],
    ['scripts/build/build-server.ts', ['server', 'web']],
    ['src/kernel/brand.test.ts', []],
    ['src/testing/people.ts', []],
    ['README.md', []],
  ])('a change of %s makes stale: %j', (path, stale) => {
    write(path, 'changed');
    expect(staleParts(root, {})).toEqual(stale);
  });

  it('sees a file that was removed', () => {
    rmSync(join(root, 'src/web/app/main.tsx'));
    expect(staleParts(root, {})).toEqual(['web']);
  });

  it('sees another brand, another engine and other packages', () => {
    expect(staleParts(root, { BRAND_NAME: 'Acme' })).toEqual(['server', 'web']);
    write('package-lock.json', lockWith('1.0.1'));
    expect(staleParts(root, {})).toEqual(parts);
  });

  it('does not believe a stamp whose part is gone, nor a broken stamp', () => {
    rmSync(join(root, 'dist/start-image.tar.gz'));
    expect(staleParts(root, {})).toEqual(['image']);
    write('dist/stamp.json', '{"web":');
    expect(staleParts(root, {})).toEqual(parts);
  });
});
