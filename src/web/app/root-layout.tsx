import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { limits } from '../../kernel/limits.ts';
import { AccountMenu } from '../features/session/account-menu.tsx';
import type { PageDefinition } from '../lib/define-page.ts';
import { useDelay } from '../lib/use-delay.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { describeDocument } from './page-title.ts';

/** The shell around every page: what the tab is called, where the focus goes, what shows while a page loads. */
export function RootLayout() {
  const definition = usePageDefinition();
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main, definition);
  const loading = useDelay(useNavigation().state === 'loading', limits.web.spinnerDelayMs);
  return (
    <>
      <PageFrame mainRef={main} account={<AccountMenu />}>
        <Outlet />
      </PageFrame>
      {loading ? (
        <div className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center">
          <div className="rounded-full border border-line-strong bg-surface-overlay px-4 py-2 shadow-card">
            <Spinner>Loading page…</Spinner>
          </div>
        </div>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <ScrollRestoration />
    </>
  );
}

/** Stands in for the first page until its code has arrived. */
export function FirstLoad() {
  const slow = useDelay(true, limits.web.spinnerDelayMs);
  return (
    <PageFrame>
      <div className="flex flex-1 items-center justify-center p-6">
        {slow ? <Spinner>Loading page…</Spinner> : null}
      </div>
    </PageFrame>
  );
}

function usePageDefinition(): PageDefinition | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  return hasDefinition(handle) ? handle.definition : undefined;
}

function hasDefinition(handle: unknown): handle is { definition: PageDefinition } {
  return typeof handle === 'object' && handle !== null && 'definition' in handle;
}

/**
 * A browser tells a screen reader about a new document; within the app nobody does. So after a navigation the
 * focus goes to the start of the page and its title is read out. The first page is left to the browser.
 */
function useArrival(
  main: React.RefObject<HTMLElement | null>,
  definition: PageDefinition | undefined,
): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (definition) describeDocument(definition);
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(definition?.title ?? '');
    if (hash === '') main.current?.focus({ preventScroll: true });
  }, [main, definition, pathname, hash]);
  return announcement;
}
