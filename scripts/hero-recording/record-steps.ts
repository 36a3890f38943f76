import type { Locator, Page } from 'playwright-core';
import { firstPageRecording, type RecordedStep } from '../../src/catalog/first-page-recording.ts';
import { settle, takePicture } from '../pictures/take-picture.ts';

const waitMs = 120_000;

/** Does what the steps say in the product itself, and takes a picture after each. */
export async function recordSteps(page: Page, url: string): Promise<Buffer[]> {
  await page.goto(url);
  await page.mouse.move(1, 1);
  await page.waitForFunction('window.earlyInput === undefined', undefined, { timeout: waitMs });
  await settle(page);
  const pictures: Buffer[] = [];
  let place = page.getByRole('form', { name: 'Make an app' });
  for (const step of firstPageRecording.steps) {
    await perform(page, step);
    if (step.does === 'see') place = page.locator('iframe[title^="The app"]').last();
    pictures.push(await pictureOf(page, place));
  }
  return pictures;
}

async function perform(page: Page, step: RecordedStep): Promise<void> {
  const { sentence } = firstPageRecording;
  const app = page.frameLocator('iframe[title^="The app"]').last();
  switch (step.does) {
    case 'wait':
      return;
    case 'type':
      await page.getByLabel('What should your app do?').fill(sentence.slice(0, step.letters));
      return;
    case 'make':
      await page.getByRole('button', { name: 'Make the app' }).click();
      return;
    case 'see':
      await page.getByText('Not kept yet').waitFor({ timeout: waitMs });
      await app.getByRole('heading').first().waitFor({ timeout: waitMs });
      await page.locator('iframe[title^="The app"]:not(.opacity-0)').last().waitFor({ timeout: waitMs });
      await app.locator(':root').evaluate('scrollTo(0, 0)');
      return;
    case 'point':
      await app.getByRole('button', { name: step.button }).first().scrollIntoViewIfNeeded();
      await app.getByRole('button', { name: step.button }).first().hover();
      return;
    case 'press':
      await app.getByRole('button', { name: step.button }).first().click();
      return;
  }
}

/** As large as a frame of the recording in pixels of the screen, from the upper left corner of what is shown. */
async function pictureOf(page: Page, place: Locator): Promise<Buffer> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('What is to be recorded cannot be seen.');
  const { width, height } = firstPageRecording.frame;
  const scroll = await page.evaluate<number>('scrollY');
  const isApp = (await place.and(page.locator('iframe')).count()) === 1;
  // The box has the margin of the page around it; the app fills the picture.
  const margin = isApp ? 0 : box.x;
  const shown = box.width + 2 * margin;
  const clip = {
    x: box.x - margin,
    y: box.y + scroll - margin,
    width: shown,
    height: (shown * height) / width,
    scale: width / shown,
  };
  return takePicture(page, { format: 'png', clip });
}
