import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planFromReading } from '../generate.ts';
import { createReader } from '../reader/reader.ts';

const folder = join(import.meta.dirname, '../reader');
const reader = await createReader(
  readFileSync(join(folder, 'kernel/encoder.wasm')),
  readFileSync(join(folder, 'model/reader.weights')),
);

function planned(text: string) {
  const { reading, vector } = reader.readWithVector(text);
  const spec = planFromReading(reading, { vector });
  return { ...spec, parts: spec.pages.flatMap(({ sections }) => sections.map(({ block }) => block)) };
}

describe('what a description is planned over', () => {
  it('is the tool or the game itself where that is meant', () => {
    expect(planned('calculator').parts).toContain('calculator');
    expect(planned('unit converter').parts).toContain('converter');
    expect(planned('tic tac toe').met).toBeUndefined();
    expect(planned('timer for boiling eggs').parts).toContain('timer');
  });

  it('is no piano where lessons are booked', () => {
    expect(planned('piano lesson booking').parts).not.toContain('piano');
  });

  it('is the list alone where the text says it all', () => {
    expect(planned('A list of books with title and rating.').met).toBeUndefined();
  });

  it('is the case that is meant, with the people of the case and not with numbers', () => {
    const spec = planned('chores for me and my two roommates that rotate every week');
    expect(spec.met).toBe('flat-chores-wheel');
    const names = spec.entities.flatMap(({ samples, title }) => samples.map((sample) => sample[title]));
    expect(names.filter((name) => /^(?:room|flat)mate \d/i.test(String(name)))).toEqual([]);
  });
});
