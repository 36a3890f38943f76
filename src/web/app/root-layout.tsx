import type { User } from '@supabase/supabase-js';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches, useParams } from 'react-router';
import { limits } from '../../kernel/limits.ts';
import { useLatestApps } from '../features/apps/use-my-apps.ts';
import { captureInstallPrompt } from '../features/install/install-state.ts';
import { AccountButton } from '../features/session/account-button.tsx';
import { leave } from '../features/session/leave.ts';
import { AppShell } from '../features/shell/app-shell.tsx';
import { PaletteButton } from '../features/shell/palette-button.tsx';
import type { PageDefinition } from '../lib/define-page.ts';
import { href } from '../lib/href.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { type ListedPage, PageListContext } from '../lib/page-list.ts';
import { mayFetchAhead } from '../lib/performance/thrift.ts';
import { useSession } from '../lib/session.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { repeatEarlyInput } from './early-input.ts';
import { isKnownAddress, pageHead } from './head.ts';
import { useLateAnchor } from './late-anchor.ts';
import { notFound } from './not-found-screen.tsx';
import { describeDocument } from './page-title.ts';
import { pages } from './pages.gen.ts';

const loadPalette = () => import('./app-palette.tsx');
const fetchPaletteAhead = () => {
  if (mayFetchAhead()) void loadPalette();
};
const AppPalette = lazy(async () => ({ default: (await loadPalette()).AppPalette }));

// With the profile, which only people with an account have.
const OwnAvatar = lazyPart(async () => (await import('../features/settings/own-avatar.tsx')).OwnAvatar);

// The dot of what is new, with what remembers what was read.
const NoticeSign = lazyPart(async () => (await import('../features/notices/notice-sign.tsx')).NoticeSign);

/** Until the profile is there it shows the letters of the address, in the same colour. */
function PersonAvatar({ user, apps }: { user: User; apps: ReturnType<typeof useLatestApps> }) {
  return (
    <span className="relative inline-flex">
      <OwnAvatar
        user={user}
        fallback={<Avatar name={user.email || 'Your account'} of={user.id} size="small" decorative />}
      />
      <NoticeSign userId={user.id} apps={apps} fallback={null} />
    </span>
  );
}

const pageList: readonly ListedPage[] = pages
  .filter(({ path }) => !/[:*]/.test(path))
  .map(({ path, definition }) => ({ path, ...definition }));

/** The shell around every page: what the tab is called, where the focus goes, what lies over the page. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main, usePageDefinition());
  const { user } = useSession();
  const [searching, setSearching] = useState<boolean>();
  const apps = useLatestApps(limits.appList.inSidebar);
  const latestApps = apps.map(({ id, app_name: name }) => ({
    path: href('/preview/:id', { id }),
    name,
  }));
  useLateAnchor(useLocation().hash);
  useShortcut({
    keys: ['Mod', 'K'],
    label: 'Search pages and actions',
    run: () => setSearching((open) => open !== true),
  });
  useEffect(() => captureInstallPrompt(), []);
  useEffect(() => repeatEarlyInput(document), []);
  return (
    <PageListContext value={pageList}>
      <AppShell
        mainRef={main}
        account={<AccountButton avatar={user === null ? null : <PersonAvatar user={user} apps={apps} />} />}
        latestApps={latestApps}
        search={<PaletteButton onOpen={() => setSearching(true)} onNear={fetchPaletteAhead} />}
        onSignOut={() => void leave()}
        overlays={
          searching === undefined ? null : (
            <Suspense fallback={null}>
              <AppPalette open={searching} onOpenChange={setSearching} />
            </Suspense>
          )
        }
      >
        <Outlet />
      </AppShell>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <ScrollRestoration getKey={scrollKey} />
    </PageListContext>
  );
}

/**
 * An anchor that the browser itself follows leaves no key in the history: all such places share one. With the anchor
 * it is a place of its own, which the browser scrolls to.
 */
function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? `${pathname}${hash}` : key;
}

function usePageDefinition(): PageDefinition | undefined {
  const match = useMatches().at(-1);
  const handle: unknown = match?.handle;
  if (!hasDefinition(handle)) return undefined;
  return isKnownAddress(handle.definition, match?.params ?? {}) ? handle.definition : notFound;
}

function isField(element: Element | null): boolean {
  return element !== null && element.matches('input, textarea, select');
}

function hasDefinition(handle: unknown): handle is { definition: PageDefinition } {
  return typeof handle === 'object' && handle !== null && 'definition' in handle;
}

/**
 * A browser tells a screen reader about a new document; within the app nobody does. So after a navigation the
 * focus goes to the start of the page and its title is read out. The first page is left to the browser.
 */
function useArrival(main: RefObject<HTMLElement | null>, definition: PageDefinition | undefined): string {
  const { pathname, hash } = useLocation();
  const parameters = useParams();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (definition) describeDocument(definition, parameters);
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(definition ? pageHead(definition, parameters).title : '');
    // A page may begin in a field of its own.
    const isInField =
      main.current?.contains(document.activeElement) === true && isField(document.activeElement);
    if (hash === '' && !isInField) main.current?.focus({ preventScroll: true });
  }, [main, definition, parameters, pathname, hash]);
  return announcement;
}
