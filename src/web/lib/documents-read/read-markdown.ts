import { Marked } from 'marked';
import { HeadingPath } from '../../../ask/documents/heading-path.ts';
import type { TextBlock } from '../../../ask/documents/text-passage.ts';
import { blocksOf, inlineText } from '../../../ask/passages/markdown-blocks.ts';

/** The text of a file in Markdown under its headings. What programs write above it about it is left out. */
export function readMarkdown(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const path = new HeadingPath();
  const body = markdown.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/u, '');
  for (const token of new Marked({ gfm: true }).lexer(body)) {
    if (token.type === 'heading') path.enter(Number(token.depth), inlineText(token.tokens ?? []).trim());
    const texts = token.type === 'heading' ? [inlineText(token.tokens ?? [])] : blocksOf(token);
    for (const text of texts) if (text.trim() !== '') blocks.push({ section: String(path), text });
  }
  return blocks;
}
