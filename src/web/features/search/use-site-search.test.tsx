import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchItem, SearchProvider } from '../../lib/search-provider.ts';
import { noAccess } from '../../lib/session.ts';
import { siteProviders } from './site-providers.ts';
import { useSiteSearch } from './use-site-search.ts';

afterEach(cleanup);

function item(kind: string, title: string, text = ''): SearchItem {
  return { kind, title, text, href: `/${kind}/${title}` };
}

const titles = (result: { current: ReturnType<typeof useSiteSearch> }) =>
  result.current.map((found) => found.item.title);

describe('useSiteSearch', () => {
  it('finds over all kinds, and what is written inside once it has arrived', async () => {
    const providers: SearchProvider[] = [
      { kind: 'pages', label: 'Pages', items: [item('pages', 'Zebra')] },
      {
        kind: 'articles',
        label: 'Articles',
        items: [item('articles', 'Stripes')],
        loadFull: async () => [item('articles', 'Stripes', 'The zebra has them.')],
      },
    ];
    const { result } = renderHook(() => useSiteSearch(providers, 'zebra'));
    expect(titles(result)).toEqual(['Zebra']);
    await waitFor(() => expect(titles(result)).toEqual(['Zebra', 'Stripes']));
  });

  it('still answers when what is written inside cannot be fetched', async () => {
    const providers: SearchProvider[] = [
      {
        kind: 'articles',
        label: 'Articles',
        items: [item('articles', 'Zebra')],
        loadFull: () => Promise.reject(new Error('offline')),
      },
    ];
    const { result } = renderHook(() => useSiteSearch(providers, 'zebra'));
    await Promise.resolve();
    expect(titles(result)).toEqual(['Zebra']);
  });
});

describe('siteProviders', () => {
  const pages = [
    { path: '/about', title: 'About', description: 'What it is.', access: 'everyone' },
    { path: '/admin', title: 'Administration', description: 'For admins.', access: 'admin' },
  ] as const;
  const found = (admin: boolean) =>
    siteProviders(pages, { ...noAccess, admin })
      .find(({ kind }) => kind === 'pages')
      ?.items.map(({ href }) => href);

  it('offers the administration to admins only', () => {
    expect(found(false)).toEqual(['/about']);
    expect(found(true)).toEqual(['/about', '/admin']);
  });

  it('gives every item an address of its own and the kind of its provider', async () => {
    for (const provider of siteProviders(pages, noAccess)) {
      const items = (await provider.loadFull?.()) ?? provider.items;
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ href }) => href)).size).toBe(items.length);
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set([provider.kind]));
      expect(items.filter(({ text }) => text.trim() === '')).toEqual([]);
    }
  });
});
