import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import englishWords from 'an-array-of-english-words';
import { asTyped } from '../../src/engine/grammar/as-typed.ts';
import { plural, sentenceCase, singular } from '../../src/engine/read/words.ts';

const engine = join(import.meta.dirname, '../../src/engine');
/** Where texts of apps come from, besides their descriptions. */
const written = ['blocks', 'fit', 'knowledge', 'plan'];

const pattern = /\p{L}+(?:['’]\p{L}+)*/gu;

export function wordsIn(text: string): string[] {
  return [...text.normalize('NFC').matchAll(pattern)].map(([word]) => word.replace(/['’]s$/, ''));
}

/** What counts as a word whatever the description: English words, and those that people wrote into the texts of the engine. */
export function knownWords(): ReadonlySet<string> {
  return new Set([...englishWords, ...ownWords()]);
}

/** Only texts in quotes: names of variables are no words. */
function ownWords(): string[] {
  return written.flatMap((folder) =>
    readdirSync(join(engine, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .flatMap((entry) => quoted(readFileSync(join(entry.parentPath, entry.name), 'utf8')))
      .flatMap((text) => wordsIn(text).map((word) => word.toLowerCase())),
  );
}

function quoted(source: string): string[] {
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g)].map(
    ([, single, template, double]) =>
      (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}|\\./g, ' '),
  );
}

/** Words on the screens of an app that are none: not known, not in its description, and no form of such a word. */
export function nonWords(
  texts: readonly string[],
  description: string,
  known: ReadonlySet<string>,
): string[] {
  const said = new Set(wordsIn(description).map((word) => word.toLowerCase()));
  const isKnown = (word: string) => known.has(word) || said.has(word);
  const isWord = (word: string) =>
    word.length === 1 ||
    isKnown(word) ||
    said.has(`${word}s`) ||
    // Of “ticket-sellers” each part is one; of “DailyJournalApp” too.
    (isKnown(singular(word)) && plural(singular(word)) === word) ||
    (isKnown(plural(word)) && singular(plural(word)) === word);
  const found = texts.flatMap(wordsIn).filter((word) => !isWord(word.toLowerCase().replaceAll('’', "'")));
  return [...new Set([...found, ...cutWords(texts), ...miswritten(texts, description, known)])];
}

/** “In- changelog”: what is left where a part of a word was taken out. */
function cutWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(/(?<=^|\s)\p{L}+-(?=\s|$)/gu)].map(([word]) => word));
}

/** Names and acronyms that are not written as their author did: “bristol”, “Saas”. */
function miswritten(texts: readonly string[], description: string, known: ReadonlySet<string>): string[] {
  return texts.flatMap((text) =>
    wordsIn(text).filter((word) => {
      const typed = asTyped(word.toLowerCase(), description);
      const isName = /\p{Lu}.*\p{Lu}/u.test(typed) || !known.has(word.toLowerCase());
      return isName && typed !== word.toLowerCase() && word !== typed && word !== sentenceCase(typed);
    }),
  );
}
