import { type ProofSizeName, proofSizes } from '../../engine/proof/proof-report.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Site } from './build-site.server.ts';
import { provableSite } from './provable-site.server.ts';
import type { ProofTools } from './prove-site.server.ts';
import { SitePage } from './site-page.server.ts';
import { within } from './within.ts';

/** The start page of an app as WebP, `scale` times as fine as a proof takes it. */
export async function captureSite(
  site: Site,
  { browser, workshop }: ProofTools,
  name: ProofSizeName,
  scale: number,
): Promise<Buffer> {
  const size = proofSizes.find((one) => one.name === name) ?? proofSizes[0];
  const running = await browser.get();
  const context = await running.newContext({
    viewport: { width: size.width, height: size.height },
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale: 'en-US',
  });
  try {
    const page = await SitePage.open(context, {
      driver: workshop.driver,
      answer: provableSite(site, workshop.vendor),
    });
    return await within(
      limits.build.captureMs,
      page.visitAnew('/').then(() => page.screenshot(scale)),
    );
  } catch (error) {
    if (running.isConnected()) throw error;
    throw new KoraError('unavailable', {
      message: 'The browser ended while the picture was taken. Try again.',
      cause: error,
    });
  } finally {
    await within(limits.build.closeMs, context.close()).catch(() => undefined);
  }
}
