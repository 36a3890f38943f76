import { z } from 'zod';

/**
 * The file that holds a model of the reader; `training/weights_file.py` writes it. All numbers are little-endian.
 *
 *     0   8 bytes   magic, the letters KORAWTS1
 *     8   uint32    bytes of the header
 *    12   uint32    bytes of the whole file
 *    16   header    JSON in ASCII, with spaces at its end so that the data begins at a multiple of 16
 *         data      the tensors, each part of one at a multiple of 16
 *
 * The header is `{ config, extra, tensors }`. A tensor by its name has a `dtype` (`i8` or `f32`), a `shape`, the `offset`
 * of its values in the data, and, for `i8`, the offset of its `scales`: one f32 for each row, by which the integers of
 * that row are multiplied. `extra` is for whoever uses the model; `encoder-tensors.ts` says which tensors the encoder has.
 */

const magic = 'KORAWTS1';
const prefixBytes = 16;
const alignment = 16;

const size = z.int().positive();
const offset = z.int().nonnegative().multipleOf(alignment);
const shape = z.array(size).min(1).max(2);

const configSchema = z.strictObject({
  layers: size,
  width: size,
  heads: size,
  ffn: size,
  vocabulary: size,
  positions: size,
});

const headerSchema = z.strictObject({
  config: configSchema,
  extra: z.record(z.string(), z.unknown()),
  tensors: z.record(
    z.string(),
    z.discriminatedUnion('dtype', [
      z.strictObject({ dtype: z.literal('i8'), shape: shape.length(2), offset, scales: offset }),
      z.strictObject({ dtype: z.literal('f32'), shape, offset }),
    ]),
  ),
});

type Header = z.infer<typeof headerSchema>;

export type EncoderConfig = z.infer<typeof configSchema>;

export type Tensor =
  | { dtype: 'i8'; shape: readonly number[]; values: Int8Array; scales: Float32Array }
  | { dtype: 'f32'; shape: readonly number[]; values: Float32Array };

export interface WeightsFile {
  config: EncoderConfig;
  extra: Record<string, unknown>;
  tensors: ReadonlyMap<string, Tensor>;
}

/** An error of the file, with what to do about it. */
export function weightsFault(what: string): Error {
  return new Error(`The weights of the reader cannot be used: ${what} Export the model again.`);
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function readHeader(bytes: Uint8Array): Header {
  let json: unknown;
  try {
    json = JSON.parse(textOf(bytes));
  } catch {
    // What the parser says speaks of positions in a text that nobody has before them.
    throw weightsFault('their header is not JSON.');
  }
  const header = headerSchema.safeParse(json);
  if (header.success) return header.data;
  const [issue] = header.error.issues;
  throw weightsFault(`their header is wrong at “${issue?.path.join('.')}”: ${issue?.message}.`);
}

/** The parts of a file, checked: each lies inside of it. */
function partReader(data: Uint8Array) {
  function part(name: string, from: number, length: number): ArrayBuffer {
    if (from + length > data.byteLength) throw weightsFault(`“${name}” ends after the end of the file.`);
    const copy = new ArrayBuffer(length);
    new Uint8Array(copy).set(data.subarray(from, from + length));
    return copy;
  }
  function floats(name: string, from: number, count: number): Float32Array {
    const values = new Float32Array(part(name, from, count * 4));
    if (!values.every(Number.isFinite)) throw weightsFault(`“${name}” holds a value that is no number.`);
    return values;
  }
  return {
    floats,
    integers: (name: string, from: number, count: number) => new Int8Array(part(name, from, count)),
  };
}

export function readWeightsFile(bytes: Uint8Array): WeightsFile {
  const cut = weightsFault('the file is not whole.');
  if (textOf(bytes.subarray(0, magic.length)) !== magic) {
    throw bytes.byteLength < magic.length ? cut : weightsFault('this is not a file of weights.');
  }
  if (bytes.byteLength < prefixBytes) throw cut;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = view.getUint32(8, true);
  const fileBytes = view.getUint32(12, true);
  if (bytes.byteLength < fileBytes) throw cut;
  if (bytes.byteLength > fileBytes) throw weightsFault('the file is longer than it says.');
  const start = prefixBytes + headerBytes;
  if (start > fileBytes || start % alignment !== 0) throw weightsFault('their header has a wrong length.');
  const header = readHeader(bytes.subarray(prefixBytes, start));
  const read = partReader(bytes.subarray(start));
  const tensors = new Map<string, Tensor>();
  for (const [name, entry] of Object.entries(header.tensors)) {
    const count = entry.shape.reduce((product, length) => product * length, 1);
    if (entry.dtype === 'f32') {
      const values = read.floats(name, entry.offset, count);
      tensors.set(name, { dtype: 'f32', shape: entry.shape, values });
    } else {
      const values = read.integers(name, entry.offset, count);
      const scales = read.floats(name, entry.scales, entry.shape[0] ?? 0);
      tensors.set(name, { dtype: 'i8', shape: entry.shape, values, scales });
    }
  }
  return { config: header.config, extra: header.extra, tensors };
}
