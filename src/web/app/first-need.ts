/** Signs that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

interface FirstNeedOptions {
  /** Something on this page is not as the build has rendered it: a session, a query. */
  readonly isAwaited: boolean;
  /** How long a page that nobody touches stays as it is, counted from its load. */
  readonly quietMs: number;
}

/** Settles as soon as the page should become the app: at the first sign of use, or after a quiet while. */
export function firstNeed(page: Window, { isAwaited, quietMs }: FirstNeedOptions): Promise<void> {
  if (isAwaited) return Promise.resolve();
  return new Promise((needed) => {
    const done = (): void => {
      for (const sign of signs) page.removeEventListener(sign, done, true);
      needed();
    };
    for (const sign of signs) page.addEventListener(sign, done, { capture: true, passive: true });
    const wait = (): void => void page.setTimeout(done, quietMs);
    if (page.document.readyState === 'complete') wait();
    else page.addEventListener('load', wait, { once: true });
  });
}
