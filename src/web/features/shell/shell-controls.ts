import { createContext, useContext } from 'react';

/** What the shell can do for what lies over the page. */
export interface ShellControls {
  toggleSidebar: () => void;
  showKeys: () => void;
}

export const ShellControlsContext = createContext<ShellControls>({
  toggleSidebar: () => undefined,
  showKeys: () => undefined,
});

export function useShellControls(): ShellControls {
  return useContext(ShellControlsContext);
}
