import { correctionFor } from './error-correction.ts';
import { type Matrix, masks, penaltyOf, QrDrawing } from './qr-matrix.ts';
import { type QrVersion, versionFor } from './qr-versions.ts';

/** The bytes as codewords: mode, length, text, and filling up to what the version holds. */
export function dataCodewords(bytes: readonly number[], { version, blocks }: QrVersion): number[] {
  const capacity = blocks.reduce((sum, size) => sum + size, 0);
  const lengthBits = version < 10 ? 8 : 16;
  const bits = [4, ...bytes]
    .map((byte, index) => byte.toString(2).padStart(index === 0 ? 4 : 8, '0'))
    .toSpliced(1, 0, bytes.length.toString(2).padStart(lengthBits, '0'))
    .join('');
  const ended = bits.padEnd(Math.min(capacity * 8, bits.length + 4), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const words = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let fill = 0; words.length < capacity; fill += 1) words.push(fill % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** The data and correction of all blocks, taken in turn from each, so that damage in one place hurts all a little. */
function interleaved(data: readonly number[], { blocks, correction }: QrVersion): number[] {
  let from = 0;
  const parts = blocks.map((size) => data.slice(from, (from += size)));
  const corrections = parts.map((part) => correctionFor(part, correction));
  const inTurn = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat();
  return [...inTurn(parts), ...inTurn(corrections)];
}

/** A text as QR code in byte mode with correction level M. Undefined when it is too long. */
export function encodeQr(text: string): Matrix | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  if (version === undefined) return undefined;
  const codewords = interleaved(dataCodewords(bytes, version), version);
  const drawing = new QrDrawing(version);
  const places = [...drawing.places()];
  const bitAt = (index: number) => (((codewords[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
  let best: { matrix: Matrix; penalty: number } | undefined;
  for (const [number, mask] of masks.entries()) {
    drawing.format(number);
    for (const [index, [row, column]] of places.entries()) {
      const line = drawing.dark[row];
      if (line !== undefined) line[column] = bitAt(index) !== mask(row, column);
    }
    const penalty = penaltyOf(drawing.dark);
    if (best === undefined || penalty < best.penalty)
      best = { penalty, matrix: drawing.dark.map((line) => [...line]) };
  }
  return best?.matrix;
}
