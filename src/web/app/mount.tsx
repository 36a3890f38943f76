import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { href } from '../lib/href.ts';
import { Toaster } from '../ui/toaster.tsx';
import { showCriticalError } from './critical-error.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** Puts the app on the page, or says plainly that it could not. */
export function mount(): void {
  try {
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no element with the id "root".');
    const router = createAppRouter();
    const goToSignIn = () => {
      if (router.state.location.pathname !== href('/auth')) void router.navigate(href('/auth'));
    };
    createRoot(container, { onUncaughtError: showCriticalError }).render(
      <StrictMode>
        {/* The content policy allows no style element; the few rules of the library are in styles.css. */}
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={createQueryClient()}>
            <SessionProvider onLost={goToSignIn}>
              <RouterProvider router={router} />
            </SessionProvider>
            <Toaster />
          </QueryClientProvider>
        </CSPProvider>
      </StrictMode>,
    );
  } catch (error) {
    console.error(error);
    showCriticalError(error);
  }
}
