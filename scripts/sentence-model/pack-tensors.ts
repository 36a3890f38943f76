/** Writes the file that `src/ask/passages/sentence-vectors/weights-file.ts` reads and describes. */

interface Packed {
  readonly kind: 'blocks' | 'rows';
  readonly rows: number;
  readonly columns: number;
  readonly parts: readonly Uint8Array[];
}

const block = 32;

/** Four bits a number; each block of 32 has a factor of one byte, each row one of four bytes. */
export function packBlocks(values: Float32Array, columns: number): Packed {
  const rows = values.length / columns;
  const numbers = new Uint8Array(values.length / 2);
  const factors = new Uint8Array(values.length / block);
  const rowFactors = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const wanted: number[] = [];
    for (let at = row * columns; at < (row + 1) * columns; at += block)
      wanted.push(bestFactor(values.subarray(at, at + block)));
    const most = Math.max(...wanted);
    rowFactors[row] = most / 255;
    for (const [number, factor] of wanted.entries()) {
      const kept = Math.max(1, Math.round((factor / most) * 255));
      const start = row * columns + number * block;
      factors[start / block] = kept;
      const scale = (rowFactors[row] ?? 0) * kept;
      for (let at = start; at < start + block; at += 1) {
        const level = Math.max(-8, Math.min(7, Math.round((values[at] ?? 0) / scale))) + 8;
        numbers[at >> 1] = (numbers[at >> 1] ?? 0) | (at % 2 === 0 ? level : level << 4);
      }
    }
  }
  return { kind: 'blocks', rows, columns, parts: [numbers, factors, bytesOf(rowFactors)] };
}

/** The factor by which sixteen levels come nearest to the numbers of a block. */
function bestFactor(values: Float32Array): number {
  const most = values.reduce((sum, value) => Math.max(sum, Math.abs(value)), 1e-9);
  let best = most / 7;
  let least = Number.POSITIVE_INFINITY;
  for (const levels of [6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10]) {
    const factor = most / levels;
    let error = 0;
    for (const value of values) {
      const level = Math.max(-8, Math.min(7, Math.round(value / factor)));
      error += (value - level * factor) ** 2;
    }
    if (error < least) [least, best] = [error, factor];
  }
  return best;
}

/** One byte a number, a factor for each row. */
export function packRows(values: Float32Array, columns: number): Packed {
  const rows = values.length / columns;
  const numbers = new Int8Array(values.length);
  const factors = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const own = values.subarray(row * columns, (row + 1) * columns);
    const factor = own.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
    factors[row] = factor;
    for (const [column, value] of own.entries()) numbers[row * columns + column] = Math.round(value / factor);
  }
  return { kind: 'rows', rows, columns, parts: [new Uint8Array(numbers.buffer), bytesOf(factors)] };
}

function bytesOf(floats: Float32Array): Uint8Array {
  const bytes = new Uint8Array(floats.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of floats.entries()) view.setFloat32(at * 4, value, true);
  return bytes;
}

export function writeSentenceModel(config: Readonly<Record<string, number>>, pieces: readonly string[]) {
  const tensors: Record<string, unknown> = {};
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  return {
    add(name: string, { kind, rows, columns, parts: own }: Packed): void {
      tensors[name] = { kind, rows, columns, offset: length };
      for (const part of own) put(part);
    },
    floats(name: string, values: Float32Array): void {
      tensors[name] = { kind: 'floats', rows: 1, columns: values.length, offset: length };
      put(bytesOf(values));
    },
    bytes(): Uint8Array {
      const header = new TextEncoder().encode(JSON.stringify({ config, pieces: pieces.join(' '), tensors }));
      const whole = new Uint8Array(12 + header.length + length);
      whole.set(new TextEncoder().encode('KORASEN1'));
      new DataView(whole.buffer).setUint32(8, header.length, true);
      whole.set(header, 12);
      let at = 12 + header.length;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    },
  };
}
