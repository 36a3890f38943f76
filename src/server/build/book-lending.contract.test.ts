import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksById, filesOf } from '../../engine/generate.ts';
import { planProof } from '../../engine/proof/proof-plan.ts';
import { proofFaultLines } from '../../engine/proof/proof-report.ts';
import { blockFaults } from '../../engine/spec/block-faults.ts';
import { parseSpec } from '../../engine/spec/check-spec.ts';
import { openTestBrowser } from '../../testing/app-browser.server.ts';
import { formatFaults, typeFaults } from '../../testing/app-checks.server.ts';
import { bookLending } from '../../testing/book-lending.ts';
import { packageRoot } from '../package-root.server.ts';
import { buildSite } from './build-site.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import { proveSite } from './prove-site.server.ts';

const minutes = 60_000;

describe('an app whose plan has formulas, rules and acts', () => {
  const browser = openTestBrowser();
  let workshop: Workshop;

  beforeAll(async () => {
    workshop = await openWorkshop(packageRoot());
    await browser.get();
  }, minutes);
  afterAll(() => browser.close());

  it('is a sound plan', () => {
    expect(parseSpec(bookLending)).toMatchObject({ ok: true });
    expect(blockFaults(bookLending, blocksById)).toEqual([]);
  });

  it('is written as code that type-checks strictly and that a formatter would write', async () => {
    const files = filesOf(bookLending);
    expect(await typeFaults(files)).toEqual([]);
    expect(await formatFaults(files)).toEqual([]);
  });

  it('does what its acts say and refuses what its rules forbid, in a browser', {
    timeout: 10 * minutes,
  }, async () => {
    const plan = planProof(bookLending, blocksById);
    const site = await buildSite(filesOf(bookLending), workshop);
    const tools = { browser, workshop };
    const { report } = await proveSite(site, plan, tools, { deadlineMs: 10 * minutes, slack: 5 });
    expect(proofFaultLines(report)).toEqual([]);
    const tried = new Set(report.cases.filter(({ ok }) => ok).flatMap(({ tries = [] }) => tries));
    expect([...tried].filter((part) => part.startsWith('rule:')).toSorted()).toEqual([
      'rule:books.0',
      'rule:lend-book.0',
      'rule:loans.0',
      'rule:loans.1',
      'rule:loans.2',
    ]);
  });
});
