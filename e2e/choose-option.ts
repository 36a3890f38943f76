import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Chooses from a list that opens over the page. One that has just opened hears no press for a moment, so that the press
 * which opened it chooses nothing; on a busy machine the next one may come too early.
 */
export async function chooseOption(page: Page, list: Locator, name: string): Promise<void> {
  const option = page.getByRole('option', { name });
  const soon = { timeout: 5_000 };
  await expect(async () => {
    if (!(await option.isVisible())) await list.click(soon);
    await option.click(soon);
    await expect(list).toContainText(name, soon);
  }).toPass({ timeout: 60_000 });
}
