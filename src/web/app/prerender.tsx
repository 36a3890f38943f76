import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { articles } from '../../catalog/articles.gen.ts';
import { helpEntries } from '../../catalog/help.gen.ts';
import { brand } from '../../kernel/brand.ts';
import { type PageEntry, type PageInstance, wholePages } from '../lib/define-page.ts';
import { fillPattern } from '../lib/href.ts';
import { browserColours } from '../lib/theme.ts';
import { AppProviders } from './app-providers.tsx';
import { pageHead } from './head.ts';
import { pages } from './pages.gen.ts';
import type { PublicPage, SiteFacts } from './prerender-site.ts';
import { createQueryClient } from './query-client.ts';
import { appRoutes } from './router.tsx';

/** Nothing on a public page waits for anything but its own code. */
const longestMs = 20_000;

export interface RenderedSite extends SiteFacts {
  readonly renderPage: (path: string) => Promise<string>;
}

/** Everything that the build has to know to write the public site; scripts/build bundles this file and runs it. */
export async function describeSite(): Promise<RenderedSite> {
  const entries = await wholePages(pages);
  return {
    brand,
    colours: browserColours,
    articles,
    help: helpEntries,
    patterns: entries.flatMap(openPatterns),
    closedPatterns: entries.filter(isClosed).map(({ path }) => path),
    pages: entries.flatMap(publicPages),
    renderPage,
  };
}

/** Of a listed page with known addresses, those are its public pages, and no other exists. */
function isClosed({ definition }: PageEntry): boolean {
  return definition.listed !== undefined && definition.instances !== undefined;
}

/** A page that is not listed but has known addresses, such as the sections of the settings, answers at these alone. */
function openPatterns({ path, definition: { listed, instances } }: PageEntry): string[] {
  if (listed !== undefined || instances === undefined) return [path];
  return instances.map(({ parameters }) => fillPattern(path, parameters));
}

function publicPages(entry: PageEntry): PublicPage[] {
  const { path, definition } = entry;
  if (definition.listed === undefined) return [];
  if (definition.instances === undefined) return [publicPage(entry, path)];
  return definition.instances.map((instance) =>
    publicPage(entry, fillPattern(path, instance.parameters), instance),
  );
}

function publicPage(
  { path: pattern, definition }: PageEntry,
  path: string,
  instance?: PageInstance,
): PublicPage {
  const { priority, changes } = definition.listed ?? { priority: 0.5, changes: 'monthly' };
  const { title, documentTitle, description } = pageHead(definition, instance?.parameters);
  return {
    path,
    pattern,
    title,
    documentTitle,
    description,
    priority,
    changes,
    ...(instance === undefined ? {} : { section: definition.title }),
    ...(instance?.date === undefined ? {} : { date: instance.date }),
    ...(definition.instancesAre === 'terms' ? { isTerm: true as const } : {}),
    ...(definition.instancesAre === 'documents' ? { isDocument: true as const } : {}),
  };
}

/** The HTML of a page inside the shell, as a visitor who is not signed in sees it first. */
async function renderPage(path: string): Promise<string> {
  const handler = createStaticHandler(appRoutes());
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`it leads elsewhere (${context.headers.get('location')})`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <AppProviders queryClient={createQueryClient()} onSessionLost={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProviders>,
    {
      onError: (error) => void faults.push(error),
      // React would move large parts to the end and put them in place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(longestMs),
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}
