import { Marked } from 'marked';
import { headingAddress } from '../../kernel/heading-address.ts';
import { cutBlocks } from './cut-blocks.ts';
import { blocksOf, inlineText } from './markdown-blocks.ts';

export interface CutPassage {
  readonly section: string;
  /** The end of the address of the section; empty before the first heading. */
  readonly anchor: string;
  readonly text: string;
}

/** A text in Markdown as passages: by its headings, then by paragraphs. Lists, tables and code stay whole. */
export function cutMarkdown(markdown: string): CutPassage[] {
  const taken = new Set<string>();
  const passages: CutPassage[] = [];
  let section = '';
  let anchor = '';
  let blocks: string[] = [];
  const close = () => {
    passages.push(...cutBlocks(blocks).map((text) => ({ section, anchor, text })));
    blocks = [];
  };
  for (const token of new Marked({ gfm: true }).lexer(markdown)) {
    if (token.type === 'heading') {
      close();
      section = inlineText(token.tokens ?? []);
      anchor = headingAddress(section, taken);
      taken.add(anchor);
    } else {
      blocks.push(...blocksOf(token));
    }
  }
  close();
  return passages;
}
