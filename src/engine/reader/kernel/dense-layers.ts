import type { KernelMemory } from './kernel-memory.ts';
import { type Tensor, weightsFault } from './weights-file.ts';

/** Small layers outside of the encoder: `<name>.weight` (f32 or i8, outputs by inputs) with `<name>.bias`. */

interface DenseLayer {
  weight: number;
  bias: number;
  outputs: number;
  inputs: number;
}

export type Dense = (name: string, rows: Float32Array, options?: { gelu?: boolean }) => Float32Array;

function padded(count: number, to: number): number {
  return Math.ceil(count / to) * to;
}

function asFloats(tensor: Tensor, inputs: number): Float32Array {
  if (tensor.dtype === 'f32') return tensor.values;
  return Float32Array.from(
    tensor.values,
    (value, at) => value * (tensor.scales[Math.floor(at / inputs)] ?? 0),
  );
}

/** A layer is packed when it is first used: a caller need not use all. */
function packLayer(memory: KernelMemory, tensors: ReadonlyMap<string, Tensor>, name: string): DenseLayer {
  const weight = tensors.get(`${name}.weight`);
  const bias = tensors.get(`${name}.bias`);
  const [outputs, inputs] = weight?.shape ?? [];
  if (weight === undefined || outputs === undefined || inputs === undefined) {
    throw weightsFault(`“${name}.weight” is missing or no matrix.`);
  }
  if (bias?.dtype !== 'f32' || bias.values.length !== outputs) {
    throw weightsFault(`“${name}.bias” is missing or does not fit.`);
  }
  const outputsInMemory = padded(outputs, 8);
  const biasInMemory = new Float32Array(outputsInMemory);
  biasInMemory.set(bias.values);
  const layer = {
    weight: memory.reserve(outputsInMemory * inputs * 4),
    bias: memory.place(biasInMemory),
    outputs,
    inputs,
  };
  const plain = memory.place(asFloats(weight, inputs));
  memory.kernel.pack_dense(layer.weight, plain, outputs, inputs);
  memory.kernel.release(plain);
  return layer;
}

export function denseLayers(memory: KernelMemory, tensors: ReadonlyMap<string, Tensor>): Dense {
  const layers = new Map<string, DenseLayer>();

  return function dense(name, rows, options = {}) {
    const layer = layers.get(name) ?? packLayer(memory, tensors, name);
    layers.set(name, layer);
    const { outputs, inputs } = layer;
    const count = rows.length / inputs;
    if (!Number.isInteger(count)) {
      throw new RangeError(`“${name}” takes rows of ${inputs} numbers; ${rows.length} are not whole rows.`);
    }
    const all = padded(count, 4);
    const stride = padded(outputs, 8);
    const x = memory.reserve(all * inputs * 4);
    const y = memory.reserve(all * stride * 4);
    memory.write(x, rows);
    memory.write(x + rows.byteLength, new Float32Array((all - count) * inputs));
    memory.kernel.dense(y, x, layer.weight, layer.bias, all, stride, inputs, options.gelu ? 1 : 0);
    const wide = memory.readFloats(y, count * stride);
    memory.kernel.release(x);
    const result = new Float32Array(count * outputs);
    for (let row = 0; row < count; row++) {
      result.set(wide.subarray(row * stride, row * stride + outputs), row * outputs);
    }
    return result;
  };
}
