import type { Block } from './block.ts';
import { blocks } from './blocks.gen.ts';
import { things } from './knowledge/things.gen.ts';
import { indexThings } from './plan/find-thing.ts';
import { indexPhrases, lemmas, matchBlocks } from './plan/match-block.ts';
import { recipes } from './plan/recipes.ts';
import { withoutContainer } from './plan/without-container.ts';
import { dictionaryOf, languageIn } from './read/foreign/known-languages.ts';
import { languageQuestion } from './read/foreign/language-question.ts';
import { isPlannable, readForeign } from './read/foreign/read-foreign.ts';
import { judgeDescription, meantText, saysNothingAtAll } from './read/judge/judge-description.ts';
import type { QuestionBack } from './read/judge/question.ts';
import { singularPhrase } from './read/words.ts';
import type { Reading } from './reader/reading.ts';

interface Known {
  readonly isThing: (word: string) => boolean;
  readonly isKind: (phrase: string) => boolean;
}

let known: Known | undefined;

/** What the planner could make something of, by its names. */
function openKnown(): Known {
  const index = indexThings(things);
  const phrases = indexPhrases(blocks as unknown as readonly Block[]);
  const named = new Set(recipes.flatMap(({ words }) => words.map((phrase) => lemmas(phrase).join(' '))));
  const isThing = (word: string) => index.has(singularPhrase(word));
  return {
    isThing,
    isKind: (phrase) =>
      matchBlocks(phrase, phrases).some(({ block }) => block.size !== 'part') ||
      named.has(lemmas(phrase).join(' ')) ||
      named.has(lemmas(withoutContainer(phrase)).join(' ')) ||
      isThing(withoutContainer(phrase)),
  };
}

/** In whatever language: what to ask back of a description, with what the learned reader knows of it where it is there; undefined where it can be built. */
export function judge(
  description: string,
  reading?: Reading,
  isWord: (word: string) => boolean = () => true,
): QuestionBack | undefined {
  known ??= openKnown();
  const text = meantText(description);
  const language = languageIn(text, isWord);
  if (language === 'en') return judgeDescription(description, { reading, isWord, ...known });
  const nothing = saysNothingAtAll(text);
  if (nothing !== undefined) return nothing;
  const dictionary = dictionaryOf(language);
  const isRead = dictionary !== undefined && isPlannable(readForeign(text, dictionary).gloss);
  return isRead ? undefined : languageQuestion(language);
}
