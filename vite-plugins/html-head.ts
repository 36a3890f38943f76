import type { HtmlTagDescriptor, Plugin } from 'vite';

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
    transformIndexHtml(html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter(
        (file) => file.endsWith('.woff2') && preloadFonts.some((font) => file.includes(`/${font}`)),
      );
      const tags: HtmlTagDescriptor[] = [
        ...preloadImages.map((href) => preload({ as: 'image', type: 'image/svg+xml', href })),
        ...fonts.map((file) =>
          preload({ as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: 'anonymous' }),
        ),
      ];
      return {
        html: html
          .replaceAll('%TITLE%', escapeHtml(title))
          .replaceAll('%DESCRIPTION%', escapeHtml(description)),
        tags,
      };
    },
  };
}

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
