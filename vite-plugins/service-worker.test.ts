import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { listFiles } from './service-worker.ts';

const chunk = (fileName: string, more: Partial<Rolldown.OutputChunk> = {}) =>
  ({
    type: 'chunk',
    fileName,
    imports: [],
    dynamicImports: [],
    isEntry: false,
    facadeModuleId: null,
    ...more,
  }) as unknown as Rolldown.OutputChunk;
const asset = (fileName: string, source = '') =>
  ({ type: 'asset', fileName, source }) as unknown as Rolldown.OutputAsset;

function bundleOf(...files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Rolldown.OutputBundle {
  return Object.fromEntries(files.map((file) => [file.fileName, file]));
}

describe('listFiles', () => {
  const bundle = bundleOf(
    chunk('assets/index-1.js', {
      isEntry: true,
      imports: ['assets/framework-1.js'],
      dynamicImports: ['assets/page-1.js', 'assets/toaster-1.js', 'assets/article-1.js'],
    }),
    chunk('assets/framework-1.js', { imports: ['assets/deep-1.js'] }),
    chunk('assets/deep-1.js'),
    chunk('assets/toaster-1.js', {
      facadeModuleId: '/app/src/web/ui/toaster.tsx',
      imports: ['assets/toast-parts-1.js'],
    }),
    chunk('assets/toast-parts-1.js'),
    chunk('assets/page-1.js', {
      facadeModuleId: '/app/src/web/pages/about/page.tsx',
      imports: ['assets/framework-1.js'],
      dynamicImports: ['assets/chart-1.js'],
    }),
    chunk('assets/chart-1.js', { facadeModuleId: '/app/src/web/ui/chart-drawing.tsx' }),
    chunk('assets/article-1.js', { facadeModuleId: '/app/content/blog/one.md' }),
    asset('assets/index-1.css'),
    asset('assets/page-1.css'),
    asset('assets/inter-latin-1.woff2'),
    asset('assets/inter-greek-1.woff2'),
    asset('assets/picture-1.png'),
    asset('index.html', '<link href="/assets/index-1.css">'),
  );

  it('takes first what the app needs to start and to show its shell', () => {
    expect(listFiles(bundle, ['inter-latin']).first).toEqual([
      '/assets/deep-1.js',
      '/assets/framework-1.js',
      '/assets/index-1.css',
      '/assets/index-1.js',
      '/assets/inter-latin-1.woff2',
      '/assets/toast-parts-1.js',
      '/assets/toaster-1.js',
    ]);
  });

  it('takes the code of the pages later, and pictures when they are used', () => {
    expect(listFiles(bundle, ['inter-latin']).later).toEqual([
      '/assets/article-1.js',
      '/assets/chart-1.js',
      '/assets/page-1.css',
      '/assets/page-1.js',
    ]);
  });
});
