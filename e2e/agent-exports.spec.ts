import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import mammoth from 'mammoth';
import readWorkbook from 'read-excel-file/node';
import { expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

interface Wanted {
  agent: string;
  starter: RegExp;
  /** What the menu calls the file. */
  file: string;
  /** The file as another program reads it. */
  read: (path: string) => Promise<string>;
  holds: RegExp;
}

const wanted: readonly Wanted[] = [
  {
    agent: 'loan-desk',
    starter: /Delivery van/,
    file: 'Workbook (Excel)',
    read: async (path) => JSON.stringify(await readWorkbook(path)),
    holds: /Payment/i,
  },
  {
    agent: 'premortem',
    starter: /./,
    file: 'Document (Word)',
    read: async (path) => (await mammoth.extractRawText({ path })).value,
    holds: /Premortem/i,
  },
  {
    agent: 'okr-architect',
    starter: /./,
    file: 'Dates (calendar)',
    read: (path) => readFile(path, 'utf8'),
    holds: /^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/,
  },
];

async function download(page: Page, file: string): Promise<string> {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: file }).click();
  return (await arrival).path();
}

for (const { agent, starter, file, read, holds } of wanted)
  test(`${agent}: from a starter to a file that another program reads`, async ({ page }) => {
    await page.goto(`/agents/${agent}`);
    await untilAppRuns(page);
    const starters = page
      .getByRole('region', { name: 'Examples to start from' })
      .getByRole('button', { name: starter });
    const last = starters.last();
    const name = (await last.innerText()).split('\n')[0] ?? '';
    await last.click();
    await expect(page.getByRole('heading', { name: `Result: ${name}` })).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await read(await download(page, file))).toMatch(holds);
  });
