import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { TabRow } from '../../features/home/tab-row.tsx';
import { usePageExists } from '../../lib/page-exists.ts';
import { useSession } from '../../lib/session.ts';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeTab } from './home-tab.tsx';
import { askPath, chosenTab, shownTabs, type TabId } from './tab-ids.ts';

/** Only the first tab is there from the start; the code of the others comes when they are opened. */
function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

/** Who is signed in may change the row of tabs; what stands below it asks for itself. */
const FirstTab = memo(HomeTab);

const CreatorTab = later(async () => (await import('./creator-tab.tsx')).CreatorTab);
const ToolsTab = later(async () => (await import('./tools-tab.tsx')).ToolsTab);
const PlansTab = later(async () => (await import('./plans-tab.tsx')).PlansTab);
const AboutTab = later(async () => (await import('./about-tab.tsx')).AboutTab);
const AccountTab = later(async () => (await import('./account-tab.tsx')).AccountTab);
const CustomToolsTab = later(async () => (await import('./custom-tools-tab.tsx')).CustomToolsTab);

export function Page() {
  const { tab, choose } = useTab();
  const exists = usePageExists();
  const { user } = useSession();
  const openCreator = useCallback(() => choose('dashboard'), [choose]);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(tab, place);

  const labels: Record<TabId, string> = {
    home: 'Home',
    search: 'Search',
    dashboard: 'App Creator',
    tools: 'Tools',
    plans: 'Plans',
    about: 'About',
    auth: user === null ? 'Sign In' : 'Account',
    'custom-tools': 'Custom tools',
  };
  const contents: Record<TabId, ReactNode> = {
    home: <FirstTab onCreate={openCreator} />,
    search: <Navigate to={askPath} replace />,
    dashboard: <CreatorTab />,
    tools: <ToolsTab />,
    plans: <PlansTab />,
    about: <AboutTab />,
    auth: <AccountTab />,
    'custom-tools': <CustomToolsTab />,
  };
  return (
    <Container className="flex-1">
      <div ref={place} className="@container">
        <TabRow
          id="home"
          label="Home"
          value={tab}
          onChange={choose}
          tabs={shownTabs(tab, exists).map((value) => ({ value, label: labels[value] }))}
        >
          <Suspense fallback={<TabSkeleton />}>{contents[tab]}</Suspense>
        </TabRow>
      </div>
    </Container>
  );
}

function TabSkeleton() {
  return (
    <div aria-busy className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <Skeleton className="h-15 max-w-md" />
      <Skeleton className="h-96 rounded-large" />
    </div>
  );
}

interface ChosenTab {
  tab: TabId;
  choose: (tab: TabId) => void;
}

const never = () => () => undefined;

/** Which tab is shown stands in the address, so that it can be reloaded, sent to somebody and gone back to. */
function useTab(): ChosenTab {
  const [parameters, setParameters] = useSearchParams();
  const exists = usePageExists();
  const navigate = useNavigate();
  // Without a tab in the address nothing differs from what the build rendered, and nothing is drawn anew: that would make
  // React take over the whole page in one piece.
  const asked = useSyncExternalStore(
    never,
    () => parameters.get('tab'),
    () => null,
  );
  const choose = useCallback(
    (next: TabId) => {
      if (next === 'search') void navigate(askPath);
      else setParameters(next === 'home' ? {} : { tab: next });
    },
    [navigate, setParameters],
  );
  return { tab: chosenTab(asked, exists), choose };
}

/** Whoever pressed a button that went away with its tab goes on in the new one, and not at the top of the page. */
function useFocusOnChange(tab: TabId, place: React.RefObject<HTMLElement | null>): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
  }, [tab, place]);
}
