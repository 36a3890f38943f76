import { expect, type Locator, type Page } from '@playwright/test';
import { type RunningProgram, startProgram } from '../src/testing/auth/start-program.server.ts';
import { arriveSignedIn, expectSignedIn, newAccount } from './account.ts';
import { test } from './server.ts';

// Whole journeys, key by key.
test.setTimeout(120_000);

/** Presses Tab until it is there; every stop on the way can be seen. */
async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<{ name: string; isShown: boolean }>(`(() => {
      const focused = document.activeElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const ring = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      // A box or a file button that is drawn by what stands around it has the mark there.
      const isDrawnAround = focused.matches('input') && focused.getBoundingClientRect().width <= 1;
      return { name: focused.outerHTML.slice(0, 200), isShown: ring || isDrawnAround || focused === document.body };
    })()`);
    expect(stop.isShown, `no focus to be seen on ${stop.name}`).toBe(true);
    if ((await wanted.and(page.locator(':focus')).count()) === 1) return;
  }
  throw new Error('The keyboard does not get there.');
}

/** The link that leads past the navigation comes first, and can be seen while it has the focus. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
}

test('somebody makes an account with the keyboard alone', async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign up with a passkey' })).toBeVisible();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  // One can begin to type at once; the other form is a step back.
  await expect(form.getByLabel('Email')).toBeFocused();
  const ownTab = page.getByRole('tab', { name: 'Sign Up' });
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await ownTab.and(page.locator(':focus')).count()).toBe(1);
  }).toPass({ timeout: 5_000, intervals: [100] });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('Email'), 5);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, email);
});

test('somebody goes through the settings with the keyboard alone', async ({ page, server }) => {
  await arriveSignedIn(page, server.url);
  await page.goto('/settings');
  const add = page.getByRole('button', { name: 'Add authenticator app' });
  await expect(add).toBeVisible();
  await skipToContent(page);
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The focus stays within as long as the dialog is open, and goes back to where it came from.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
});

test('somebody lets an app in with the keyboard alone', async ({ page, server, admin }) => {
  const program: RunningProgram = await startProgram(
    server.url,
    async (redirectUri) => {
      const answer = await fetch(`${server.url}/auth/v1/admin/oauth/clients`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'Weather Station', redirect_uris: [redirectUri] }),
      });
      return (await answer.json()) as { client_id: string; client_secret: string };
    },
    'openid email data:read',
  );
  try {
    const account = newAccount();
    await arriveSignedIn(page, server.url, account);
    await page.goto(program.url);
    const approve = page.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeVisible();
    await skipToContent(page);
    await tabTo(page, approve, 6);
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toContainText(`Welcome ${account.email}`);
  } finally {
    await program.close();
  }
});
