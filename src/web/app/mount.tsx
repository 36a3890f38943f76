import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { tellEndedElsewhere } from '../features/session/ended-elsewhere.ts';
import { href } from '../lib/href.ts';
import { nextTask } from '../lib/next-task.ts';
import { AppProviders } from './app-providers.tsx';
import { showCriticalError } from './critical-error.ts';
import { keepFields, stopNotingInput } from './early-input.ts';
import { isAsRendered } from './is-as-rendered.ts';
import { pages } from './pages.gen.ts';
import { restoreStyles } from './prerendered-styles.ts';
import { createQueryClient } from './query-client.ts';
import { appRoutes, createAppRouter, onePageFirst, type PageHandle } from './router.tsx';
import { registerServiceWorker } from './service-worker/updates.ts';

/** Puts the app on the page, or says plainly that it could not. */
export function mount(): void {
  try {
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no element with the id "root".');
    const rendered = container.dataset.page;
    if (rendered === undefined) show(container, createAppRouter({ routes: appRoutes() }, 'render'), 'render');
    else void takeOver(container, rendered);
    registerServiceWorker();
  } catch (error) {
    fail(error);
  }
}

/**
 * The build has rendered this page already. It stays as it is until its code is here; a router that still had to load it
 * would show something else first. Between its steps the page can answer to its visitor.
 */
async function takeOver(container: HTMLElement, rendered: string): Promise<void> {
  await nextTask();
  const { pathname } = location;
  const first = onePageFirst(pages, pathname) ?? { routes: appRoutes() };
  const { routes } = first;
  const loaded = await loadPage(routes, pathname);
  await nextTask();
  try {
    const late = lateParametersOf(routes, pathname);
    const way = loaded && isAsRendered(rendered, late, location) ? 'hydrate' : 'render';
    const router = createAppRouter(first, way);
    await nextTask();
    show(container, router, way);
  } catch (error) {
    fail(error);
  }
}

function lateParametersOf(routes: RouteObject[], path: string): readonly string[] {
  const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  return (handle as PageHandle | undefined)?.definition.lateParameters ?? [];
}

/** False when the code did not arrive: then the router tries again and says so. */
async function loadPage(routes: RouteObject[], path: string): Promise<boolean> {
  try {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
    return true;
  } catch {
    return false;
  }
}

type AppRouter = ReturnType<typeof createAppRouter>;

function show(container: HTMLElement, router: AppRouter, way: 'hydrate' | 'render'): void {
  // Where somebody has just ended all sessions, this one included, the page tells what was done and leads on itself.
  const staying = new Set([href('/auth'), href('/not-me')]);
  const goToSignIn = (byChoice: boolean) => {
    const here = router.state.location.pathname;
    if (!byChoice && here !== href('/not-me')) tellEndedElsewhere();
    if (!staying.has(here)) void router.navigate(href('/auth'));
  };
  const app = (
    <AppProviders queryClient={createQueryClient()} onSessionLost={goToSignIn}>
      <RouterProvider router={router} />
    </AppProviders>
  );
  const options = { onUncaughtError: showCriticalError };
  keepFields(container);
  if (way === 'hydrate' && router.state.initialized) {
    restoreStyles(container);
    stopNotingInput();
    // Without a transition, React would do it in one piece and let nothing else happen meanwhile.
    startTransition(() => void hydrateRoot(container, app, options));
  } else {
    createRoot(container, options).render(app);
  }
}

function fail(error: unknown): void {
  console.error(error);
  showCriticalError(error);
}
