import { de } from '../../knowledge/languages/de.ts';
import { es } from '../../knowledge/languages/es.ts';
import { fr } from '../../knowledge/languages/fr.ts';
import { languageOf } from '../language.ts';
import { findWords, type Item } from './find-words.ts';
import { type Dictionary, fold, openDictionary } from './open-dictionary.ts';

const tables = [de, fr, es];
const opened = new Map<string, Dictionary>();

/** The dictionary of a language, where there is one. */
export function dictionaryOf(language: string): Dictionary | undefined {
  const table = tables.find((one) => one.language === language);
  if (table === undefined) return undefined;
  const known = opened.get(language) ?? openDictionary(table);
  opened.set(language, known);
  return known;
}

const englishOnly = new Set('for with my the of and to is are our who that where from your'.split(' '));

/** “Sudoku” and “Blog” are the same in English. */
function isAlike({ words, entries }: Item): boolean {
  return entries.some(({ english }) => fold(english) === fold(words));
}

const mostWordsOfShort = 60;
const fewWords = 8;

/** The language of a text. Few words show it only by being in a dictionary, and by not being English. */
export function languageIn(text: string, isEnglish: (word: string) => boolean): string {
  const language = languageOf(text);
  if (language !== 'en') return language;
  const words = text.split(/[^\p{L}'’-]+/u).filter((word) => word.length > 1);
  if (words.length === 0 || words.length > mostWordsOfShort) return 'en';
  const isStrange = (word: string) => /[^\p{ASCII}]/u.test(word) || !isEnglish(word);
  const strange = words.filter(isStrange).length / words.length;
  const shares = tables.map((table) => {
    const dictionary = dictionaryOf(table.language);
    const items =
      dictionary === undefined ? [] : findWords(text, dictionary).filter(({ type }) => type !== 'sign');
    const known = items.filter(({ type }) => type !== 'unknown');
    const own = known.filter(
      (item) => isStrange(item.words) && /^\p{L}{2}/u.test(item.words) && !isAlike(item),
    );
    return { language: table.language, share: known.length / Math.max(1, items.length), own: own.length };
  });
  const enough = words.length > fewWords || words.some((word) => englishOnly.has(word.toLowerCase())) ? 3 : 1;
  const [best] = shares
    .filter(({ own, share }) => own >= enough && (share >= 0.6 || strange >= 0.5))
    .toSorted((x, y) => y.own - x.own || y.share - x.share);
  return best?.language ?? 'en';
}
