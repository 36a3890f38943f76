import { type PackedVectors, packVectors, readVectors } from './vector-file.ts';

/**
 * Several vectors for each passage in one file: 8 bytes of magic, the number of passages as uint32, little-endian, a byte for
 * each that says how many vectors it has, then all of them as `vector-file.ts` writes them.
 */
const magic = 'KORAGRP1';
const headBytes = 12;

export function packGroups(groups: readonly (readonly ArrayLike<number>[])[], width: number): Uint8Array {
  const rows = packVectors(groups.flat(), width);
  const file = new Uint8Array(headBytes + groups.length + rows.length);
  file.set(new TextEncoder().encode(magic));
  new DataView(file.buffer).setUint32(8, groups.length, true);
  file.set(
    groups.map(({ length }) => length),
    headBytes,
  );
  file.set(rows, headBytes + groups.length);
  return file;
}

export interface VectorGroups {
  readonly rows: PackedVectors;
  /** The number of the first row of each passage, and behind the last passage the number of all rows. */
  readonly starts: readonly number[];
}

export function readGroups(file: Uint8Array): VectorGroups {
  const fault = () =>
    new Error('The vectors of the passages cannot be used: the file is not whole. Build again.');
  if (file.length < headBytes || new TextDecoder().decode(file.subarray(0, 8)) !== magic) throw fault();
  const count = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(8, true);
  const starts = [0];
  for (const own of file.subarray(headBytes, headBytes + count)) starts.push((starts.at(-1) ?? 0) + own);
  const rows = readVectors(file.subarray(headBytes + count));
  if (starts.length !== count + 1 || starts.at(-1) !== rows.count) throw fault();
  return { rows, starts };
}

/** As if each passage had one vector: it is as like as the likest of its own. */
export function openGroups(file: Uint8Array): PackedVectors {
  const { rows, starts } = readGroups(file);
  const startOf = (number: number) => {
    const start = starts[number];
    if (start === undefined || number + 1 >= starts.length) throw new Error(`There is no vector ${number}.`);
    return start;
  };
  return {
    width: rows.width,
    count: starts.length - 1,
    likeness(number, vector) {
      const start = startOf(number);
      let most = rows.likeness(start, vector);
      for (let row = start + 1; row < (starts[number + 1] ?? 0); row += 1)
        most = Math.max(most, rows.likeness(row, vector));
      return most;
    },
    read: (number) => rows.read(startOf(number)),
  };
}
