import { type Reading, wordsOf } from '../reader/reading.ts';
import type { CasePlan } from './case-plan.ts';

/** “Ward 7B”, “Room 3”: a word with the number that tells it apart. */
const numbered = /\b(\p{Lu}\p{Ll}+) (\d+\p{Lu}?|\p{Lu})\b/gu;

/** Where a text is about Ward 7B, what the case tells of its Ward 9 is told of Ward 7B. */
export function takePlace({ entities }: Pick<CasePlan, 'entities'>, reading: Reading): void {
  const places = reading.spans
    .filter(({ kind }) => kind === 'X')
    .flatMap((span) => [...wordsOf(reading, span).matchAll(numbered)]);
  const [place, another] = places;
  if (place === undefined || another !== undefined) return;
  const others = new RegExp(`\\b${place[1]} (?:\\d+\\p{Lu}?|\\p{Lu})(?![\\p{L}\\d])`, 'gu');
  for (const { samples } of entities)
    for (const sample of samples)
      for (const [name, value] of Object.entries(sample))
        if (typeof value === 'string') sample[name] = value.replaceAll(others, place[0]);
}
