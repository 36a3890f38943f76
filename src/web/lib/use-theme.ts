import { useSyncExternalStore } from 'react';
import type { Theme } from './theme.ts';
import { shownTheme, watchTheme } from './theme.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, shownTheme);
}
