import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/**
 * As `accessibilityFaults`, for both themes of a page that stays loaded. The library runs in the page itself and asks
 * the second time only for what a theme can change: many pages are looked at in one journey.
 */
export async function accessibilityFaultsInBothThemes(page: Page): Promise<string[]> {
  // Without transitions, or colours half on their way would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  const dark = await faultsIn(page, 'dark', {});
  const light = await faultsIn(page, 'light', { runOnly: ['color-contrast'] });
  return [...dark, ...light];
}

async function faultsIn(page: Page, theme: 'dark' | 'light', options: object): Promise<string[]> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `in the ${theme} theme, ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
}
