import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { writeIcns, writeIco } from './icon-files.ts';

const draw = (size: number) => ({
  size,
  png: new Uint8Array(
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`,
    )
      .render()
      .asPng(),
  ),
});

const widthOf = (png: Buffer) => png.readUInt32BE(16);

describe('icon files', () => {
  it('hold the pictures where Windows looks for them', () => {
    const ico = Buffer.from(writeIco([draw(16), draw(256)]));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    const widths = [0, 1].map((index) => {
      const at = 6 + index * 16;
      const start = ico.readUInt32LE(at + 12);
      const picture = ico.subarray(start, start + ico.readUInt32LE(at + 8));
      return [ico.readUInt8(at), picture.toString('latin1', 1, 4), widthOf(picture)];
    });
    expect(widths).toEqual([
      [16, 'PNG', 16],
      [0, 'PNG', 256],
    ]);
  });

  it('hold the pictures where macOS looks for them', () => {
    const icns = Buffer.from(writeIcns([draw(16), draw(24), draw(512), draw(1024)]));
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const found: [string, number][] = [];
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
      found.push([icns.toString('latin1', at, at + 4), widthOf(icns.subarray(at + 8))]);
    expect(found).toEqual([
      ['icp4', 16],
      ['ic09', 512],
      ['ic14', 512],
      ['ic10', 1024],
    ]);
  });
});
