import type { Said, SaidSource } from './said.ts';
import { checkedWords, notFound } from './said-words.ts';

/** For a file: what was said with its marks in words, who said it, and the sources. */
export function saidMarkdown(said: Said): string {
  const { by, sources, trouble } = said;
  return [
    markedText(said),
    trouble === undefined ? '' : `*${trouble}*`,
    `*Said by ${by.name} at ${by.place}. ${checkedWords(said)}*`,
    sources.map(sourceLine).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function markedText({ text, marks }: Said): string {
  let marked = '';
  let at = 0;
  for (const { until } of marks.toSorted((one, other) => one.until - other.until)) {
    marked += `${text.slice(at, until)} (${notFound})`;
    at = until;
  }
  return marked + text.slice(at);
}

function sourceLine({ number, title, place, address }: SaidSource): string {
  const name = address === undefined ? title : `[${title}](${address})`;
  return `- \\[${number}\\] ${name}${place === '' ? '' : `, ${place}`}`;
}
