import type { Browser } from 'playwright-core';
import { mainFault } from '../../engine/proof/main-part.ts';
import type { ProofPlan } from '../../engine/proof/proof-plan.ts';
import { type ProofReport, type ProofSizeName, proofSizes } from '../../engine/proof/proof-report.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { ProofBrowser } from './browser.server.ts';
import type { Site } from './build-site.server.ts';
import type { Workshop } from './open-workshop.server.ts';
import type { ProofOptions } from './proof-options.ts';
import { ProofWindow } from './proof-window.server.ts';
import { SizeRun } from './prove-in-size.server.ts';

export interface ProofTools {
  readonly browser: ProofBrowser;
  readonly workshop: Workshop;
}

export interface Proof {
  readonly report: ProofReport;
  /** The start page in each size, as WebP. */
  readonly screenshots: Readonly<Partial<Record<ProofSizeName, Buffer>>>;
}

/**
 * Uses an app in a real browser, in every size, and reports what holds, whatever the app does. What a browser saw that ended
 * meanwhile says nothing about the app: another one looks again.
 */
export async function proveSite(
  site: Site,
  plan: ProofPlan,
  tools: ProofTools,
  options: ProofOptions = {},
): Promise<Proof> {
  for (let browserAt = 1; ; browserAt += 1) {
    const browser = await tools.browser.get();
    const proof = await proveIn(browser, site, plan, tools, options);
    if (browser.isConnected()) return proof;
    if (browserAt === limits.build.proofBrowsers)
      throw new KoraError('unavailable', {
        message: 'The browser in which the app is tried out ended every time. Try again in a moment.',
      });
  }
}

async function proveIn(
  browser: Browser,
  site: Site,
  plan: ProofPlan,
  tools: ProofTools,
  options: ProofOptions,
): Promise<Proof> {
  const started = performance.now();
  const deadline = started + (options.deadlineMs ?? limits.build.proofMs);
  const runs = (options.sizes ?? proofSizes).map(
    (size, index) => new SizeRun({ plan, size, deadline, isFirst: index === 0, options }),
  );
  await Promise.all(
    runs.map(async (run) => {
      const window = new ProofWindow(browser, { site, workshop: tools.workshop, deadline, options });
      try {
        await run.work(window);
        for (const other of runs) if (other !== run) await other.help(window);
      } finally {
        await window.leave(true);
      }
    }),
  );
  const pages = runs.flatMap((run) => run.pages);
  const cases = runs.flatMap((run) => run.cases);
  const left = runs.reduce((sum, run) => sum + run.left, 0);
  const fault = plan.main === undefined ? undefined : mainFault(plan.main, cases);
  const ok = left === 0 && fault === undefined && [...pages, ...cases].every((one) => one.ok);
  const screenshots = Object.fromEntries(
    runs.flatMap(({ size, screenshot }) => (screenshot === undefined ? [] : [[size.name, screenshot]])),
  );
  const found = fault === undefined ? {} : { mainFault: fault };
  return { report: { ok, pages, cases, ...found, left, ms: performance.now() - started }, screenshots };
}
