import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../../engine/block.ts';
import { planFromText } from '../../engine/generate.ts';
import { planProof } from '../../engine/proof/proof-plan.ts';
import { type ProofReport, proofFaultLines } from '../../engine/proof/proof-report.ts';
import { openTestBrowser } from '../../testing/app-browser.server.ts';
import { formatFaults, typeFaults } from '../../testing/app-checks.server.ts';
import { fitToThings, pathOfBlock } from '../../testing/app-of-block.ts';
import { allBlocks, reportOf, trialOf } from '../../testing/app-trial.server.ts';
import { packageRoot } from '../package-root.server.ts';
import { buildSite } from './build-site.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import { proveSite } from './prove-site.server.ts';

/** A block is accepted when its example can be emitted, checked, built and used. */
const minutes = 60_000;
const list = [...allBlocks.values()];
const browser = openTestBrowser();
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(packageRoot());
  await browser.get();
}, minutes);
afterAll(() => browser.close());

/** All examples in one folder: what they share is checked once. */
function filesOfAll(): Record<string, string> {
  return Object.assign({}, ...list.map((block) => trialOf(block).files)) as Record<string, string>;
}

describe('all blocks', () => {
  it('emit code that type-checks strictly', { timeout: 3 * minutes }, async () => {
    expect(await typeFaults(filesOfAll())).toEqual([]);
  });

  it('emit code as a formatter would write it', { timeout: minutes }, async () => {
    expect(await formatFaults(filesOfAll())).toEqual([]);
  });

  it('are asked for by words of their own', () => {
    // A list of records is what everything becomes that no other block is asked for.
    for (const { id, words } of list.filter((block) => block.id !== 'records')) {
      expect(words.length, id).toBeGreaterThan(0);
      for (const word of words) expect(word, id).toBe(word.toLowerCase().trim());
    }
  });
});

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

/** A description about something ordinary that also asks for the block. */
function descriptionWith(word: string): string {
  return `Create a website to manage products with a name, a price, a date and a status. Users can browse products and use a ${word}. The website should have ${word}.`;
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
