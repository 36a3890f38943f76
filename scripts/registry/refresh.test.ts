import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findStale, refresh } from './refresh.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('refresh', () => {
  it('writes every generated file once and then finds nothing stale', () => {
    expect(refresh(root).stale.length).toBeGreaterThan(8);
    expect(findStale(root)).toEqual({ stale: [], faults: [] });
  });

  it('finds a file stale when an item was added or the file was edited by hand', () => {
    refresh(root);
    mkdirSync(join(root, 'src/catalog/tools'), { recursive: true });
    writeFileSync(join(root, 'src/catalog/tools/hammer.ts'), '');
    writeFileSync(join(root, 'src/engine/blocks.gen.ts'), 'edited');
    expect(findStale(root).stale.map((file) => file.path)).toEqual([
      'src/catalog/tools.gen.ts',
      'src/engine/blocks.gen.ts',
    ]);
    refresh(root);
    expect(readFileSync(join(root, 'src/catalog/tools.gen.ts'), 'utf8')).toContain('./tools/hammer.ts');
  });

  it('writes nothing at all while an item has a fault', () => {
    mkdirSync(join(root, 'src/functions/echo'), { recursive: true });
    writeFileSync(join(root, 'src/functions/echo/contract.ts'), '');
    expect(refresh(root).faults).toHaveLength(1);
    expect(findStale(root).stale.length).toBeGreaterThan(8);
  });
});
