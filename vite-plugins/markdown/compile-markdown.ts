import { Marked, type Token, type Tokens } from 'marked';
import { headingAddress } from '../../src/kernel/heading-address.ts';
import { escapeHtml, highlightCode, knowsLanguage } from './highlight-code.ts';

interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

export interface CompiledMarkdown {
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Everything that is read, without marks: for searching. */
  readonly text: string;
  /** Every address that the text leads to, as written. */
  readonly links: readonly string[];
  /** Every place inside of the text that an address may name. */
  readonly ids: readonly string[];
  readonly faults: readonly string[];
}

const plainLanguages = new Set(['', 'text']);

/**
 * Our own texts to HTML. They are a part of Markdown on purpose: no HTML in them, so that nothing slips past the
 * content policy; no first heading, since the page has it; no address that is neither ours nor secure.
 */
export function compileMarkdown(markdown: string): CompiledMarkdown {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(markdown);
  const headings = new Map<Token, TocEntry>();
  const faults: string[] = [];
  const links: string[] = [];
  const ids = new Set<string>();
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'html') faults.push(`“${token.raw.trim()}”: no HTML in texts; write it as Markdown.`);
    if (token.type === 'code') checkLanguage(token as Tokens.Code, faults);
    if (token.type === 'link' || token.type === 'image') links.push(readLink(token as Tokens.Link, faults));
    if (token.type === 'heading') {
      const entry = readHeading(token as Tokens.Heading, ids, faults);
      if (entry !== undefined) headings.set(token, entry);
    }
  });
  marked.use({ renderer: rendererFor(headings) });
  return {
    html: marked.parser(tokens).trim(),
    toc: [...headings.values()],
    text: plainText(tokens),
    links,
    ids: [...ids],
    faults,
  };
}

function rendererFor(headings: ReadonlyMap<Token, TocEntry>) {
  return {
    heading(this: { parser: { parseInline(tokens: Token[]): string } }, token: Tokens.Heading): string {
      const inner = this.parser.parseInline(token.tokens);
      const id = headings.get(token)?.id ?? '';
      return `<h${token.depth} id="${id}">${inner}</h${token.depth}>\n`;
    },
    code({ text, lang = '' }: Tokens.Code): string {
      // A block that is wider than the screen is scrolled, with the keyboard too.
      return `<pre tabindex="0" role="region" aria-label="Code"><code class="hljs">${highlightCode(text, lang)}</code></pre>\n`;
    },
    link(
      this: { parser: { parseInline(tokens: Token[]): string } },
      { href, title, tokens }: Tokens.Link,
    ): string {
      const outside = /^https?:/.test(href) ? ' rel="noopener noreferrer"' : '';
      const hint = typeof title === 'string' ? ` title="${escapeHtml(title)}"` : '';
      return `<a href="${escapeHtml(href)}"${hint}${outside}>${this.parser.parseInline(tokens)}</a>`;
    },
    table(
      this: { parser: { parseInline(tokens: Token[]): string } },
      { header, rows }: Tokens.Table,
    ): string {
      const cells = (tag: 'th' | 'td', row: Tokens.TableCell[]) =>
        row
          .map(({ tokens, align }) => {
            const scope = tag === 'th' ? ' scope="col"' : '';
            const side = align === 'right' ? ' class="text-right"' : '';
            return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`;
          })
          .join('');
      const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
      return `<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}

function readHeading(
  { depth, text, tokens }: Tokens.Heading,
  ids: Set<string>,
  faults: string[],
): TocEntry | undefined {
  if (depth !== 2 && depth !== 3) {
    faults.push(`“${text}”: headings are ## or ###; the first heading of the page is its title.`);
    return undefined;
  }
  const plain = plainText(tokens);
  const id = headingAddress(plain, ids);
  if (id === '') faults.push(`“${text}”: a heading needs letters or digits.`);
  ids.add(id);
  return { id, text: plain, level: depth };
}

function readLink({ href, text }: Tokens.Link, faults: string[]): string {
  if (!/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href))
    faults.push(`“${text}” leads to ${href}: use /…, #…, https:// or mailto:.`);
  if (text.trim() === '') faults.push(`The link to ${href} has no words.`);
  return href;
}

function checkLanguage({ lang = '' }: Tokens.Code, faults: string[]): void {
  if (!plainLanguages.has(lang) && !knowsLanguage(lang))
    faults.push(`\`\`\`${lang}: this language is not known; write \`\`\`text for none.`);
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(textOf)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s([.,;:?)])/g, '$1')
    .trim();
}

function textOf(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((row) => row.map((cell) => inlineText(cell.tokens)).join(' ')).join(' ');
  }
  if (token.type === 'list')
    return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ');
  if ('tokens' in token && token.tokens !== undefined) {
    return token.type === 'paragraph' || token.type === 'heading' || token.type === 'text'
      ? inlineText(token.tokens)
      : plainText(token.tokens);
  }
  return 'text' in token && typeof token.text === 'string' ? token.text : ' ';
}

/** Words that are partly marked stay one word. */
function inlineText(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if ('tokens' in token && token.tokens !== undefined) return inlineText(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : ' ';
    })
    .join('');
}
