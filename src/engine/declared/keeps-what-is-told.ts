import { nounLemma } from '../read/lemma.ts';
import { type Reading, wordsOf } from '../reader/reading.ts';
import type { AppSpec } from '../spec/app-spec.ts';

const surely = 0.5;
const often = 2;

/**
 * Whether a plan by what a text declares keeps what the text speaks of: where it tells again and again of spaces and bookings
 * and declares only an employee, the employee is not the app.
 */
export function keepsWhatIsTold({ entities }: AppSpec, reading: Reading): boolean {
  const counts = new Map<string, number>();
  for (const span of reading.spans) {
    if (span.kind !== 'T' || (span.sure ?? 1) < surely) continue;
    const word = lastWord(wordsOf(reading, span));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const told = [...counts].filter(([, count]) => count >= often).map(([word]) => word);
  const kept = new Set(
    entities.flatMap(({ one, fields }) => [
      ...one.split(/\s+/u).map(lastWord),
      ...fields.filter(({ label }) => !label.includes(' ')).map(({ label }) => lastWord(label)),
    ]),
  );
  return told.length < often || told.some((word) => kept.has(word));
}

function lastWord(words: string): string {
  return nounLemma(words.toLowerCase()).split(' ').at(-1) ?? '';
}
