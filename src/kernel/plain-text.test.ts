import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainJson, isPlainName, keepableJson, plainName } from './plain-text.ts';

const anyText = fc.string({ unit: 'binary' });
/** Text with what does harm, written out and as escapes, once and twice. */
const harmful = fc.constantFrom(
  '\0',
  '\\u0000',
  '\\\\u0000',
  '\ud800',
  '\\ud800',
  '\u202e',
  '\u2066',
  '\n',
  '"',
  '\\',
);
const mixed = fc.array(fc.oneof(anyText, harmful)).map((parts) => parts.join(''));

describe('text of a person', () => {
  it('is written as JSON that holds nothing that PostgreSQL refuses, and loses nothing else', () => {
    fc.assert(
      fc.property(mixed, mixed, (name, value) => {
        const read = JSON.parse(keepableJson({ [name]: value, list: [value] })) as Record<string, unknown>;
        const kept = value.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '');
        expect(Object.values(read)).toContainEqual([kept]);
        // An escape that stands for a character, and not the letters of one, has an odd number of backslashes before it.
        const written = keepableJson({ [name]: value });
        for (const [slashes = ''] of written.matchAll(/\\+(?=u(?:0000|d[89a-f]))/gi))
          expect(slashes.length % 2).toBe(0);
      }),
    );
  });

  it('keeps the six letters of an escape', () => {
    expect(JSON.parse(keepableJson({ name: 'Ada \\u0000' }))).toEqual({ name: 'Ada \\u0000' });
  });

  it('has a name that is what it looks like', () => {
    fc.assert(fc.property(mixed, (text) => isPlainName(plainName(text))));
    expect(plainName('Ada\u202e gpj.exe\0')).toBe('Ada gpj.exe');
    expect(isPlainName('Zoë Ω 李 👩‍👩‍👧')).toBe(true);
    for (const bad of ['a\u200fb', 'a\u2066b', 'a\nb', 'a\0b', 'a\ud800b', 'a\x85b'])
      expect(isPlainName(bad)).toBe(false);
  });

  it('may have lines, but no controls, anywhere in what is kept beside an account', () => {
    expect(isPlainJson({ about: 'One\n\tTwo', list: [1, null, { a: 'b' }] })).toBe(true);
    for (const bad of [{ a: '\0' }, { '\0': 1 }, { a: [{ b: '\x07' }] }, { a: '\ud800' }])
      expect(isPlainJson(bad)).toBe(false);
  });
});
