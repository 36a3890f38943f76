import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { temporaryFolder } from '../../bench/lib/temporary-folder.ts';
import { findBrowser, findLightBrowser } from '../browser/find-browser.mjs';

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof sizes;

export interface VisitOptions {
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isPhone: boolean;
  /** What the product keeps in the browser of who is signed in. */
  readonly session?: object;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  close(): Promise<void>;
}

const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/**
 * A browser as most people have it, without motion. What runs in a frame may keep data: contexts that forget everything
 * forbid that, and the apps then say so.
 */
export async function openVisit(options: VisitOptions): Promise<Visit> {
  const { theme, viewport, isPhone, session } = options;
  const profile = temporaryFolder();
  mkdirSync(join(profile.path, 'Default'));
  writeFileSync(
    join(profile.path, 'Default/Preferences'),
    JSON.stringify({ profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }),
  );
  const context = await chromium.launchPersistentContext(profile.path, {
    executablePath: (await findLightBrowser()) ?? (await findBrowser()),
    args,
    viewport,
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    // What hides the cursor is a style that the page does not have.
    bypassCSP: true,
  });
  await context.addInitScript(`if (self === top) {
    localStorage.setItem('vite-ui-theme', '${theme}');
    ${session === undefined ? '' : `localStorage.setItem('kora-session', ${JSON.stringify(JSON.stringify(session))});`}
  }`);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    async close() {
      await context.close();
      profile.remove();
    },
  };
}
