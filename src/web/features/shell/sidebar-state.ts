import { useSyncExternalStore } from 'react';
import { limits } from '../../../kernel/limits.ts';

export const sidebarCookie = 'sidebar_state';

/**
 * Whether the sidebar of a wide screen is folded to icons. It is kept on the root element, where public/theme.js puts
 * it before the first paint and where styles find it, and for a week in a cookie.
 */
export function isFolded(): boolean {
  return document.documentElement.dataset.sidebar === 'collapsed';
}

export function foldSidebar(folded: boolean): void {
  const root = document.documentElement;
  if (folded) root.dataset.sidebar = 'collapsed';
  else delete root.dataset.sidebar;
  document.cookie = `${sidebarCookie}=${String(!folded)}; path=/; max-age=${limits.shell.sidebarCookieSeconds}; samesite=lax`;
}

function watchFolding(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-sidebar'] });
  return () => observer.disconnect();
}

export function useFolded(): boolean {
  return useSyncExternalStore(watchFolding, isFolded, () => false);
}
