import type { EncoderConfig, Tensor } from '../../engine/reader/kernel/weights-file.ts';

export interface Weights {
  config: EncoderConfig;
  extra: Record<string, unknown>;
  tensors: ReadonlyMap<string, Tensor>;
}

/** Writes what `readWeightsFile` reads; `change` lets a test spoil the header before it is written. */
export function writeWeightsFile(
  { config, extra, tensors }: Weights,
  change: (header: string) => string = (header) => header,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  function add(values: Int8Array | Float32Array): number {
    const at = length;
    const bytes = new Uint8Array(Math.ceil(values.byteLength / 16) * 16);
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    parts.push(bytes);
    length += bytes.length;
    return at;
  }
  const entries = [...tensors].map(([name, tensor]) => {
    const offset = add(tensor.values);
    const scales = tensor.dtype === 'i8' ? { scales: add(tensor.scales) } : {};
    return [name, { dtype: tensor.dtype, shape: tensor.shape, offset, ...scales }];
  });
  const json = change(JSON.stringify({ config, extra, tensors: Object.fromEntries(entries) }));
  const header = Buffer.from(json.padEnd(Math.ceil(json.length / 16) * 16, ' '), 'ascii');
  const prefix = Buffer.alloc(16);
  prefix.write('KORAWTS1', 'ascii');
  prefix.writeUInt32LE(header.length, 8);
  prefix.writeUInt32LE(16 + header.length + length, 12);
  return new Uint8Array(Buffer.concat([prefix, header, ...parts]));
}
