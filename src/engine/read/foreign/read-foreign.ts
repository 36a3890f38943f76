import type { Arc, Reading } from '../../reader/reading.ts';
import { connectWords } from './connect-words.ts';
import { decideWords, isEnd } from './decide-words.ts';
import { type Found, findWords, type Item } from './find-words.ts';
import { type Dictionary, fold } from './open-dictionary.ts';

/** A description in another language, read by a dictionary. */
export interface ForeignReading {
  readonly language: string;
  /** With the places in the text as it was written. */
  readonly reading: Reading;
  /** The same spans in English, as the planner takes them. */
  readonly gloss: Reading;
  /** The place in the reading of each span of the gloss. */
  readonly order: readonly number[];
  readonly found: readonly Found[];
  /** Words that the dictionary does not have, as they were written. */
  readonly unknown: readonly string[];
}

/** Something to keep, a part to show, or a kind of app that says by its name what it does. */
export function isPlannable({ spans }: Reading): boolean {
  return spans.some(({ kind }) => 'TPK'.includes(kind));
}

const mostUnknownThings = 3;

export function readForeign(text: string, dictionary: Dictionary): ForeignReading {
  const items = findWords(text, dictionary);
  const decided = decideWords(items, dictionary);
  const named = namedThings(items, decided.found, dictionary);
  const all = new Map([...decided.found, ...named]);
  const places = [...all.keys()].toSorted((a, b) => a - b);
  const found = places.map((at) => all.get(at)).filter((one) => one !== undefined);
  const sentences = sentenceOf(items, places);
  const arcs = connectWords(found, sentences, dictionary.table.objectsFirst);
  const order = inEnglishOrder(found, arcs);
  const spans = found.map(({ kind, start, end }) => ({ kind, start, end }));
  const kept = new Set([...named.values()].map(({ many }) => many));
  return {
    language: dictionary.table.language,
    reading: { text, spans, arcs, tasks: [] },
    gloss: glossOf(found, sentences, arcs, order),
    order,
    found,
    unknown: [...new Set(decided.unknown)].filter((word) => !kept.has(word)),
  };
}

/** In which sentence each found word stands. */
function sentenceOf(items: readonly Item[], places: readonly number[]): number[] {
  let sentence = 0;
  const of: number[] = [];
  for (const [at, item] of items.entries()) {
    if (isEnd(item)) sentence += 1;
    if (places.includes(at)) of.push(sentence);
  }
  return of;
}

/** A noun that nobody has described is kept under its own name, where a sentence names nothing else. */
function namedThings(
  items: readonly Item[],
  found: ReadonlyMap<number, Found>,
  { table, articles }: Dictionary,
): Map<number, Found> {
  const named = new Map<number, Found>();
  let from = 0;
  for (let at = 0; at <= items.length; at++) {
    const item = items[at];
    if (item !== undefined && !isEnd(item)) continue;
    const inside = Array.from({ length: at - from }, (_, offset) => from + offset);
    from = at + 1;
    if (inside.some((place) => 'TP'.includes(found.get(place)?.kind ?? '-'))) continue;
    for (const place of inside) {
      const { type, words, start, end } = items[place] ?? { type: 'sign', words: '', start: 0, end: 0 };
      const before = fold(items[place - 1]?.words ?? '');
      const isNoun = table.joinsWords ? /^\p{Lu}/u.test(words) && place !== inside[0] : false;
      if (type !== 'unknown' || !(isNoun || articles.has(before) || before === 'de')) continue;
      const english = fold(words)
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim();
      if (english.length < 3 || named.size >= mostUnknownThings) continue;
      named.set(place, { kind: 'T', english, one: words, many: words, start, end });
    }
  }
  return named;
}

/** In English the act stands before what it is about: “Kurse buchen” is “book, courses”. */
function inEnglishOrder(found: readonly Found[], arcs: readonly Arc[]): number[] {
  const key = (at: number) => {
    const objects = arcs
      .filter(({ from, to }) => from === at && 'TP'.includes(found[to]?.kind ?? '-'))
      .map(({ to }) => to);
    return found[at]?.kind === 'A' && objects.length > 0 ? Math.min(at, Math.min(...objects) - 0.5) : at;
  };
  return found.map((_, at) => at).toSorted((a, b) => key(a) - key(b) || a - b);
}

/** The found words in English, one after another, with their places there. */
function glossOf(
  found: readonly Found[],
  sentences: readonly number[],
  arcs: readonly Arc[],
  order: readonly number[],
): Reading {
  let text = '';
  const spans = order.flatMap((at, place) => {
    const one = found[at];
    if (one === undefined) return [];
    const before = order[place - 1];
    text += before === undefined ? '' : sentences[at] === sentences[before] ? ', ' : '. ';
    const start = text.length;
    text += one.kind === 'V' ? one.many : one.english;
    return [{ kind: one.kind, start, end: text.length }];
  });
  const color = found.find(({ kind }) => kind === 'C');
  if (color !== undefined) text += `. Use ${color.english} as the color of the components.`;
  const placeOf = (at: number) => order.indexOf(at);
  return {
    text,
    spans,
    arcs: arcs.map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) })),
    tasks: [],
  };
}
