import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import decodeJpeg, { init as openJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as openPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as openWebp } from '@jsquash/webp/decode.js';
import encodeWebp, { init as openWebpEncoder } from '@jsquash/webp/encode.js';
import { packageRoot } from '../package-root.server.ts';
import type { PictureHead } from './picture-head.ts';
import type { Pixels } from './plan-tiles.ts';

/** What browsers hand pictures around in, and the codecs expect to find. */
class PlainImageData implements Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

async function codec(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(join(packageRoot(), 'node_modules/@jsquash', path)));
}

type Decode = (bytes: ArrayBuffer) => Promise<Pixels>;

const decoders: Record<PictureHead['type'], () => Promise<Decode>> = {
  png: async () => {
    await openPng(await codec('png/codec/pkg/squoosh_png_bg.wasm'));
    return decodePng as Decode;
  },
  jpeg: async () => {
    await openJpeg(await codec('jpeg/codec/dec/mozjpeg_dec.wasm'));
    return decodeJpeg as Decode;
  },
  webp: async () => {
    await openWebp(await codec('webp/codec/dec/webp_dec.wasm'));
    return decodeWebp as Decode;
  },
};
const opened = new Map<PictureHead['type'], Promise<Decode>>();

/** Throws when the bytes are not what their head says. */
export async function decodePicture(bytes: Uint8Array, head: PictureHead): Promise<Pixels> {
  Object.assign(globalThis, { ImageData: PlainImageData });
  const decode = opened.get(head.type) ?? decoders[head.type]();
  opened.set(head.type, decode);
  const pixels = await (await decode)(new Uint8Array(bytes).buffer);
  if (pixels.width !== head.width || pixels.height !== head.height)
    throw new Error('The picture is not as large as it says.');
  // A copy of its own: the codec's memory moves.
  return { data: new Uint8ClampedArray(pixels.data), width: pixels.width, height: pixels.height };
}

let encoder: Promise<unknown> | undefined;

export async function encodePicture(pixels: Pixels): Promise<Uint8Array> {
  encoder ??= codec('webp/codec/enc/webp_enc_simd.wasm').then((module) => openWebpEncoder(module));
  await encoder;
  const image = new PlainImageData(pixels.data, pixels.width, pixels.height);
  // `method` is how long it looks for the smallest file; more than this takes seconds and saves little.
  return new Uint8Array(
    await encodeWebp(image as Parameters<typeof encodeWebp>[0], { quality: 90, method: 2 }),
  );
}
