import { describe, expect, it, vi } from 'vitest';
import { definePage, type PageDefinition, type PageEntry } from '../lib/define-page.ts';
import { noAccess, type SessionView } from '../lib/session.ts';
import { paletteGroups } from './palette-groups.tsx';

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

function labels(session: SessionView): [string, string[]][] {
  return paletteGroups(entries, session, controls).map(({ label, items }) => [
    label,
    items.map((item) => item.label),
  ]);
}

describe('paletteGroups', () => {
  it('offers pages in the order of the sidebar, without those that make sense only afterwards', () => {
    const [pages] = labels(visitor);
    expect(pages).toEqual(['Pages', ['Home', 'Settings', 'Title of /zebra', 'Title of /dashboard']]);
  });

  it('offers a page for some to those alone', () => {
    expect(labels(admin)[0]?.[1]).toContain('Admin Health Panel');
    expect(labels(visitor)[0]?.[1]).not.toContain('Admin Health Panel');
  });

  it('offers every address that a pattern lists, under the name of the page', () => {
    const blog = paletteGroups(entries, visitor, controls).find(({ label }) => label === 'Blog');
    expect(blog?.items).toEqual([expect.objectContaining({ label: 'First article', to: '/blog/one' })]);
  });

  it('signs in or out, whichever is possible, and does what it says', () => {
    const actions = paletteGroups(entries, admin, controls).find(({ label }) => label === 'Actions');
    expect(actions?.items.map(({ label }) => label)).not.toContain('Sign in');
    actions?.items.find(({ label }) => label === 'Sign out')?.onSelect?.();
    actions?.items.find(({ label }) => label === 'Toggle sidebar')?.onSelect?.();
    expect(controls.signOut).toHaveBeenCalledOnce();
    expect(controls.toggleSidebar).toHaveBeenCalledOnce();
    expect(labels(visitor)[1]?.[1]).toContain('Sign in');
  });

  it('names every command once', () => {
    const ids = paletteGroups(entries, admin, controls).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
