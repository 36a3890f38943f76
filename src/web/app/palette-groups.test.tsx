import { describe, expect, it, vi } from 'vitest';
import { definePage, type PageDefinition, type PageEntry } from '../lib/define-page.ts';
import { noAccess, type SessionView } from '../lib/session.ts';
import { actionGroup, appGroups } from './palette-actions.tsx';
import { pageGroups } from './palette-groups.tsx';

function entry(path: string, more: Partial<PageDefinition> = {}): PageEntry {
  return {
    path,
    definition: definePage({ title: `Title of ${path}`, description: `About ${path}.`, ...more }),
    load: () => Promise.reject(new Error('not loaded for the palette')),
  };
}

const entries = [
  entry('/zebra'),
  entry('/settings'),
  entry('/'),
  entry('/auth'),
  entry('/success'),
  entry('/dashboard'),
  entry('/support'),
  entry('/admin', { access: 'admin' }),
  entry('/blog/:slug', {
    title: 'Blog',
    instances: [{ parameters: { slug: 'one' }, title: 'First article', description: 'How it began.' }],
  }),
  entry('/preview/:id'),
];

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const admin: SessionView = {
  ...visitor,
  status: 'signed-in',
  user: { id: 'ada' } as NonNullable<SessionView['user']>,
  access: { ...noAccess, admin: true },
};

const controls = {
  toggleSidebar: vi.fn<() => void>(),
  showKeys: vi.fn<() => void>(),
  signOut: vi.fn<() => void>(),
};

const pagesFor = (session: SessionView) =>
  pageGroups(entries, session)
    .find(({ label }) => label === 'Pages')
    ?.items.map(({ label }) => label);

const apps = [
  { id: 'one', app_name: 'Loom', description: 'Weaving.', current_version: 2 },
  { id: 'two', app_name: 'Engine', description: 'Steam.', current_version: null },
];

describe('the pages in the palette', () => {
  it('stand in the order of the sidebar, without those that make sense only afterwards', () => {
    expect(pagesFor(visitor)).toEqual(['Home', 'Your apps', 'Settings', 'Support', 'Title of /zebra']);
  });

  it('that are for some are offered to those alone', () => {
    expect(pagesFor(admin)).toContain('Admin Health Panel');
    expect(pagesFor(visitor)).not.toContain('Admin Health Panel');
  });

  it('have every address that a pattern lists, under the name of the page', () => {
    const blog = pageGroups(entries, visitor).find(({ label }) => label === 'Blog');
    expect(blog?.items).toEqual([expect.objectContaining({ label: 'First article', to: '/blog/one' })]);
  });

  it('have the answers of the support page, where that exists', () => {
    const helpOf = (list: readonly PageEntry[]) =>
      pageGroups(list, visitor).find(({ label }) => label === 'Help')?.items ?? [];
    expect(helpOf(entries)).toContainEqual(
      expect.objectContaining({ label: 'How do I update?', to: '/support#update' }),
    );
    expect(helpOf(entries.filter(({ path }) => path !== '/support'))).toEqual([]);
  });
});

describe('the actions in the palette', () => {
  it('sign in or out, whichever is possible, and do what they say', () => {
    const { items } = actionGroup(true, controls);
    expect(items.map(({ label }) => label)).not.toContain('Sign in');
    items.find(({ label }) => label === 'Sign out')?.onSelect?.();
    items.find(({ label }) => label === 'Toggle sidebar')?.onSelect?.();
    expect(controls.signOut).toHaveBeenCalledOnce();
    expect(controls.toggleSidebar).toHaveBeenCalledOnce();
    expect(actionGroup(false, controls).items.map(({ label }) => label)).toContain('Sign in');
  });

  it('are there for each app that works, and the app that is open comes first', () => {
    const download = vi.fn<(app: object) => void>();
    const [own, forApps] = appGroups(apps, '/preview/two', download);
    expect(own?.items.map(({ label, to }) => [label, to])).toEqual([
      ['Engine', '/preview/two'],
      ['Loom', '/preview/one'],
    ]);
    expect(forApps?.items.map(({ label }) => label)).toEqual(['Publish Loom', 'Download Loom']);
    expect(forApps?.items[0]?.to).toBe('/preview/one?tab=hosting');
    forApps?.items[1]?.onSelect?.();
    expect(download).toHaveBeenCalledWith(apps[0]);
  });

  it('have names unlike every other', () => {
    const ids = [
      ...appGroups(apps, '/', () => undefined),
      actionGroup(true, controls),
      ...pageGroups(entries, admin),
    ].flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
