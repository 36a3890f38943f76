import type { HtmlTagDescriptor, Plugin } from 'vite';
import { metaPolicy, referrerPolicy } from './meta-policy.ts';

interface HtmlHeadOptions {
  title: string;
  description: string;
  /** Public images that every page shows, so that the browser asks for them before it has run the app. */
  preloadImages: readonly string[];
  /** Start of the file name of each font that the first paint needs. */
  preloadFonts: readonly string[];
}

/** Fills the head of `index.html` with what depends on the brand and on the hashed file names. */
export function htmlHead({ title, description, preloadImages, preloadFonts }: HtmlHeadOptions): Plugin {
  return {
    name: 'kora-html-head',
    transformIndexHtml(html, { bundle, server }) {
      const fonts = Object.keys(bundle ?? {}).filter(
        (file) => file.endsWith('.woff2') && preloadFonts.some((font) => file.includes(`/${font}`)),
      );
      const tags: HtmlTagDescriptor[] = [
        ...preloadImages.map((href) => preload({ as: 'image', type: 'image/svg+xml', href })),
        ...fonts.map((file) =>
          preload({ as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: 'anonymous' }),
        ),
        // The build makes these files; in development there are none.
        ...(server === undefined ? madeAtBuild : []),
      ];
      return {
        html: html
          .replace('%SECURITY%', server === undefined ? securityTags : '')
          .replaceAll('%TITLE%', escapeHtml(title))
          .replaceAll('%DESCRIPTION%', escapeHtml(description)),
        tags,
      };
    },
  };
}

/** In development the reloading of changed modules needs what the policy forbids. */
const securityTags = [
  `<meta http-equiv="Content-Security-Policy" content="${metaPolicy}" />`,
  `<meta name="referrer" content="${referrerPolicy}" />`,
].join('\n    ');

const madeAtBuild: readonly HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }, injectTo: 'head' },
];

function preload(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'preload', ...attrs }, injectTo: 'head' };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
