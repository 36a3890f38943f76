import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksById, filesOf } from '../../engine/generate.ts';
import { planProof } from '../../engine/proof/proof-plan.ts';
import { proofFaultLines } from '../../engine/proof/proof-report.ts';
import { blockFaults } from '../../engine/spec/block-faults.ts';
import { parseSpec } from '../../engine/spec/check-spec.ts';
import { openTestBrowser } from '../../testing/app-browser.server.ts';
import { formatFaults, typeFaults } from '../../testing/app-checks.server.ts';
import { gardenPlots } from '../../testing/garden-plots.ts';
import { packageRoot } from '../package-root.server.ts';
import { buildSite } from './build-site.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import { proveSite } from './prove-site.server.ts';

const minutes = 60_000;

describe('an app with every part that formulas fill', () => {
  const browser = openTestBrowser();
  let workshop: Workshop;

  beforeAll(async () => {
    workshop = await openWorkshop(packageRoot());
    await browser.get();
  }, minutes);
  afterAll(() => browser.close());

  it('is a sound plan', () => {
    expect(parseSpec(gardenPlots)).toMatchObject({ ok: true });
    expect(blockFaults(gardenPlots, blocksById)).toEqual([]);
  });

  it('is written as code that type-checks strictly and that a formatter would write', async () => {
    const files = filesOf(gardenPlots);
    expect(await typeFaults(files)).toEqual([]);
    expect(await formatFaults(files)).toEqual([]);
  });

  it('works out, draws, asks and refuses what its plan says, each part by itself, in a browser', {
    timeout: 10 * minutes,
  }, async () => {
    const plan = planProof(gardenPlots, blocksById);
    const site = await buildSite(filesOf(gardenPlots), workshop);
    const tools = { browser, workshop };
    const { report } = await proveSite(site, plan, tools, { deadlineMs: 10 * minutes, slack: 5 });
    expect(proofFaultLines(report)).toEqual([]);
    const tried = new Set(report.cases.filter(({ ok }) => ok).flatMap(({ tries = [] }) => tries));
    expect([...tried].filter((part) => part.startsWith('rule:')).toSorted()).toEqual([
      'rule:requests.0',
      'rule:requests.1',
      'rule:requests.2',
    ]);
    expect(report.cases.map(({ name }) => name)).toContain('A new request changes Open requests');
  });
});
