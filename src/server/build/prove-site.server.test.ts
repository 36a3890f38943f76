import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProofPlan } from '../../engine/proof/proof-plan.ts';
import {
  type ProofReport,
  proofFaultLines,
  proofSizes,
  summarizeProof,
} from '../../engine/proof/proof-report.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import { openTestBrowser } from '../../testing/app-browser.server.ts';
import { open, planOf, siteOf, startedAnew } from '../../testing/trial-site.ts';
import { packageRoot } from '../package-root.server.ts';
import type { Site } from './build-site.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import type { ProofOptions } from './proof-options.ts';
import { proveSite } from './prove-site.server.ts';

const minute = 60_000;
const browser = openTestBrowser();
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(packageRoot());
  await browser.get();
}, minute);
afterAll(() => browser.close());

const calm: ProofOptions = { sizes: [proofSizes[0]], slack: 5, deadlineMs: minute };

async function prove(site: Site, plan: ProofPlan, options = calm): Promise<ProofReport> {
  return (await proveSite(site, plan, { browser, workshop }, options)).report;
}

describe('proveSite', { timeout: 2 * minute }, () => {
  it('proves an app that does what its cases say, in both sizes, and keeps pictures of it', async () => {
    const site = siteOf(
      '<label>Name <input id="name" /></label> <button type="button">Greet</button> <p role="status"></p>',
      `document.querySelector('button').onclick = () => {
        document.querySelector('p').textContent = 'Hello, ' + document.querySelector('input').value;
      };`,
    );
    const steps: ProofStep[] = [
      open,
      { do: 'fill', label: 'Name', value: 'Ada' },
      { do: 'press', name: 'greet' },
      { do: 'see', text: 'hello, ada' },
    ];
    const { report, screenshots } = await proveSite(
      site,
      planOf(steps),
      { browser, workshop },
      { slack: 5, deadlineMs: minute },
    );
    expect(proofFaultLines(report)).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.cases.map(({ size }) => size)).toEqual(['desktop', 'phone']);
    expect(screenshots.desktop?.subarray(8, 12).toString()).toBe('WEBP');
    expect(screenshots.phone?.length).toBeGreaterThan(500);
  });

  it('does not count an app as working whose start page is blank', async () => {
    const bare = await prove(siteOf(''), planOf());
    expect(bare.ok).toBe(false);
    expect(bare.pages[0]?.faults.map(({ kind }) => kind)).toEqual(['blank']);
    expect(summarizeProof(bare)).toContain('The start page is blank');
    expect((await prove(siteOf('<p hidden>Not shown</p>'), planOf())).ok).toBe(false);
    expect((await prove(siteOf('<button type="button">Start</button>'), planOf())).ok).toBe(true);
  });

  it('does not count an app as working whose main thing nobody can enter', async () => {
    const site = siteOf('<button type="button">Add hive</button>');
    const press: ProofStep[] = [open, { do: 'press', name: 'Add hive' }];
    const main = { name: 'Hives', parts: ['create:hives'] };
    const without = await prove(site, { ...planOf(press), main });
    expect(without.ok).toBe(false);
    expect(summarizeProof(without)).toContain('Nobody can use “Hives”');
    const plan = planOf(press);
    const cases = plan.cases.map((one) => ({ ...one, tries: ['create:hives'] }));
    expect((await prove(site, { ...plan, cases, main })).ok).toBe(true);
  });

  it('says which words and colours it saw on a page, and which it did not', async () => {
    const site = siteOf(
      '<p>We develop with Café Lumen.</p><p hidden>Comments</p><button type="button">Go</button>',
    );
    const looksFor = [
      { part: 'words:café lumen', words: ['café lumen'] },
      { part: 'absent:elo', words: ['elo'] },
      { part: 'absent:comment', words: ['comments'] },
      { part: 'color:#ffeedd', color: '#ffeedd' },
      { part: 'color:#123456', color: '#123456' },
    ];
    const files = {
      ...site.files,
      'app.css': 'button { min-height: 44px; background: #ffeedd; color: #000 }',
    };
    const report = await prove(
      { files },
      { pages: [{ path: '/', heading: 'Trial', entry: [], looksFor }], cases: [] },
    );
    expect(report.pages[0]).toMatchObject({
      ok: true,
      seen: ['words:café lumen', 'color:#ffeedd'],
      unseen: ['absent:elo', 'absent:comment', 'color:#123456'],
    });
  });

  it('tries what does not depend on the size in one size only, and the choices that a list offers', async () => {
    const site = siteOf('<label>State <select><option>Weak</option><option>Dead</option></select></label>');
    const offers = (...values: string[]): ProofStep[] => [open, { do: 'offers', label: 'State', values }];
    const plan = planOf(offers('Dead', 'Weak'), offers('Healthy'));
    const cases = plan.cases.map((one) => ({ ...one, once: true }));
    const report = await prove(site, { ...plan, cases }, { slack: 5, deadlineMs: minute });
    expect(report.cases.map(({ size, ok }) => [size, ok])).toEqual([
      ['desktop', true],
      ['desktop', false],
    ]);
    expect(report.cases[1]?.faults[0]?.message).toBe('“State” does not offer “Healthy”.');
  });

  it('names the step that fails and what was there instead', async () => {
    const report = await prove(
      siteOf('<button type="button">Save</button>'),
      planOf([open, { do: 'press', name: 'Send' }]),
    );
    expect(report.ok).toBe(false);
    expect(report.cases[0]?.failing).toEqual({ at: 2, of: 2, step: { do: 'press', name: 'Send' } });
    expect(report.cases[0]?.faults[0]?.message).toContain('“save”');
  });

  it('starts every case without what an earlier one stored, and keeps it over a reload', async () => {
    const site = siteOf(
      '<p id="count"></p>',
      `const count = Number(localStorage.getItem('count') ?? 0) + 1;
      localStorage.setItem('count', String(count));
      document.getElementById('count').textContent = 'Visit ' + count;`,
    );
    const steps: ProofStep[] = [
      open,
      { do: 'see', text: 'Visit 1' },
      { do: 'reload' },
      { do: 'see', text: 'Visit 2' },
    ];
    expect(proofFaultLines(await prove(site, planOf(steps, steps)))).toEqual([]);
  });

  it.each([
    ['that can be started anew', startedAnew],
    ['that has to be loaded anew', ''],
  ])('signs in once and starts every case from there, in an app %s', async (_, first) => {
    const site = siteOf(
      '',
      `${first}
      const root = document.getElementById('root');
      root.innerHTML = '<main><h1>Trial</h1><button>Sign in</button> <button>Add</button><p></p></main>';
      const [signIn, add] = root.querySelectorAll('button');
      const show = () => {
        root.querySelector('p').textContent = (localStorage.name ?? 'nobody') + ' has ' + (localStorage.things ?? 0);
      };
      signIn.onclick = () => { localStorage.name = 'Ada'; localStorage.things = 0; show(); };
      add.onclick = () => { localStorage.things = Number(localStorage.things) + 1; show(); };
      show();`,
    );
    const entry: ProofStep[] = [open, { do: 'press', name: 'Sign in' }, { do: 'see', text: 'Ada has 0' }];
    const adds: ProofStep[] = [open, { do: 'press', name: 'Add' }, { do: 'see', text: 'Ada has 1' }];
    const plan = planOf(adds, [open, { do: 'see', text: 'Ada has 0' }], adds);
    const signedIn = plan.cases.map((one) => ({ ...one, entry }));
    const asNobody = planOf([open, { do: 'see', text: 'nobody has 0' }]).cases;
    const report = await prove(site, { ...plan, cases: [...signedIn, ...asNobody] });
    expect(proofFaultLines(report)).toEqual([]);
    expect(report.cases.map(({ name }) => name)).toEqual(['case 0', 'case 1', 'case 2', 'case 0']);
  });

  it.each([
    ['what it stored', 'localStorage.things', true],
    ['what it has in memory', 'globalThis.things', false],
  ])('sees after a reload without a new document whether an app keeps %s', async (_, place, isKept) => {
    const site = siteOf(
      '',
      `${startedAnew}
      const root = document.getElementById('root');
      root.innerHTML = '<main><h1>Trial</h1><button>Add</button><p></p></main>';
      const show = () => { root.querySelector('p').textContent = 'There are ' + (${place} ?? 0); };
      root.querySelector('button').onclick = () => { ${place} = Number(${place} ?? 0) + 1; show(); };
      show();`,
    );
    const steps: ProofStep[] = [
      open,
      { do: 'press', name: 'Add' },
      { do: 'see', text: 'There are 1' },
      { do: 'reload' },
      { do: 'see', text: 'There are 1' },
    ];
    const report = await prove(site, planOf(steps, steps));
    expect(report.cases.map(({ ok }) => ok)).toEqual([isKept, isKept]);
  });

  it('tries what is kept over a reload in the first size, and the way there in both', async () => {
    const site = siteOf('<p>Nothing is kept</p>');
    const steps: ProofStep[] = [
      open,
      { do: 'see', text: 'kept' },
      { do: 'reload' },
      { do: 'see', text: 'more' },
    ];
    const report = await prove(site, planOf(steps), { slack: 5, deadlineMs: minute });
    expect(report.cases.map(({ size, ok }) => [size, ok])).toEqual([
      ['desktop', false],
      ['phone', true],
    ]);
  });

  it('shows an app nothing of what the one before it stored in the same window', async () => {
    const site = siteOf(
      '<p></p>',
      `const before = localStorage.seen ?? document.cookie;
      localStorage.seen = 'yes';
      document.cookie = 'seen=yes';
      document.querySelector('p').textContent = 'Before: ' + (before || 'nothing');`,
    );
    const looks = planOf([open, { do: 'see', text: 'Before: nothing' }]);
    for (const time of [1, 2]) expect(proofFaultLines(await prove(site, looks)), String(time)).toEqual([]);
  });

  it('does not blame a case for what an earlier one left on the page without keeping it', async () => {
    const site = siteOf(
      '<button type="button">Open</button> <p></p>',
      `document.querySelector('button').onclick = () => {
        document.querySelector('p').textContent += 'opened';
      };`,
    );
    const opens: ProofStep[] = [open, { do: 'press', name: 'Open' }, { do: 'see', text: 'opened' }];
    const opensOnce: ProofStep[] = [open, { do: 'see-not', text: 'opened' }, ...opens.slice(1)];
    const report = await prove(site, planOf(opens, opensOnce, [...opensOnce, { do: 'see', text: 'closed' }]));
    expect(report.cases.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(report.cases[2]?.failing).toMatchObject({ at: 5, of: 5 });
  });

  it('tells what is hard to hit from what is large enough', async () => {
    const small = (name: string) => `<span role="button" tabindex="0" aria-label="${name}">·</span>`;
    const report = await prove(
      siteOf(`${small('Up')}${small('Down')} <button>Large enough</button>`),
      planOf(),
    );
    const [fault, ...others] = report.pages.flatMap(({ faults }) => faults);
    expect(others).toEqual([]);
    expect(fault?.message).toMatch(/^target-size: .*Up.*Down/);
    expect(fault?.message).not.toContain('Large enough');
  });

  it('reports complaints, exceptions, requests and what is hard to read or too wide', async () => {
    const site = siteOf(
      '<p style="color: #aaa">Hardly readable</p><p style="width: 3000px">Wide</p>',
      `console.error('A complaint'); fetch('https://elsewhere.example/data').catch(() => {}); setTimeout(() => { throw new Error('A mishap'); });`,
    );
    const lines = proofFaultLines(await prove(site, planOf())).join('\n');
    expect(lines).toContain('console: A complaint');
    expect(lines).toContain('exception: Error: A mishap');
    expect(lines).toContain('outside: https://elsewhere.example/data');
    expect(lines).toContain('scroll: ');
    expect(lines).toContain('accessibility: color-contrast');
  });

  it('reports a page without its heading', async () => {
    const lines = proofFaultLines(
      await prove(siteOf('<p>Something to read</p>'), {
        pages: [{ path: '/', heading: 'Another', entry: [] }],
        cases: [],
      }),
    );
    expect(lines).toEqual(['page / (desktop): heading: “Another” is not the heading; there is “Trial”.']);
  });

  it('ends with a report when the code of an app never ends', async () => {
    const site = siteOf(
      '<button type="button">Spin</button>',
      `document.querySelector('button').onclick = () => { for (;;) {} };`,
    );
    const spin: ProofStep[] = [open, { do: 'press', name: 'Spin' }, { do: 'see', text: 'Never' }];
    const report = await prove(site, planOf(spin, [open, { do: 'see', text: 'Spin' }]), {
      ...calm,
      slack: 0.4,
    });
    expect(report.cases[0]?.faults.map(({ kind }) => kind)).toEqual(['deadline']);
    expect(report.cases[1]?.ok).toBe(true);
  });

  it('stops at its deadline and counts what it did not reach', async () => {
    const slow: ProofStep[] = [open, { do: 'wait', ms: 1500 }];
    const report = await prove(
      siteOf('<p>Something to read</p>'),
      planOf(slow, slow, slow, slow, slow, slow),
      {
        ...calm,
        deadlineMs: 4000,
      },
    );
    expect(report.left).toBeGreaterThan(0);
    expect(report.ok).toBe(false);
  });

  it('survives the death of the browser', async () => {
    await (await browser.get()).close();
    expect((await prove(siteOf('<p>Something to read</p>'), planOf())).ok).toBe(true);
  });
});

describe('the driver', { timeout: 2 * minute }, () => {
  it('does not blame the app when the browser ends in the middle of a proof', async () => {
    const steps: ProofStep[] = [open, { do: 'wait', ms: 500 }, { do: 'see', text: 'trial' }];
    const dying = await browser.get();
    setTimeout(() => void dying.close(), 300);
    const report = await prove(siteOf('<p>Trial</p>'), planOf(steps, steps));
    expect(proofFaultLines(report)).toEqual([]);
    expect(report.ok).toBe(true);
  });

  it('fills every kind of field', async () => {
    const site = siteOf(
      `<form>
        <label for="place">Place<span aria-hidden="true"> *</span></label>
        <select id="place"><option value="">Choose…</option><option value="b">Bern</option><option value="o">Oslo</option></select>
        <label>Day <input type="date" id="day" /></label>
        <label><input type="checkbox" id="terms" /> I agree</label>
        <fieldset><legend>Size</legend><label><input type="radio" name="size" value="s" /> Small</label><label><input type="radio" name="size" value="l" /> Large</label></fieldset>
        <input type="number" step="any" aria-label="Amount" id="amount" />
        <label>Notes <textarea id="notes"></textarea></label>
        <label>Picture <input type="file" id="file" /></label>
        <button>Show</button></form><p></p>`,
      `document.querySelector('form').onsubmit = (event) => {
        event.preventDefault();
        const value = (id) => document.getElementById(id).value;
        document.querySelector('p').textContent = [value('place'), value('day'), document.getElementById('terms').checked,
          document.querySelector('[name=size]:checked').value, value('amount'), value('notes'), document.getElementById('file').files[0].name].join(';');
      };`,
    );
    const fill = (label: string, value: string): ProofStep => ({ do: 'fill', label, value });
    const steps: ProofStep[] = [
      open,
      fill('Place', '*'),
      fill('Day', '2030-05-17'),
      fill('I agree', 'yes'),
      fill('Size', 'Large'),
      fill('Amount', '12.5'),
      fill('Notes', 'A long note'),
      fill('Picture', 'photo.png'),
      { do: 'press', name: 'Show' },
      { do: 'see', text: 'b;2030-05-17;true;l;12.5;A long note;photo.png' },
      fill('Place', 'Oslo'),
      { do: 'press', name: 'Show' },
      { do: 'see', text: 'o;2030' },
    ];
    expect(proofFaultLines(await prove(site, planOf(steps)))).toEqual([]);
  });

  it('uses only the window on top, prefers the very name, and takes the last with nth -1', async () => {
    const site = siteOf(
      `<button type="button" id="below">Save</button>
      <dialog aria-label="Ask"><button type="button">Save all</button><button type="button">Save</button><button type="button">Save</button></dialog><p></p>`,
      `for (const [index, button] of document.querySelectorAll('button').entries())
        button.onclick = () => { document.querySelector('p').textContent = 'Pressed ' + index; };
      document.querySelector('dialog').showModal();`,
    );
    const press = (nth?: number): ProofStep => ({
      do: 'press',
      name: 'Save',
      ...(nth === undefined ? {} : { nth }),
    });
    const see = (text: string): ProofStep => ({ do: 'see', text });
    const report = await prove(site, planOf([open, press(), see('Pressed 2'), press(-1), see('Pressed 3')]));
    expect(proofFaultLines(report)).toEqual([]);
  });

  it('does not press what lies under something else', async () => {
    const site = siteOf(
      '<button type="button">Buy</button><div style="position: fixed; inset: 0; background: white"></div>',
    );
    const report = await prove(site, planOf([open, { do: 'press', name: 'Buy' }]));
    expect(report.cases[0]?.faults[0]?.message).toMatch(/“buy” is covered by <div>/);
  });

  it('counts, remembers, presses keys and sees what is gone', async () => {
    const site = siteOf(
      '<ul><li>One</li><li hidden>Two</li><li>Three</li></ul><p id="key">Keys:</p>',
      `addEventListener('keydown', ({ key }) => { document.getElementById('key').textContent += ' ' + key; });
      setTimeout(() => document.querySelector('li').remove(), 200);`,
    );
    const steps: ProofStep[] = [
      open,
      { do: 'see-not', text: 'One' },
      { do: 'see-not', text: 'Two' },
      { do: 'count', selector: 'li', min: 1, max: 1 },
      { do: 'remember', selector: '#key' },
      { do: 'key', key: 'ArrowLeft', times: 2 },
      { do: 'changed', selector: '#key' },
      { do: 'see', text: 'Keys: ArrowLeft ArrowLeft' },
    ];
    expect(proofFaultLines(await prove(site, planOf(steps)))).toEqual([]);
  });
});
