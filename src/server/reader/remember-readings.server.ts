import { setImmediate } from 'node:timers/promises';
import type { Reader, ReadingWithVector } from '../../engine/reader/reader.ts';
import { limits } from '../../kernel/limits.ts';

export type ReadDescription = (
  reader: Pick<Reader, 'readWithVectorInSteps'>,
  text: string,
) => Promise<ReadingWithVector>;

/** Whoever judges a description plans it a moment later: what was read last is not read again. */
export function rememberReadings(): ReadDescription {
  const recent = new Map<string, Promise<ReadingWithVector>>();
  return (reader, text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const reading = readBetweenOthers(reader, text);
    recent.set(text, reading);
    reading.catch(() => recent.delete(text));
    const [oldest] = recent.keys();
    if (recent.size > limits.build.readingsKept && oldest !== undefined) recent.delete(oldest);
    return reading;
  };
}

/** A long description takes seconds; whoever else asks the server is answered between its parts. */
async function readBetweenOthers(
  reader: Pick<Reader, 'readWithVectorInSteps'>,
  text: string,
): Promise<ReadingWithVector> {
  const steps = reader.readWithVectorInSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await setImmediate();
  }
}
