import type { TextBlock } from '../../../ask/documents/text-passage.ts';

/** The paragraphs of a text: an empty line ends one. Its lines stay lines, since lists and addresses are made of them. */
export function readPlainText(text: string): TextBlock[] {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll('\f', '\n\n')
    .split(/\n\s*\n/u)
    .map((paragraph) => ({ section: '', text: paragraph.replaceAll('\uFEFF', '').trim() }))
    .filter((block) => block.text !== '');
}
