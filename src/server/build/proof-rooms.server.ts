import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ProofSize } from '../../engine/proof/proof-report.ts';
import { limits } from '../../kernel/limits.ts';
import { within } from './within.ts';
import { zoneByDay } from './zone-by-day.ts';

/** A window of a browser in which one app at a time is proved. */
export interface ProofRoom {
  readonly context: BrowserContext;
  /** Its pages are closed. Where all went well, the next app gets the window. */
  leave(isSound: boolean): Promise<void>;
}

interface Window {
  readonly context: BrowserContext;
  /** Holds the window open while no app is in it. */
  readonly blank: Page;
  uses: number;
}

/** Windows that nobody is in, by browser, and by size and zone. */
const free = new WeakMap<Browser, Map<string, Window[]>>();

/**
 * A window that was used before, where there is one: opening one takes a browser longer than half a proof. Each app comes
 * from a site of its own name, so that nothing which one has kept is there for another.
 */
export async function enterRoom(browser: Browser, size: ProofSize): Promise<ProofRoom> {
  const zone = zoneByDay(new Date());
  const waiting = windowsOf(browser, size, zone);
  const window = waiting.pop() ?? (await openWindow(browser, size, zone));
  window.uses += 1;
  return {
    context: window.context,
    async leave(isSound) {
      const isKept =
        isSound &&
        window.uses < limits.build.proofsPerWindow &&
        waiting.length < limits.build.windowsKept &&
        (await isCleared(window));
      if (isKept) waiting.push(window);
      else await within(limits.build.closeMs, window.context.close()).catch(() => undefined);
    },
  };
}

function windowsOf(browser: Browser, { name }: ProofSize, zone: string): Window[] {
  const kinds = free.get(browser) ?? new Map<string, Window[]>();
  free.set(browser, kinds);
  const kind = `${name} ${zone}`;
  const windows = kinds.get(kind) ?? [];
  kinds.set(kind, windows);
  return windows;
}

async function openWindow(browser: Browser, { width, height }: ProofSize, zone: string): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale: 'en-US',
    timezoneId: zone,
    // Nobody waits here until something has faded in.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return { context, blank: await context.newPage(), uses: 0 };
}

/** Whether all that the app had open and kept could be taken away in time. */
async function isCleared({ context, blank }: Window): Promise<boolean> {
  const others = context.pages().filter((page) => page !== blank);
  const done = Promise.all([...others.map((page) => page.close()), context.clearCookies()]);
  return within(limits.build.closeMs, done).then(
    () => !blank.isClosed(),
    () => false,
  );
}
