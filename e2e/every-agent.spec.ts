import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { addAccount, bringSession, newAccount, type Session } from './account.ts';
import { registeredRoutes } from './registered-routes.ts';
import { test } from './server.ts';

// Every agent of the product, with a case worked out by each.
test.setTimeout(900_000);

const phone = { width: 360, height: 740 };

const examplesOf = (page: Page) =>
  page.getByRole('region', { name: 'Examples to start from' }).getByRole('button');
const lockedExample = (page: Page) => page.getByRole('heading', { name: /^Worked example/ });

test('every agent fits a phone, with its example and with a case worked out, and can be used by everybody', async ({
  page,
  server,
  admin,
}) => {
  await page.setViewportSize(phone);
  const addresses = (await registeredRoutes()).filter((route) => /^\/agents\/[a-z\d-]+$/.test(route));
  expect(addresses.length).toBeGreaterThan(30);
  const faults: string[] = [];
  const locked: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    faults.push(...(await pageFaults(page, address)));
    if (await lockedExample(page).isVisible()) locked.push(address);
    else faults.push(...(await caseFaults(page, address)));
  }
  expect(locked.length).toBeGreaterThan(0);

  await bringSession(page, server.url, await invited(server.url, admin));
  for (const address of locked) {
    await page.goto(address);
    await expect(examplesOf(page).last(), address).toBeVisible();
    faults.push(...(await pageFaults(page, `${address}, let in`)));
    faults.push(...(await caseFaults(page, address)));
  }
  expect(faults).toEqual([]);
});

/** Somebody to whom an admin has opened the agents that are not open to everybody. */
async function invited(url: string, admin: Session): Promise<Session> {
  const person = await addAccount(url, newAccount());
  for (const name of ['wealth_x_access', 'elite_access']) {
    const answer = await fetch(`${url}/functions/v1/admin-set-grant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.access_token}` },
      body: JSON.stringify({ user_id: person.user.id, kind: 'feature', name, on: true }),
    });
    expect(answer.status).toBe(200);
  }
  return person;
}

async function pageFaults(page: Page, where: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(examplesOf(page).last().or(lockedExample(page)).first(), where).toBeVisible();
  const found = await accessibilityFaults(page);
  return [...(await widthFaults(page, where)), ...found.map((fault) => `${where}: ${fault}`)];
}

async function caseFaults(page: Page, where: string): Promise<string[]> {
  const starter = examplesOf(page).last();
  const name = (await starter.innerText()).split('\n')[0] ?? '';
  await starter.press('Enter');
  await expect(page.getByRole('heading', { name: `Result: ${name}` }), where).toBeVisible();
  return widthFaults(page, `${where}, ${name}`);
}

/** Drawings take their width when the browser tells them of it: what is still too wide after a moment is a fault. */
async function widthFaults(page: Page, where: string): Promise<string[]> {
  const width = () => page.evaluate<number>('document.documentElement.scrollWidth');
  const end = Date.now() + 3_000;
  while ((await width()) > phone.width && Date.now() < end) await page.waitForTimeout(100);
  const found = await width();
  return found > phone.width ? [`${where}: is ${found} wide on a screen of ${phone.width}`] : [];
}
