import type { Page } from '@playwright/test';

export interface PageWatch {
  /** Errors and warnings in the console, and exceptions that nobody caught. */
  readonly complaints: string[];
  /** Requests to anything but the own server. */
  readonly strangers: string[];
}

export function watchPage(page: Page, ownUrl: string): PageWatch {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(ownUrl).origin) strangers.push(url.href);
  });
  return { complaints, strangers };
}
