import { expect, type Page, test } from '@playwright/test';
import {
  generatorContent,
  generatorScenarios,
  guestList,
} from '../src/testing/scripted-model/generator-script.ts';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../src/testing/scripted-model/start-scripted-model.server.ts';
import { accessibilityFaults } from './accessibility.ts';
import { addAccount, bringSession, expectNoSidewaysScroll, newAccount, type Session } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { chooseOption } from './choose-option.ts';
import { callAs } from './new-app.ts';
import { type KoraServer, openServer } from './server.ts';

// One installation for the whole journey: who signs up first becomes its admin.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let server: KoraServer;
let model: ScriptedModel;
let admin: Session;
let person: Session;
let place: string;

test.beforeAll(async ({ browserName }) => {
  test.setTimeout(300_000);
  model = await startScriptedModel({ content: generatorContent, more: generatorScenarios });
  place = new URL(model.url).host;
  server = await openServer(`generator-model-${browserName}`);
  admin = await addAccount(server.url, newAccount());
  person = await addAccount(server.url, newAccount());
});
test.afterAll(async () => {
  await server.dispose();
  await model.stop();
});

/** The model that everybody is offered first. */
async function offer(name: string): Promise<void> {
  const input = { name, provider: 'compatible', base_url: `${model.url}/v1`, model: name, is_default: true };
  await callAs(admin, server.url, 'save-model-connection', input);
}

async function describeApp(page: Page, name: string): Promise<void> {
  await page.goto(`${server.url}/dashboard`);
  await untilAppRuns(page);
  await page.getByLabel('App Name').fill(name);
  await page.getByLabel('Description', { exact: true }).fill(guestList);
}

test('an app is made with a model, which parts are its is seen, and it is made again without', async ({
  page,
}) => {
  await bringSession(page, server.url, admin);
  await page.goto(`${server.url}/admin?tab=models`);
  await untilAppRuns(page);
  await page.getByRole('button', { name: 'Add model' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a model' });
  await chooseOption(page, dialog.getByRole('combobox', { name: 'Provider' }), 'OpenAI-compatible');
  await dialog.getByLabel('Address').fill(`${model.url}/v1`);
  await dialog.getByLabel('Model', { exact: true }).fill('good-plan');
  await dialog.getByRole('button', { name: 'Add model' }).click();
  await expect(dialog).toBeHidden();

  await bringSession(page, server.url, person);
  await describeApp(page, 'Party');
  const choice = page.getByRole('checkbox', {
    name: `Also ask good-plan: the description is sent to ${place}`,
  });
  await expect(choice).toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.screenshot({ path: 'bench/out/model-form.png', fullPage: true });
  await page.getByRole('button', { name: 'Generate App' }).click();
  await expect(page.getByText('It has what good-plan added.')).toBeVisible({ timeout: 200_000 });
  await page.screenshot({ path: 'bench/out/model-done.png', fullPage: true });
  await page.getByRole('link', { name: 'Open app' }).click();

  await page.getByRole('tab', { name: 'Plan' }).click();
  const brought = page.getByRole('list', { name: 'Parts by good-plan' });
  await expect(brought).toContainText('Kind of records: Gifts');
  await expect(brought).toContainText('Part: Seats left on Guests');
  await expect(page.getByRole('list', { name: 'Proposed and not in the app' })).toContainText('Frobnicate');
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'bench/out/model-plan.png', fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'bench/out/model-plan-phone.png', fullPage: true });
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('searchbox', { name: 'Search in all files' }).fill('Written by the language model');
  await page.getByRole('button', { name: /src\/custom\/own-seats-left\.tsx/ }).click();
  await expect(page.getByText('Written by good-plan')).toBeVisible();

  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.getByRole('button', { name: 'Generate again without it' }).click();
  await expect(page.getByText('This plan was made without a language model.')).toBeVisible({
    timeout: 200_000,
  });
  await expect(page.getByRole('button', { name: 'Let good-plan add to it' })).toBeEnabled();
});

test('a sentence that nobody here understands is done by the model', async ({ page }) => {
  await bringSession(page, server.url, person);
  await page.goto(`${server.url}/dashboard`);
  await untilAppRuns(page);
  await page.getByRole('link', { name: /Party/ }).first().click();
  await page.getByRole('tab', { name: 'App', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Change the app by a sentence' });
  await expect(
    page.getByRole('checkbox', { name: `Ask good-plan what is not understood here: it is sent to ${place}` }),
  ).toBeChecked();
  await box.fill('frobnicate the presents somehow');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The app keeps gifts now, on a page of their own (good-plan).')).toBeVisible({
    timeout: 200_000,
  });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.screenshot({ path: 'bench/out/model-talk.png', fullPage: true });
});

test('a model that is broken leaves an app that works, and says so', async ({ page }) => {
  await offer('server-error-always');
  await bringSession(page, server.url, person);
  await describeApp(page, 'Second party');
  await expect(page.getByRole('checkbox', { name: /Also ask server-error-always/ })).toBeChecked();
  await page.getByRole('button', { name: 'Generate App' }).click();
  await expect(page.getByText('Made without the language model')).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText(/trouble of its own/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second party is ready' })).toBeVisible();
  await page.screenshot({ path: 'bench/out/model-broken.png', fullPage: true });
});
