/** A picture of a certain side, as PNG. */
export interface SizedPng {
  readonly size: number;
  readonly png: Uint8Array;
}

/** Windows: a directory of pictures, the largest of which is 256. */
export function writeIco(pictures: readonly SizedPng[]): Uint8Array {
  const entryLength = 16;
  const head = Buffer.alloc(6 + pictures.length * entryLength);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + index * entryLength;
    // A byte: 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The types of macOS that hold a PNG of a size. */
const icnsTypes: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** macOS: a row of pictures, each with its type and length before it. */
export function writeIcns(pictures: readonly SizedPng[]): Uint8Array {
  const parts = pictures.flatMap(({ size, png }) =>
    (icnsTypes[size] ?? []).map((type) => {
      const head = Buffer.alloc(8);
      head.write(type, 'latin1');
      head.writeUInt32BE(png.length + head.length, 4);
      return Buffer.concat([head, png]);
    }),
  );
  const head = Buffer.alloc(8);
  head.write('icns', 'latin1');
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, head.length),
    4,
  );
  return Buffer.concat([head, ...parts]);
}
