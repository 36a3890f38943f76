import type { Plugin } from 'vite';
import type { Tree } from '../scripts/registry/kind.ts';
import { pages, urlPattern } from '../scripts/registry/kinds/pages.ts';
import { readTree } from '../scripts/registry/read-tree.ts';

/** The URL patterns of all pages, found by the same rule as the page registry of the app. */
export function pagePatterns(tree: Tree, brandSlug: string): string[] {
  return pages.names(tree).map((name) => urlPattern(name).replaceAll('{brand}', brandSlug));
}

/**
 * Writes `routes.json` beside the built pages, so that the server can tell an address that exists (200) from
 * one that does not (404) without loading any web code.
 */
export function pageRoutes({ root, brandSlug }: { root: string; brandSlug: string }): Plugin {
  return {
    name: 'kora-page-routes',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: `${JSON.stringify(pagePatterns(readTree(root, [pages]), brandSlug), null, 2)}\n`,
      });
    },
  };
}
