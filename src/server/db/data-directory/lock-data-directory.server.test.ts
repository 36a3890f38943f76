import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory } from './lock-data-directory.server.ts';

describe('lockDataDirectory', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'kora-lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const path = () => join(directory, 'kora.lock');
  const holder = (changes: object) =>
    writeFileSync(
      path(),
      JSON.stringify({
        key: 'k',
        pid: process.pid,
        host: hostname(),
        born: '1',
        seenAt: Date.now(),
        ...changes,
      }),
    );

  it('is held by one, named in the refusal of the next, and free after release', () => {
    const lock = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    expect(existsSync(path())).toBe(false);
    lockDataDirectory(directory).release();
  });

  it('is taken over from a process that is dead, or whose number another process has now', () => {
    holder({ pid: 2 ** 22 + 1 });
    expect(() => lockDataDirectory(directory).release()).not.toThrow();
    holder({ born: 'another start' });
    expect(() => lockDataDirectory(directory).release()).not.toThrow();
  });

  it('is taken over from another machine only after a long silence', () => {
    holder({ host: 'elsewhere', seenAt: Date.now() - 1_000 });
    expect(() => lockDataDirectory(directory)).toThrow('on elsewhere');
    holder({ host: 'elsewhere', seenAt: Date.now() - 60_000 });
    lockDataDirectory(directory).release();
  });

  it('is taken over when its file is unreadable', () => {
    writeFileSync(path(), '{"key":');
    lockDataDirectory(directory).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('goes to exactly one of several processes that find a dead lock at the same moment', async () => {
    holder({ pid: 2 ** 22 + 1 });
    const script = `
      const { lockDataDirectory } = await import(${JSON.stringify(new URL('./lock-data-directory.server.ts', import.meta.url).href)});
      process.stdout.write('ready');
      process.stdin.once('data', () => {
        try { lockDataDirectory(${JSON.stringify(directory)}); process.stdout.write(' won'); setTimeout(() => process.exit(), 1500); }
        catch { process.stdout.write(' lost'); process.exit(); }
      });`;
    const contenders = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
      let said = '';
      const ready = new Promise<void>((resolve) => {
        child.stdout.on('data', (bytes: Buffer) => {
          said += bytes.toString();
          resolve();
        });
      });
      const ended = new Promise<string>((resolve) => child.once('close', () => resolve(said)));
      return { child, ready, ended };
    });
    await Promise.all(contenders.map(({ ready }) => ready));
    for (const { child } of contenders) child.stdin.write('go\n');
    const outcomes = await Promise.all(contenders.map(({ ended }) => ended));
    expect(outcomes.filter((said) => said.endsWith('won'))).toHaveLength(1);
    expect(outcomes.filter((said) => said.endsWith('lost'))).toHaveLength(3);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toHaveProperty('pid');
  }, 30_000);
});
