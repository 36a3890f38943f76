import type { Found, Item } from './find-words.ts';
import { type Dictionary, type Entry, fold } from './open-dictionary.ts';

/** What was decided of a text: its known words with one meaning each, and what is not known. */
export interface Decided {
  readonly items: readonly Item[];
  /** The meaning of an item, by its place among them. */
  readonly found: ReadonlyMap<number, Found>;
  readonly unknown: readonly string[];
}

const ends = /^[.!?;\n]+$/;

export function isEnd({ type, words }: Item): boolean {
  return type === 'sign' && ends.test(words);
}

/** One meaning for each known word, from what stands around it. */
export function decideWords(items: readonly Item[], dictionary: Dictionary): Decided {
  const found = new Map<number, Found>();
  const unknown: string[] = [];
  let hasThing = false;
  let bracket: 'values' | undefined;
  for (const [at, item] of items.entries()) {
    if (item.words === '(') bracket = found.get(lastFound(found))?.kind === 'F' ? 'values' : undefined;
    if (item.words === ')') bracket = undefined;
    if (bracket === 'values' && (item.type === 'known' || item.type === 'unknown')) {
      found.set(at, valueOf(item));
      continue;
    }
    if (isRuledOut(items, at, dictionary)) {
      found.set(at, { ...valueOf(item), kind: 'Z', english: 'login' });
      continue;
    }
    if (item.type === 'unknown') unknown.push(item.words);
    if (item.type !== 'known') continue;
    const entry = chooseEntry(item, at, items, hasThing, dictionary);
    const isActor = entry.kind === 'R' && doesSomething(items, at, dictionary);
    const kind = entry.kind === 'R' && !isActor ? 'T' : entry.kind;
    hasThing ||= kind === 'T';
    found.set(at, { ...entry, kind, start: item.start, end: item.end });
  }
  return { items, found, unknown };
}

const lastFound = (found: ReadonlyMap<number, Found>) => [...found.keys()].at(-1) ?? -1;

function valueOf({ words, start, end }: Item): Found {
  return { kind: 'V', english: words, one: words, many: words, start, end };
}

/** “ohne Anmeldung”: nobody signs in. */
function isRuledOut(items: readonly Item[], at: number, { without, signIn }: Dictionary): boolean {
  const before = items[at - 1];
  const item = items[at];
  return (
    before !== undefined &&
    item !== undefined &&
    without.has(fold(before.words)) &&
    signIn.has(fold(item.words))
  );
}

/** Nouns are written with a capital in German, and stand after an article elsewhere; what a thing has follows it. */
function chooseEntry(
  { entries, words }: Item,
  at: number,
  items: readonly Item[],
  hasThing: boolean,
  { table, articles }: Dictionary,
): Entry {
  const before = items[at - 1];
  const isNoun = table.joinsWords
    ? /^\p{Lu}/u.test(words)
    : before !== undefined && articles.has(fold(before.words));
  const order = isNoun ? (hasThing ? 'FTRPKXVCA' : 'KTRPFXVCA') : hasThing ? 'AFTRPKXVC' : 'AKTRPFXVC';
  // “Fotos zeigen”: what is acted on is kept, be it elsewhere a property.
  const isListed =
    before !== undefined && /^[,:(]$|^(?:mit|und|hat|sowie|avec|et|con|y|e|de cada)$/i.test(before.words);
  const preferred =
    hasThing && !isListed && !isFollowedByList(items, at) ? order.replace('FTR', 'TRF') : order;
  const [best] = entries.toSorted((a, b) => preferred.indexOf(a.kind) - preferred.indexOf(b.kind));
  return best ?? { kind: 'V', english: words, one: words, many: words };
}

/** After an article a property is still listed: “mit dem Preis, der Größe”. */
function isFollowedByList(items: readonly Item[], at: number): boolean {
  const two = items[at - 2];
  return two !== undefined && /^[,:(]$|^(?:mit|und|hat|avec|et|con|y)$/i.test(two.words);
}

/** People who can or do something, and are not what is kept. */
function doesSomething(items: readonly Item[], at: number, dictionary: Dictionary): boolean {
  for (let next = at + 1; next < items.length; next++) {
    const item = items[next];
    if (item === undefined || isEnd(item)) return false;
    if (item.type === 'small' && dictionary.modals.has(fold(item.words))) return true;
    if (item.type === 'small' || item.words === 'se') continue;
    if (item.type !== 'known' || !item.entries.some(({ kind }) => kind === 'A')) return false;
    if (!dictionary.table.objectsFirst || !item.words.endsWith('en')) return true;
    return actsOnNext(items, next);
  }
  return false;
}

/** “Mitglieder buchen Kurse”, but not “Kunden verwalten und Rechnungen …”, where the next clause begins. */
function actsOnNext(items: readonly Item[], act: number): boolean {
  for (const item of items.slice(act + 1)) {
    if (item.type === 'sign' || /^(?:und|oder|sowie)$/i.test(item.words)) return false;
    if (item.entries.some(({ kind }) => kind === 'T' || kind === 'P')) return true;
    if (item.type === 'known') return false;
  }
  return false;
}
