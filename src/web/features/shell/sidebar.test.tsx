import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// The very file that the page loads before its styles: both must agree.
import bootScript from '../../../../public/theme.js?raw';
import { navigation } from '../../../catalog/navigation.ts';
import { PageListContext } from '../../lib/page-list.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { sessionStorageKey } from '../../lib/stored-session.ts';
import { hasNavigationIcon } from './navigation-icons.tsx';
import { type LatestApp, SidebarNavigation } from './sidebar-navigation.tsx';
import { foldSidebar, isFolded, sidebarCookie } from './sidebar-state.ts';

const everyPage = [
  ...new Set(navigation.flatMap(({ links }) => links.map(({ path }) => path.split('#')[0] ?? path))),
].map((path) => ({ path, title: path, description: path, access: 'everyone' as const }));

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const ada = { id: 'ada', email: 'ada@kora.example' } as NonNullable<SessionView['user']>;
const person: SessionView = { ...visitor, status: 'signed-in', user: ada };

function show(session: SessionView, at = '/', latestApps: readonly LatestApp[] = []) {
  const onChoose = vi.fn<() => void>();
  const onSignOut = vi.fn<() => void>();
  render(
    <MemoryRouter initialEntries={[at]}>
      <SessionContext value={session}>
        <PageListContext value={everyPage}>
          <SidebarNavigation latestApps={latestApps} onChoose={onChoose} onSignOut={onSignOut} />
        </PageListContext>
      </SessionContext>
    </MemoryRouter>,
  );
  return { onChoose, onSignOut };
}

const groups = () =>
  screen.getAllByRole('list').flatMap((list) => {
    const id = list.getAttribute('aria-labelledby');
    return id === null ? [] : [document.getElementById(id)?.textContent];
  });

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.sidebar;
  document.cookie = `${sidebarCookie}=; max-age=0; path=/`;
});

describe('SidebarNavigation', () => {
  it('shows a visitor the way in and no way out', () => {
    show(visitor);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(groups()).toEqual(['Features', 'Account']);
    expect(screen.getByText('Not signed in')).toBeTruthy();
  });

  it('turns a ring while a kept session is opened, and shows what a visitor sees', () => {
    localStorage.setItem(sessionStorageKey, '{}');
    show({ ...visitor, status: 'loading' });
    expect(screen.getByText('Opening your account')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
  });

  it('lets no visitor wait who keeps no session', () => {
    show({ ...visitor, status: 'loading' });
    expect(screen.getByText('Not signed in')).toBeTruthy();
    expect(screen.queryByText('Opening your account')).toBeNull();
  });

  it('says who is signed in, under a link to the product', async () => {
    const { onChoose } = show(person);
    const head = screen.getByRole('link', { name: /Signed in as\s*ada@kora\.example/ });
    expect(head.getAttribute('href')).toBe('/ai-os');
    await userEvent.click(head);
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('opens groups by what the person may open', () => {
    show({ ...person, access: { ...noAccess, gaming: true, strategic: true, curriculum: true } });
    expect(groups()).toEqual(['Features', 'Gaming Tools', 'Education', 'Strategic Intelligence', 'Account']);
    expect(screen.getByRole('link', { name: 'Roof Mate AI Demo' }).getAttribute('href')).toBe(
      '/birds-eye-view',
    );
  });

  it('marks the page that is open, and the part of the product that it is in', () => {
    show(person, '/blog/first-steps');
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Blog', 'true'],
    ]);
    cleanup();
    show(person, '/');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });

  it('has the latest apps below the link to all of them, and lights the one that is open', async () => {
    const loom = { path: '/preview/one', name: 'Loom' };
    const { onChoose } = show(person, '/preview/one', [loom, { path: '/preview/two', name: 'Engine' }]);
    const list = screen.getByRole('list', { name: 'Latest apps' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Loom', '/preview/one', 'page'],
      ['Engine', '/preview/two', null],
    ]);
    expect(screen.getByRole('link', { name: 'Your apps' }).hasAttribute('aria-current')).toBe(false);
    await userEvent.click(within(list).getByRole('link', { name: 'Engine' }));
    expect(onChoose).toHaveBeenCalledOnce();
    cleanup();
    show(person, '/preview/older', [loom]);
    expect(screen.getByRole('link', { name: 'Your apps' }).getAttribute('aria-current')).toBe('true');
  });

  it('says that something was chosen, and signs out', async () => {
    const { onChoose, onSignOut } = show(person);
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(onChoose).toHaveBeenCalledTimes(1);
    const account = screen.getAllByRole('list').at(-1);
    await userEvent.click(within(account ?? document.body).getByRole('button', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('has a picture for every link', () => {
    const unknown = navigation.flatMap(({ links }) => links.filter(({ icon }) => !hasNavigationIcon(icon)));
    expect(unknown).toEqual([]);
  });
});

describe('the folded sidebar', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it('is remembered for a week, and the script before the first paint reads it', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    foldSidebar(true);
    expect(written).toHaveBeenLastCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
    expect(isFolded()).toBe(true);
    delete document.documentElement.dataset.sidebar;
    new Function(bootScript)();
    expect(isFolded()).toBe(true);
  });

  it('is open again, and stays so', () => {
    foldSidebar(true);
    foldSidebar(false);
    expect(document.cookie).toContain('sidebar_state=true');
    new Function(bootScript)();
    expect(isFolded()).toBe(false);
  });
});
