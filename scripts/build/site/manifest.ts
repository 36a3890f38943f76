import type { SiteFacts } from '../../../src/web/app/prerender-site.ts';
import { iconPaths } from './icons.ts';

/** What the system needs to install the app; shortcuts lead to pages that exist. */
export function manifest({ brand, colours, patterns }: SiteFacts): string {
  const shortcuts = [
    { name: brand.askName, url: `/ask-${brand.slug}` },
    { name: 'Dashboard', url: '/dashboard' },
    { name: 'Study Buddy', url: '/study-buddy' },
    { name: 'Blog', url: '/blog' },
  ].filter(({ url }) => patterns.includes(url));
  const content = {
    id: '/',
    name: brand.osName,
    short_name: brand.name,
    description: brand.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.dark,
    theme_color: colours.dark,
    categories: ['business', 'education', 'productivity'],
    icons: [
      { src: iconPaths.small, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: iconPaths.large, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconPaths.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: iconPaths.small, sizes: '192x192', type: 'image/png' }],
    })),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
