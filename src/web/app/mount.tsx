import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { showCriticalError } from './critical-error.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** Puts the app on the page, or says plainly that it could not. */
export function mount(): void {
  try {
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no element with the id "root".');
    createRoot(container, { onUncaughtError: showCriticalError }).render(
      <StrictMode>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={createAppRouter()} />
        </QueryClientProvider>
      </StrictMode>,
    );
  } catch (error) {
    console.error(error);
    showCriticalError(error);
  }
}
