import type { MakeMatrix } from './whole-matrix.ts';

interface ProductExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  multiply(weights: number, rows: number, sums: number, inputs: number, outputs: number): void;
}

/** What is used of the global that Node and browsers share; the types of either would bring the rest of it along. */
interface WebAssemblyGlobal {
  WebAssembly: {
    instantiate(wasm: Uint8Array): Promise<{ instance: { exports: unknown } }>;
  };
}

const pageBytes = 65_536;
const together = 4;

/** Matrices in WebAssembly, out of the compiled `products.wat`: for the server and for scripts. */
export async function openWasmMatrices(wasm: Uint8Array): Promise<MakeMatrix> {
  const { WebAssembly } = globalThis as unknown as WebAssemblyGlobal;
  const { instance } = await WebAssembly.instantiate(wasm);
  const { memory, multiply } = instance.exports as ProductExports;
  let used = 0;
  const reserve = (bytes: number) => {
    const address = used;
    used += Math.ceil(bytes / 16) * 16;
    const missing = Math.ceil((used - memory.buffer.byteLength) / pageBytes);
    if (missing > 0) memory.grow(missing);
    return address;
  };
  // One place for the rows and the sums of all matrices: they are used one after the other.
  const scratch = { rows: 0, rowBytes: 0, sums: 0, sumBytes: 0 };

  return (weights, inputs) => {
    const outputs = weights.length / inputs;
    const address = reserve(weights.length);
    new Int8Array(memory.buffer).set(weights, address);
    if (inputs * together * 2 > scratch.rowBytes) {
      scratch.rowBytes = inputs * together * 2;
      scratch.rows = reserve(scratch.rowBytes);
    }
    if (outputs * together * 4 > scratch.sumBytes) {
      scratch.sumBytes = outputs * together * 4;
      scratch.sums = reserve(scratch.sumBytes);
    }
    return {
      multiply(rows, count) {
        const result = new Int32Array(count * outputs);
        for (let from = 0; from < count; from += together) {
          const until = Math.min(count, from + together);
          const held = new Int16Array(memory.buffer, scratch.rows, inputs * together);
          held.fill(0);
          held.set(rows.subarray(from * inputs, until * inputs));
          multiply(address, scratch.rows, scratch.sums, inputs, outputs);
          const sums = new Int32Array(memory.buffer, scratch.sums, outputs * together);
          for (let row = from; row < until; row += 1)
            for (let output = 0; output < outputs; output += 1)
              result[row * outputs + output] = sums[output * together + row - from] as number;
        }
        return result;
      },
    };
  };
}
