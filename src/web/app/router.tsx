import type { RouteObject } from 'react-router';
import { createBrowserRouter } from 'react-router';
import type { PageDefinition, PageEntry } from '../lib/define-page.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen, notFound } from './not-found-screen.tsx';
import { pages } from './pages.gen.ts';
import { FirstLoad, RootLayout } from './root-layout.tsx';

/** What a route carries for the shell. */
export interface PageHandle {
  readonly definition: PageDefinition;
}

function pageRoute({ path, definition, load }: PageEntry): RouteObject {
  return {
    path,
    handle: { definition } satisfies PageHandle,
    lazy: async () => ({ Component: (await load()).Page }),
  };
}

export function createRoutes(entries: readonly PageEntry[]): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: FirstLoad,
      children: [
        ...entries.map(pageRoute),
        { path: '*', handle: { definition: notFound } satisfies PageHandle, Component: NotFoundScreen },
      ],
    },
  ];
}

export function createAppRouter() {
  return createBrowserRouter(createRoutes(pages));
}
