import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { palettePng } from './palette-png.ts';

/** What a reader of the picture sees, pixel by pixel. */
function decode(png: Buffer): { width: number; height: number; pixels: number[][] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const part = (name: string) => chunks.get(name) ?? Buffer.alloc(0);
  const width = part('IHDR').readUInt32BE(0);
  const height = part('IHDR').readUInt32BE(4);
  const rows = inflateSync(part('IDAT'));
  const pixels: number[][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = rows[y * (width + 1) + x + 1] ?? 0;
      pixels.push([...part('PLTE').subarray(index * 3, index * 3 + 3), part('tRNS')[index] ?? 255]);
    }
  }
  return { width, height, pixels };
}

it('keeps every colour while there are few', () => {
  const pixels = Uint8Array.from([255, 0, 0, 255, 0, 64, 0, 128, 0, 0, 0, 0, 9, 8, 7, 255]);
  expect(decode(palettePng({ width: 2, height: 2, pixels }))).toEqual({
    width: 2,
    height: 2,
    // The second is half transparent: its colour is stored as it was before.
    pixels: [
      [255, 0, 0, 255],
      [0, 128, 0, 128],
      [0, 0, 0, 0],
      [9, 8, 7, 255],
    ],
  });
});

it('comes close to every colour of a smooth gradient', () => {
  const width = 256;
  const height = 16;
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++)
    pixels.set([at % width, Math.floor(at / width) * 16, 255 - (at % width), 255], at * 4);
  const { pixels: seen } = decode(palettePng({ width, height, pixels }));
  const worst = Math.max(
    ...seen.flatMap((colour, at) =>
      colour.map((value, channel) => Math.abs(value - (pixels[at * 4 + channel] ?? 0))),
    ),
  );
  expect(worst).toBeLessThan(16);
});
