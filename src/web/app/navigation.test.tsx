import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessNames } from '../../catalog/access.ts';
import { navigation } from '../../catalog/navigation.ts';
import { quickCards } from '../../catalog/quick-cards.ts';
import { AccountButton } from '../features/session/account-button.tsx';
import { SidebarNavigation } from '../features/shell/sidebar-navigation.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { TopBar } from '../features/shell/top-bar.tsx';
import { wholePages } from '../lib/define-page.ts';
import { fillPattern } from '../lib/href.ts';
import { type ListedPage, PageListContext } from '../lib/page-list.ts';
import { type Access, noAccess, SessionContext, type SessionView } from '../lib/session.ts';
import { pages } from './pages.gen.ts';
import { actionGroup, appGroups } from './palette-actions.tsx';
import { pageGroups } from './palette-groups.tsx';

// What waits to be sent is no link, and would open a database for each page that is looked at.
vi.mock('./local/sync-status.tsx', () => ({ SyncStatus: () => null }));

// Every page for three kinds of people, on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const person = {
  ...visitor,
  status: 'signed-in',
  user: { id: 'ada', email: 'ada@kora.example' },
} as unknown as SessionView;
const everything: SessionView = {
  ...person,
  access: Object.fromEntries(accessNames.map((name) => [name, true])) as unknown as Access,
};
const people = { visitor, person, everything };

const entries = await wholePages(pages);
const latestApps = [
  { path: '/preview/one', name: 'Loom' },
  { path: '/preview/two', name: 'Engine' },
];

/** Also the pages that are still to come: they must not bring a second name with them. */
const listed: readonly ListedPage[] = [
  ...new Set([
    ...entries.map(({ path }) => path),
    ...navigation.flatMap(({ links }) => links.map(({ path }) => path.split('#')[0] ?? path)),
  ]),
].map((path) => ({ path, title: path, description: '', access: 'everyone' }));

/** Every address there is, with one for each pattern, and the places on a page that a link names. */
const addresses = [
  ...new Set([
    ...entries.flatMap(({ path, definition }) =>
      definition.instances === undefined
        ? [path.replaceAll(/:\w+/g, 'one').replace('*', 'one')]
        : // Pages that are made alike: some of them speak for the others.
          definition.instances.slice(0, 40).map(({ parameters }) => fillPattern(path, parameters)),
    ),
    ...navigation.flatMap(({ links }) => links.map(({ path }) => path)),
    '/preview/an-older-one',
  ]),
];

function show(
  session: SessionView,
  at: string,
  around?: { readonly above: ReactNode; readonly below: ReactNode },
) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <SessionContext value={session}>
        <PageListContext value={listed}>
          {around?.above}
          <SidebarNavigation
            latestApps={session.user === null ? [] : latestApps}
            onChoose={() => undefined}
            onSignOut={() => undefined}
          />
          {around?.below}
        </PageListContext>
      </SessionContext>
    </MemoryRouter>,
  );
}

/** The sidebar, and the way to another page beside it. */
function showAndGo(session: SessionView): (address: string) => void {
  const ways: NavigateFunction[] = [];
  show(session, '/', { above: <Way onKnown={(way) => void ways.push(way)} />, below: null });
  return (address) => void ways.at(-1)?.(address);
}

function Way({ onKnown }: { onKnown: (way: NavigateFunction) => void }) {
  const way = useNavigate();
  useEffect(() => {
    onKnown(way);
  }, [onKnown, way]);
  return null;
}

const topBar = (
  <TopBar
    onToggleSidebar={() => undefined}
    onNearSidebar={() => undefined}
    search={null}
    account={<AccountButton avatar={null} />}
  />
);

const controls = { toggleSidebar: () => undefined, showKeys: () => undefined, signOut: () => undefined };

interface NamedPlace {
  readonly name: string;
  readonly place: string;
}

/** Without what is to happen afterwards, which is no part of the place. */
function placeOf(address: string): string {
  return address.replace(/\?next=.*$/, '');
}

/** Everything with a name that leads somewhere: bars, sidebar, foot, palette and the cards of the home page. */
function namedPlaces(session: SessionView): NamedPlace[] {
  show(session, '/about', { above: topBar, below: <SiteFooter /> });
  const shown = screen.getAllByRole('link').map((link) => ({
    name: link.getAttribute('aria-label') ?? link.textContent,
    place: placeOf(link.getAttribute('href') ?? ''),
  }));
  const commands = [
    ...appGroups([], '/', () => undefined),
    actionGroup(session.user !== null, controls),
    ...pageGroups(pages, session),
  ].flatMap(({ items }) =>
    items.flatMap(({ label, to }) => (to === undefined ? [] : [{ name: label, place: to }])),
  );
  const cards = quickCards.map(({ title, path }) => ({ name: title, place: path }));
  return [...shown, ...commands, ...cards];
}

/** The head of the sidebar says after the name who is signed in. */
function sameName(one: string, other: string): boolean {
  const [short = '', long = ''] = [one.toLowerCase(), other.toLowerCase()].toSorted(
    (a, b) => a.length - b.length,
  );
  return long.startsWith(short);
}

afterEach(cleanup);

describe.each(Object.keys(people) as (keyof typeof people)[])('the navigation of a %s', (who) => {
  it('lights one link at most, wherever one is', () => {
    const go = showAndGo(people[who]);
    const lit = addresses.map((address) => {
      act(() => go(address));
      // By selector: to work out the role of every link on hundreds of pages takes minutes.
      const links = document.querySelectorAll('nav[aria-label="Main"] a[href][aria-current]');
      return [address, [...links].map((link) => link.textContent)] as const;
    });
    expect(lit.filter(([, current]) => current.length > 1)).toEqual([]);
    // A check that nothing passes by being dark everywhere.
    expect(lit.filter(([, current]) => current.length === 1).length).toBeGreaterThan(20);
  });

  it('has no two links of one name to different places', () => {
    const byName = new Map<string, Set<string>>();
    for (const { name, place } of namedPlaces(people[who])) {
      const key = name.toLowerCase();
      byName.set(key, (byName.get(key) ?? new Set()).add(place));
    }
    expect([...byName].filter(([, places]) => places.size > 1)).toEqual([]);
  });

  it('calls no place by two names', () => {
    const byPlace = new Map<string, string[]>();
    for (const { name, place } of namedPlaces(people[who])) {
      byPlace.set(place, [...(byPlace.get(place) ?? []), name]);
    }
    const torn = [...byPlace].filter(([, names]) => names.some((name) => !sameName(name, names[0] ?? '')));
    expect(torn).toEqual([]);
  });
});
