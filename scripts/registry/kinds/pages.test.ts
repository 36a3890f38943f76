import { describe, expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { pages, urlPattern } from './pages.ts';

function pageFiles(...names: string[]): string[] {
  return names.flatMap((name) => [`src/web/pages/${name}/route.ts`, `src/web/pages/${name}/page.tsx`]);
}

describe('pages', () => {
  it.each([
    ['index', '/'],
    ['pricing', '/pricing'],
    ['blog/index', '/blog'],
    ['blog/[slug]', '/blog/:slug'],
    ['files/[...rest]', '/files/*'],
    ['ask-{brand}', '/ask-{brand}'],
  ])('folder %s answers %s', (folder, url) => {
    expect(urlPattern(folder)).toBe(url);
  });

  it('imports definitions at once and pages when they are needed', () => {
    const { files, faults } = pages.emit(virtualTree(pageFiles('pricing', 'index')));
    expect(faults).toEqual([]);
    expect(files).toEqual([
      {
        path: 'src/web/app/pages.gen.ts',
        text: `// written by scripts/registry; do not edit
import type { PageEntry } from '../lib/define-page.ts';
import { route as route0 } from '../pages/index/route.ts';
import { route as route1 } from '../pages/pricing/route.ts';

export const pages = [
  { path: '/', definition: route0, load: () => import('../pages/index/page.tsx') },
  { path: '/pricing', definition: route1, load: () => import('../pages/pricing/page.tsx') },
] as const satisfies readonly PageEntry[];
`,
      },
    ]);
  });

  it('leaves the addresses of a page to be loaded when they stand in a file of their own', () => {
    const files = [...pageFiles('blog/[slug]'), 'src/web/pages/blog/[slug]/instances.ts'];
    expect(pages.emit(virtualTree(files)).files[0]?.text).toContain(
      "load: () => import('../pages/blog/[slug]/page.tsx'), loadInstances: () => import('../pages/blog/[slug]/instances.ts')",
    );
  });

  it('puts the slug of the brand in at run time', () => {
    const text = pages.emit(virtualTree(pageFiles('ask-{brand}'))).files[0]?.text;
    expect(text).toContain("import { brand } from '../../kernel/brand.ts';");
    expect(text).toContain('path: `/ask-${brand.slug}`');
  });

  it('writes an empty list when there is no page', () => {
    expect(pages.emit(virtualTree([])).files[0]?.text).toContain(
      'export const pages = [] as const satisfies readonly PageEntry[];',
    );
  });

  it('leaves folders alone that are part of a page', () => {
    expect(pages.names(virtualTree([...pageFiles('home'), 'src/web/pages/home/parts/hero.tsx']))).toEqual([
      'home',
    ]);
  });

  it('names a folder that has one of the two files only', () => {
    expect(pages.emit(virtualTree(['src/web/pages/a/route.ts'])).faults).toEqual([
      'src/web/pages/a: page.tsx is missing beside route.ts.',
    ]);
    expect(pages.emit(virtualTree(['src/web/pages/a/page.tsx'])).faults).toEqual([
      'src/web/pages/a: route.ts is missing beside page.tsx.',
    ]);
  });

  it('names two folders that answer the same address, whatever their parameters are called', () => {
    const { faults } = pages.emit(virtualTree(pageFiles('blog/[id]', 'blog/[slug]', 'blog')));
    expect(faults).toEqual([
      'src/web/pages/blog/[id] and src/web/pages/blog/[slug] both answer /blog/:slug: keep one.',
    ]);
  });

  it.each(['Blog', 'a_b', '[id', 'a b', '[...rest]/deeper'])('refuses the folder name %s', (name) => {
    expect(pages.emit(virtualTree(pageFiles(name))).faults.join('\n')).toContain(`src/web/pages/${name}: `);
  });
});
