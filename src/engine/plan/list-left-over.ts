import { limits } from '../../kernel/limits.ts';
import { contentWords, type PlacedWord } from '../read/content-words.ts';
import { readColors } from '../read/read-colors.ts';
import { singular } from '../read/words.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';

/** Between two words of one phrase there are small words at most: “tied up at the jetty”. */
const widestGap = 14;

export const leftOverNote = 'Nothing in the app was made of these words.';

/** The words of a description that no wish holds and that stand nowhere in the app, with their places. */
export function leftOver(spec: AppSpec, text: string): PlacedWord[] {
  const held = heldPlaces(spec.trace, text);
  const shown = wordsOf(shownTexts(spec));
  return contentWords(text).filter(
    ({ word, start, end }) => !held(start, end) && !plainForms(word).some((form) => shown.has(form)),
  );
}

/** Nothing is dropped in silence: what is left over is listed in the words of its author, in one entry. */
export function listLeftOver(spec: AppSpec, text: string): TraceEntry[] {
  const phrases = phrasesOf(leftOver(spec, text), text);
  if (phrases.length === 0) return [];
  const request = phrases.map(([start, end]) => text.slice(start, end).replaceAll(/\s+/g, ' ')).join(' … ');
  return [
    {
      request: request.slice(0, limits.engine.textLength),
      served: [],
      note: leftOverNote,
      at: phrases,
    },
  ];
}

/** Neighbouring words are one phrase, within a sentence. */
function phrasesOf(words: readonly PlacedWord[], text: string): [start: number, end: number][] {
  const phrases: [start: number, end: number][] = [];
  for (const { start, end } of words) {
    const last = phrases.at(-1);
    const between = last === undefined ? '' : text.slice(last[1], start);
    if (last !== undefined && between.length <= widestGap && !/[.!?;:,\n()]/.test(between)) last[1] = end;
    else phrases.push([start, end]);
  }
  return phrases;
}

/** Whether the words of a wish stand at a place: by the places of the wish, or else by its words. Colours went into the theme. */
function heldPlaces(trace: readonly TraceEntry[], text: string): (start: number, end: number) => boolean {
  const isHeld = new Uint8Array(text.length);
  const hold = (start: number, end: number) => isHeld.fill(1, start, end);
  for (const { request, at } of trace) {
    for (const [start, end] of at ?? []) hold(start, end);
    for (const part of request.split(' … ')) {
      const start = part === '' ? -1 : text.indexOf(part);
      if (start >= 0) hold(start, start + part.length);
    }
  }
  for (const sentence of text.matchAll(/[^.!?\n]+/g))
    if (readColors(sentence[0].trim()) !== undefined)
      hold(sentence.index, sentence.index + sentence[0].length);
  return (start, end) => isHeld.subarray(start, end).every((one) => one === 1);
}

/** What an app shows of a description: what it is called, what it keeps, and by which words. */
function shownTexts({ name, tagline, roles, pages, entities, actions }: AppSpec): string[] {
  return [
    name,
    tagline,
    ...roles,
    ...pages.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title ?? '')]),
    ...entities.flatMap(({ one, many, fields, samples }) => [
      one,
      many,
      ...fields.flatMap(({ label, options }) => [label, ...(options ?? [])]),
      ...samples.map((sample) => String(sample['name'] ?? '')),
    ]),
    ...actions.map(({ label }) => label),
  ];
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => contentWords(text).flatMap(({ word }) => plainForms(word))));
}

const plainForms = (word: string) => {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  return [lower, singular(lower)];
};
