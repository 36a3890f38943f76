import { useSyncExternalStore } from 'react';
import { limits } from '../../kernel/limits.ts';

const narrow = `(width < ${limits.shell.mobileWidth}px)`;

/** Whether the viewport is narrower than the product's one breakpoint. */
export function isMobile(): boolean {
  return matchMedia(narrow).matches;
}

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useMobile(): boolean {
  return useSyncExternalStore(watchWidth, isMobile, () => false);
}
