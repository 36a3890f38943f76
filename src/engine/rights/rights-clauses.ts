import type { ToldClause } from '../told/told-clauses.ts';

/** A part of a text in which somebody may say who does or sees what. */
export interface RightsClause extends ToldClause {
  /** Cut out of notes without commas: its first words may belong to something else. */
  readonly isCut: boolean;
}

const sentences = /[^.!?\n;]+(?:[.](?=[^\s])[^.!?\n;]*)*(?:\?\s+(?:only|just)\s+[^.!?\n;]+)?/gu;
const joints =
  /,\s+|\s+but\s+|\s+while\s+|\s+and\s+(?=(?:only|just|nobody|no one|the|they|both|all|he|she|I|we|you)\b)|\s+[–—]\s+/giu;
const numbering = /^\s*(?:\(?\d+(?:\.\d+)*[.)]?|[A-Z]{1,4}-?\d+(?:\.\d+)*[.:]?|[A-Z]\.\d+|[-*•])\s+(?=\S)/u;
const connecting =
  /^(?:(?:and|but|or|so|also|then|oh|of course|please|pls|plus|however|well|yes|in addition|additionally|besides|for that|important)[,:]?\s+)+/iu;

/** The parts of a text in which somebody may say who does or sees what: sentences, and what stands between their commas. */
export function rightsClauses(text: string): RightsClause[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) => {
    const cuts = [...sentence.matchAll(joints)];
    const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
    const ends = [...cuts.map((cut) => cut.index), sentence.length];
    const pieces = starts.map((start, at) => [start, ends[at] ?? start] as const);
    const spans = pieces.length > 1 ? [[0, sentence.length] as const, ...pieces] : pieces;
    const cut = sentence.length > longSentence ? windows(sentence, pieces) : [];
    return [...spans, ...cut]
      .map(([start, end], at) => ({
        isCut: at >= spans.length,
        words: plainly(sentence.slice(start, end)),
        start: index + start,
        end: index + end,
      }))
      .filter(({ words }) => words !== '');
  });
}

const longSentence = 90;
const closing =
  /\b(?:only|alone|(?:no ?one|nobody|no-one) else|the public|own [\p{L}]+(?: only)?|hidden from [\p{L}]+|:\s+(?:the\s+)?[\p{L}]+(?:\s[\p{L}]+)?(?:\s+ok)?|(?:must|has to|have to)\s+(?:ok|okay|approve|agree|say yes|confirm|sign)(?:\s+(?:every|each|any|the)\s+\p{L}+)?|(?:signs off|approves|okays)\s+(?:every|each|any)\s+\p{L}+|(?:releases|unblocks|verifies)\s+\p{L}+)(?=\s|$)/giu;
const fewest = 3;
const most = 9;

/** In notes without commas, a few words before what ends such a wish may be all of it: the fewest first. */
function windows(sentence: string, pieces: readonly (readonly [number, number])[]): [number, number][] {
  return pieces
    .filter(([start, end]) => end - start > longSentence)
    .flatMap(([from, to]) =>
      [...sentence.slice(from, to).matchAll(closing)].flatMap((match) => {
        const end = from + match.index + match[0].length;
        const starts = [...sentence.slice(from, end).matchAll(/\S+/gu)].map(({ index }) => from + index);
        return Array.from({ length: most - fewest + 1 }, (_, at) => starts.at(-(at + fewest)))
          .filter((start) => start !== undefined)
          .map((start): [number, number] => [start, end]);
      }),
    );
}

const plain: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can['’]?t|can not)\b/giu, 'cannot'],
  [/\b(is|are|was|do|does|did|has|have|must|should|would|may|need)n['’]?t\b/giu, '$1 not'],
  [/\bain['’]?t\b/giu, 'are not'],
  [/\b(?:has|have) to\b|\b(?:has|have|['’]ve) got to\b|\bneeds? to\b(?! be)/giu, 'must'],
];

function plainly(words: string): string {
  return plain
    .reduce((all, [pattern, instead]) => all.replaceAll(pattern, instead), words)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(numbering, '')
    .replace(/^\s*\p{Lu}{3,}:\s+/u, '')
    .replace(connecting, '')
    .trim();
}
