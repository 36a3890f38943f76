import {
  type ComponentProps,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { mayFetchAhead } from '../../lib/performance/thrift.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { TakenOverApart } from '../../lib/taken-over-apart.tsx';
import { isMobile, useMobile } from '../../lib/use-mobile.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { ShellControlsContext } from './shell-controls.ts';
import { type LatestApp, SidebarNavigation } from './sidebar-navigation.tsx';
import { foldSidebar, isFolded } from './sidebar-state.ts';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';
import { vibrateOnPress } from './vibrate-on-press.ts';

const loadMobileSidebar = () => import('./mobile-sidebar.tsx');
const MobileSidebar = lazy(async () => ({ default: (await loadMobileSidebar()).MobileSidebar }));
const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }));

interface AppShellProps {
  children: ReactNode;
  mainRef: Ref<HTMLElement>;
  search: ReactNode;
  account: ReactNode;
  latestApps: readonly LatestApp[];
  onSignOut: () => void;
  /** What lies over the page, such as the palette. */
  overlays: ReactNode;
}

/** The frame around every page: top bar, sidebar, foot, and the keys that work everywhere. */
export function AppShell({
  children,
  mainRef,
  search,
  account,
  latestApps,
  onSignOut,
  overlays,
}: AppShellProps) {
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const [keysOpen, setKeysOpen] = useState<boolean>();
  const toggleSidebar = useCallback(() => {
    if (isMobile()) setMenuOpen((open) => open !== true);
    else foldSidebar(!isFolded());
  }, []);
  const closeMenu = useCallback(() => setMenuOpen((open) => (open === true ? false : open)), []);
  const showKeys = useCallback(() => setKeysOpen(true), []);
  useShortcut({ keys: ['Mod', 'B'], label: 'Open or close the sidebar', run: toggleSidebar });
  useShortcut({ keys: ['?'], label: 'Show all keyboard shortcuts', run: showKeys });
  useEffect(() => vibrateOnPress(), []);
  const controls = useMemo(() => ({ toggleSidebar, showKeys }), [toggleSidebar, showKeys]);

  return (
    <>
      <PageFrame
        mainRef={mainRef}
        topBar={
          <TopBar
            onToggleSidebar={toggleSidebar}
            onNearSidebar={() => (isMobile() && mayFetchAhead() ? void loadMobileSidebar() : undefined)}
            search={search}
            account={account}
          />
        }
        sidebar={
          <TakenOverApart>
            <SidebarNavigation latestApps={latestApps} onChoose={closeMenu} onSignOut={onSignOut} />
          </TakenOverApart>
        }
        footer={
          <TakenOverApart>
            <SiteFooter />
          </TakenOverApart>
        }
      >
        {children}
      </PageFrame>
      <NavigationProgress />
      <Suspense fallback={null}>
        {menuOpen === undefined ? null : (
          <NarrowSidebar
            open={menuOpen}
            onOpenChange={setMenuOpen}
            latestApps={latestApps}
            onChoose={closeMenu}
            onSignOut={onSignOut}
          />
        )}
        {keysOpen === undefined ? null : <KeySheet open={keysOpen} onOpenChange={setKeysOpen} />}
      </Suspense>
      <ShellControlsContext value={controls}>{overlays}</ShellControlsContext>
    </>
  );
}

/** Asks for the width itself: the answer differs from what the build rendered, and only this is to be drawn anew for it. */
function NarrowSidebar({ open, ...props }: ComponentProps<typeof MobileSidebar>) {
  const mobile = useMobile();
  return <MobileSidebar open={open && mobile} {...props} />;
}
