import { countWords, wordsOf } from './note-words.ts';
import type { ReadNotes } from './read-notes.ts';

type TermKind = 'figure' | 'name' | 'term';

/** Something worth asking for, where it stands in its sentence. */
export interface FoundTerm {
  readonly kind: TermKind;
  readonly text: string;
  /** Where it begins in the sentence. */
  readonly at: number;
}

const figure =
  /(?<![\p{L}\p{N}.,])(?:[$€£¥]\s?)?\d+(?:[.,\u202f ]\d{3})*(?:[.,]\d+)?(?:\s?(?:%|°[CF]?|per ?cent|percent|million|billion|thousand|kilomet(?:re|er)s?|met(?:re|er)s?|kilograms?|grams?|km|cm|mm|nm|kg|mg|kJ|J|kW|W|V|Hz|litres?|liters?|degrees|years?|days?|hours?|minutes?|seconds?|BC|AD|BCE|CE)(?![\p{L}]))?/gu;
const name = /(?<![\p{L}])\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:of|the|de|von|van|da|di)\s+)?\p{Lu}[\p{L}’'-]+)*/gu;

/** The words that the notes are about: said at least twice, the most frequent first. */
export function keyTerms(notes: ReadNotes): ReadonlyMap<string, string> {
  const counts = [...countWords(notes.sentences.map(({ text }) => text))]
    .filter(([stem, { count }]) => count >= 2 && stem.length >= 4)
    .toSorted((one, other) => other[1].count - one[1].count)
    .slice(0, Math.max(12, Math.round(notes.sentences.length * 1.5)));
  return new Map(counts.map(([stem, { word }]) => [stem, word]));
}

/** Figures, names and key terms of a sentence. Names are not looked for at its beginning, where every word has a capital. */
export function termsIn(sentence: string, keys: ReadonlyMap<string, string>): FoundTerm[] {
  const found: FoundTerm[] = [];
  const isFree = (at: number, text: string) =>
    found.every((other) => at + text.length <= other.at || at >= other.at + other.text.length);
  const add = (kind: TermKind, text: string, at: number) => {
    if (isFree(at, text)) found.push({ kind, text, at });
  };
  for (const { 0: text, index } of sentence.matchAll(figure)) {
    const isListNumber = index === 0 && /^\d{1,2}[.)]?\s/.test(sentence);
    if (!isListNumber) add('figure', text.trimEnd(), index);
  }
  for (const { 0: text, index } of sentence.matchAll(name)) {
    const isBeginning = !/[\p{L}\p{N}]/u.test(sentence.slice(0, index));
    if (!isBeginning || text.includes(' ')) addName(text, index, isBeginning);
  }
  for (const { word, stem, at } of wordsOf(sentence)) if (keys.has(stem)) add('term', word, at);
  return found;

  function addName(text: string, at: number, isBeginning: boolean) {
    const article = isBeginning
      ? (/^(?:The|A|An|In|On|At|By|From|After|Before|When|While|As|If|But|And|Since|During)\s+/.exec(
          text,
        )?.[0] ?? '')
      : '';
    const rest = text.slice(article.length);
    if (rest.length > 2) add('name', rest, at + article.length);
  }
}

/** What stands for the shape of a figure, so that a year is set beside years and a percentage beside percentages. */
export function figureShape(text: string): string {
  if (/^\d{4}$/.test(text)) return 'year';
  return text.replace(/\d+(?:[.,\u202f ]\d+)*/g, '#').replace(/s$/, '');
}
