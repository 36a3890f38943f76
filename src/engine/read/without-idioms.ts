import type { Reading } from '../reader/reading.ts';

/** Phrases whose nouns name nothing: who keeps an eye on plants has no eyes to keep. */
const idioms =
  /\b(?:(?:keep|keeping|have|having) (?:an? (?:close )?eye on|tabs on|(?:a )?track of|(?:a )?note of|(?:a )?record of)|(?:stay|staying|keep|keeping|be) on top of|(?:get|getting) (?:rid|hold) of|mak(?:e|ing) sure|tak(?:e|ing) (?:care|stock) of|at a glance|in one place|once and for all)\b/gi;

/** A reading without the word groups that lie within a phrase of which no word is meant by itself. */
export function withoutIdioms(reading: Reading): Reading {
  const { text, spans, arcs } = reading;
  const phrases = [...text.matchAll(idioms)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isMeant = spans.map(
    ({ kind, start, end }) =>
      kind === 'A' || !phrases.some((phrase) => start >= phrase.start && end <= phrase.end),
  );
  if (isMeant.every(Boolean)) return reading;
  const places = spans.map((_, index) => isMeant.slice(0, index).filter(Boolean).length);
  return {
    ...reading,
    spans: spans.filter((_, index) => isMeant[index]),
    arcs: arcs
      .filter(({ from, to }) => isMeant[from] === true && isMeant[to] === true)
      .map(({ from, to }) => ({ from: places[from] ?? from, to: places[to] ?? to })),
  };
}
