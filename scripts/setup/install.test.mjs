import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainInstallFailure } from './explain-install-failure.mjs';
import { isInstalled } from './install.mjs';

let root = '';
const lock = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const list = (text) => writeFileSync(join(root, 'node_modules/.package-lock.json'), text);

describe('isInstalled', () => {
  it('accepts what npm installed by hand, and remembers it for this lock file only', () => {
    list(lock);
    expect(isInstalled(root, lock, true)).toBe(true);
    list('{"packages":{}}');
    expect(isInstalled(root, lock, true)).toBe(true);
    expect(isInstalled(root, lock.replace('1.0.0', '1.0.1'), true)).toBe(false);
  });

  it('takes an interrupted install, which leaves no list, for none', () => {
    list(lock);
    isInstalled(root, lock, true);
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(isInstalled(root, lock, true)).toBe(false);
  });

  it('takes a broken list for none', () => {
    list('{"packages":');
    expect(isInstalled(root, lock, true)).toBe(false);
  });

  it('does not take an install for production for one for development', () => {
    const both = JSON.stringify({
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/d': { version: '1.0.0', dev: true } },
    });
    list(lock);
    expect(isInstalled(root, both, false)).toBe(true);
    expect(isInstalled(root, both, true)).toBe(false);
  });
});

describe('explainInstallFailure', () => {
  it.each([
    ['npm error code ENOTFOUND\nnpm error network request failed', 'cannot be reached'],
    ['npm error code EROFS', 'cannot be written'],
    ['npm error code EACCES', 'cannot be written'],
    ['npm error code ENOSPC', 'The disk is full'],
    ['npm error code EUSAGE\nnpm error can only install when in sync', 'do not fit together'],
    ['npm error code E404', 'not offered by the registry'],
    ['spawn npm ENOENT', 'npm was not found'],
    ['something new', 'Run “npm ci”'],
  ])('shows what npm said and what to do: %s', (output, advice) => {
    expect(explainInstallFailure(output)).toContain(output);
    expect(explainInstallFailure(output)).toContain(advice);
  });
});
