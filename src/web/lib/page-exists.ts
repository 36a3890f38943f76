import { useCallback } from 'react';
import { usePageList } from './page-list.ts';

/** Tells whether a page is there, for links that appear by themselves when their page does. */
export function usePageExists(): (path: string) => boolean {
  const pages = usePageList();
  return useCallback((path: string) => pages.some((page) => page.path === path), [pages]);
}
