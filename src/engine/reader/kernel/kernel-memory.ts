/** The compiled `encoder.c` and its memory. Addresses are numbers of bytes in that memory. */

export interface KernelExports {
  memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): number;
  release(from: number): void;
  /** 0 for products of bytes, 1 for products of 16-bit numbers; without it the kernel chooses what is fast here. */
  use_form(form: 0 | 1): void;
  pack_matrix(to: number, from: number, outputs: number, inputs: number): void;
  pack_dense(to: number, from: number, outputs: number, inputs: number): void;
  prepare(model: number): number;
  encode(model: number, ids: number, count: number): number;
  dense(
    y: number,
    x: number,
    weight: number,
    bias: number,
    rows: number,
    outputs: number,
    inputs: number,
    gelu: number,
  ): void;
}

/** What is used of the global that Node and browsers share; the types of either would bring the rest of it along. */
interface WebAssemblyGlobal {
  WebAssembly: {
    instantiate(wasm: ArrayBuffer | Uint8Array): Promise<{ instance: { exports: unknown } }>;
  };
}

type Numbers = Int8Array | Uint32Array | Float32Array;

export interface KernelMemory {
  kernel: KernelExports;
  reserve(bytes: number): number;
  place(values: Numbers): number;
  write(address: number, values: Numbers): void;
  /** A copy, which stays as it is when the kernel goes on. */
  readFloats(address: number, count: number): Float32Array;
}

export async function openKernel(wasm: ArrayBuffer | Uint8Array): Promise<KernelMemory> {
  const { WebAssembly } = globalThis as unknown as WebAssemblyGlobal;
  const { instance } = await WebAssembly.instantiate(wasm);
  const kernel = instance.exports as KernelExports;

  function reserve(bytes: number): number {
    const address = kernel.reserve(bytes);
    if (address === 0) throw new Error('There is not enough memory for the reader. Close other programs.');
    return address;
  }
  function write(address: number, values: Numbers): void {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    // The buffer is another one whenever the memory has grown.
    new Uint8Array(kernel.memory.buffer).set(bytes, address);
  }
  function place(values: Numbers): number {
    const address = reserve(values.byteLength);
    write(address, values);
    return address;
  }
  function readFloats(address: number, count: number): Float32Array {
    return new Float32Array(kernel.memory.buffer, address, count).slice();
  }
  return { kernel, reserve, place, write, readFloats };
}
