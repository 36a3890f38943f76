import { zipSync } from 'fflate';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { PackageFault, readPackage } from './read-package.ts';
import { TooMuchData, unpackZstd } from './unpack-zstd.ts';

let sql: SqlJsStatic;
beforeAll(async () => {
  sql = await initSqlJs();
});

/** A collection of schema 18 with Anki's collation in its indexes, packed by the tool of zstandard itself as a stream. */
const collection = bytesOf(
  [
    'KLUv/QRoLS0Adn3SO9Ac59DiCStXQV5RxsNDOcDRDnJHN4tIIazqYahey02SZNoWa3KyDkbLGBgmMMzxUkXALjX77rfe/p9SuQDE',
    'AMUADxKUmdzJjSEPwpZo8QCSvrAWDtcPlu3BIbqvy+KY+ERiHOHK6nbV8M5BYx2jODO63fsV6iC6WV2SFCXMFqPPAolst7DH6HZ0',
    'YKTHow4GXb13VqGG4xZlW3KJUGCll/MTOG938fNK7z9vc/deQe9zzh7wAmPvY//u3nucu9ty7n4r3T2nc/fMc3dzoOvFvuzRPu0N',
    'fOsB3D33qYX3/B3n7jw/cPeeu2s94v9ucw0do8PXDeodryouMAFq7iNuSxKA0t0Oss2WdZ/fTZ8yWmtaGvh6//pXVzcO7g0TURYm',
    '7vd14xQNsjurWtxFnU3sed1VbQFg9UVXohtQ6MI5Dg4SEHKmDiEhIbfr5X83SEhg+qn3emf6GxsswrDKBovCG7wNhv48z9K24FfO',
    '9ROicU66VZjdsXHHOti6Kcy2cLEnVt+9M0xh1R3qCpYttjp22/hNdUXPztE9LzpcX6J+t3DH7arVdUJroEoJSYwGxpAAX0xsrJtu',
    '9gaN0aE3MDjLyVfYOEuAIJxu2GbYAxF6n+8sS57kT1dMaN26WtMAT1hSNFDGJYVFJsDGBiYOd2xjVFfjVtv1TL7P4yzz+4DkR+8U',
    'XuY/cWb5CDhd1r0DTkDrz57qw96p4tZ9UUreuSt5CGZs3DGZh5A/Z6JvbATqnBQtyTwH3ecGpD7rv97sXcr87eEap8QwysLoXrPQ',
    'ZXf2WyOEA0qqK4/76rjo4sQrj/79blz2RgvXDaPp2hb1jlF2D9E2bie0CavsXoMuQa+gcJY5j2QxW0SD+0THcDNz/7sVnL1v5bTu',
    'cFjAE7RTOdD583cC8Fww3rM8ZotocJ8wePkBvp22e01hfl7mEKye7N3qz5tO7NHexWJ3/wnMBOlOkj+CT74P4yzNmxpHPcoddZsX',
    'fS9dYbSkoTxAHi3KhX/I+XSAnAD2XvU2jFzqXgG3y1jvhQVRoDMxcsi7eeAWBVFX/eJsdYU5HiOymYGalGzOCrovQ5DI4zHkvfnQ',
    'BUhkR3o8Bpjbx2VNMjHnM38pUvJB//ReYu52AYD+qDGpYwqVjEiakkKhMWCGjI2IkM0B0oBIzRCQFEIUIoYQqoyAEMGQQGIkkhkJ',
    'ZoR2B4CkwAu0yRI3IGzvRO1CmS7Y4Gcqkm2Bq8PT/d+EHyW8WRv2nCZdwbkzShFLRvXSmvxngZyAgoMcIG5dcmAuG+kvsvYO02nA',
    '4AW6e3gGGOdt+GGAZuJMwIryAMJJ/0bB3iqcTA34TuBdShWwnP2stWWR30Si2eohCaodJLdmK0HGbANoBJTG1ntSuoaIGFJ4v1aF',
    'iR9uDAgP3C8vo0XTs54FYgzKGOMNYGfAINAj0DBWF8QdYal47/S8oB7ioSJSFtQMjmau0e0uj8trioF6wKRQ1j/z0SqTubLWP6aa',
    '00d0yzeuE+m0I8MeaK2gAGqCUbVSs4UYUNKOFosNbU91gQ0jm1DFZpCW4dWK2mPYsT70Q58NkAkBvC25FxLQlQt87wLd+gygnQp/',
    'S6/9ulyXAJLmgOr1duCiXCBmRZBASRTXUGYY8E7goF/mCe4F1Pjy9uTOknXRWYRpjRzCU5/cDRhekGeBMLzpAw5qlLgFuBYfIEPB',
    'IG6Y7dq4Ss2t+3lqfNmidmm4HIAzRGngGE2dIHBrBKzj7Dt7tnwA99RgQrPj7TjKm0vofmoA9gOIUarHNO7adywRgEI3bnrs0V5Z',
    'hX/xBmTPaGSy820gFhRTqwpe8Zrf27wo0gI7CYtJDOALM9gfDgQ1bQXfGhPjIOTO0Um5OUZj4SeCpnGOZJyJd0XKYL8HMO6Io7pp',
    'VyAVCLLtdObPyeVbQs0iS5YVGBXSzLHoTA+jqAEA//CC',
  ].join(''),
);
const media = bytesOf('KLUv/QBYPQEABAIKDQoJb3RoZXIubXAzEAkKIgoIbGVhZi5wbmcQBBoUAAEASMAT');
const picture = bytesOf('KLUv/QBYIQAAiVBORw==');

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Blocks that stand as they are, or of one byte repeated, as RFC 8878 has them. */
function frameOf(blocks: readonly (Uint8Array | number)[], window = 0x58): Uint8Array {
  const head = (size: number, kind: 0 | 1, isLast: boolean) => {
    const word = (size << 3) | (kind << 1) | (isLast ? 1 : 0);
    return [word & 255, (word >> 8) & 255, word >> 16];
  };
  const start = [0x28, 0xb5, 0x2f, 0xfd, 0, window];
  const bytes = blocks.flatMap((block, index) => {
    const isLast = index === blocks.length - 1;
    return typeof block === 'number'
      ? [...head(block, 1, isLast), 65]
      : [...head(block.length, 0, isLast), ...block];
  });
  return Uint8Array.from(start.concat(bytes));
}

let count = 0;
const tools = () => ({
  newId: () => `new ${(count += 1)}`,
  now: Date.UTC(2026, 2, 31),
  isKnown: () => false,
});
const packed = (files: Record<string, Uint8Array>) =>
  zipSync({
    'collection.anki21b': collection,
    'collection.anki2': new Uint8Array(3),
    media,
    1: picture,
    ...files,
  });

describe('a package of the newest kind', () => {
  it('is read with its decks, both directions, gaps, tags, pictures and reviews', () => {
    const { decks, pictures, reviews, left } = readPackage(sql, packed({}), tools());
    const cards = decks.get('Science / Plants') ?? [];
    expect(cards.map(({ kind, front, back }) => [kind, front, back])).toEqual([
      ['basic', 'What takes in light?', 'Chlorophyll'],
      ['basic', 'Chlorophyll', 'What takes in light?'],
      ['cloze', 'Plants give off {{oxygen}}.', ''],
    ]);
    expect(cards[0]?.tags).toEqual(['leaf', 'green']);
    expect(left).toBe(0);
    expect([...(pictures.get(cards[0]?.id ?? '')?.bytes ?? [])]).toEqual([137, 80, 78, 71]);
    expect(reviews).toEqual([[cards[0]?.id, 1_700_000_000_000, 3, 4000]]);
  });

  it('is read without what is damaged in its media', () => {
    const { decks, pictures } = readPackage(sql, packed({ media: media.slice(0, 30) }), tools());
    expect(decks.get('Science / Plants')).toHaveLength(3);
    expect(pictures.size).toBe(0);
  });

  it('is refused in words where it is damaged or would unpack to too much', () => {
    const fault = (files: Record<string, Uint8Array>, mostBytes?: number) => {
      try {
        readPackage(sql, packed(files), { ...tools(), ...(mostBytes !== undefined && { mostBytes }) });
      } catch (error) {
        if (error instanceof PackageFault) return error.message;
        throw error;
      }
      return 'taken';
    };
    expect(fault({ 'collection.anki21b': collection.slice(0, 700) })).toMatch(/damaged/);
    expect(fault({ 'collection.anki21b': new Uint8Array([1, 2, 3, 4, 5, 6]) })).toMatch(/damaged/);
    expect(fault({ 'collection.anki21b': frameOf([new Uint8Array(20)]) })).toMatch(/damaged/);
    expect(fault({}, 9000)).toMatch(/far more/);
    expect(fault({ 1: frameOf(Array.from({ length: 90 }, () => 100_000)) }, 5_000_000)).toMatch(/far more/);
  });
});

describe('unpacking', () => {
  it('takes blocks as they are, repeated bytes, and frames one after the other', () => {
    const one = frameOf([new Uint8Array([1, 2]), 3]);
    expect([...unpackZstd(one, 100)]).toEqual([1, 2, 65, 65, 65]);
    expect([...unpackZstd(Uint8Array.from([...one, ...one]), 100)]).toHaveLength(10);
  });

  it('stops where more comes out than may, and asks for no memory because a frame says so', () => {
    const bomb = frameOf(Array.from({ length: 1000 }, () => 131_072));
    expect(bomb.length).toBeLessThan(5000);
    expect(() => unpackZstd(bomb, 1_000_000)).toThrow(TooMuchData);
    // A window of two gigabytes.
    expect(() => unpackZstd(frameOf([5], 0xa8), 400_000_000)).toThrow(TooMuchData);
    // A declared size of two gigabytes, of one segment.
    const declared = Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0x7f, 0x2b, 0, 0, 65]);
    expect(() => unpackZstd(declared, 400_000_000)).toThrow(TooMuchData);
  });

  it('throws at what has no end', () => {
    const whole = frameOf([new Uint8Array(50)]);
    for (let length = 1; length < whole.length; length += 1)
      expect(() => unpackZstd(whole.slice(0, length), 1000), `${length}`).toThrow();
  });
});
