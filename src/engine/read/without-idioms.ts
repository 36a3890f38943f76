import type { Reading } from '../reader/reading.ts';

/** Phrases whose nouns name nothing: who keeps an eye on plants has no eyes to keep. */
const idioms =
  /\b(?:(?:keep|keeping|have|having) (?:an? (?:close )?eye on|tabs on|(?:a )?track of|(?:a )?note of|(?:a )?record of)|(?:stay|staying|keep|keeping|be) on top of|(?:get|getting) (?:rid|hold) of|mak(?:e|ing) sure|tak(?:e|ing) (?:care|stock) of|at a glance|in one place|once and for all)\b/gi;

/** What people have by now and want to be rid of: who tried a spreadsheet asks for none. */
const today =
  /\b(?:tried|used|using|(?:we|i) use|(?:we|i) have|had|currently|at the moment|right now|so far|until now|instead of|tired of|sick of|fed up with|happens?|lives?|done|kept|written)\b[^.;:!?]{0,30}?\b(?:spreadsheets?|excel(?: (?:sheet|file|table)s?)?|google (?:sheet|doc|form)s?|whats ?app(?: (?:group|chat|thread)s?)?|paper(?: lists?| diary| calendar)?|notebooks?|note ?pads?|exercise books?|ring binders?|clipboards?|whiteboards?|index cards|slips of paper|sticky notes|post-its?)\b/gi;

/** A reading without the word groups that lie within a phrase of which no word is meant by itself. */
export function withoutIdioms(reading: Reading): Reading {
  const { text, spans, arcs } = reading;
  const phrases = [...text.matchAll(idioms), ...nowIn(text)].map((match) => ({
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

/** The tools themselves, the last words of such a phrase. */
function nowIn(text: string): { index: number; 0: string }[] {
  return [...text.matchAll(today)].map((match) => {
    const tool =
      /(?:google |whats ?|paper |exercise |ring |index |note ?)?[\w-]+(?: (?:sheet|file|table|group|chat|thread)s?)?$/i.exec(
        match[0],
      )?.[0] ?? '';
    return { index: match.index + match[0].length - tool.length, 0: tool };
  });
}
