// written by scripts/registry; do not edit
import type { PageEntry } from '../lib/define-page.ts';
import { route as route0 } from '../pages/index/route.ts';

export const pages = [
  { path: '/', definition: route0, load: () => import('../pages/index/page.tsx') },
] as const satisfies readonly PageEntry[];
