import type { pages } from './pages.gen.ts';

declare module '../lib/href.ts' {
  interface RegisteredPages {
    readonly path: (typeof pages)[number]['path'];
  }
}
