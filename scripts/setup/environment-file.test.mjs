import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironmentFile } from './environment-file.mjs';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
  path = join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(text, environment = {}) {
  writeFileSync(path, text);
  readEnvironmentFile(path, environment);
  return environment;
}

function faultOf(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('readEnvironmentFile', () => {
  it('reads values, remarks, quotation marks and several lines', () => {
    const text = '# remark\n\nA=1\nexport B = two\r\nC="x\ny"\nD=\'#no remark\' # remark\nEMPTY=\n';
    expect(read(text)).toEqual({ A: '1', B: 'two', C: 'x\ny', D: '#no remark', EMPTY: '' });
  });

  it('leaves alone what is already set, even to nothing', () => {
    expect(read('A=file\nB=file\n', { A: 'shell', B: '' })).toEqual({ A: 'shell', B: '' });
  });

  it('does nothing without a file', () => {
    expect(() => readEnvironmentFile(path, {})).not.toThrow();
  });

  it.each([
    ['a line without =', 'A=1\ngarbage\nB=2\n', '.env, line 2: expected NAME=value'],
    ['a name that is none', 'A=1\n\n=5\n', '.env, line 3: expected NAME=value'],
    ['a name with a blank', 'MY NAME=5\n', '.env, line 1: expected NAME=value'],
    ['a garbage line after a value of two lines', 'A="x\ny"\noops\n', '.env, line 3: expected NAME=value'],
    ['an open quotation', 'A=1\nB="x\nC=3\n', '.env, line 2: the quotation mark " is never closed'],
  ])('stops at %s, by file and line, with exit code 78', (_, text, message) => {
    const environment = {};
    const fault = faultOf(() => read(text, environment));
    expect(fault).toMatchObject({ name: 'SetupFault', exitCode: 78 });
    expect(fault.message).toContain(message);
    expect(environment).toEqual({});
  });

  it('stops at bytes that are no text', () => {
    expect(faultOf(() => read(Buffer.from([65, 61, 0xff, 0xfe])))).toMatchObject({ exitCode: 78 });
    expect(faultOf(() => read('A=\0'))).toMatchObject({ exitCode: 78 });
  });

  it('stops at a folder of that name', () => {
    mkdirSync(path);
    expect(faultOf(() => readEnvironmentFile(path, {}))).toMatchObject({ exitCode: 78 });
  });
});
