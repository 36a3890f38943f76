import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftFolder, removeDrafts, replaceFolder } from './replace-folder.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function fill(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), '');
}

describe('replaceFolder', () => {
  it('leaves nothing of the old folder and no draft', () => {
    fill(join(dist, 'web'), 'old.js');
    fill(draftFolder(dist, 'web'), 'new.js');
    replaceFolder(draftFolder(dist, 'web'), join(dist, 'web'));
    expect(readdirSync(join(dist, 'web'))).toEqual(['new.js']);
    expect(readdirSync(dist)).toEqual(['web']);
  });

  it('works when there was none before', () => {
    fill(draftFolder(dist, 'web'), 'new.js');
    replaceFolder(draftFolder(dist, 'web'), join(dist, 'web'));
    expect(readdirSync(dist)).toEqual(['web']);
  });

  it('removes what killed builds left, and only that', () => {
    fill(join(dist, 'web'), 'index.html');
    fill(join(dist, '.draft-1-web'), 'half.js');
    removeDrafts(dist);
    expect(readdirSync(dist)).toEqual(['web']);
    expect(existsSync(join(dist, 'web/index.html'))).toBe(true);
  });
});
