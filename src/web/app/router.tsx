import type { RouteObject } from 'react-router';
import { createBrowserRouter, Navigate } from 'react-router';
import { type Redirect, redirects } from '../../catalog/redirects.ts';
import { AccessGate } from '../features/access/access-gate.tsx';
import { type PageDefinition, type PageEntry, wholeDefinition } from '../lib/define-page.ts';
import { BareErrorScreen, ErrorScreen } from './error-screen.tsx';
import { FirstLoad } from './first-load.tsx';
import { KnownAddress } from './known-address.tsx';
import { NotFoundScreen, notFound } from './not-found-screen.tsx';
import { pages } from './pages.gen.ts';
import { RootLayout } from './root-layout.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

/** What a route carries for the shell. */
export interface PageHandle {
  readonly definition: PageDefinition;
}

/** A page for everybody is the page itself; any other stands behind the gate, which says how to get in. */
function pageRoute(entry: PageEntry): RouteObject {
  const { path, load } = entry;
  const away = redirects.find(({ from, when }) => from === path && when === 'signed-out');
  return {
    path,
    // What stands here cannot be replaced by what comes with the page.
    ...(entry.loadInstances === undefined && {
      handle: { definition: entry.definition } satisfies PageHandle,
    }),
    lazy: async () => {
      const [{ Page }, definition] = await Promise.all([load(), wholeDefinition(entry)]);
      const late = entry.loadInstances && { handle: { definition } satisfies PageHandle };
      if (away !== undefined) return { Component: () => <SignedInOnly to={away.to} page={<Page />} /> };
      if (definition.access === 'everyone' && definition.instances === undefined) return { Component: Page };
      const page =
        definition.access === 'everyone' ? (
          <Page />
        ) : (
          <AccessGate definition={definition}>
            <Page />
          </AccessGate>
        );
      return { ...late, Component: () => <KnownAddress definition={definition} page={page} /> };
    },
  };
}

function redirectRoute({ from, to }: Redirect): RouteObject {
  return { path: from, Component: () => <Navigate to={to} replace /> };
}

const insideShell = 'inside-shell';

function withShell(children: RouteObject[]): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: BareErrorScreen,
      children: [
        {
          id: insideShell,
          // Inside of the shell, so that a page that fails or takes its time leaves the way to every other open.
          ErrorBoundary: ErrorScreen,
          HydrateFallback: FirstLoad,
          children,
        },
      ],
    },
  ];
}

function allRoutes(entries: readonly PageEntry[]): RouteObject[] {
  const taken = new Set(entries.map(({ path }) => path));
  return [
    ...entries.map(pageRoute),
    ...redirects.filter(({ from }) => !taken.has(from)).map(redirectRoute),
    { path: '*', handle: { definition: notFound } satisfies PageHandle, Component: NotFoundScreen },
  ];
}

export function createRoutes(entries: readonly PageEntry[]): RouteObject[] {
  return withShell(allRoutes(entries));
}

/** The routes of the app, for the browser and for the build that renders public pages to HTML. */
export function appRoutes(): RouteObject[] {
  return createRoutes(pages);
}

type RouterOptions = NonNullable<Parameters<typeof createBrowserRouter>[1]>;

interface OnePageFirst {
  readonly routes: RouteObject[];
  /** Adds every other page when somebody leaves the first one. */
  readonly patchRoutesOnNavigation: NonNullable<RouterOptions['patchRoutesOnNavigation']>;
}

/**
 * The page at this address with none of the others, where it is just the address of a page. To put the addresses of all pages in
 * order takes as long as the rest of a start; a page that is only read never needs them.
 */
export function onePageFirst(entries: readonly PageEntry[], path: string): OnePageFirst | undefined {
  const first = entries.find((entry) => entry.path === path);
  if (first === undefined) return undefined;
  let areAdded = false;
  return {
    routes: withShell([pageRoute(first)]),
    patchRoutesOnNavigation: ({ patch }) => {
      if (areAdded) return;
      areAdded = true;
      patch(
        insideShell,
        allRoutes(entries).filter((route) => route.path !== path),
      );
    },
  };
}

/** A page that is taken over may have been scrolled already: it stays where its reader is. */
export function createAppRouter(
  { routes, ...later }: Pick<OnePageFirst, 'routes'> & Partial<OnePageFirst>,
  way: 'hydrate' | 'render',
) {
  return createBrowserRouter(routes, { ...later, ...(way === 'hydrate' && { hydrationData: {} }) });
}
