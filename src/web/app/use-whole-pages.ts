import { useEffect, useState } from 'react';
import { type PageEntry, wholePages } from '../lib/define-page.ts';
import { pages } from './pages.gen.ts';

const entries: readonly PageEntry[] = pages;

/** All pages, in a moment with the addresses of those that have many. */
export function useWholePages(): readonly PageEntry[] {
  const [whole, setWhole] = useState(entries);
  useEffect(() => {
    let isShown = true;
    // Without the network the pages themselves are found all the same.
    wholePages(entries).then(
      (loaded) => isShown && setWhole(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return whole;
}
