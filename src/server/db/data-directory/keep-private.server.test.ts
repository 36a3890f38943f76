import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOpenToOthers, makePrivate } from './keep-private.server.ts';

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);

describe.skipIf(process.platform === 'win32')('makePrivate', () => {
  let directory: string;
  const at = (name: string) => join(directory, name);

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'kora-private-'));
    chmodSync(directory, 0o755);
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  function put(name: string, mode: number): void {
    writeFileSync(at(name), 'x');
    chmodSync(at(name), mode);
  }

  it('takes the rights of others away from what an older version has left', () => {
    mkdirSync(at('database/base'), { recursive: true });
    put('database/base/1', 0o644);
    mkdirSync(at('cache'));
    put('cache/chromium', 0o755);
    put('kora.lock', 0o666);
    expect(isOpenToOthers(directory)).toBe(true);
    expect(makePrivate(directory)).toBe(true);
    expect([directory, at('database'), at('database/base')].map(modeOf)).toEqual(['700', '700', '700']);
    expect(['database/base/1', 'cache/chromium', 'kora.lock'].map((name) => modeOf(at(name)))).toEqual([
      '600',
      '700',
      '600',
    ]);
    expect(isOpenToOthers(directory)).toBe(false);
    expect(makePrivate(directory)).toBe(false);
  });

  it('leaves what is not ours alone, and says that the directory stays open', () => {
    put('letter.txt', 0o644);
    expect(makePrivate(directory)).toBe(false);
    expect([modeOf(directory), modeOf(at('letter.txt'))]).toEqual(['755', '644']);
    expect(isOpenToOthers(directory)).toBe(true);
  });

  it('tightens what is ours in a directory that everybody uses, and not the directory', () => {
    put('letter.txt', 0o644);
    mkdirSync(at('outbox'));
    chmodSync(directory, 0o1777);
    expect(makePrivate(directory)).toBe(true);
    expect([modeOf(directory), modeOf(at('outbox')), modeOf(at('letter.txt'))]).toEqual([
      '1777',
      '700',
      '644',
    ]);
    expect(isOpenToOthers(directory)).toBe(true);
    expect(makePrivate(directory)).toBe(false);
  });

  it('does not follow a link out of the directory', () => {
    put('elsewhere.txt', 0o644);
    mkdirSync(at('storage'));
    symlinkSync(at('elsewhere.txt'), at('storage/link'));
    makePrivate(directory);
    expect(modeOf(at('elsewhere.txt'))).toBe('644');
    expect(readFileSync(at('storage/link'), 'utf8')).toBe('x');
  });
});
