import { expect, type Page } from '@playwright/test';

/** Fills the form of a resource of one's own and saves it. */
export async function writeOwnResource(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Tick in order.\n\n## Till\n\n- [ ] Count: ________\n\n| Coin | Sum |\n|---|---|\n| 5 | =A2*3 |');
  await page.getByRole('button', { name: 'Save resource' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
