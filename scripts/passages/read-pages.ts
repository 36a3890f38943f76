import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface PageFacts {
  readonly path: string;
  readonly definition: { readonly title: string; readonly description: string };
}

/** The registry of pages. It is loaded by its address, since its types belong to the web app, which scripts are not checked with. */
export async function readPages(root: string): Promise<readonly PageFacts[]> {
  const address = pathToFileURL(join(root, 'src/web/app/pages.gen.ts')).href;
  const { pages } = (await import(address)) as { pages: readonly PageFacts[] };
  return pages;
}
