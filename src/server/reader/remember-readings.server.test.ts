import { expect, it } from 'vitest';
import type { ReadingWithVector } from '../../engine/reader/reader.ts';
import { limits } from '../../kernel/limits.ts';
import { rememberReadings } from './remember-readings.server.ts';

/** Reads nothing in two steps, and counts how often it is asked. */
function countingReader() {
  const asked: string[] = [];
  function* readWithVectorInSteps(text: string): Generator<undefined, ReadingWithVector> {
    asked.push(text);
    yield undefined;
    if (text === 'broken') throw new Error('The weights are gone.');
    return { reading: { text, spans: [], arcs: [], tasks: [] }, vector: new Float32Array(2) };
  }
  return { asked, reader: { readWithVectorInSteps } };
}

it('reads a description once for all who ask for it at about the same time', async () => {
  const { asked, reader } = countingReader();
  const read = rememberReadings();
  const [first, second] = await Promise.all([read(reader, 'books'), read(reader, 'books')]);
  expect(first).toBe(second);
  expect(await read(reader, 'books')).toBe(first);
  expect(asked).toEqual(['books']);
});

it('forgets the oldest, and what could not be read', async () => {
  const { asked, reader } = countingReader();
  const read = rememberReadings();
  for (let index = 0; index <= limits.build.readingsKept; index++) await read(reader, `text ${index}`);
  await read(reader, 'text 0');
  expect(asked.filter((text) => text === 'text 0')).toHaveLength(2);
  await expect(read(reader, 'broken')).rejects.toThrow('gone');
  await expect(read(reader, 'broken')).rejects.toThrow('gone');
  expect(asked.filter((text) => text === 'broken')).toHaveLength(2);
});
