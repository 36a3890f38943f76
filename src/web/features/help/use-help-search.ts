import { useEffect, useMemo, useState } from 'react';
import { type HelpEntry, helpEntries } from '../../../catalog/help.gen.ts';
import { createSearch, type Found } from '../../lib/full-text-search.ts';
import type { SearchItem } from '../../lib/search-provider.ts';
import { fullHelpItems, helpItems } from '../../lib/written-items.ts';

interface HelpItem extends SearchItem {
  readonly id: string;
  readonly entry: HelpEntry;
}

/** Titles, short answers and other words at once; all that is written as soon as it has arrived. */
export function useHelpSearch(query: string): readonly Found<HelpItem>[] | undefined {
  const asked = query.trim() !== '';
  const [items, setItems] = useState(() => helpItems());
  useEffect(() => {
    if (!asked) return;
    // Without them the titles and short answers still answer.
    fullHelpItems().then(setItems, () => undefined);
  }, [asked]);
  const search = useMemo(() => createSearch(withEntries(items)), [items]);
  return useMemo(() => (asked ? search(query) : undefined), [asked, search, query]);
}

function withEntries(items: readonly SearchItem[]): HelpItem[] {
  return helpEntries.flatMap((entry, index) => {
    const item = items[index];
    return item === undefined ? [] : [{ ...item, id: entry.slug, entry }];
  });
}
