import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testBrowserPath } from '../../testing/app-browser.server.ts';
import { allBlocks, trialOf } from '../../testing/app-trial.server.ts';
import { openAppWorks } from './open-app-works.server.ts';

it('builds, serves and proves an app with the settings of a server', { timeout: 180_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'works-'));
  const works = openAppWorks(
    { CHROMIUM_PATH: await testBrowserPath(), BROWSER_WS: undefined, KORA_DATA_DIR: data },
    pino({ level: 'silent' }),
  );
  try {
    const block = allBlocks.get('records');
    if (block === undefined) throw new Error('There is no block “records”.');
    const { files, plan } = trialOf(block);
    const site = await works.build(files);
    const page = await works.file(site, '/');
    expect(page?.type).toBe('text/html; charset=utf-8');
    const [, vendorFile = ''] = /modulepreload" href="\.(\/vendor\/[^"]+)"/.exec(String(page?.body)) ?? [];
    expect((await works.file(site, vendorFile))?.type).toBe('text/javascript; charset=utf-8');
    expect(await works.file(site, '/../package.json')).toBeUndefined();
    expect(await works.file(site, '/__proto__')).toBeUndefined();
    const { report } = await works.prove(site, plan, { slack: 5, deadlineMs: 120_000 });
    expect(report.ok).toBe(true);
  } finally {
    await works.close();
    rmSync(data, { recursive: true, force: true });
  }
});

it('plans from what the learned reader read', { timeout: 60_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'works-'));
  const works = openAppWorks(
    { CHROMIUM_PATH: undefined, BROWSER_WS: undefined, KORA_DATA_DIR: data },
    pino({ level: 'silent' }),
  );
  try {
    const spec = await works.plan(
      'help me keep track of which books I lent to whom and when I want them back, no login',
    );
    expect(spec.accounts).toBe('none');
    // What was lent to whom is kept, too, though nobody said how.
    expect(spec.entities.map(({ many }) => many)).toEqual(expect.arrayContaining(['Books', 'Loans']));
    expect(spec.entities[0]?.fields.map(({ label }) => label)).toContain('When I want them back');
    expect(spec.notes).toEqual([]);
  } finally {
    await works.close();
    rmSync(data, { recursive: true, force: true });
  }
});
