// written by scripts/registry; do not edit
import type { PageEntry } from '../lib/define-page.ts';
import { route as route0 } from '../pages/about/route.ts';
import { route as route1 } from '../pages/admin/route.ts';
import { route as route2 } from '../pages/agent-dashboard/route.ts';
import { route as route3 } from '../pages/agents/[slug]/route.ts';
import { route as route4 } from '../pages/agents/index/route.ts';
import { route as route5 } from '../pages/ai-os/route.ts';
import { route as route6 } from '../pages/ai-os/download/route.ts';
import { route as route7 } from '../pages/ai-os/success/route.ts';
import { route as route8 } from '../pages/auth/route.ts';
import { route as route9 } from '../pages/blog/[slug]/route.ts';
import { route as route10 } from '../pages/blog/index/route.ts';
import { route as route11 } from '../pages/boardroom-intelligence/route.ts';
import { route as route12 } from '../pages/capital-savants/route.ts';
import { route as route13 } from '../pages/contact/route.ts';
import { route as route14 } from '../pages/creative-agents/route.ts';
import { route as route15 } from '../pages/dashboard/route.ts';
import { route as route16 } from '../pages/desktop-builder/route.ts';
import { route as route17 } from '../pages/docs/ai-os/getting-started/route.ts';
import { route as route18 } from '../pages/download/route.ts';
import { route as route19 } from '../pages/index/route.ts';
import { route as route20 } from '../pages/innovation-savants/route.ts';
import { route as route21 } from '../pages/not-me/route.ts';
import { route as route22 } from '../pages/oauth/consent/route.ts';
import { route as route23 } from '../pages/plans/route.ts';
import { route as route24 } from '../pages/preview/[id]/route.ts';
import { route as route25 } from '../pages/privacy/route.ts';
import { route as route26 } from '../pages/savants/[name]/route.ts';
import { route as route27 } from '../pages/search/route.ts';
import { route as route28 } from '../pages/settings/route.ts';
import { route as route29 } from '../pages/shared/[token]/route.ts';
import { route as route30 } from '../pages/success/route.ts';
import { route as route31 } from '../pages/support/route.ts';
import { route as route32 } from '../pages/terms/route.ts';

export const pages = [
  { path: '/about', definition: route0, load: () => import('../pages/about/page.tsx') },
  { path: '/admin', definition: route1, load: () => import('../pages/admin/page.tsx') },
  { path: '/agent-dashboard', definition: route2, load: () => import('../pages/agent-dashboard/page.tsx') },
  { path: '/agents/:slug', definition: route3, load: () => import('../pages/agents/[slug]/page.tsx') },
  { path: '/agents', definition: route4, load: () => import('../pages/agents/index/page.tsx') },
  { path: '/ai-os', definition: route5, load: () => import('../pages/ai-os/page.tsx') },
  { path: '/ai-os/download', definition: route6, load: () => import('../pages/ai-os/download/page.tsx') },
  { path: '/ai-os/success', definition: route7, load: () => import('../pages/ai-os/success/page.tsx') },
  { path: '/auth', definition: route8, load: () => import('../pages/auth/page.tsx') },
  { path: '/blog/:slug', definition: route9, load: () => import('../pages/blog/[slug]/page.tsx') },
  { path: '/blog', definition: route10, load: () => import('../pages/blog/index/page.tsx') },
  { path: '/boardroom-intelligence', definition: route11, load: () => import('../pages/boardroom-intelligence/page.tsx') },
  { path: '/capital-savants', definition: route12, load: () => import('../pages/capital-savants/page.tsx') },
  { path: '/contact', definition: route13, load: () => import('../pages/contact/page.tsx') },
  { path: '/creative-agents', definition: route14, load: () => import('../pages/creative-agents/page.tsx') },
  { path: '/dashboard', definition: route15, load: () => import('../pages/dashboard/page.tsx') },
  { path: '/desktop-builder', definition: route16, load: () => import('../pages/desktop-builder/page.tsx') },
  { path: '/docs/ai-os/getting-started', definition: route17, load: () => import('../pages/docs/ai-os/getting-started/page.tsx') },
  { path: '/download', definition: route18, load: () => import('../pages/download/page.tsx') },
  { path: '/', definition: route19, load: () => import('../pages/index/page.tsx') },
  { path: '/innovation-savants', definition: route20, load: () => import('../pages/innovation-savants/page.tsx') },
  { path: '/not-me', definition: route21, load: () => import('../pages/not-me/page.tsx') },
  { path: '/oauth/consent', definition: route22, load: () => import('../pages/oauth/consent/page.tsx') },
  { path: '/plans', definition: route23, load: () => import('../pages/plans/page.tsx') },
  { path: '/preview/:id', definition: route24, load: () => import('../pages/preview/[id]/page.tsx') },
  { path: '/privacy', definition: route25, load: () => import('../pages/privacy/page.tsx') },
  { path: '/savants/:name', definition: route26, load: () => import('../pages/savants/[name]/page.tsx') },
  { path: '/search', definition: route27, load: () => import('../pages/search/page.tsx') },
  { path: '/settings', definition: route28, load: () => import('../pages/settings/page.tsx') },
  { path: '/shared/:token', definition: route29, load: () => import('../pages/shared/[token]/page.tsx') },
  { path: '/success', definition: route30, load: () => import('../pages/success/page.tsx') },
  { path: '/support', definition: route31, load: () => import('../pages/support/page.tsx') },
  { path: '/terms', definition: route32, load: () => import('../pages/terms/page.tsx') },
] as const satisfies readonly PageEntry[];
