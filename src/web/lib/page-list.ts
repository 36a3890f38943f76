import { createContext, useContext } from 'react';
import type { PageDefinition } from './define-page.ts';

/** A page as something that can be found and linked to. */
export interface ListedPage extends Pick<PageDefinition, 'title' | 'description' | 'access'> {
  readonly path: string;
}

/** All pages with an address of their own; filled by the app, because nothing below it imports the registry. */
export const PageListContext = createContext<readonly ListedPage[]>([]);

export function usePageList(): readonly ListedPage[] {
  return useContext(PageListContext);
}
