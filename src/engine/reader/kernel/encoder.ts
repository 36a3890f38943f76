import { type Dense, denseLayers } from './dense-layers.ts';
import { checkConfig, checkLinear, encoderPlaces, floatsOf, integersOf } from './encoder-tensors.ts';
import { type KernelMemory, openKernel } from './kernel-memory.ts';
import {
  type EncoderConfig,
  readWeightsFile,
  type Tensor,
  type WeightsFile,
  weightsFault,
} from './weights-file.ts';

/** Runs the encoder of the reader: the same numbers in Node and in every browser, without a dependency. */
export interface Encoder {
  config: EncoderConfig;
  extra: Readonly<Record<string, unknown>>;
  /** The hidden states of one sequence: for each id `config.width` numbers. */
  encode(ids: Int32Array | readonly number[]): Float32Array;
  /** A layer of the same file over rows of numbers, after it gelu if asked. */
  dense: Dense;
  /** The numbers of a small tensor of the same file. */
  floats(name: string): Float32Array;
}

export interface EncoderOptions {
  /** How products are formed. Both ways give the same numbers; without this, the kernel takes the faster one. */
  products?: 'bytes' | 'shorts';
}

type Place = ReturnType<typeof encoderPlaces>['first'][number];

/** Places one tensor and hands back its addresses in the order of the structs of `encoder.c`. */
function placeTensor(memory: KernelMemory, file: WeightsFile, place: Place): number[] {
  const { name, kind, outputs, inputs } = place;
  if (kind === 'norm') {
    const weight = memory.place(floatsOf(file, `${name}.weight`, inputs));
    return [weight, memory.place(floatsOf(file, `${name}.bias`, inputs))];
  }
  const { values, scales } = integersOf(file, `${name}.weight`, outputs, inputs);
  if (kind === 'embedding') return [memory.place(values), memory.place(scales)];
  checkLinear(`${name}.weight`, values);
  const bias = memory.place(floatsOf(file, `${name}.bias`, outputs));
  const packed = memory.reserve(values.length);
  const scale = memory.place(scales);
  const plain = memory.place(values);
  memory.kernel.pack_matrix(packed, plain, outputs, inputs);
  memory.kernel.release(plain);
  return [packed, scale, bias];
}

function placeModel(memory: KernelMemory, file: WeightsFile): number {
  const { layers, width, heads, ffn } = file.config;
  const places = encoderPlaces(file);
  const first = places.first.flatMap((place) => placeTensor(memory, file, place));
  const rest = places.layers.flat().flatMap((place) => placeTensor(memory, file, place));
  const layerTable = memory.place(Uint32Array.from(rest));
  return memory.place(Uint32Array.from([layers, width, heads, ffn, ...first, layerTable]));
}

/** What the encoder itself does not have: its own tensors are in the kernel's memory now and need not be kept twice. */
function otherTensors(file: WeightsFile): ReadonlyMap<string, Tensor> {
  const places = encoderPlaces(file);
  const own = new Set([...places.first, ...places.layers.flat()].map(({ name }) => name));
  return new Map([...file.tensors].filter(([name]) => !own.has(name.replace(/\.(weight|bias)$/, ''))));
}

function checkIds(ids: Uint32Array, given: ArrayLike<number>, config: EncoderConfig): void {
  if (ids.length === 0) throw new RangeError('There is nothing to encode. Give at least one word piece.');
  if (ids.length > config.positions) {
    throw new RangeError(
      `${ids.length} word pieces are more than the ${config.positions} that the reader takes. Shorten the text.`,
    );
  }
  const wrong = ids.findIndex((id, at) => id !== given[at] || id >= config.vocabulary);
  if (wrong >= 0) {
    throw new RangeError(
      `${given[wrong]} is no word piece of this model, which has ${config.vocabulary}. Use its own vocabulary.`,
    );
  }
}

export async function createEncoder(
  wasm: ArrayBuffer | Uint8Array,
  weights: Uint8Array,
  options: EncoderOptions = {},
): Promise<Encoder> {
  const file = readWeightsFile(weights);
  const { config, extra } = file;
  checkConfig(file);
  const memory = await openKernel(wasm);
  const { kernel } = memory;
  if (options.products !== undefined) kernel.use_form(options.products === 'shorts' ? 1 : 0);
  const model = placeModel(memory, file);
  const idsAddress = memory.reserve(config.positions * 4);
  if (kernel.prepare(model) === 0) {
    throw new Error('There is not enough memory for the reader. Close other programs.');
  }

  function encode(given: Int32Array | readonly number[]): Float32Array {
    const ids = Uint32Array.from(given);
    checkIds(ids, given, config);
    memory.write(idsAddress, ids);
    return memory.readFloats(kernel.encode(model, idsAddress, ids.length), ids.length * config.width);
  }
  const others = otherTensors(file);
  function floats(name: string): Float32Array {
    const tensor = others.get(name);
    if (tensor?.dtype !== 'f32') throw weightsFault(`“${name}” is missing or has no floats.`);
    return tensor.values;
  }
  return { config, extra, encode, dense: denseLayers(memory, others), floats };
}
