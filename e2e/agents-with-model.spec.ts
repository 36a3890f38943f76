import { expect, test } from '@playwright/test';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../src/testing/scripted-model/start-scripted-model.server.ts';
import { accessibilityFaults } from './accessibility.ts';
import { arriveSignedIn, expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { watchPage } from './page-watch.ts';
import { type KoraServer, openServer } from './server.ts';

test.describe.configure({ mode: 'serial', timeout: 150_000 });

let server: KoraServer;
let model: ScriptedModel;

test.beforeAll(async ({ browserName }) => {
  test.setTimeout(150_000);
  model = await startScriptedModel({
    content: {
      text: 'The summary stands above. It comes to 987654321 in the end.',
      object: {
        amount: { value: 20_000, words: 'borrow 20,000 euros' },
        rate: { value: 4.5, words: '4.5 %' },
        years: { value: 7, words: 'over 5 years' },
      },
    },
  });
  server = await openServer(`agent-model-${browserName}`, {
    AI_PROVIDER: 'compatible',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'good-plan',
  });
});
test.afterAll(async () => {
  await server.dispose();
  await model.stop();
});

const text = 'We want to borrow 20,000 euros at 4.5 % over 5 years.';

test('a text is read by a model, and taken value by value; the result is told in words', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await arriveSignedIn(page, server.url);
  await page.goto(`${server.url}/agents/loan-desk`);
  await untilAppRuns(page);
  await page.getByRole('button', { name: 'Fill from a text' }).click();
  const place = new URL(model.url).host;
  await expect(
    page.getByRole('checkbox', { name: `Ask good-plan: the text is sent to ${place}` }),
  ).toBeChecked();
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Read the text' }).click();
  const read = page.getByRole('list', { name: 'Read from the text' });
  await expect(read).toContainText('“borrow 20,000 euros”');
  // The words say five, and the model said seven.
  await expect(page.getByText(/^Left out, since the text does not say it so: /)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take all' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount borrowed' })).toHaveValue(/^20[,.]?000/);

  await page.getByRole('button', { name: 'Tell it in words' }).click();
  const words = page.getByRole('region', { name: 'In words' });
  await expect(words).toContainText('Written by good-plan');
  await expect(words).toContainText('The summary stands above.');
  await expect(words).not.toContainText('987654321');
  await expect(words).toContainText('One sentence was left out');
  await words.getByRole('checkbox', { name: 'Add it to the downloads' }).check();
  await expectNoSidewaysScroll(page);
  expect(watch).toEqual({ complaints: [], strangers: [] });
});

test('without an account the text is read on the device and sent nowhere', async ({ page }) => {
  const before = model.asked.length;
  await page.goto(`${server.url}/agents/loan-desk`);
  const section = page.getByRole('region', { name: 'Fill from a text' });
  // The page is there before the app has taken it over; what is pressed before is repeated then.
  await expect(async () => {
    await page.getByRole('button', { name: 'Fill from a text' }).click();
    await expect(section).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await section.getByLabel('Text', { exact: true }).fill(text);
  await section.getByRole('button', { name: 'Read the text' }).click();
  await section.getByRole('button', { name: 'Take all' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount borrowed' })).toHaveValue(/^20[,.]?000/);
  await expect(page.getByRole('button', { name: 'Tell it in words' })).toHaveCount(0);
  expect(model.asked).toHaveLength(before);
});
