import type { Reader } from '../../src/engine/reader/reader.ts';

/** Milliseconds of each reading, after some that do not count: engines compile what runs often. */
export function timeReadings(reader: Reader, texts: readonly string[], rounds: number): number[] {
  for (const text of texts) reader.read(text);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of texts) {
      const started = performance.now();
      reader.read(text);
      times.push(performance.now() - started);
    }
  }
  return times;
}
