import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../src/testing/scripted-model/start-scripted-model.server.ts';
import { accessibilityFaults } from './accessibility.ts';
import { addAccount, bringSession, expectNoSidewaysScroll, newAccount, type Session } from './account.ts';
import { chooseOption } from './choose-option.ts';
import { watchPage } from './page-watch.ts';
import { type KoraServer, openServer } from './server.ts';

// One installation for the whole journey: who signs up first becomes its admin.
test.describe.configure({ mode: 'serial', timeout: 150_000 });

const key = 'sk-journey-0123456789';
const bob = newAccount();
let server: KoraServer;
let model: ScriptedModel;
let admin: Session;
let person: Session;

test.beforeAll(async ({ browserName }) => {
  test.setTimeout(150_000);
  model = await startScriptedModel({ key });
  server = await openServer(`models-${browserName}`);
  admin = await addAccount(server.url, newAccount());
  person = await addAccount(server.url, bob);
});
test.afterAll(async () => {
  await server.dispose();
  await model.stop();
});

async function openAs(page: Page, session: Session, path: string): Promise<void> {
  await bringSession(page, server.url, session);
  await page.goto(`${server.url}${path}`);
}

async function fillAddress(page: Page, dialog: Locator): Promise<void> {
  await chooseOption(page, dialog.getByRole('combobox', { name: 'Provider' }), 'OpenAI-compatible');
  await dialog.getByRole('button', { name: 'vLLM' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue('http://127.0.0.1:8000/v1');
  await dialog.getByLabel('Address').fill(`${model.url}/v1`);
  await dialog.getByLabel('Model', { exact: true }).fill('good-plan');
}

test('an admin adds a model, hears in words what is wrong with a key, and sets limits', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await openAs(page, admin, '/admin?tab=models');
  await expect(page.getByRole('heading', { name: 'No model yet' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add model' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a model' });
  await dialog.getByRole('button', { name: 'Add model' }).click();
  await expect(dialog.getByText('Say which model it is.')).toBeVisible();
  await fillAddress(page, dialog);
  await dialog.getByLabel('Key', { exact: true }).fill('sk-wrong');
  await dialog.getByRole('button', { name: 'Test the connection' }).click();
  const place = new URL(model.url).host;
  await expect(dialog.getByRole('alert')).toContainText(`The key was refused by ${place}.`);
  expect(await accessibilityFaults(page)).toEqual([]);

  await dialog.getByLabel('Key', { exact: true }).fill(key);
  await dialog.getByRole('button', { name: 'Test the connection' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It works');
  await dialog.getByLabel('Name (optional)').fill('House');
  await dialog.getByLabel('Read').fill('1.00');
  await dialog.getByLabel('Written').fill('2.00');
  await dialog.getByRole('button', { name: 'Add model' }).click();
  await expect(dialog).toBeHidden();
  const listed = page.getByRole('list', { name: 'Language models' });
  await expect(listed).toContainText('Key stored · 1.00 read and 2.00 written, for a million tokens');
  await listed.getByRole('button', { name: 'Test House' }).click();
  await expect(listed.getByRole('alert')).toContainText('It works');

  const limits = page.getByRole('form', { name: 'Limits: for each person' });
  await limits.getByLabel('Tokens a day').fill('20,000');
  await limits.getByRole('button', { name: 'Save limits' }).click();
  await expect(limits.getByLabel('Tokens a day')).toHaveValue('20000');
  await page.getByRole('switch', { name: 'People may use keys of their own' }).click();
  const near = page.getByRole('switch', { name: 'Their models may be in this network' });
  await expect(near).toBeEnabled();
  await near.click();
  await expect(near).toBeChecked();
  await page.reload();
  await expect(limits.getByLabel('Tokens a day')).toHaveValue('20000');
  await expect(near).toBeChecked();
  expect(await page.content()).not.toContain(key);
  await expectNoSidewaysScroll(page);
  expect(watch).toEqual({ complaints: [], strangers: [] });
});

test('a person sees where words go, brings a key, uses it, and sees what it took', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await openAs(page, person, '/settings/models');
  const usable = page.getByRole('list', { name: 'Models that you may use' });
  await expect(usable).toContainText(
    `House, of this installation. What you ask it is sent to ${new URL(model.url).host}.`,
  );
  await expect(page.getByRole('progressbar', { name: 'Tokens a day: 0 of 20,000' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a model of your own' });
  await fillAddress(page, dialog);
  await dialog.getByLabel('Key', { exact: true }).fill(key);
  await dialog.getByLabel('Name (optional)').fill('Mine');
  await dialog.getByRole('button', { name: 'Add model' }).click();
  await expect(dialog).toBeHidden();
  await expect(usable).toContainText('Mine, with your own key.');
  const own = page.getByRole('list', { name: 'Your own keys' });
  await own.getByRole('button', { name: 'Test Mine' }).click();
  await expect(own.getByRole('alert')).toContainText('It works');
  await expect(page.getByRole('region', { name: 'Usage by model' })).toContainText('good-plan');
  // Paid by the person: it counts against no limit.
  await expect(page.getByRole('progressbar', { name: 'Tokens a day: 0 of 20,000' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await chooseOption(page, page.getByRole('combobox', { name: 'Used unless you choose another' }), 'Mine');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.url}/functions/v1/list-models`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.access_token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      const { models } = (await answer.json()) as { models: { name: string }[] };
      return models[0]?.name;
    })
    .toBe('Mine');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Remove Mine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(own).toBeHidden();
  expect(watch).toEqual({ complaints: [], strangers: [] });
});

test('the admin sees the usage of everybody', async ({ page }) => {
  await openAs(page, admin, '/admin?tab=models');
  const people = page.getByRole('region', { name: 'Usage by person' });
  await expect(people).toContainText(bob.email);
  await expect(page.getByRole('region', { name: 'Usage by model' })).toContainText('good-plan');
  await page.getByRole('button', { name: 'Remove House' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No model yet' })).toBeVisible();
});
