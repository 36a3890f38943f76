import type { Reading } from '../reader/reading.ts';

const count =
  /^(?:(?:the|our|my|about|some|around|only|all)\s+)?(?:\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|dozens of|several|a few|both)\s+(?=\p{L})/iu;

/** A reading in which things and people are called by their word alone: “four ringers” are ringers, of whom there are four. */
export function withoutCounts(reading: Reading): Reading {
  const { text, spans } = reading;
  return {
    ...reading,
    spans: spans.map((span) => {
      if (span.kind !== 'T' && span.kind !== 'R') return span;
      const counted = count.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
      return counted === 0 ? span : { ...span, start: span.start + counted };
    }),
  };
}
