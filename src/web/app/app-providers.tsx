import { CSPProvider } from '@base-ui/react/csp-provider';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { LazyToaster } from '../ui/lazy-toaster.tsx';
import { BackgroundWork } from './background-work.tsx';

interface AppProvidersProps {
  queryClient: QueryClient;
  onSessionLost: (byChoice: boolean) => void;
  /** The router: one for the browser, one for the build that renders pages to HTML. */
  children: ReactNode;
}

/** What stands around the router. Browser and build share it: a page is taken over only when both rendered the same tree. */
export function AppProviders({ queryClient, onSessionLost, children }: AppProvidersProps) {
  return (
    <StrictMode>
      {/* The content policy allows no style element; the few rules of the library are in styles.css. */}
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <SessionProvider onLost={onSessionLost}>
            {children}
            <BackgroundWork />
          </SessionProvider>
          <LazyToaster />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
}
