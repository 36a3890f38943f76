import { limits } from '../../kernel/limits.ts';
import { isColorSentence, namesColor, readColors } from './read-colors.ts';

/** The description as plain sentences: no markup, no control characters, steady quotes and spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\S\n\t ]|(?![\n\t])\p{Cc}|\p{Cf}/gu, ' ')
    .replaceAll(/<[^>]{0,200}>/g, ' ')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\bdrag and drop\b/gi, 'drag-and-drop')
    .replaceAll(/\bturn(ing)?\s+([a-z ]{3,30}?)\s+(?:on (?:and|or) off|on\/off)\b/gi, 'toggle $2');
}

const abbreviations = /\b(e\.g|i\.e|vs|approx|incl|no|mr|mrs|dr|st)\.$/i;

/** Sentences and list items, each on its own, without bullets and numbers. */
export function splitSentences(text: string): string[] {
  const lines = cleanText(text)
    .split(/\n+/)
    .map((line) => line.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)]|#{1,6})\s+/, '').trim())
    .filter((line) => line !== '');
  return lines.flatMap(splitLine).flatMap(splitStories).flatMap(splitEndless);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?](?=\s+["'(]?[A-Z0-9"])|;(?=\s)|[。！？]/g)) {
    const piece = line.slice(start, match.index + 1).trim();
    if (match[0] === '.' && abbreviations.test(piece)) continue;
    if (match[0] === ';' && isOneColorSentence(piece, line.slice(match.index + 1))) continue;
    sentences.push(piece);
    start = match.index + 1;
  }
  sentences.push(line.slice(start).trim());
  return sentences
    .map((sentence) => sentence.replace(/[.;!。！]+$/, '').trim())
    .filter((sentence) => sentence !== '');
}

/** “Apply linen as the background; style all components with brown” is said in one breath. */
function isOneColorSentence(before: string, after: string): boolean {
  const next = after.split(/[.;!?](?:\s|$)/)[0] ?? '';
  const both = readColors(`${before} ${next}`);
  return (
    both?.background !== undefined &&
    both.component !== undefined &&
    isColorSentence(before) &&
    namesColor(next)
  );
}

/** What goes on for pages without a stop is cut after a comma or a word: patterns over it would take too long. */
function splitEndless(sentence: string): string[] {
  const most = limits.engine.sentenceLength;
  if (sentence.length <= most) return [sentence];
  const comma = sentence.lastIndexOf(', ', most);
  const space = sentence.lastIndexOf(' ', most);
  const end = comma > most / 2 ? comma + 1 : space > 0 ? space : most;
  return [sentence.slice(0, end).replace(/,$/, ''), ...splitEndless(sentence.slice(end).trim())];
}

/** “User can see… User can click…” without a stop between them are still several wishes. */
function splitStories(sentence: string): string[] {
  return sentence
    .split(
      /(?<=\S)\s+(?=(?:Users?|The user|Developer|Players?|Admins?|Customers?)\s+(?:can|should|must|will|may)\b)/,
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
