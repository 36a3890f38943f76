import { createHash } from 'node:crypto';

/** src/web/app/prerendered-styles.ts turns it back before React takes the page over. */
const attribute = 'data-prerendered-style';

export interface MovedStyles {
  readonly html: string;
  /** What stood in style attributes, as it stands in HTML. */
  readonly styles: readonly string[];
}

/**
 * The content policy refuses style attributes in HTML. A library that writes them gets them by another attribute, which a
 * style sheet of own rules applies until the app does. Text cannot be meant: quotation marks in it are escaped.
 */
export function moveStyles(html: string): MovedStyles {
  const styles = new Set<string>();
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    styles.add(style);
    return ` ${attribute}="${style}"`;
  });
  return { html: moved, styles: [...styles] };
}

export interface StyleSheet {
  readonly path: string;
  readonly css: string;
}

export function styleSheet(styles: Iterable<string>): StyleSheet | undefined {
  const css = [...new Set(styles)]
    .toSorted()
    .map(unescapeHtml)
    .filter((style) => !/[{}<]/.test(style))
    .map((style) => `[${attribute}="${style.replaceAll(/["\\]/g, '\\$&')}"]{${style}}`)
    .join('\n');
  if (css === '') return undefined;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { path: `/assets/prerendered-${hash}.css`, css };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
