import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProofPlan } from '../../engine/proof/proof-plan.ts';
import type { ProofReport } from '../../engine/proof/proof-report.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import { openTestBrowser } from '../../testing/app-browser.server.ts';
import { open, planOf, siteOf } from '../../testing/trial-site.ts';
import { packageRoot } from '../package-root.server.ts';
import type { Site } from './build-site.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import { proveSite } from './prove-site.server.ts';

const minute = 60_000;
const browser = openTestBrowser();
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(packageRoot());
  await browser.get();
}, minute);
afterAll(() => browser.close());

async function prove(site: Site, plan: ProofPlan): Promise<ProofReport> {
  return (await proveSite(site, plan, { browser, workshop }, { slack: 5, deadlineMs: minute })).report;
}

describe('proveSite in several sizes', { timeout: 2 * minute }, () => {
  it('tries in the window of a size that is through what another one has left, in the size that it is for', async () => {
    const site = siteOf(
      '<button type="button">Add</button> <p></p>',
      `const show = () => {
        document.querySelector('p').textContent = (localStorage.things ?? 0) + ' at ' + innerWidth;
      };
      document.querySelector('button').onclick = () => { localStorage.things = Number(localStorage.things ?? 0) + 1; show(); };
      show();`,
    );
    const adds: ProofStep[] = [open, { do: 'press', name: 'Add' }, { do: 'see', text: '1 at 1280' }];
    const wrong: ProofStep[] = [open, { do: 'see', text: 'at 390' }];
    const plan = planOf(adds, adds, adds, adds, adds, adds, wrong);
    const cases = plan.cases.map((one) => ({ ...one, once: true }));
    const report = await prove(site, { ...plan, cases });
    expect(report.cases.map(({ name, size, ok }) => [name, size, ok])).toEqual(
      cases.map(({ name }, index) => [name, 'desktop', index < 6]),
    );
    expect(report.pages.map(({ size, ok }) => [size, ok])).toEqual([
      ['desktop', true],
      ['phone', true],
    ]);
  });

  it('finds what only a small window makes hard to name or to reach', async () => {
    const site = siteOf(
      `<button type="button"><span class="word">Save</span></button>
      <div class="strip"><p>${'Far to the right '.repeat(5)}</p></div>`,
    );
    const css = `button { min-width: 44px; min-height: 44px }
      .strip { overflow-x: auto; white-space: nowrap }
      @media (max-width: 500px) { .word { display: none } }`;
    const report = await prove({ files: { ...site.files, 'app.css': css } }, planOf());
    const found = report.pages.map(({ size, faults }) => [
      size,
      faults.map(({ message }) => message.split(':')[0]),
    ]);
    expect(found).toEqual([
      ['desktop', []],
      ['phone', ['button-name', 'scrollable-region-focusable']],
    ]);
  });
});
