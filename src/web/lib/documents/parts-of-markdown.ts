import { marked, type Token, type Tokens } from 'marked';
import type { Block, DocumentPart, Part, Row, TablePart } from '../../../catalog/agent-desk/parts.ts';

/**
 * A Markdown text as parts of a report, so that it becomes a pdf or a Word file by the same writers. A heading begins a part;
 * what stands before the first one is called by the title. A table becomes a table of its own, named after the heading above it.
 */
export function partsOfMarkdown(text: string, title: string): Part[] {
  const parts: Part[] = [];
  let heading = title;
  let blocks: Block[] = [];
  const close = () => {
    if (blocks.length > 0) parts.push({ kind: 'document', title: heading, blocks } satisfies DocumentPart);
    blocks = [];
  };
  for (const token of marked.lexer(text)) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth <= 2) {
      close();
      heading = plain(token);
    } else if (token.type === 'table') {
      close();
      parts.push(tableOf(token as Tokens.Table, heading));
    } else blocks.push(...blocksOf(token));
  }
  close();
  return parts;
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', text: plain(token) }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'text', text: plain(token) }];
    case 'blockquote':
      return [{ kind: 'quote', text: plain(token) }];
    case 'code':
      return [{ kind: 'text', text: (token as Tokens.Code).text }];
    case 'list':
      return [listOf(token as Tokens.List)];
    default:
      return [];
  }
}

function listOf({ ordered, items }: Tokens.List): Block {
  const written = items.flatMap((item) => itemTexts(item, ''));
  return { kind: 'list', items: written, ...(ordered ? { numbered: true as const } : {}) };
}

/** An item, and those inside of it after it; a box to tick is a box. */
function itemTexts(item: Tokens.ListItem, before: string): string[] {
  const box = item.task ? (item.checked ? '☑ ' : '☐ ') : '';
  const inner = item.tokens.filter((token): token is Tokens.List => token.type === 'list');
  const own = item.tokens.filter(({ type }) => type !== 'list' && type !== 'checkbox');
  return [
    `${before}${box}${own.map(plain).join(' ').trim()}`,
    ...inner.flatMap(({ items }) => items.flatMap((one) => itemTexts(one, `${before}– `))),
  ];
}

function tableOf({ header, rows }: Tokens.Table, title: string): TablePart {
  const columns = header.map((cell, at) => ({
    key: `c${at}`,
    label: cell.tokens.map(plain).join('') || ' ',
    as: 'text' as const,
  }));
  return {
    kind: 'table',
    title,
    columns,
    rows: rows.map(
      (row): Row => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell.tokens.map(plain).join('')])),
    ),
  };
}

/** The words of a token without its marks. */
function plain(token: Token): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'link') {
    const { href, text } = token as Tokens.Link;
    return href.startsWith('http') && href !== text ? `${text} (${href})` : text;
  }
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.map(plain).join('');
  return unescapeHtml('text' in token && typeof token.text === 'string' ? token.text : token.raw);
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => signs[name] ?? whole);
}
