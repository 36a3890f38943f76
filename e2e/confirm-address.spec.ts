import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expectMessage, newAccount } from './account.ts';
import { linkMailedTo } from './outbox.ts';
import { openServer } from './server.ts';

test.setTimeout(180_000);

test('where addresses are confirmed, a new account waits for its link', async ({ page, browser }) => {
  const server = await openServer('confirm', { AUTH_CONFIRM_EMAIL: 'true' });
  try {
    const account = newAccount();
    const signUpForm = page.getByRole('tabpanel', { name: 'Sign Up' });
    await page.goto(`${server.url}/auth`);
    await signUpForm.getByLabel('Email').fill(account.email);
    await signUpForm.getByLabel('Password', { exact: true }).fill(account.password);
    await signUpForm.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to sign in' }).click();

    // Not confirmed yet: the right password is not enough, and the way on is shown again.
    await page.getByRole('tab', { name: 'Sign In' }).click();
    const signInForm = page.getByRole('tabpanel', { name: 'Sign In' });
    await signInForm.getByLabel('Email').fill(account.email);
    await signInForm.getByLabel('Password', { exact: true }).fill(account.password);
    await signInForm.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();

    await page.goto(await linkMailedTo(server.dataDirectory, account.email));
    await expect(page).toHaveURL(`${server.url}/?tab=dashboard`);
    await expect(page.getByRole('button', { name: `Account: ${account.email}` })).toBeVisible();

    // The same in another browser: the address is confirmed there too, but signing in is left to do.
    const second = newAccount();
    await page.request.post(`${server.url}/auth/v1/signup`, {
      data: {
        ...second,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 's256',
      },
      params: { redirect_to: `${server.url}/auth` },
    });
    const other = await (await browser.newContext()).newPage();
    await other.goto(await linkMailedTo(server.dataDirectory, second.email));
    await expectMessage(other, 'Sign in failed', 'Your link was opened in another browser');
    await expect(other.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await other.context().close();
  } finally {
    await server.dispose();
  }
});
