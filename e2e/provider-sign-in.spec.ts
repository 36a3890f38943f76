import { expect, type Page, test } from '@playwright/test';
import { startOidc } from '../src/testing/oidc/start-oidc.server.ts';
import { accessibilityFaults } from './accessibility.ts';
import { openServer } from './server.ts';

test.setTimeout(180_000);

/** The provider signs in whoever the request hints at; a person would choose on its page. */
async function chooseAtProvider(page: Page, subject: string): Promise<void> {
  await page.route(/\/auth\/v1\/(authorize|user\/identities\/authorize)\?/, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('login_hint', subject);
    await route.continue({ url: url.href });
  });
}

test('somebody signs in with another provider, and cannot unlink the only way in', async ({ page }) => {
  const oidc = await startOidc();
  oidc.accounts.set('ada', { email: 'ada@provider.example', email_verified: true, name: 'Ada' });
  const server = await openServer('provider', {
    AUTH_OIDC_ISSUER: oidc.issuer,
    AUTH_OIDC_CLIENT_ID: oidc.clientId,
    AUTH_OIDC_CLIENT_SECRET: oidc.clientSecret,
  });
  try {
    await oidc.trust(`${server.url}/auth/v1/callback`);
    await chooseAtProvider(page, 'ada');
    await page.goto(`${server.url}/auth`);
    const button = page.getByRole('button', { name: 'Continue with single sign-on' });
    await expect(button).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button.click();
    await expect(page).toHaveURL(`${server.url}/?tab=dashboard`);
    await expect(page.getByRole('button', { name: 'Account: ada@provider.example' })).toBeVisible();

    await page.goto(`${server.url}/settings/linked-accounts`);
    const linked = page.getByRole('list', { name: 'Linked accounts' });
    await expect(linked.getByRole('listitem')).toHaveCount(1);
    await expect(linked.getByRole('button', { name: 'Unlink single sign-on' })).toBeDisabled();
  } finally {
    await server.dispose();
    await oidc.stop();
  }
});
