import { expect, test } from '@playwright/test';
import { openServer } from './server.ts';

// It waits for the panel to notice by itself, twice.
test.setTimeout(120_000);

test('an open page says when the server stops, and recovers by itself when it is back', async ({ page }) => {
  const server = await openServer('server-down');
  try {
    await page.goto(`${server.url}/ai-os`);
    const system = page.getByRole('region', { name: 'System' });
    await expect(system.getByRole('status')).toHaveText('Ready');

    await server.stop();
    await expect(system.getByRole('status')).toHaveText('No answer', { timeout: 30_000 });
    await expect(system.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
    await expect(system.getByRole('button', { name: 'Retry' })).toBeVisible();

    await server.start();
    await expect(system.getByRole('status')).toHaveText('Ready', { timeout: 30_000 });
  } finally {
    await server.dispose();
  }
});
