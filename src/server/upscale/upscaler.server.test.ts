import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  enlargeByLanczos,
  type Light,
  lightOf,
  psnrOf,
  sharpnessOf,
  ssimOf,
} from '../../testing/picture-figures.ts';
import { drawSamplePage, shrink, writePng } from '../../testing/sample-picture.server.ts';
import { openUpscaler, type Upscaler } from './open-upscaler.server.ts';
import { decodePicture } from './picture-codecs.server.ts';
import { readPictureHead } from './picture-head.ts';
import type { Pixels } from './plan-tiles.ts';

const never = () => new AbortController().signal;

async function read(bytes: Uint8Array): Promise<Pixels> {
  const head = readPictureHead(bytes);
  if (head === undefined) throw new Error('This is no picture.');
  return decodePicture(bytes, head);
}

async function asRequest(pixels: Pixels) {
  const bytes = await writePng(pixels);
  const head = readPictureHead(bytes);
  if (head === undefined) throw new Error('This is not a picture.');
  return { bytes, head };
}

describe('enlarging a picture', { timeout: 60_000 }, () => {
  let upscaler: Upscaler;
  let page: Pixels;
  let small: Pixels;

  beforeAll(async () => {
    upscaler = openUpscaler();
    page = await drawSamplePage(480);
    small = shrink(page, 4);
  });
  afterAll(() => upscaler.close());

  it('is sharper and closer to the truth than resampling', async () => {
    const image = await upscaler.enlarge(await asRequest(small), never());
    const large = await read(image);
    expect([large.width, large.height]).toEqual([page.width, page.height]);
    const truth = lightOf(page);
    const figures = (light: Light) => ({
      sharpness: sharpnessOf(light),
      psnr: psnrOf(light, truth),
      ssim: ssimOf(light, truth),
    });
    const made = figures(lightOf(large));
    const resampled = figures(enlargeByLanczos(lightOf(small), 4));
    expect(made.sharpness).toBeGreaterThan(1.3 * resampled.sharpness);
    expect(made.psnr).toBeGreaterThan(resampled.psnr);
    expect(made.ssim).toBeGreaterThan(resampled.ssim - 0.005);
  });

  it('keeps what is even as it is, and what can be seen through', async () => {
    const data = new Uint8ClampedArray(40 * 30 * 4);
    for (let at = 0; at < data.length; at += 4) data.set([200, 30, 90, at < data.length / 2 ? 255 : 0], at);
    const large = await read(
      await upscaler.enlarge(await asRequest({ data, width: 40, height: 30 }), never()),
    );
    const dot = (x: number, y: number) =>
      Array.from({ length: 4 }, (_, part) => large.data[(y * 160 + x) * 4 + part] ?? 0);
    expect(dot(80, 10)[3]).toBe(255);
    expect(dot(80, 110)[3]).toBe(0);
    const [red = 0, green = 0, blue = 0] = dot(80, 10);
    expect(Math.max(Math.abs(red - 200), Math.abs(green - 30), Math.abs(blue - 90))).toBeLessThan(8);
  });

  it('takes one dot', async () => {
    const one = { data: new Uint8ClampedArray([9, 90, 200, 255]), width: 1, height: 1 };
    expect(await read(await upscaler.enlarge(await asRequest(one), never()))).toMatchObject({
      width: 4,
      height: 4,
    });
  });

  it('says that a picture is damaged, and goes on', async () => {
    const whole = await writePng(small);
    const cut = whole.slice(0, whole.length / 3);
    const head = readPictureHead(cut);
    if (head === undefined) throw new Error('The head must be whole.');
    await expect(upscaler.enlarge({ bytes: cut, head }, never())).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const noise = new Uint8Array(whole.length).fill(7);
    noise.set(whole.slice(0, 40));
    await expect(upscaler.enlarge({ bytes: noise, head }, never())).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const one = { data: new Uint8ClampedArray([9, 90, 200, 255]), width: 1, height: 1 };
    await expect(upscaler.enlarge(await asRequest(one), never())).resolves.toBeInstanceOf(Uint8Array);
  });
});

describe('the process that enlarges', { timeout: 60_000 }, () => {
  it('stops when the client has left, when it takes too long, and refuses what does not fit in line', async () => {
    const request = await asRequest(shrink(await drawSamplePage(800), 4));
    const upscaler = openUpscaler({ waiting: 1 });
    try {
      const leaver = new AbortController();
      const first = upscaler.enlarge(request, leaver.signal);
      const second = upscaler.enlarge(request, AbortSignal.abort());
      const third = upscaler.enlarge(request, never());
      await expect(third).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
      setTimeout(() => leaver.abort(), 50);
      await expect(first).rejects.toMatchObject({ code: 'unavailable' });
      await expect(second).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      upscaler.close();
    }
    const hasty = openUpscaler({ deadlineMs: 20 });
    try {
      await expect(hasty.enlarge(request, never())).rejects.toMatchObject({ code: 'timed_out' });
    } finally {
      hasty.close();
    }
  });
});
