// written by scripts/registry; do not edit
import type { PageEntry } from '../lib/define-page.ts';
import { route as route0 } from '../pages/about/route.ts';
import { route as route1 } from '../pages/admin/route.ts';
import { route as route2 } from '../pages/ai-os/route.ts';
import { route as route3 } from '../pages/ai-os/download/route.ts';
import { route as route4 } from '../pages/ai-os/success/route.ts';
import { route as route5 } from '../pages/auth/route.ts';
import { route as route6 } from '../pages/blog/[slug]/route.ts';
import { route as route7 } from '../pages/blog/index/route.ts';
import { route as route8 } from '../pages/contact/route.ts';
import { route as route9 } from '../pages/dashboard/route.ts';
import { route as route10 } from '../pages/desktop-builder/route.ts';
import { route as route11 } from '../pages/docs/ai-os/getting-started/route.ts';
import { route as route12 } from '../pages/download/route.ts';
import { route as route13 } from '../pages/index/route.ts';
import { route as route14 } from '../pages/not-me/route.ts';
import { route as route15 } from '../pages/oauth/consent/route.ts';
import { route as route16 } from '../pages/plans/route.ts';
import { route as route17 } from '../pages/preview/[id]/route.ts';
import { route as route18 } from '../pages/privacy/route.ts';
import { route as route19 } from '../pages/search/route.ts';
import { route as route20 } from '../pages/settings/route.ts';
import { route as route21 } from '../pages/shared/[token]/route.ts';
import { route as route22 } from '../pages/success/route.ts';
import { route as route23 } from '../pages/support/route.ts';
import { route as route24 } from '../pages/terms/route.ts';

export const pages = [
  { path: '/about', definition: route0, load: () => import('../pages/about/page.tsx') },
  { path: '/admin', definition: route1, load: () => import('../pages/admin/page.tsx') },
  { path: '/ai-os', definition: route2, load: () => import('../pages/ai-os/page.tsx') },
  { path: '/ai-os/download', definition: route3, load: () => import('../pages/ai-os/download/page.tsx') },
  { path: '/ai-os/success', definition: route4, load: () => import('../pages/ai-os/success/page.tsx') },
  { path: '/auth', definition: route5, load: () => import('../pages/auth/page.tsx') },
  { path: '/blog/:slug', definition: route6, load: () => import('../pages/blog/[slug]/page.tsx') },
  { path: '/blog', definition: route7, load: () => import('../pages/blog/index/page.tsx') },
  { path: '/contact', definition: route8, load: () => import('../pages/contact/page.tsx') },
  { path: '/dashboard', definition: route9, load: () => import('../pages/dashboard/page.tsx') },
  { path: '/desktop-builder', definition: route10, load: () => import('../pages/desktop-builder/page.tsx') },
  { path: '/docs/ai-os/getting-started', definition: route11, load: () => import('../pages/docs/ai-os/getting-started/page.tsx') },
  { path: '/download', definition: route12, load: () => import('../pages/download/page.tsx') },
  { path: '/', definition: route13, load: () => import('../pages/index/page.tsx') },
  { path: '/not-me', definition: route14, load: () => import('../pages/not-me/page.tsx') },
  { path: '/oauth/consent', definition: route15, load: () => import('../pages/oauth/consent/page.tsx') },
  { path: '/plans', definition: route16, load: () => import('../pages/plans/page.tsx') },
  { path: '/preview/:id', definition: route17, load: () => import('../pages/preview/[id]/page.tsx') },
  { path: '/privacy', definition: route18, load: () => import('../pages/privacy/page.tsx') },
  { path: '/search', definition: route19, load: () => import('../pages/search/page.tsx') },
  { path: '/settings', definition: route20, load: () => import('../pages/settings/page.tsx') },
  { path: '/shared/:token', definition: route21, load: () => import('../pages/shared/[token]/page.tsx') },
  { path: '/success', definition: route22, load: () => import('../pages/success/page.tsx') },
  { path: '/support', definition: route23, load: () => import('../pages/support/page.tsx') },
  { path: '/terms', definition: route24, load: () => import('../pages/terms/page.tsx') },
] as const satisfies readonly PageEntry[];
