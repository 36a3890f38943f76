import { createContext, useContext } from 'react';
import type { AppView } from './app-view.ts';
import type { Changes } from './use-changes.ts';

interface AppPageState {
  readonly view: AppView;
  readonly changes: Changes;
}

export const AppPageContext = createContext<AppPageState | undefined>(undefined);

/** The app that the page is about, and what changes it. */
export function useAppPage(): AppPageState {
  const state = useContext(AppPageContext);
  if (state === undefined) throw new Error('This part stands on the page of an app only.');
  return state;
}
