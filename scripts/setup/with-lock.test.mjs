import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './with-lock.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'with-lock-'));
  vi.stubEnv('TMPDIR', folder);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('withLock', () => {
  it('lets one at a time work on a folder, and leaves nothing behind', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await sleep(20);
      inside--;
    };
    await Promise.all([
      withLock('test', '/a', work),
      withLock('test', '/a', work),
      withLock('test', '/a', work),
    ]);
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('lets go when the work fails', async () => {
    const failing = withLock('test', '/a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(withLock('test', '/a', async () => 'done')).resolves.toBe('done');
  });

  it('takes over from a process that was killed while it held the lock', async () => {
    const module = pathToFileURL(join(import.meta.dirname, 'with-lock.mjs')).href;
    const program = `import { withLock } from ${JSON.stringify(module)};
      await withLock('test', '/a', async () => process.kill(process.pid, 'SIGKILL'));`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
    expect(signal).toBe('SIGKILL');
    expect(readdirSync(folder)).toHaveLength(1);
    await expect(withLock('test', '/a', async () => 'done')).resolves.toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });
});
