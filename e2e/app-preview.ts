import type { FrameLocator, Page } from '@playwright/test';

/** Making a version takes a browser of its own, on a machine that may be busy. */
export const makingMs = 90_000;

/** A version of the app as its owner sees it on the app's page. */
export function preview(page: Page, number: number): FrameLocator {
  return page.frameLocator(`iframe[title="Preview: Version ${number}"]`);
}
