import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import encodePng, { init } from '@jsquash/png/encode.js';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { packageRoot } from '../server/package-root.server.ts';
import type { Pixels } from '../server/upscale/plan-tiles.ts';

/** A page with letters, lines and colours, as screens have them; `side` is its width, it is half as high again. */
export async function drawSamplePage(width: number): Promise<Pixels> {
  const font = await readFile(
    join(packageRoot(), 'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff'),
  );
  const box = (style: object, children: unknown) => ({ type: 'div', props: { style, children } });
  const unit = width / 200;
  const written = await satori(
    box({ display: 'flex', flexDirection: 'column', background: '#fff', width: '100%', height: '100%' }, [
      box({ background: '#0f766e', color: '#fff', padding: 10 * unit, fontSize: 22 * unit }, 'Recipe box'),
      box(
        { display: 'flex', padding: 10 * unit, fontSize: 15 * unit, color: '#111' },
        'Soups, salads and bread for the week. Choose what you like and cook it.',
      ),
      box(
        {
          display: 'flex',
          margin: 10 * unit,
          padding: 8 * unit,
          borderRadius: 8 * unit,
          background: '#2563eb',
          color: '#fff',
          fontSize: 14 * unit,
        },
        'Add recipe',
      ),
      box(
        { display: 'flex', margin: 10 * unit, border: `${unit}px solid #999`, fontSize: 12 * unit },
        'Tomato soup, 25 min',
      ),
    ]) as Parameters<typeof satori>[0],
    { width, height: width * 1.5, fonts: [{ name: 'Inter', data: font, weight: 400, style: 'normal' }] },
  );
  const image = await renderAsync(written, { font: { loadSystemFonts: false } });
  return { data: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height };
}

/** Each dot is the mean of those that it covers, as on a screen with coarser dots. */
export function shrink({ data, width, height }: Pixels, scale: number): Pixels {
  const small = { width: width / scale, height: height / scale };
  const sums = new Float64Array(small.width * small.height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (Math.floor(y / scale) * small.width + Math.floor(x / scale)) * 4;
      for (let part = 0; part < 4; part++)
        sums[to + part] = (sums[to + part] ?? 0) + (data[(y * width + x) * 4 + part] ?? 0);
    }
  return { data: Uint8ClampedArray.from(sums, (sum) => sum / scale ** 2), ...small };
}

export async function writePng(pixels: Pixels): Promise<Uint8Array> {
  const path = join(packageRoot(), 'node_modules/@jsquash/png/codec/pkg/squoosh_png_bg.wasm');
  await init(await WebAssembly.compile(await readFile(path)));
  return new Uint8Array(await encodePng(pixels as Parameters<typeof encodePng>[0]));
}
