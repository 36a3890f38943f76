import type { Browser } from 'playwright-core';

export interface Sharpness {
  /** Variance of the Laplacian of the brightness: how much fine detail there is. */
  readonly captured: number;
  /** The same for the small picture, enlarged four times by Lanczos resampling with three lobes. */
  readonly lanczos: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in a page, because a browser reads WebP; so it must be a text of its own. */
const measure = `async ({ small, large }) => {
  const load = async (base64) => {
    const image = await createImageBitmap(await (await fetch('data:image/webp;base64,' + base64)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const light = new Float32Array(image.width * image.height);
    for (let at = 0; at < light.length; at++)
      light[at] = 0.299 * data[at * 4] + 0.587 * data[at * 4 + 1] + 0.114 * data[at * 4 + 2];
    return { light, width: image.width, height: image.height };
  };
  const kernel = (x) => {
    if (x === 0) return 1;
    if (Math.abs(x) >= 3) return 0;
    const angle = Math.PI * x;
    return (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
  };
  const enlarge = (light, length, stride, count, scale) => {
    const out = new Float32Array(length * scale * count);
    const next = stride === 1 ? length : 1;
    const outNext = stride === 1 ? length * scale : 1;
    for (let line = 0; line < count; line++)
      for (let at = 0; at < length * scale; at++) {
        const centre = (at + 0.5) / scale - 0.5;
        let total = 0;
        let weight = 0;
        for (let tap = Math.floor(centre) - 2; tap <= Math.floor(centre) + 3; tap++) {
          const part = kernel(centre - tap);
          total += part * light[line * next + Math.min(Math.max(tap, 0), length - 1) * stride];
          weight += part;
        }
        out[line * outNext + at * stride] = total / weight;
      }
    return out;
  };
  const detail = ({ light, width, height }) => {
    let sum = 0;
    let squares = 0;
    let count = 0;
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        const value = light[at - 1] + light[at + 1] + light[at - width] + light[at + width] - 4 * light[at];
        sum += value;
        squares += value * value;
        count += 1;
      }
    return squares / count - (sum / count) ** 2;
  };
  const [one, four] = [await load(small), await load(large)];
  const scale = four.width / one.width;
  const wide = enlarge(one.light, one.width, 1, one.height, scale);
  const whole = enlarge(wide, one.height, one.width * scale, one.width * scale, scale);
  const lanczos = detail({ light: whole, width: four.width, height: four.height });
  return { captured: detail(four), lanczos, width: four.width, height: four.height };
}`;

export async function sharpnessOf(browser: Browser, small: string, large: string): Promise<Sharpness> {
  const page = await browser.newPage();
  try {
    return (await page.evaluate(`(${measure})(${JSON.stringify({ small, large })})`)) as Sharpness;
  } finally {
    await page.close();
  }
}
