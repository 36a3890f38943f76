import { Parser } from 'htmlparser2';
import { HeadingPath } from '../../../ask/documents/heading-path.ts';
import type { TextBlock } from '../../../ask/documents/text-passage.ts';

const unread = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'iframe',
  'object',
  'select',
]);
/** Elements within a line; every other one ends the line before it. */
const inLine = new Set(
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const heading = /^h([1-6])$/u;

/** The text of a page under its headings. Nothing in it runs, and no address in it is asked for. */
export function readHtml(html: string): { blocks: TextBlock[]; hasPictures: boolean } {
  const blocks: TextBlock[] = [];
  const path = new HeadingPath();
  let text = '';
  let skipped = 0;
  let hasPictures = false;
  let isItem = false;
  const rows: string[][] = [];
  const close = (level?: number) => {
    const line = text.replaceAll(/\s+/gu, ' ').trim();
    text = '';
    if (line === '') return;
    const row = rows.at(-1);
    if (row !== undefined && row.length > 0) {
      row[row.length - 1] = `${row.at(-1) ?? ''} ${line}`.trim();
      return;
    }
    if (level !== undefined) path.enter(level, line);
    blocks.push({ section: String(path), text: isItem ? `- ${line}` : line });
    isItem = false;
  };
  const parser = new Parser({
    onopentag(name) {
      if (name === 'img' || name === 'picture' || name === 'svg') hasPictures = true;
      if (unread.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === 'br') text += ' ';
      else if (!inLine.has(name)) close();
      if (name === 'li') isItem = true;
      if (name === 'tr') rows.push([]);
      if (name === 'td' || name === 'th') rows.at(-1)?.push('');
    },
    ontext(piece) {
      if (skipped === 0) text += piece;
    },
    onclosetag(name) {
      if (unread.has(name)) skipped -= 1;
      if (skipped > 0 || inLine.has(name) || name === 'br') return;
      const level = heading.exec(name)?.[1];
      close(level === undefined ? undefined : Number(level));
      if (name === 'li') isItem = false;
      if (name !== 'tr') return;
      const line = (rows.pop() ?? []).filter((cell) => cell !== '').join(' | ');
      if (line !== '') blocks.push({ section: String(path), text: line });
    },
  });
  parser.end(html);
  close();
  return { blocks, hasPictures };
}
