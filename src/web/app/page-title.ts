import type { PageDefinition } from '../lib/define-page.ts';
import { pageHead } from './head.ts';

/** Says in the head of the document which page it shows now; the build wrote the same for the page that came first. */
export function describeDocument(
  definition: Pick<PageDefinition, 'title' | 'description' | 'listed' | 'instances'>,
  parameters: Readonly<Record<string, string | undefined>> = {},
): void {
  const head = pageHead(definition, parameters);
  document.title = head.documentTitle;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document
    .querySelector('meta[name="robots"]')
    ?.setAttribute('content', head.indexed ? 'index, follow, max-image-preview:large' : 'noindex');
  document
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', `${location.origin}${location.pathname}`);
}
