// written by scripts/registry; do not edit
import { brand } from '../../kernel/brand.ts';
import type { PageEntry } from '../lib/define-page.ts';
import { route as route0 } from '../pages/abc-123/grown-ups/route.ts';
import { route as route1 } from '../pages/abc-123/index/route.ts';
import { route as route2 } from '../pages/about/route.ts';
import { route as route3 } from '../pages/admin/route.ts';
import { route as route4 } from '../pages/agent-dashboard/route.ts';
import { route as route5 } from '../pages/agent-onboarding/route.ts';
import { route as route6 } from '../pages/agents/[slug]/route.ts';
import { route as route7 } from '../pages/agents/index/route.ts';
import { route as route8 } from '../pages/ai-os/route.ts';
import { route as route9 } from '../pages/ai-os/download/route.ts';
import { route as route10 } from '../pages/ai-os/success/route.ts';
import { route as route11 } from '../pages/ask-{brand}/route.ts';
import { route as route12 } from '../pages/auth/route.ts';
import { route as route13 } from '../pages/blog/[slug]/route.ts';
import { route as route14 } from '../pages/blog/index/route.ts';
import { route as route15 } from '../pages/boardroom-intelligence/route.ts';
import { route as route16 } from '../pages/capital-savants/route.ts';
import { route as route17 } from '../pages/certificates/[id]/route.ts';
import { route as route18 } from '../pages/contact/route.ts';
import { route as route19 } from '../pages/creative-agents/route.ts';
import { route as route20 } from '../pages/creative-savants/route.ts';
import { route as route21 } from '../pages/curriculum-on-demand/[id]/route.ts';
import { route as route22 } from '../pages/curriculum-on-demand/index/route.ts';
import { route as route23 } from '../pages/custom-tools/route.ts';
import { route as route24 } from '../pages/custom-tools/[id]/route.ts';
import { route as route25 } from '../pages/custom-tools/[id]/edit/route.ts';
import { route as route26 } from '../pages/custom-tools/new/route.ts';
import { route as route27 } from '../pages/dashboard/route.ts';
import { route as route28 } from '../pages/desktop-builder/route.ts';
import { route as route29 } from '../pages/docs/ai-os/getting-started/route.ts';
import { route as route30 } from '../pages/download/route.ts';
import { route as route31 } from '../pages/hub/route.ts';
import { route as route32 } from '../pages/index/route.ts';
import { route as route33 } from '../pages/innovation-savants/route.ts';
import { route as route34 } from '../pages/love-light-learn/route.ts';
import { route as route35 } from '../pages/lumina-academy/[course]/[lesson]/route.ts';
import { route as route36 } from '../pages/lumina-academy/[course]/index/route.ts';
import { route as route37 } from '../pages/lumina-academy/index/route.ts';
import { route as route38 } from '../pages/lumina-academy/own-courses/[draft]/route.ts';
import { route as route39 } from '../pages/lumina-academy/own-courses/index/route.ts';
import { route as route40 } from '../pages/lumina-academy/review/route.ts';
import { route as route41 } from '../pages/my-agents/route.ts';
import { route as route42 } from '../pages/my-agents/[id]/route.ts';
import { route as route43 } from '../pages/my-agents/[id]/edit/route.ts';
import { route as route44 } from '../pages/my-agents/new/route.ts';
import { route as route45 } from '../pages/not-me/route.ts';
import { route as route46 } from '../pages/oauth/consent/route.ts';
import { route as route47 } from '../pages/plans/route.ts';
import { route as route48 } from '../pages/preview/[id]/route.ts';
import { route as route49 } from '../pages/privacy/route.ts';
import { route as route50 } from '../pages/resource-team/[slug]/route.ts';
import { route as route51 } from '../pages/resource-team/index/route.ts';
import { route as route52 } from '../pages/resource-team/own/[id]/route.ts';
import { route as route53 } from '../pages/resource-team/own/[id]/edit/route.ts';
import { route as route54 } from '../pages/resource-team/own/new/route.ts';
import { route as route55 } from '../pages/savants/[name]/route.ts';
import { route as route56 } from '../pages/search/route.ts';
import { route as route57 } from '../pages/settings/route.ts';
import { route as route58 } from '../pages/settings/[section]/route.ts';
import { route as route59 } from '../pages/shared-conversations/[token]/route.ts';
import { route as route60 } from '../pages/shared-decks/[token]/route.ts';
import { route as route61 } from '../pages/shared-runs/[token]/route.ts';
import { route as route62 } from '../pages/shared/[token]/route.ts';
import { route as route63 } from '../pages/small-business-builder/route.ts';
import { route as route64 } from '../pages/study-buddy/[deck]/route.ts';
import { route as route65 } from '../pages/study-buddy/index/route.ts';
import { route as route66 } from '../pages/success/route.ts';
import { route as route67 } from '../pages/support/route.ts';
import { route as route68 } from '../pages/terms/route.ts';
import { route as route69 } from '../pages/tools/route.ts';
import { route as route70 } from '../pages/wealth-x-savants/route.ts';
import { route as route71 } from '../pages/{brand}-law-dictionary/[term]/route.ts';
import { route as route72 } from '../pages/{brand}-law-dictionary/index/route.ts';

export const pages = [
  { path: '/abc-123/grown-ups', definition: route0, load: () => import('../pages/abc-123/grown-ups/page.tsx') },
  { path: '/abc-123', definition: route1, load: () => import('../pages/abc-123/index/page.tsx') },
  { path: '/about', definition: route2, load: () => import('../pages/about/page.tsx') },
  { path: '/admin', definition: route3, load: () => import('../pages/admin/page.tsx') },
  { path: '/agent-dashboard', definition: route4, load: () => import('../pages/agent-dashboard/page.tsx') },
  { path: '/agent-onboarding', definition: route5, load: () => import('../pages/agent-onboarding/page.tsx') },
  { path: '/agents/:slug', definition: route6, load: () => import('../pages/agents/[slug]/page.tsx'), loadInstances: () => import('../pages/agents/[slug]/instances.ts') },
  { path: '/agents', definition: route7, load: () => import('../pages/agents/index/page.tsx') },
  { path: '/ai-os', definition: route8, load: () => import('../pages/ai-os/page.tsx') },
  { path: '/ai-os/download', definition: route9, load: () => import('../pages/ai-os/download/page.tsx') },
  { path: '/ai-os/success', definition: route10, load: () => import('../pages/ai-os/success/page.tsx') },
  { path: `/ask-${brand.slug}`, definition: route11, load: () => import('../pages/ask-{brand}/page.tsx') },
  { path: '/auth', definition: route12, load: () => import('../pages/auth/page.tsx') },
  { path: '/blog/:slug', definition: route13, load: () => import('../pages/blog/[slug]/page.tsx'), loadInstances: () => import('../pages/blog/[slug]/instances.ts') },
  { path: '/blog', definition: route14, load: () => import('../pages/blog/index/page.tsx') },
  { path: '/boardroom-intelligence', definition: route15, load: () => import('../pages/boardroom-intelligence/page.tsx') },
  { path: '/capital-savants', definition: route16, load: () => import('../pages/capital-savants/page.tsx') },
  { path: '/certificates/:id', definition: route17, load: () => import('../pages/certificates/[id]/page.tsx') },
  { path: '/contact', definition: route18, load: () => import('../pages/contact/page.tsx') },
  { path: '/creative-agents', definition: route19, load: () => import('../pages/creative-agents/page.tsx') },
  { path: '/creative-savants', definition: route20, load: () => import('../pages/creative-savants/page.tsx') },
  { path: '/curriculum-on-demand/:id', definition: route21, load: () => import('../pages/curriculum-on-demand/[id]/page.tsx') },
  { path: '/curriculum-on-demand', definition: route22, load: () => import('../pages/curriculum-on-demand/index/page.tsx') },
  { path: '/custom-tools', definition: route23, load: () => import('../pages/custom-tools/page.tsx') },
  { path: '/custom-tools/:id', definition: route24, load: () => import('../pages/custom-tools/[id]/page.tsx') },
  { path: '/custom-tools/:id/edit', definition: route25, load: () => import('../pages/custom-tools/[id]/edit/page.tsx') },
  { path: '/custom-tools/new', definition: route26, load: () => import('../pages/custom-tools/new/page.tsx') },
  { path: '/dashboard', definition: route27, load: () => import('../pages/dashboard/page.tsx') },
  { path: '/desktop-builder', definition: route28, load: () => import('../pages/desktop-builder/page.tsx') },
  { path: '/docs/ai-os/getting-started', definition: route29, load: () => import('../pages/docs/ai-os/getting-started/page.tsx') },
  { path: '/download', definition: route30, load: () => import('../pages/download/page.tsx') },
  { path: '/hub', definition: route31, load: () => import('../pages/hub/page.tsx') },
  { path: '/', definition: route32, load: () => import('../pages/index/page.tsx') },
  { path: '/innovation-savants', definition: route33, load: () => import('../pages/innovation-savants/page.tsx') },
  { path: '/love-light-learn', definition: route34, load: () => import('../pages/love-light-learn/page.tsx') },
  { path: '/lumina-academy/:course/:lesson', definition: route35, load: () => import('../pages/lumina-academy/[course]/[lesson]/page.tsx') },
  { path: '/lumina-academy/:course', definition: route36, load: () => import('../pages/lumina-academy/[course]/index/page.tsx') },
  { path: '/lumina-academy', definition: route37, load: () => import('../pages/lumina-academy/index/page.tsx') },
  { path: '/lumina-academy/own-courses/:draft', definition: route38, load: () => import('../pages/lumina-academy/own-courses/[draft]/page.tsx') },
  { path: '/lumina-academy/own-courses', definition: route39, load: () => import('../pages/lumina-academy/own-courses/index/page.tsx') },
  { path: '/lumina-academy/review', definition: route40, load: () => import('../pages/lumina-academy/review/page.tsx') },
  { path: '/my-agents', definition: route41, load: () => import('../pages/my-agents/page.tsx') },
  { path: '/my-agents/:id', definition: route42, load: () => import('../pages/my-agents/[id]/page.tsx') },
  { path: '/my-agents/:id/edit', definition: route43, load: () => import('../pages/my-agents/[id]/edit/page.tsx') },
  { path: '/my-agents/new', definition: route44, load: () => import('../pages/my-agents/new/page.tsx') },
  { path: '/not-me', definition: route45, load: () => import('../pages/not-me/page.tsx') },
  { path: '/oauth/consent', definition: route46, load: () => import('../pages/oauth/consent/page.tsx') },
  { path: '/plans', definition: route47, load: () => import('../pages/plans/page.tsx') },
  { path: '/preview/:id', definition: route48, load: () => import('../pages/preview/[id]/page.tsx') },
  { path: '/privacy', definition: route49, load: () => import('../pages/privacy/page.tsx') },
  { path: '/resource-team/:slug', definition: route50, load: () => import('../pages/resource-team/[slug]/page.tsx'), loadInstances: () => import('../pages/resource-team/[slug]/instances.ts') },
  { path: '/resource-team', definition: route51, load: () => import('../pages/resource-team/index/page.tsx') },
  { path: '/resource-team/own/:id', definition: route52, load: () => import('../pages/resource-team/own/[id]/page.tsx') },
  { path: '/resource-team/own/:id/edit', definition: route53, load: () => import('../pages/resource-team/own/[id]/edit/page.tsx') },
  { path: '/resource-team/own/new', definition: route54, load: () => import('../pages/resource-team/own/new/page.tsx') },
  { path: '/savants/:name', definition: route55, load: () => import('../pages/savants/[name]/page.tsx'), loadInstances: () => import('../pages/savants/[name]/instances.ts') },
  { path: '/search', definition: route56, load: () => import('../pages/search/page.tsx') },
  { path: '/settings', definition: route57, load: () => import('../pages/settings/page.tsx') },
  { path: '/settings/:section', definition: route58, load: () => import('../pages/settings/[section]/page.tsx') },
  { path: '/shared-conversations/:token', definition: route59, load: () => import('../pages/shared-conversations/[token]/page.tsx') },
  { path: '/shared-decks/:token', definition: route60, load: () => import('../pages/shared-decks/[token]/page.tsx') },
  { path: '/shared-runs/:token', definition: route61, load: () => import('../pages/shared-runs/[token]/page.tsx') },
  { path: '/shared/:token', definition: route62, load: () => import('../pages/shared/[token]/page.tsx') },
  { path: '/small-business-builder', definition: route63, load: () => import('../pages/small-business-builder/page.tsx') },
  { path: '/study-buddy/:deck', definition: route64, load: () => import('../pages/study-buddy/[deck]/page.tsx') },
  { path: '/study-buddy', definition: route65, load: () => import('../pages/study-buddy/index/page.tsx') },
  { path: '/success', definition: route66, load: () => import('../pages/success/page.tsx') },
  { path: '/support', definition: route67, load: () => import('../pages/support/page.tsx') },
  { path: '/terms', definition: route68, load: () => import('../pages/terms/page.tsx') },
  { path: '/tools', definition: route69, load: () => import('../pages/tools/page.tsx') },
  { path: '/wealth-x-savants', definition: route70, load: () => import('../pages/wealth-x-savants/page.tsx') },
  { path: `/${brand.slug}-law-dictionary/:term`, definition: route71, load: () => import('../pages/{brand}-law-dictionary/[term]/page.tsx'), loadInstances: () => import('../pages/{brand}-law-dictionary/[term]/instances.ts') },
  { path: `/${brand.slug}-law-dictionary`, definition: route72, load: () => import('../pages/{brand}-law-dictionary/index/page.tsx') },
] as const satisfies readonly PageEntry[];
