import { describe, expect, it } from 'vitest';
import { virtualTree } from '../scripts/registry/virtual-tree.ts';
import { pagePatterns } from './page-routes.ts';

function pageFiles(...names: string[]): string[] {
  return names.flatMap((name) => [`src/web/pages/${name}/route.ts`, `src/web/pages/${name}/page.tsx`]);
}

describe('pagePatterns', () => {
  it('lists every page as the server has to match it, under the slug of the brand', () => {
    const tree = virtualTree([
      ...pageFiles('index', 'blog/index', 'blog/[slug]', 'checkout/[...rest]', 'ask-{brand}'),
      'src/web/pages/blog/parts/card.tsx',
    ]);
    expect(pagePatterns(tree, 'acme').toSorted()).toEqual([
      '/',
      '/ask-acme',
      '/blog',
      '/blog/:slug',
      '/checkout/*',
    ]);
  });
});
