import { expect, type Page } from '@playwright/test';
import { says } from '../src/testing/scripted-model/scenarios.ts';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../src/testing/scripted-model/start-scripted-model.server.ts';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { arriveSignedIn, type Session } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { chooseOption } from './choose-option.ts';
import { type KoraServer, openServer, test as shared } from './server.ts';

/** A server of its own: its models would be offered to whoever comes next. */
const test = shared.extend<object, { server: KoraServer }>({
  server: [
    async ({ browserName }, use) => {
      const server = await openServer(`ask-model-${browserName}`);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.setTimeout(240_000);

const question = 'How do I export my data?';
const text =
  'You can export your data in the settings [1]. It takes 4711 hours.\n\nThe share is $\\frac{a}{b}$.';
const box = (page: Page) => page.getByLabel('Your question');
const turn = (page: Page, asked: string) => page.getByRole('article', { name: asked });
const none = { day_tokens: null, month_tokens: null, day_cost_micro: null, month_cost_micro: null };

async function call(url: string, who: Session, name: string, input: object): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.access_token}` },
    body: JSON.stringify(input),
  });
  expect(answer.status, name).toBe(200);
}

const choose = (page: Page, name: string) =>
  chooseOption(page, page.getByRole('combobox', { name: 'Who answers' }), name);

async function ask(page: Page, asked: string): Promise<void> {
  await box(page).fill(asked);
  await box(page).press('Enter');
}

test.describe('with a model', () => {
  let model: ScriptedModel;
  test.beforeAll(async () => {
    model = await startScriptedModel({
      content: { text },
      more: {
        // Long enough to be stopped, on however slow a machine.
        'very-slow': (asked) => ({
          ...says(asked, `${text}\n\n${'And so on. '.repeat(1_000)}`),
          pieceCharacters: 10,
          pieceMs: 150,
        }),
      },
    });
  });
  test.afterAll(() => model.stop());

  test('a question is asked, stopped, asked again, followed to its source, and answered without when the model cannot', async ({
    page,
    server,
    admin,
  }) => {
    for (const [name, scenario] of [
      ['House', 'good-plan'],
      ['Slow', 'very-slow'],
    ])
      await call(server.url, admin, 'save-model-connection', {
        name,
        provider: 'compatible',
        base_url: `${model.url}/v1`,
        model: scenario,
      });
    const person = await arriveSignedIn(page, server.url);
    await page.goto('/ask-kora');
    await untilAppRuns(page);
    await expect(page.getByRole('combobox', { name: 'Who answers' })).toContainText(
      'Answers from what is here',
    );

    await choose(page, 'Slow');
    await expect(page.getByText(`are sent to ${new URL(model.url).host}`)).toBeVisible();
    await ask(page, question);
    await expect(page.getByText('You can export')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(turn(page, question).getByText('You stopped it here.')).toBeVisible();
    await expect.poll(() => model.questions().at(-1)?.aborted).toBe(true);

    await choose(page, 'House');
    await turn(page, question).getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByText('2 of 2')).toBeVisible({ timeout: 30_000 });
    const answer = turn(page, question);
    await expect(answer.getByText('1 thing was not found in the sources')).toBeVisible();
    await expect(answer.locator('mark')).toHaveText('4711 (not found in the sources)');
    await expect(answer.locator('math')).toBeVisible();
    expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);

    await page.reload();
    await untilAppRuns(page);
    // Both are remembered: the answer with its marks, and who answers.
    await expect(page.getByRole('combobox', { name: 'Who answers' })).toContainText('House');
    await answer.getByRole('link', { name: /^Source 1: / }).click();
    await expect(page).not.toHaveURL(/ask-kora/);
    await page.goBack();

    const limits = { ...none, day_tokens: 10 };
    await call(server.url, admin, 'set-model-limits', { person: { user_id: person.user.id, limits } });
    await ask(page, 'How do I change my password?');
    const refused = turn(page, 'How do I change my password?');
    await expect(refused.getByText(/Your limit for language models .* It begins anew on/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(refused.getByText('Answered without a model')).toBeVisible();
    await expect(refused.getByRole('blockquote').first()).toBeVisible();
    await call(server.url, admin, 'set-model-limits', { person: { user_id: person.user.id, limits: null } });

    await model.stop();
    await ask(page, 'How do I delete my account?');
    const alone = turn(page, 'How do I delete my account?');
    await expect(alone.getByText(/cannot be reached/)).toBeVisible({ timeout: 60_000 });
    await expect(alone.getByRole('blockquote').first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  });
});
