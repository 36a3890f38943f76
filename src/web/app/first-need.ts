/** Signs that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

interface FirstNeedOptions {
  /** Something on this page is not as the build has rendered it: a session, a query. */
  readonly isAwaited: boolean;
  /** How long a page that nobody touches stays as it is at most. */
  readonly latestMs: number;
}

/** Settles as soon as the page should become the app: at the first sign of use, or when the browser is idle. */
export function firstNeed(page: Window, { isAwaited, latestMs }: FirstNeedOptions): Promise<void> {
  if (isAwaited) return Promise.resolve();
  return new Promise((needed) => {
    const done = (): void => {
      for (const sign of signs) page.removeEventListener(sign, done, true);
      needed();
    };
    for (const sign of signs) page.addEventListener(sign, done, { capture: true, passive: true });
    // Safari has no such call.
    if ('requestIdleCallback' in page) page.requestIdleCallback(done, { timeout: latestMs });
    else (page as Window).setTimeout(done, latestMs);
  });
}
