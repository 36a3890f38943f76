import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../engine/block.ts';
import { planFromText } from '../engine/generate.ts';
import { planProof } from '../engine/proof/proof-plan.ts';
import { type ProofReport, proofFaultLines } from '../engine/proof/proof-report.ts';
import { buildSite } from '../server/build/build-site.server.ts';
import { openWorkshop, type Workshop } from '../server/build/open-workshop.server.ts';
import { proveSite } from '../server/build/prove-site.server.ts';
import { packageRoot } from '../server/package-root.server.ts';
import { openTestBrowser } from './app-browser.server.ts';
import { fitToThings, pathOfBlock } from './app-of-block.ts';
import { allBlocks, reportOf, trialOf } from './app-trial.server.ts';

const minutes = 60_000;

/** A block is accepted when its example can be emitted, built and used. Two files share the blocks, to run side by side. */
export function describeBlocks(half: 0 | 1): void {
  const list = [...allBlocks.values()].filter((_, index) => index % 2 === half);
  const browser = openTestBrowser();
  let workshop: Workshop;

  beforeAll(async () => {
    workshop = await openWorkshop(packageRoot());
    await browser.get();
  }, minutes);
  afterAll(() => browser.close());

  /**
   * Blocks are proved some at a time, because opening a browser window costs as much as using several of them. When
   * such an app cannot be made at all, each of its blocks is tried alone, so that only the guilty one fails.
   */
  const together = 8;
  const proofs = new Map<number, Promise<ProofReport | undefined>>();

  async function proveTogether(group: readonly Block[]): Promise<ProofReport> {
    const { files, plan } = trialOf(...group);
    const site = await buildSite(files, workshop);
    const { report } = await proveSite(
      site,
      plan,
      { browser, workshop },
      { deadlineMs: 10 * minutes, slack: 5 },
    );
    return report;
  }

  async function faultsOf(index: number, block: Block): Promise<string[]> {
    const start = index - (index % together);
    const proof =
      proofs.get(start) ?? proveTogether(list.slice(start, start + together)).catch(() => undefined);
    proofs.set(start, proof);
    const report = await proof;
    const path = index === start ? '/' : pathOfBlock(block.id);
    if (report !== undefined) return proofFaultLines(reportOf(block, report, path));
    return proofFaultLines(await proveTogether([block]));
  }

  describe.each(list.map((block, index) => [block.id, index, block] as const))('%s', (_, index, block) => {
    it('is chosen for descriptions with its words', { timeout: minutes }, () => {
      const { words } = block;
      const found = words.filter((word) =>
        planFromText(descriptionWith(word)).pages.some(({ sections }) =>
          sections.some((section) => section.block === block.id),
        ),
      );
      expect(found.length, `only ${found.join(', ')} of ${words.join(', ')}`).toBeGreaterThanOrEqual(
        words.length * 0.6,
      );
    });

    it('fits itself to what a description is about', () => {
      const fitted = fitToThings(block);
      if (fitted === undefined) return;
      const { spec } = trialOf({ ...block, example: block.props.parse(fitted.props) });
      expect(planProof(spec, allBlocks).cases.some(({ section }) => section === block.id)).toBe(true);
    });

    it('builds and is proved in a browser', { timeout: 10 * minutes }, async () => {
      expect(trialOf(block).plan.cases.length, 'proof cases').toBeGreaterThan(0);
      expect(await faultsOf(index, block)).toEqual([]);
    });
  });
}

/** A description about something ordinary that also asks for the block. */
function descriptionWith(word: string): string {
  return `Create a website to manage products with a name, a price, a date and a status. Users can browse products and use a ${word}. The website should have ${word}.`;
}
