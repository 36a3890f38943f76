import { decodePicture } from '../../src/server/upscale/picture-codecs.server.ts';
import { readPictureHead } from '../../src/server/upscale/picture-head.ts';
import {
  enlargeByLanczos,
  type Light,
  lightOf,
  psnrOf,
  sharpnessOf,
  ssimOf,
} from '../../src/testing/picture-figures.ts';
import type { KoraClient } from './kora-client.ts';

interface Figures {
  /** How steep edges are; beside the picture taken again, which is the truth. */
  readonly sharpness: number;
  readonly psnr: number;
  readonly ssim: number;
}

export interface Upscaling {
  readonly width: number;
  readonly height: number;
  readonly capturedMs: number;
  /** With the start of its process, and when it runs already. */
  readonly drawnColdMs: number;
  readonly drawnMs: number;
  readonly captured: number;
  readonly drawn: Figures;
  readonly lanczos: Figures;
}

const scale = 4;

/** The picture of a phone four times as fine, both ways: taken again, and drawn finer by the network. */
export async function measureUpscaling(
  client: KoraClient,
  app: { appId: string; description: string },
): Promise<Upscaling> {
  const previews = await client.call('enhanced-app-preview', {
    appName: 'Bench',
    description: app.description,
    appId: app.appId,
  });
  const small = String(previews['mobilePreview']);
  const captured = await timed(client, { imageBase64: small, scale, appId: app.appId, size: 'phone' });
  const cold = await timed(client, { imageBase64: small, scale });
  const warm = await timed(client, { imageBase64: small, scale });
  const truth = await read(captured.image);
  const figures = (light: Light): Figures => ({
    sharpness: sharpnessOf(light),
    psnr: psnrOf(light, truth),
    ssim: ssimOf(light, truth),
  });
  return {
    width: truth.width,
    height: truth.height,
    capturedMs: captured.ms,
    drawnColdMs: cold.ms,
    drawnMs: warm.ms,
    captured: sharpnessOf(truth),
    drawn: figures(await read(warm.image)),
    lanczos: figures(enlargeByLanczos(await read(small), scale)),
  };
}

async function timed(client: KoraClient, input: object): Promise<{ image: string; ms: number }> {
  const started = performance.now();
  const { upscaledImage } = await client.call('upscale-image', input);
  return { image: String(upscaledImage), ms: Math.round(performance.now() - started) };
}

async function read(base64: string): Promise<Light> {
  const bytes = new Uint8Array(Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64'));
  const head = readPictureHead(bytes);
  if (head === undefined) throw new Error('The answer is not a picture.');
  return lightOf(await decodePicture(bytes, head));
}

export function describeUpscaling(one: Upscaling): string {
  const times = (value: number) => (value / one.lanczos.sharpness).toFixed(2);
  const beside = ({ psnr, ssim }: Figures) => `${psnr.toFixed(1)} dB, SSIM ${ssim.toFixed(3)}`;
  return `A picture of a phone, 4 times as fine (${one.width}x${one.height}):
  taken again in ${one.capturedMs} ms, edges ${times(one.captured)} times as steep as Lanczos makes them;
  drawn by the network in ${one.drawnMs} ms (${one.drawnColdMs} ms with its start), edges ${times(one.drawn.sharpness)} times as steep; ${beside(one.drawn)}
  beside the picture taken again, where Lanczos has ${beside(one.lanczos)}.`;
}

/** Sharper than resampling, and not further from the truth. */
export function isUpscalingWorse({ drawn, lanczos }: Upscaling): boolean {
  return drawn.sharpness < lanczos.sharpness || drawn.ssim < lanczos.ssim - 0.01;
}
