import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { diskObjectPath, keyOfFile, keyTextOfFolder } from './disk-object-path.ts';
import { isObjectKey } from './object-key.ts';

const key = fc
  .array(fc.stringMatching(/^[A-Za-z0-9._-]{1,260}$/), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('/'))
  .filter((text) => text.length <= limits.storage.keyLength && isObjectKey(text));

function keyOfPath(names: readonly string[]): string | null {
  const folders = names.slice(0, -1);
  return keyOfFile(folders.reduce(keyTextOfFolder, ''), names.at(-1) ?? '');
}

function flat(text: string): string {
  return diskObjectPath(text).join('/').toLowerCase();
}

describe('the path of an object on disk', () => {
  test('leads back to its key and holds only names that a file system takes', () => {
    fc.assert(
      fc.property(key, (text) => {
        const names = diskObjectPath(text);
        expect(keyOfPath(names)).toBe(text);
        for (const name of names) {
          expect(name.length).toBeLessThanOrEqual(255);
          expect(['.', '..']).not.toContain(name);
          expect(name).not.toMatch(/[\\/\0]/);
        }
      }),
    );
  });

  test('is another one for another key, even where capitals do not count', () => {
    const recased = fc
      .tuple(key, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
      .map(([text, up]) => {
        const other = Array.from(text, (char, at) => (up[at % 8] ? char.toUpperCase() : char.toLowerCase()));
        return [text, other.join('')] as const;
      });
    fc.assert(
      fc.property(fc.oneof(recased, fc.tuple(key, key)), ([one, other]) => {
        fc.pre(one !== other);
        expect(flat(one)).not.toBe(flat(other));
      }),
    );
    expect(flat('readme')).not.toBe(flat('README'));
  });

  test('keeps a long part whole although its last piece looks like the folder above', () => {
    const long = `${'a'.repeat(100)}..`;
    expect(diskObjectPath(`${long}/b`)).toEqual(['a'.repeat(100), '~..', 'b=']);
    expect(keyOfPath(diskObjectPath(`${long}/b`))).toBe(`${long}/b`);
  });

  test('a file that is no object has no key', () => {
    expect(keyOfFile('a', '.DS_Store')).toBeNull();
  });
});
