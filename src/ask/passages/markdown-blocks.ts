import type { Token, Tokens } from 'marked';

/** The texts of a piece of Markdown, without marks. Lists, tables and code stay whole. */
export function blocksOf(token: Token): string[] {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    const lines = [header, ...rows].map((row) => row.map((cell) => inlineText(cell.tokens)).join(' | '));
    return [lines.join('\n')];
  }
  if (token.type === 'list') {
    const { items } = token as Tokens.List;
    return [items.map((item) => `- ${oneLine(item.tokens.flatMap(blocksOf).join(' '))}`).join('\n')];
  }
  if (token.type === 'blockquote') return (token.tokens ?? []).flatMap(blocksOf);
  if (token.type === 'code') return [(token as Tokens.Code).text];
  if (token.type === 'space' || token.type === 'hr' || token.type === 'html') return [];
  if ('tokens' in token && token.tokens !== undefined) return [oneLine(inlineText(token.tokens))];
  return 'text' in token && typeof token.text === 'string' ? [oneLine(token.text)] : [];
}

/** Words that are partly marked stay one word. */
export function inlineText(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens !== undefined) return inlineText(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
