import { leftOver, leftOverNote } from '../../src/engine/plan/list-left-over.ts';
import { contentWords } from '../../src/engine/read/content-words.ts';
import type { AppSpec } from '../../src/engine/spec/app-spec.ts';
import { nonWords, wordsIn } from './known-words.ts';
import { screenTexts } from './screen-texts.ts';

export interface WordCount {
  readonly onScreen: number;
  readonly nonWords: readonly string[];
  /** Words of the description that carry meaning. */
  readonly content: number;
  /** Of these, those that are neither in a wish nor in the app. */
  readonly unmeant: number;
  /** Of these, those that the plan does not even list. */
  readonly unaccounted: number;
}

export const noWords: WordCount = { onScreen: 0, nonWords: [], content: 0, unmeant: 0, unaccounted: 0 };

export function countWords(spec: AppSpec, description: string, known: ReadonlySet<string>): WordCount {
  const texts = screenTexts(spec);
  const unlisted = { ...spec, trace: spec.trace.filter(({ note }) => note !== leftOverNote) };
  return {
    onScreen: texts.flatMap(wordsIn).length,
    nonWords: nonWords(texts, description, known),
    content: contentWords(description).length,
    unmeant: leftOver(unlisted, description).length,
    unaccounted: leftOver(spec, description).length,
  };
}
