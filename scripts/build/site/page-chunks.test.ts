import { expect, it } from 'vitest';
import { filesOfPage } from './page-chunks.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js', '_brand.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_brand.js'] },
  '_brand.js': { file: 'assets/brand.js' },
  'src/web/pages/blog/page.tsx': {
    file: 'assets/page.js',
    imports: ['_brand.js', '_card.js'],
    css: ['assets/blog.css'],
  },
  '_card.js': { file: 'assets/card.js', imports: ['_card.js', '_react.js'] },
};

it('lists the app and the page with all they import, each file once and behind what it imports', () => {
  expect(filesOfPage(manifest, 'src/web/pages/blog/page.tsx')).toEqual({
    entry: '/assets/index.js',
    scripts: ['/assets/brand.js', '/assets/react.js', '/assets/card.js', '/assets/page.js'],
    styles: ['/assets/blog.css'],
  });
});

it('refuses a page that was not built', () => {
  expect(() => filesOfPage(manifest, 'src/web/pages/gone/page.tsx')).toThrow('gone/page.tsx');
});
