import type { BrowserContext } from 'playwright-core';
import { takePicture } from '../pictures/take-picture.ts';

interface SheetLayout {
  readonly columns: number;
  readonly frame: { readonly width: number; readonly height: number };
  readonly quality: number;
}

/** All pictures on one sheet, row by row; the browser encodes it. */
export async function composeSheet(
  context: BrowserContext,
  pictures: readonly Buffer[],
  { columns, frame, quality }: SheetLayout,
): Promise<Buffer> {
  const width = columns * frame.width;
  const height = Math.ceil(pictures.length / columns) * frame.height;
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height });
    const images = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`);
    await page.setContent(`<style>
      body { margin: 0; width: ${width}px; line-height: 0; font-size: 0 }
      img { width: ${frame.width}px; height: ${frame.height}px }
    </style>${images.join('')}`);
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
    return await takePicture(page, { format: 'webp', quality });
  } finally {
    await page.close();
  }
}
