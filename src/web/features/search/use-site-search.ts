import { useEffect, useMemo, useState } from 'react';
import { createSearch, type Found } from '../../lib/full-text-search.ts';
import type { SearchItem, SearchProvider } from '../../lib/search-provider.ts';

export interface SiteItem extends SearchItem {
  readonly id: string;
}

/** Everything that the providers know, searched on the device; what has to be fetched joins when it is there. */
export function useSiteSearch(
  providers: readonly SearchProvider[],
  query: string,
): readonly Found<SiteItem>[] {
  const full = useFullItems(providers, query.trim() !== '');
  const search = useMemo(() => {
    const items = providers.flatMap((provider) => full.get(provider.kind) ?? provider.items);
    return createSearch(items.map((item) => ({ ...item, id: item.href })));
  }, [providers, full]);
  return useMemo(() => search(query), [search, query]);
}

function useFullItems(
  providers: readonly SearchProvider[],
  asked: boolean,
): ReadonlyMap<string, readonly SearchItem[]> {
  const [full, setFull] = useState<ReadonlyMap<string, readonly SearchItem[]>>(new Map());
  useEffect(() => {
    if (!asked) return undefined;
    let left = false;
    const load = async ({ kind, loadFull }: SearchProvider) => {
      // Offline before they were ever fetched: titles and descriptions still answer.
      const items = await loadFull?.().catch(() => undefined);
      if (items !== undefined && !left) setFull((before) => new Map(before).set(kind, items));
    };
    for (const provider of providers) void load(provider);
    return () => {
      left = true;
    };
  }, [providers, asked]);
  return full;
}
