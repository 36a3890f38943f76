import { escapeHtml } from './html-text.ts';

interface PageParts {
  readonly path: string;
  /** Tags that stand in place of the title and the description of the shell. */
  readonly head: readonly string[];
  /** Tags in place of the scripts of the shell: what the page loads. */
  readonly loads: readonly string[];
  /** What the root element holds. */
  readonly body: string;
}

/** The shell with a page in it. It throws when the shell does not look as expected: then index.html was changed. */
export function pageDocument(shell: string, { path, head, loads, body }: PageParts): string {
  const indent = '\n    ';
  let html = replaceOnce(shell, /<title>[\s\S]*?<meta name="robots"[^>]*>/, head.join(indent));
  // Before the page is in it: a page may say something of its own to browsers without scripts.
  html = replaceOnce(html, /\s*<noscript>[\s\S]*?<\/noscript>/, '');
  html = replaceOnce(
    html,
    /<div id="root">[\s\S]*?<\/div>/,
    `<div id="root" data-page="${escapeHtml(path)}">${body}</div>`,
  );
  html = replaceOnce(html, /\s*<script type="module"[^>]*><\/script>/, '');
  html = html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  return replaceOnce(html, /\n\s*<\/head>/, `${indent}${loads.join(indent)}\n  </head>`);
}

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`The shell has nothing that matches ${pattern.source}.`);
  return text.replace(pattern, () => replacement);
}

/**
 * React writes links for pictures before the content, since it knows nothing of the head; they belong into it.
 */
export function splitPreloads(html: string): { readonly preloads: readonly string[]; readonly body: string } {
  const leading = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads: leading.match(/<link [^>]*>/g) ?? [], body: html.slice(leading.length) };
}
