import { numberWords } from '../facts/number-words.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { type EntryKind, entryKind } from './entry-kinds.ts';

/** Two sorts of entries that one book is kept of: “feeding and vet log for a stray cat colony”. */
export interface SaidLog {
  readonly kinds: readonly [EntryKind, EntryKind];
  /** The words that the text has for them. */
  readonly words: readonly [string, string];
  /** “feeding and vet log”. */
  readonly name: string;
  /** What they are about, in the singular; undefined where that is one alone or was not said. */
  readonly about: string | undefined;
  readonly count: number | undefined;
  /** “for my mum”: whose it is. */
  readonly rest: string;
}

const book = String.raw`log|log ?book|diary|journal|records?|book|tracker|schedule|register|history|chart|sheet|list|planner`;
const pattern = new RegExp(
  String.raw`\b(\p{L}+)\s+(?:and|&|\+|n)\s+(\p{L}+)\s+(?:${book})\b\s*(?:(?:for|of|about|on)\s+|,\s*)?([^.;:!?\n]*)`,
  'iu',
);
/** Who says more than this says it in other words, too. */
const mostWords = 16;

export function saidLog(text: string): SaidLog | undefined {
  if (text.trim().split(/\s+/u).length > mostWords) return undefined;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [whole, first = '', second = '', rest = ''] = match;
  const [one, other] = kindsOf(nounLemma(first), nounLemma(second));
  if (one === undefined || other === undefined || one === other || one.many === other.many) return undefined;
  const name = whole
    .slice(0, whole.length - rest.length)
    .replace(/\s*(?:(?:for|of|about|on)\s*|,\s*)$/iu, '');
  return {
    kinds: [one, other],
    words: [nounLemma(first), nounLemma(second)],
    name: name.trim(),
    rest: rest.trim().replace(/[,\s]+$/u, ''),
    ...aboutOf(rest),
  };
}

/** Who waters something feeds a plant. */
function kindsOf(first: string, second: string): (EntryKind | undefined)[] {
  const isOfPlants = [first, second].some((word) => word.startsWith('water'));
  return [first, second].map((word) =>
    entryKind(isOfPlants && word.startsWith('feed') ? 'fertiliser' : word),
  );
}

const together =
  /\s+(?:colony|herd|flock|pack|stable|kennel|fleet|group|collection|family|litter|hive|farm)$/iu;
const club = /\b(?:club|team|squad|side)$/iu;
const loose = /^(?:an?|the|my|our|all|some|each of|stray|wild|old|new|little|small|delivery|pet|baby)\s+/iu;

/** “our 3 delivery vans” → van, three of them. */
function aboutOf(rest: string): Pick<SaidLog, 'about' | 'count'> {
  const none = { about: undefined, count: undefined };
  let words = rest.split(/\s+(?:in|at|on|near|with|and|who|that|from)\s|,/u)[0]?.trim() ?? '';
  const isAll = together.test(words) || club.test(words);
  const isOne = /^(?:my|an?)\s/iu.test(words) && !isAll;
  let count: number | undefined;
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(loose, '');
    const [, figure = ''] = /^(\d+|\p{L}+)\s/u.exec(words) ?? [];
    const value = /^\d+$/u.test(figure) ? Number(figure) : numberWords[figure.toLowerCase()];
    if (value === undefined) continue;
    count = value;
    words = words.slice(figure.length).trim();
  }
  if (club.test(words)) return { about: 'player', count };
  const noun = nounLemma(words.replace(together, ''));
  const isMany = isAll || count !== undefined || noun !== words.toLowerCase();
  const isSound = /^\p{Ll}+(?: \p{Ll}+)?$/u.test(noun) && (isMany || !isOne);
  return isSound && isMany && !(isPerson(noun) && !isMany) ? { about: noun, count } : none;
}
