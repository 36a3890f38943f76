import type { Page } from 'playwright-core';

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one of the page. */
  readonly scale?: number;
}

interface PictureOptions {
  readonly format: 'webp' | 'png';
  readonly quality?: number;
  readonly clip?: Clip;
}

/** The browser encodes the picture itself, so nothing has to be installed for it. */
export async function takePicture(page: Page, { format, quality, clip }: PictureOptions): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    const { data } = await session.send('Page.captureScreenshot', {
      format,
      ...(quality === undefined ? {} : { quality }),
      ...(clip === undefined ? {} : { clip: { scale: 1, ...clip } }),
    });
    return Buffer.from(data, 'base64');
  } finally {
    await session.detach();
  }
}

/** Until letters and pictures are there; the cursor does not blink into the picture. */
export async function settle(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { caret-color: transparent !important; transition: none !important }',
  });
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    // One that is hidden or far away is not fetched, and its decoding would never end.
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return right > Math.max(0, left) && bottom > Math.max(0, top) && left < innerWidth && top < innerHeight;
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  })()`);
}
