import { describe, expect, it } from 'vitest';
import { type AccessName, accessNames } from './access.ts';
import { footerLinks, litLink, navigation, visibleNavigation } from './navigation.ts';

function shownTo(signedIn: boolean, ...granted: AccessName[]) {
  return visibleNavigation({ signedIn, has: (name) => granted.includes(name), pageExists: () => true });
}

function labels(...given: Parameters<typeof shownTo>): (string | undefined)[] {
  return shownTo(...given).map(({ label }) => label);
}

const always = [undefined, 'Features', 'Account'];

describe('visibleNavigation', () => {
  it('shows a visitor the way in and what is public', () => {
    const [first, features, account] = shownTo(false);
    expect(first?.links.map(({ path }) => path)).toEqual(['/auth', '/', '/ai-os', '/gaming']);
    expect(features?.links.map(({ path }) => path)).toEqual([
      '/ask-kora',
      '/love-light-learn',
      '/kora-law-dictionary',
      '/resource-team',
      '/agents',
      '/my-agents',
      '/creative-agents',
      '/creative-savants',
      '/capital-savants',
      '/wealth-x-savants',
      '/innovation-savants',
      '/boardroom-intelligence',
      '/small-business-builder',
      '/smart-nanny',
      '/teams',
      '/integration',
    ]);
    expect(account?.links.map(({ path }) => path)).toEqual([
      '/hub',
      '/blog',
      '/download',
      '/ai-os#install',
      '/settings',
      '/about',
      '/support',
    ]);
    expect(labels(false)).toEqual(always);
  });

  it('grants nothing to a visitor, whatever the checks said before', () => {
    expect(labels(false, ...accessNames)).toEqual(always);
  });

  it('shows a signed-in person the cart in place of the way in', () => {
    expect(shownTo(true)[0]?.links.map(({ path }) => path)).toEqual([
      '/',
      '/dashboard',
      '/ai-os',
      '/cart',
      '/gaming',
    ]);
  });

  it.each([
    ['admin', 'Administration', ['/admin']],
    ['gaming', 'Gaming Tools', ['/5p', '/innovation-station', '/hyperbolic-game-chamber']],
    ['curriculum', 'Education', ['/curriculum-on-demand']],
    ['seo', 'SEO & Marketing', ['/seo-automation']],
    ['goodIdea', 'Creative Tools', ['/good-idea']],
    ['special', 'Learning Assistant', ['/abc-123']],
    [
      'strategic',
      'Strategic Intelligence',
      ['/birds-eye-view', '/back-office', '/snapshot', '/mamas-medicine'],
    ],
    ['training', 'Training Academy', ['/lumina-academy']],
  ] as const)('opens with %s exactly one more group, %s', (access, label, paths) => {
    const shown = shownTo(true, access);
    expect(shown.map((group) => group.label)).toEqual([undefined, 'Features', label, 'Account']);
    expect(shown.find((group) => group.label === label)?.links.map(({ path }) => path)).toEqual(paths);
  });

  it('shows everything to who may open everything, in the order of the sidebar', () => {
    expect(labels(true, ...accessNames)).toEqual([
      undefined,
      'Features',
      'Administration',
      'Gaming Tools',
      'Education',
      'SEO & Marketing',
      'Creative Tools',
      'Learning Assistant',
      'Strategic Intelligence',
      'Training Academy',
      'Account',
    ]);
  });

  it('leaves out links without a page, and groups without a link', () => {
    const shown = visibleNavigation({
      signedIn: true,
      has: () => true,
      pageExists: (path) => path === '/settings' || path === '/admin',
    });
    expect(shown.map(({ label, links }) => [label, links.map(({ path }) => path)])).toEqual([
      ['Administration', ['/admin']],
      ['Account', ['/settings']],
    ]);
  });

  it('names each link, and each address within a group once', () => {
    for (const { links } of navigation) {
      expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
      expect(links.every(({ label, icon }) => label !== '' && icon !== '')).toBe(true);
    }
    expect(footerLinks.map(({ path }) => path)).toEqual(['/ai-os', '/privacy', '/terms', '/support']);
  });
});

describe('litLink', () => {
  const links = navigation.flatMap((group) => group.links);
  const lit = (pathname: string, hash = '') => litLink(links, { pathname, hash });

  it('is the page itself, with or without a slash at its end', () => {
    expect(lit('/settings')).toEqual({ path: '/settings', isPage: true });
    expect(lit('/settings/')).toEqual({ path: '/settings', isPage: true });
  });

  it('is the part of the product that a page is in', () => {
    expect(lit('/settings/password')).toEqual({ path: '/settings', isPage: false });
    expect(lit('/preview/some-app')).toEqual({ path: '/dashboard', isPage: false });
    expect(lit('/aboutness')).toBeUndefined();
  });

  it('is another one for a place on the same page', () => {
    expect(lit('/ai-os')?.path).toBe('/ai-os');
    expect(lit('/ai-os', '#install')?.path).toBe('/ai-os#install');
    expect(lit('/ai-os', '#plans')?.path).toBe('/ai-os');
  });
});
