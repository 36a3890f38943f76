// written by scripts/registry; do not edit
import type { PageEntry } from '../lib/define-page.ts';
import { route as route0 } from '../pages/admin/route.ts';
import { route as route1 } from '../pages/auth/route.ts';
import { route as route2 } from '../pages/index/route.ts';
import { route as route3 } from '../pages/settings/route.ts';

export const pages = [
  { path: '/admin', definition: route0, load: () => import('../pages/admin/page.tsx') },
  { path: '/auth', definition: route1, load: () => import('../pages/auth/page.tsx') },
  { path: '/', definition: route2, load: () => import('../pages/index/page.tsx') },
  { path: '/settings', definition: route3, load: () => import('../pages/settings/page.tsx') },
] as const satisfies readonly PageEntry[];
