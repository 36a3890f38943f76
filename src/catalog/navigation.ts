import { brand } from '../kernel/brand.ts';
import type { AccessName } from './access.ts';

/** To whom something in the navigation is shown. */
type NavigationAccess = 'everyone' | 'signed-in' | 'signed-out' | AccessName;

export interface NavigationLink {
  readonly path: string;
  readonly label: string;
  /** The name of an icon; the sidebar knows its picture. */
  readonly icon: string;
  /** Where addresses begin that belong to it although they do not lie below its own. */
  readonly covers?: readonly string[];
}

export interface NavigationGroup {
  /** The heading; what is first has none. */
  readonly label?: string;
  readonly access: NavigationAccess;
  readonly links: readonly NavigationLink[];
}

export const cartPath = '/cart';
/** What the head of the sidebar leads to. */
export const productPath = '/ai-os';
/** Where somebody's apps are, and new ones are made. */
export const appsPath = '/dashboard';

const home: NavigationLink = { path: '/', label: 'Home', icon: 'house' };
const product: NavigationLink = { path: productPath, label: brand.osName, icon: 'cpu' };
/** The same page, at the place where one gets it: a link of another name leads to another place. */
const getProduct: NavigationLink = {
  path: `${productPath}#install`,
  label: 'Get the AI OS',
  icon: 'package',
};
const apps: NavigationLink = { path: appsPath, label: 'Your apps', icon: 'apps', covers: ['/preview/'] };
const gaming: NavigationLink = { path: '/gaming', label: 'Gaming', icon: 'gamepad' };

/** The sidebar from top to bottom. A link is shown when its page exists, a group when one of its links is. */
export const navigation: readonly NavigationGroup[] = [
  {
    access: 'signed-out',
    links: [{ path: '/auth', label: 'Sign In', icon: 'log-in' }, home, product, gaming],
  },
  {
    access: 'signed-in',
    links: [home, apps, product, { path: cartPath, label: 'Cart', icon: 'cart' }, gaming],
  },
  {
    label: 'Features',
    access: 'everyone',
    links: [
      { path: `/ask-${brand.slug}`, label: brand.askName, icon: 'sparkles' },
      { path: '/love-light-learn', label: 'Love Light Learn', icon: 'heart' },
      { path: `/${brand.slug}-law-dictionary`, label: `${brand.name} Law Dictionary`, icon: 'scale' },
      { path: '/resource-team', label: 'Resource Team', icon: 'library' },
      { path: '/agents', label: 'Agents', icon: 'bot' },
      { path: '/my-agents', label: 'My Agents', icon: 'user-cog' },
      { path: '/creative-agents', label: 'Creative Agents', icon: 'palette' },
      { path: '/creative-savants', label: 'Creative Savants', icon: 'wand' },
      { path: '/capital-savants', label: 'Capital Savants', icon: 'landmark' },
      { path: '/wealth-x-savants', label: 'Wealth X Savants', icon: 'gem' },
      { path: '/innovation-savants', label: 'Innovation Savants', icon: 'lightbulb' },
      { path: '/boardroom-intelligence', label: 'Boardroom Intelligence', icon: 'presentation' },
      { path: '/small-business-builder', label: 'Small Business Builder', icon: 'store' },
      { path: '/smart-nanny', label: 'Smart Nanny', icon: 'baby' },
      { path: '/teams', label: 'Teams', icon: 'users' },
      { path: '/integration', label: 'Integration', icon: 'plug' },
    ],
  },
  {
    label: 'Administration',
    access: 'admin',
    links: [{ path: '/admin', label: 'Admin Health Panel', icon: 'shield' }],
  },
  {
    label: 'Gaming Tools',
    access: 'gaming',
    links: [
      { path: '/5p', label: '5P', icon: 'dices' },
      { path: '/innovation-station', label: 'Innovation Station', icon: 'flask' },
      { path: '/hyperbolic-game-chamber', label: 'Hyperbolic Game Chamber', icon: 'hexagon' },
    ],
  },
  {
    label: 'Education',
    access: 'curriculum',
    links: [{ path: '/curriculum-on-demand', label: 'Curriculum on Demand', icon: 'book' }],
  },
  {
    label: 'SEO & Marketing',
    access: 'seo',
    links: [{ path: '/seo-automation', label: 'SEO Automation', icon: 'trending-up' }],
  },
  {
    label: 'Creative Tools',
    access: 'goodIdea',
    links: [{ path: '/good-idea', label: 'Good Idea', icon: 'brain' }],
  },
  {
    label: 'Learning Assistant',
    access: 'special',
    links: [{ path: '/abc-123', label: 'ABC 123', icon: 'shapes' }],
  },
  {
    label: 'Strategic Intelligence',
    access: 'strategic',
    links: [
      { path: '/birds-eye-view', label: 'Roof Mate AI Demo', icon: 'roof' },
      { path: '/back-office', label: 'Back Office', icon: 'briefcase' },
      { path: '/snapshot', label: 'Snapshot', icon: 'camera' },
      { path: '/mamas-medicine', label: 'Mamas Medicine', icon: 'pill' },
    ],
  },
  {
    label: 'Training Academy',
    access: 'training',
    links: [{ path: '/lumina-academy', label: 'Lumina Academy', icon: 'graduation-cap' }],
  },
  {
    label: 'Account',
    access: 'everyone',
    links: [
      { path: '/hub', label: 'YOU', icon: 'user' },
      { path: '/blog', label: 'Blog', icon: 'newspaper' },
      { path: '/download', label: 'Download', icon: 'download' },
      getProduct,
      { path: '/settings', label: 'Settings', icon: 'settings' },
      { path: '/about', label: 'About', icon: 'info' },
      { path: '/support', label: 'Support', icon: 'life-buoy' },
    ],
  },
];

/** The foot of every page. */
export const footerLinks: readonly Pick<NavigationLink, 'path' | 'label'>[] = [
  product,
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/support', label: 'Support' },
];

/** What decides about the navigation of one person. */
export interface NavigationView {
  readonly signedIn: boolean;
  readonly has: (access: AccessName) => boolean;
  readonly pageExists: (path: string) => boolean;
}

/** The groups that a person sees, with the links that lead somewhere. */
export function visibleNavigation(view: NavigationView): NavigationGroup[] {
  return navigation
    .filter(({ access }) => isShown(access, view))
    .map((group) => ({ ...group, links: group.links.filter(({ path }) => view.pageExists(pageOf(path))) }))
    .filter(({ links }) => links.length > 0);
}

function isShown(access: NavigationAccess, { signedIn, has }: NavigationView): boolean {
  if (access === 'everyone') return true;
  if (access === 'signed-in') return signedIn;
  if (access === 'signed-out') return !signedIn;
  return signedIn && has(access);
}

/** The page of an address that also names a place on it. */
function pageOf(path: string): string {
  return path.split('#', 1)[0] ?? path;
}

/** Where somebody is. */
interface Whereabouts {
  readonly pathname: string;
  /** With its number sign; empty when the address names no place on the page. */
  readonly hash: string;
}

export interface LitLink {
  readonly path: string;
  /** It leads to this very page, and not only to the part of the product that the page is in. */
  readonly isPage: boolean;
}

/** The one link that somebody's whereabouts belong to, however many could be meant: what says it most exactly. */
export function litLink(
  links: readonly Pick<NavigationLink, 'path' | 'covers'>[],
  { pathname, hash }: Whereabouts,
): LitLink | undefined {
  const here = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const exact =
    links.find(({ path }) => path === `${here}${hash}`) ?? links.find(({ path }) => path === here);
  if (exact !== undefined) return { path: exact.path, isPage: true };
  const around = links
    .filter(({ path, covers = [] }) =>
      [...(path === '/' ? [] : [`${path}/`]), ...covers].some((start) => here.startsWith(start)),
    )
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return around === undefined ? undefined : { path: around.path, isPage: false };
}
