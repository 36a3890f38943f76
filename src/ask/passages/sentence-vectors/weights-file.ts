import { z } from 'zod';

/**
 * The file that holds the model of sentences; `scripts/pack-sentence-model.ts` writes it. All numbers are little-endian.
 *
 *     0   8 bytes   magic, the letters KORASEN1
 *     8   uint32    bytes of the header
 *    12   header    JSON: `config`, `pieces` of words with spaces between them, `tensors` by their names
 *         data      the tensors; `offset` counts from the start of the data
 *
 * A tensor of `floats` is f32 after f32. One of `rows` is a signed byte for each number, then an f32 for each row, by which
 * its bytes are multiplied. One of `blocks` is half a byte for each number (the lower half first, eight stands for zero),
 * then a byte for each block of 32 numbers, then an f32 for each row: a number is their product.
 */

const magic = 'KORASEN1';
const prefixBytes = 12;
const blockLength = 32;

const count = z.int().positive();

const headerSchema = z.strictObject({
  config: z.strictObject({ layers: count, width: count, heads: count, inner: count, positions: count }),
  pieces: z.string(),
  tensors: z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(['floats', 'rows', 'blocks']),
      rows: count,
      columns: count,
      offset: z.int().nonnegative(),
    }),
  ),
});

export type SentenceConfig = z.infer<typeof headerSchema>['config'];

/** Whole numbers with a factor for each row; of `blocks` with one for each block as well. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly bytes: Uint8Array;
  /** Only of four bits: a factor for each block. */
  readonly blockFactors: Uint8Array | undefined;
  readonly rowFactors: Float32Array;
}

export interface SentenceWeights {
  readonly config: SentenceConfig;
  readonly pieces: readonly string[];
  floats(name: string): Float32Array;
  matrix(name: string): Matrix;
}

function fault(what: string): Error {
  return new Error(`The model of sentences cannot be used: ${what} Install again.`);
}

function readHeader(bytes: Uint8Array): z.infer<typeof headerSchema> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // What the parser says speaks of positions in a text that nobody has before them.
    throw fault('its header is not JSON.');
  }
  const header = headerSchema.safeParse(json);
  if (header.success) return header.data;
  throw fault(`its header is wrong at “${header.error.issues[0]?.path.join('.')}”.`);
}

export function readSentenceWeights(file: Uint8Array): SentenceWeights {
  if (file.length < prefixBytes || new TextDecoder().decode(file.subarray(0, 8)) !== magic)
    throw fault('this is not its file.');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const start = prefixBytes + view.getUint32(8, true);
  if (start > file.length) throw fault('the file is not whole.');
  const { config, pieces, tensors } = readHeader(file.subarray(prefixBytes, start));

  function bytes(from: number, length: number): Uint8Array {
    if (start + from + length > file.length) throw fault('the file is not whole.');
    return file.subarray(start + from, start + from + length);
  }
  function floats(from: number, length: number): Float32Array {
    const held = bytes(from, length * 4);
    const numbers = new DataView(held.buffer, held.byteOffset, held.byteLength);
    return Float32Array.from({ length }, (_, at) => numbers.getFloat32(at * 4, true));
  }
  function entry(name: string) {
    const found = tensors[name];
    if (found === undefined) throw fault(`it has no “${name}”.`);
    return found;
  }
  return {
    config,
    pieces: pieces.split(' '),
    floats(name) {
      const { columns, offset } = entry(name);
      return floats(offset, columns);
    },
    matrix(name) {
      const { kind, rows, columns, offset } = entry(name);
      const numbers = kind === 'blocks' ? (rows * columns) / 2 : rows * columns;
      const blocks = kind === 'blocks' ? (rows * columns) / blockLength : 0;
      return {
        rows,
        columns,
        bytes: bytes(offset, numbers),
        blockFactors: kind === 'blocks' ? bytes(offset + numbers, blocks) : undefined,
        rowFactors: floats(offset + numbers + blocks, rows),
      };
    },
  };
}

/** One row of a matrix, written to `target` from `at` on. */
export function readRow(matrix: Matrix, row: number, target: Float64Array, at: number): void {
  const { columns, bytes, blockFactors, rowFactors } = matrix;
  const factor = rowFactors[row] ?? 0;
  for (let column = 0; column < columns; column += 1) {
    const place = row * columns + column;
    if (blockFactors === undefined) {
      target[at + column] = (((bytes[place] ?? 0) << 24) >> 24) * factor;
    } else {
      target[at + column] = levelAt(bytes, place) * (blockFactors[place >> 5] ?? 0) * factor;
    }
  }
}

export function levelAt(bytes: Uint8Array, place: number): number {
  const byte = bytes[place >> 1] ?? 0;
  return ((place & 1) === 0 ? byte & 15 : byte >> 4) - 8;
}
