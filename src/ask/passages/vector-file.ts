/**
 * The vectors of passages in one file: 8 bytes of magic, the width and the number of vectors as uint32, then for each a
 * factor as f32 and a signed byte for each of its numbers. All numbers are little-endian.
 */
const magic = 'KORAVEC1';
const headBytes = 16;
const most = 127;

export interface PackedVectors {
  readonly width: number;
  readonly count: number;
  /** How much the vector of a passage points the way of another: their product, number by number. */
  likeness(number: number, vector: ArrayLike<number>): number;
  /** The vector of a passage as numbers. */
  read(number: number): Float64Array;
}

export function packVectors(vectors: readonly ArrayLike<number>[], width: number): Uint8Array {
  const file = new Uint8Array(headBytes + vectors.length * (4 + width));
  file.set(new TextEncoder().encode(magic));
  const view = new DataView(file.buffer);
  view.setUint32(8, width, true);
  view.setUint32(12, vectors.length, true);
  for (const [number, vector] of vectors.entries()) {
    const start = headBytes + number * (4 + width);
    let widest = 1e-9;
    for (let at = 0; at < width; at += 1) widest = Math.max(widest, Math.abs(vector[at] ?? 0));
    view.setFloat32(start, widest / most, true);
    for (let at = 0; at < width; at += 1)
      view.setInt8(start + 4 + at, Math.round(((vector[at] ?? 0) / widest) * most));
  }
  return file;
}

export function readVectors(file: Uint8Array): PackedVectors {
  const fault = () =>
    new Error('The vectors of the passages cannot be used: the file is not whole. Build again.');
  if (file.length < headBytes || new TextDecoder().decode(file.subarray(0, 8)) !== magic) throw fault();
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const width = view.getUint32(8, true);
  const count = view.getUint32(12, true);
  if (file.length !== headBytes + count * (4 + width)) throw fault();
  const numbers = new Int8Array(file.buffer, file.byteOffset, file.byteLength);
  const startOf = (number: number) => headBytes + number * (4 + width);
  return {
    width,
    count,
    likeness(number, vector) {
      const start = startOf(number);
      let sum = 0;
      for (let at = 0; at < width; at += 1)
        sum += (numbers[start + 4 + at] as number) * (vector[at] as number);
      return sum * view.getFloat32(start, true);
    },
    read(number) {
      const start = startOf(number);
      const factor = view.getFloat32(start, true);
      return Float64Array.from({ length: width }, (_, at) => (numbers[start + 4 + at] as number) * factor);
    },
  };
}
