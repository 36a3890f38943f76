import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataDirectory } from './prepare-data-directory.server.ts';

describe('prepareDataDirectory', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'kora-data-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('makes the directory and leaves nothing in it', () => {
    const made = prepareDataDirectory(join(directory, 'a/b'));
    expect(existsSync(made)).toBe(true);
    expect(readdirSync(made)).toEqual([]);
  });

  it('says so when the path is a file', () => {
    writeFileSync(join(directory, 'file'), '');
    expect(() => prepareDataDirectory(join(directory, 'file'))).toThrow(/is a file\. Set KORA_DATA_DIR/);
    expect(() => prepareDataDirectory(join(directory, 'file/deeper'))).toThrow(
      /is a file\. Set KORA_DATA_DIR/,
    );
  });

  it('refuses a disk that is nearly full, with the numbers', () => {
    expect(() => prepareDataDirectory(directory, () => 5 * 1_048_576)).toThrow(
      '5 MiB are free and 64 MiB are needed',
    );
  });
});
