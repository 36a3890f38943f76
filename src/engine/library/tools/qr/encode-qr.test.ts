import { expect, test } from 'vitest';
import { dataCodewords, encodeQr } from './encode-qr.ts';
import { correctionFor } from './error-correction.ts';
import { formatBits, type Matrix, masks, QrDrawing, versionBits } from './qr-matrix.ts';
import { capacityOf, largestText, qrVersions } from './qr-versions.ts';

/** Reads a code back: format, mask, places, blocks, text. Throws when the correction codewords do not fit. */
function decode(matrix: Matrix): string {
  const size = matrix.length;
  const version = qrVersions[(size - 17) / 4 - 1];
  if (version === undefined) throw new Error('no version');
  const at = (row: number, column: number) => (matrix[row]?.[column] === true ? 1 : 0);
  const rows = [0, 1, 2, 3, 4, 5, 7, 8, ...Array.from({ length: 7 }, (_, index) => size - 7 + index)];
  const format = rows.reduce((bits, row, bit) => bits | (at(row, 8) << bit), 0);
  const number = masks.findIndex((_, mask) => formatBits(mask) === format);
  const mask = masks[number];
  if (mask === undefined) throw new Error('no mask');
  const bits = [...new QrDrawing(version).places()].map(
    ([row, column]) => (at(row, column) === 1) !== mask(row, column),
  );
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + (bit ? 1 : 0), 0),
  );
  const blocks: number[][] = version.blocks.map(() => []);
  let next = 0;
  for (let place = 0; place < Math.max(...version.blocks); place += 1)
    for (const [index, length] of version.blocks.entries())
      if (place < length) blocks[index]?.push(words[next++] ?? -1);
  const corrections: number[][] = version.blocks.map(() => []);
  for (let place = 0; place < version.correction; place += 1)
    for (const list of corrections) list.push(words[next++] ?? -1);
  for (const [index, block] of blocks.entries())
    if (correctionFor(block, version.correction).join() !== corrections[index]?.join())
      throw new Error('damaged');
  const stream = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const lengthBits = version.version < 10 ? 8 : 16;
  expect(stream.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(stream.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(stream.slice(4 + lengthBits + index * 8, 12 + lengthBits + index * 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

test('the correction codewords are those of the standard example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionFor(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version bits are those of the standard', () => {
  expect(formatBits(0).toString(2)).toBe('101010000010010');
  expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011');
});

test('the versions hold what the standard says', () => {
  expect(qrVersions.map(capacityOf)).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213]);
});

test('the data begins with mode and length and is filled up', () => {
  const [first] = qrVersions;
  if (first === undefined) throw new Error('no version');
  expect(dataCodewords([0x41], first)).toEqual([
    0x40, 0x14, 0x10, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17, 236,
  ]);
});

test('every module is either fixed or holds data, and finders stand in three corners', () => {
  for (const version of qrVersions) {
    const drawing = new QrDrawing(version);
    const fixed = drawing.fixed.flat().filter(Boolean).length;
    expect(fixed + [...drawing.places()].length).toBe(drawing.size ** 2);
    const words = version.blocks.reduce((sum, size) => sum + size + version.correction, 0);
    expect(Math.floor([...drawing.places()].length / 8)).toBe(words);
  }
  const matrix = encodeQr('A') ?? [];
  expect(matrix).toHaveLength(21);
  expect(matrix[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
  expect(matrix[13]?.[8]).toBe(true);
});

test('what was encoded is read back, in every version', () => {
  const texts = [
    '',
    'HELLO',
    'https://example.org/a?b=c',
    'Grüße an die 世界 👋',
    ...qrVersions.map((version) => 'x'.repeat(capacityOf(version))),
  ];
  for (const text of texts) expect(decode(encodeQr(text) ?? [])).toBe(text);
});

test('a text that is too long is refused', () => {
  expect(encodeQr('x'.repeat(largestText + 1))).toBeUndefined();
});
