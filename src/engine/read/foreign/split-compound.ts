import type { Dictionary, Entry } from './open-dictionary.ts';

/** A part of a word that is written together with another. */
export interface CompoundPart {
  readonly entry: Entry;
  /** Where it stands in the word. */
  readonly start: number;
  readonly end: number;
}

const shortestWord = 7;
/** Nobody writes longer ones, and each place in it is tried. */
const longestWord = 60;
const shortestPart = 3;
const shortestHead = 4;
const joints = /(?:s|n|en|es|er|e)$/i;
const heads = 'TRFPK';

/** “Bücherliste” is a list of books, “Zimmerpflanzen” are plants: by its last part, and by the first where that is known too. */
export function splitCompound(word: string, dictionary: Dictionary): CompoundPart[] {
  if (word.length < shortestWord || word.length > longestWord) return [];
  let half: CompoundPart[] = [];
  for (let at = shortestPart; at <= word.length - shortestHead; at++) {
    const head = dictionary.find(word.slice(at)).find(({ kind }) => heads.includes(kind));
    if (head === undefined) continue;
    const left = word.slice(0, at);
    const first = [left, left.replace(joints, '')]
      .flatMap((part) => (part.length < shortestPart ? [] : dictionary.find(part)))
      .find(({ kind }) => 'TRX'.includes(kind));
    if (first !== undefined) return joined(word, at, first, head);
    if (half.length === 0 && word.length - at > shortestHead) half = [whole(word, head, head.english)];
  }
  return half;
}

function joined(word: string, at: number, first: Entry, head: Entry): CompoundPart[] {
  if ((head.kind === 'K' || head.kind === 'P') && first.kind !== 'X')
    return [
      { entry: { ...first, kind: 'T' }, start: 0, end: at },
      { entry: head, start: at, end: word.length },
    ];
  const isOwn = head.kind === 'T' || head.kind === 'R';
  return [whole(word, head, isOwn ? `${first.english} ${head.english}` : head.english)];
}

function whole(word: string, { kind }: Entry, english: string): CompoundPart {
  return { entry: { kind, english, one: word, many: word }, start: 0, end: word.length };
}
