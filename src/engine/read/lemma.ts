import nlp from 'compromise/three';
import { singularPhrase } from './words.ts';

/** Base form of a verb with its particle: “lent” → “lend”, “checks in” → “check in”. */
export function verbLemma(words: string): string {
  const plain = words.toLowerCase().trim();
  const read = nlp(plain);
  read.tag('Verb');
  return read.verbs().toInfinitive().text('normal') || plain;
}

/** “lost items” → “lost item”. */
export function nounLemma(words: string): string {
  return singularPhrase(words.toLowerCase().trim());
}
