import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import {
  add,
  concat,
  depthToSpace,
  fused,
  io,
  type NamedTensorMap,
  setBackend,
  type Tensor1D,
  type Tensor4D,
  tensor1d,
  tensor4d,
  tidy,
} from '@tensorflow/tfjs-core';
import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { packageRoot } from '../package-root.server.ts';
import { foldEnlargement } from './fold-enlargement.ts';

/**
 * The network that draws the finer picture: a residual dense network trained on photographs, whose weights lie in the npm
 * package `@upscalerjs/esrgan-slim`. It takes and gives colours from 0 to 255.
 */
export interface Network {
  /** Red, green and blue of each dot, row by row; answers with the same, `scale` times as wide and as high. */
  enlarge(dots: Float32Array, width: number, height: number): Promise<Float32Array>;
}

const { scale } = limits.pictures;

const modelShape = z.object({
  modelTopology: z.object({
    model_config: z.object({
      config: z.object({
        layers: z.array(
          z.object({
            class_name: z.enum(['InputLayer', 'Conv2D', 'Activation', 'Concatenate', 'Add', 'UpSampling2D']),
            name: z.string(),
            inbound_nodes: z.array(z.array(z.tuple([z.string()], z.unknown()))),
          }),
        ),
      }),
    }),
  }),
  weightsManifest: z.array(
    z.object({
      weights: z.array(
        z.object({ name: z.string(), shape: z.array(z.number()), dtype: z.literal('float32') }),
      ),
    }),
  ),
});
type Layer = z.infer<typeof modelShape>['modelTopology']['model_config']['config']['layers'][number];

export async function openNetwork(): Promise<Network> {
  const packages = join(packageRoot(), 'node_modules');
  setWasmPaths(join(packages, '@tensorflow/tfjs-backend-wasm/dist/'));
  await setBackend('wasm');
  const folder = join(packages, `@upscalerjs/esrgan-slim/models/x${scale}`);
  const model = modelShape.parse(JSON.parse(await readFile(join(folder, 'model.json'), 'utf8')));
  const bytes = await readFile(join(folder, 'group1-shard1of1.bin'));
  const weights = io.decodeWeights(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    model.weightsManifest.flatMap((group) => group.weights),
  );
  await foldLast(weights);
  const { layers } = model.modelTopology.model_config.config;
  return {
    async enlarge(dots, width, height) {
      const given = tensor4d(dots, [1, height, width, 3]);
      const made = tidy(() => run(layers, weights, given));
      try {
        return (await made.data()) as Float32Array;
      } finally {
        given.dispose();
        made.dispose();
      }
    },
  };
}

const lastLayer = 'SR';

/** The last layer looks at dots that were only repeated: it can look at the few that they came from. */
async function foldLast(weights: NamedTensorMap): Promise<void> {
  const [kernel, bias] = [weights[`${lastLayer}/kernel`], weights[`${lastLayer}/bias`]];
  if (kernel === undefined || bias === undefined) throw new Error('The network has no last layer.');
  const folded = foldEnlargement(
    (await kernel.data()) as Float32Array,
    (await bias.data()) as Float32Array,
    kernel.shape[2] ?? 0,
    scale,
  );
  weights[`${lastLayer}/kernel`] = tensor4d(folded.kernel, [3, 3, kernel.shape[2] ?? 0, folded.bias.length]);
  weights[`${lastLayer}/bias`] = tensor1d(folded.bias);
  kernel.dispose();
  bias.dispose();
}

function run(layers: readonly Layer[], weights: NamedTensorMap, given: Tensor4D): Tensor4D {
  const made = new Map<string, Tensor4D>();
  const isActivated = new Set(
    layers
      .filter((layer) => layer.class_name === 'Activation')
      .map((layer) => layer.inbound_nodes[0]?.[0]?.[0]),
  );
  let last = given;
  for (const { class_name: kind, name, inbound_nodes: inbound } of layers) {
    const inputs = (inbound[0] ?? []).map(([from]) => made.get(from) ?? given);
    const [first = given, second = given] = inputs;
    if (kind === 'Conv2D') last = convolve(first, name, weights, isActivated.has(name));
    else if (kind === 'Concatenate') last = concat(inputs, 3);
    else if (kind === 'Add') last = add<Tensor4D>(first, second);
    // An activation is part of the layer before it, and the enlargement part of the one after it.
    else last = first;
    made.set(name, last);
  }
  return depthToSpace(last, scale, 'NHWC');
}

function convolve(x: Tensor4D, name: string, weights: NamedTensorMap, isActivated: boolean): Tensor4D {
  return fused.conv2d({
    x,
    filter: weights[`${name}/kernel`] as Tensor4D,
    strides: 1,
    pad: 'same',
    bias: weights[`${name}/bias`] as Tensor1D,
    activation: isActivated ? 'relu' : 'linear',
  });
}
