import { posix, win32 } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { checkObjectKey, isObjectKey } from './object-key.ts';

/** Text that is likely to be nearly a path: plain random text hardly ever is. */
const pathLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '.',
        '..',
        '/',
        '//',
        '\\',
        '\0',
        '\n',
        '%2e',
        '%2f',
        '~',
        'C:',
        '...',
        '.a',
        'a.',
        '-',
      ),
      fc.stringMatching(/^[A-Za-z0-9._-]{1,8}$/),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('the key of a stored file', () => {
  test.each([
    'a',
    'a/b',
    'apps/1/index.html',
    '...',
    '..a',
    'a..',
    '.env',
    '-',
    'A_b-c.d',
    'x'.repeat(limits.storage.keyLength),
  ])('takes %j', (key) => {
    expect(isObjectKey(key)).toBe(true);
  });

  test.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    'a/..',
    '../a',
    'a/./b',
    'a\0b',
    'a\\b',
    'a b',
    'ä',
    'a\n',
    'a%2fb',
    'x'.repeat(limits.storage.keyLength + 1),
  ])('refuses %j with bad_path', (key) => {
    expect(() => checkObjectKey(key)).toThrowError(expect.objectContaining({ code: 'bad_path' }));
  });

  test('never leads out of the directory that it is joined to, whatever the text', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(pathLike, fc.string({ unit: 'binary' })), (text) => {
        fc.pre(isObjectKey(text));
        accepted++;
        for (const { resolve, relative, isAbsolute, sep } of [posix, win32]) {
          const inside = relative('/root/store', resolve('/root/store', text));
          expect(inside).not.toBe('');
          expect(inside.split(sep)[0]).not.toBe('..');
          expect(isAbsolute(inside)).toBe(false);
        }
        expect(posix.normalize(text)).toBe(text);
        expect(new URL(`http://store.example/bucket/${text}`).pathname).toBe(`/bucket/${text}`);
      }),
      { numRuns: 300, maxSkipsPerRun: 1_000 },
    );
    expect(accepted).toBeGreaterThanOrEqual(300);
  });
});
