import { unzlibSync } from 'fflate';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF 1.0 file into the font that is in it. The library could read the packed file too, but it unpacks a whole
 * table again for every letter that it looks at, which takes seconds.
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (woff.byteLength < woffHeader || from.getUint32(0) !== 0x774f4646)
    throw new Error('This is no WOFF file.');
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const [offset, packed, length] = [
      from.getUint32(at + 4),
      from.getUint32(at + 8),
      from.getUint32(at + 12),
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: from.getUint32(at),
      checksum: from.getUint32(at + 16),
      // A table that does not shrink is stored as it is.
      bytes: packed < length ? unzlibSync(bytes, { out: new Uint8Array(length) }) : bytes,
    };
  });
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const start = sfntHeader + count * sfntEntry;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const sfnt = new Uint8Array(size);
  const to = new DataView(sfnt.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, 16 * 2 ** power);
  to.setUint16(8, power);
  to.setUint16(10, 16 * (count - 2 ** power));
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry;
    to.setUint32(at, tag);
    to.setUint32(at + 4, checksum);
    to.setUint32(at + 8, offset);
    to.setUint32(at + 12, bytes.length);
    sfnt.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return sfnt;
}
