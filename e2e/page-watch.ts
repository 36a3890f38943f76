import type { Page } from '@playwright/test';
import { trialLabel } from '../src/kernel/trial-place.ts';

export interface PageWatch {
  /** Errors and warnings in the console, and exceptions that nobody caught. */
  readonly complaints: string[];
  /** Requests to anything but the own server and the place where it runs the apps of visitors. */
  readonly strangers: string[];
}

/** What the app says because journeys block its service worker (playwright.config.ts). */
const blockedWorker =
  /^Service Worker registration blocked by Playwright|^This page needs a network to load\./;

export function watchPage(page: Page, ownUrl: string): PageWatch {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || blockedWorker.test(message.text())) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === new URL(ownUrl).origin || url.hostname.startsWith(`${trialLabel}.`);
    if (url.protocol.startsWith('http') && !isOwn) strangers.push(url.href);
  });
  return { complaints, strangers };
}
