import { type Page, expect as usualExpect } from '@playwright/test';
import { expectSignedIn, newAccount } from './account.ts';
import { makingMs, preview } from './app-preview.ts';
import { expectSeenStop, tabTo } from './keyboard-steps.ts';
import { test } from './server.ts';

// An app is made, changed and published, key by key.
test.setTimeout(300_000);
/** Pages are fetched while the server makes an app, on a machine that may be busy. */
const expect = usualExpect.configure({ timeout: 60_000 });

/** Goes once around the page, through the app in its frame too: whoever is caught somewhere never comes back to the start. */
async function goAround(page: Page, most: number): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await skip.and(page.locator(':focus')).count()) === 1) return;
  }
  throw new Error(`The keyboard does not come around the page with ${most} presses.`);
}

test('somebody gets from the first page to a published app with the keyboard alone', async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }), { most: 8 });
  await page.keyboard.press('Enter');

  const signUp = page.getByRole('tabpanel', { name: 'Sign Up' });
  await expect(signUp.getByLabel('Email')).toBeFocused();
  await expectSeenStop(page);
  await page.keyboard.type(email);
  await tabTo(page, signUp.getByLabel('Password', { exact: true }), { most: 1 });
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, email);

  const form = page.getByRole('form', { name: 'New app' });
  await expect(form).toBeVisible();
  await tabTo(page, form.getByLabel('App Name'), { most: 5 });
  await page.keyboard.type('Key Shelf');
  await tabTo(page, form.getByLabel('Description'), { most: 1 });
  await page.keyboard.type('A list of books with title, author and rating. Use an ivory background.');
  await tabTo(page, form.getByRole('button', { name: 'Generate App' }), { most: 1 });
  await page.keyboard.press('Space');

  const open = page.getByRole('link', { name: 'Open app' });
  await expect(open).toBeVisible({ timeout: makingMs });
  await tabTo(page, open, { most: 3 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Key Shelf' })).toBeVisible();
  await expect(preview(page, 1).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });

  const sentence = page.getByLabel('Change the app by a sentence');
  await tabTo(page, sentence, { most: 20 });
  await page.keyboard.type('Make the background lavender');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The background is lavender now.')).toBeVisible({ timeout: makingMs });
  // The next sentence can follow at once.
  await expect(sentence).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Publish' }), { most: 16, key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Address')).toHaveValue('key-shelf');
  await tabTo(page, dialog.getByLabel('Address'), { most: 2 });
  await page.keyboard.press('ControlOrMeta+a');
  const address = `keys-${email.slice('journey-'.length, email.indexOf('@'))}`;
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: new RegExp(`^http.*${address}`) })).toBeVisible();
  await tabTo(page, dialog.getByRole('link', { name: 'Open the app' }), { most: 2, key: 'Shift+Tab' });
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const published = await opening;
  await expect(published.getByText('Key Shelf').first()).toBeVisible();
  await expect(published.locator(':root')).toHaveCSS('background-color', 'rgb(230, 230, 250)');
  await published.keyboard.press('Tab');
  await expectSeenStop(published);
  await published.close();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The button that opened it became another one, and that is where one goes on.
  await expect(page.getByRole('button', { name: 'Published' })).toBeFocused();
  await goAround(page, 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
