import { useSyncExternalStore } from 'react';
import type { Theme } from './theme.ts';
import { shownTheme, watchTheme } from './theme.ts';

/** The theme that is shown; in HTML that is made for everybody, the default. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, shownTheme, () => 'dark');
}
