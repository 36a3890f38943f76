import { brand } from '../../kernel/brand.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';

export interface PlainPage {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** The browser goes on by itself where it runs scripts. */
  goesOn?: boolean;
}

/** A page that needs no script: what happened, and one way on. */
export function plainPage({ heading, text, link, goesOn = false }: PlainPage): string {
  return `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark light" />
    <title>${escapeHtml(heading)} · ${escapeHtml(brand.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script src="/theme.js"></script>
    <link rel="stylesheet" href="/plain-page.css" />
    ${goesOn ? '<script src="/go-on.js" defer></script>' : ''}
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <h1>${escapeHtml(heading)}</h1>
      <p>${escapeHtml(text)}</p>
      <a id="go-on" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>
    </main>
  </body>
</html>
`;
}
