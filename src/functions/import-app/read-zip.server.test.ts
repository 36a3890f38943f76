import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { readZip } from './read-zip.server.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** Changes the one entry of a zip in its directory; `at` counts from there. */
function changed(bytes: Uint8Array, at: number, write: (zip: Buffer, place: number) => void): Buffer {
  const copy = Buffer.from(bytes);
  write(copy, copy.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + at);
  return copy;
}

describe('readZip', () => {
  it('gives the files that were packed', () => {
    const files = readZip(zip({ 'a/one.txt': 'One', 'a/zwei.txt': 'Grüße', 'a/empty.txt': '' }));
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a/one.txt', 'One'],
      ['a/zwei.txt', 'Grüße'],
      ['a/empty.txt', ''],
    ]);
  });

  it.each([
    ['a way out', '../outside.txt'],
    ['a way out in the middle', 'a/../../outside.txt'],
    ['an absolute path', '/etc/passwd'],
    ['a drive', 'C:/windows/a.txt'],
    ['backslashes', 'a\\..\\b.txt'],
    ['a prototype', 'a/__proto__/b.txt'],
    ['a line end', 'a/b\n.txt'],
  ])('refuses %s', (_, name) => {
    expect(() => readZip(zip({ [name]: 'x' }))).toThrow('is not a path that a file of an app may have');
  });

  it('refuses names that are too long, and more files than any app has', () => {
    expect(() => readZip(zip({ [`${'n'.repeat(limits.takeAway.zipNameLength)}.txt`]: 'x' }))).toThrow(
      'too long',
    );
    const many = Array.from({ length: 10_000 }, (_, index) => [`f${index}.txt`, 'x']);
    expect(() => readZip(zip(Object.fromEntries(many)))).toThrow('This zip holds 10000 files');
  });

  it('refuses links and what is locked', () => {
    const one = zip({ 'a.txt': '/etc/passwd' });
    const link = changed(one, 38, (copy, at) => copy.writeUInt32LE(0o120777 * 0x10000, at));
    expect(() => readZip(link)).toThrow('“a.txt” is a link');
    const locked = changed(one, 8, (copy, at) => copy.writeUInt16LE(1, at));
    expect(() => readZip(locked)).toThrow('password');
  });

  it('refuses what would be too large, whether it says so or not', () => {
    const huge = zip({ 'bomb.txt': '0'.repeat(limits.takeAway.unpackedBytes + 1) });
    expect(huge.length).toBeLessThan(100_000);
    expect(() => readZip(huge)).toThrow('larger than 24 MB');
    const lying = changed(huge, 24, (copy, at) => copy.writeUInt32LE(10, at));
    expect(() => readZip(lying)).toThrow('larger than it says');
  });

  it('refuses what is no zip or a damaged one', () => {
    expect(() => readZip(new Uint8Array())).toThrow('not a zip');
    expect(() => readZip(strToU8('a picture, perhaps'.repeat(10)))).toThrow('not a zip');
    expect(() => readZip(deflateRawSync(Buffer.alloc(1_000)))).toThrow('not a zip');
    const whole = zip({ 'a.txt': 'Some text that is long enough to be packed, packed, packed.' });
    expect(() => readZip(whole.subarray(20))).toThrow(/damaged/);
    const other = changed(whole, 16, (copy, at) => copy.writeUInt32LE(1, at));
    expect(() => readZip(other)).toThrow('damaged');
    const outside = changed(whole, 42, (copy, at) => copy.writeUInt32LE(0xfffffff0, at));
    expect(() => readZip(outside)).toThrow('damaged');
    for (let length = 0; length < whole.length; length += 7)
      expect(() => readZip(whole.subarray(0, length)), String(length)).toThrow(/zip/);
  });
});
