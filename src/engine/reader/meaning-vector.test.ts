import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { likeness } from './meaning-vector.ts';
import { createReader, type Reader } from './reader.ts';

const file = (path: string) => readFileSync(join(import.meta.dirname, path));

let reader: Reader;

beforeAll(async () => {
  reader = await createReader(file('kernel/encoder.wasm'), file('model/reader.weights'));
}, 60_000);

/** The same wish in other words. */
const pairs = [
  ['who borrowed which of my books', 'keep track of novels lent to friends and when they come back'],
  ['split the rent and bills with flatmates', 'roommates sharing household expenses fairly'],
  ['customers book a haircut online', 'appointments for my barber shop'],
  ['remind grandma to take her pills', 'medication doses for an elderly relative'],
  ['league table for our football club', 'soccer results, points and standings of the teams'],
  ['when were the houseplants last watered', 'watering schedule for the flowers at home'],
  ['recipes with a list of what to buy', 'a cookbook that makes a shopping list of ingredients'],
  ['volunteers sign up for shifts at the food bank', 'helpers choose when they work in our soup kitchen'],
] as const;

describe('the vector of a text', () => {
  it.each(pairs)('of “%s” is nearest to that of the same wish in other words', (asked, same) => {
    const vector = reader.vector(asked);
    const nearest = pairs
      .map(([, other]) => ({ other, like: likeness(vector, reader.vector(other)) }))
      .toSorted((a, b) => b.like - a.like);
    expect(nearest[0]?.other).toBe(same);
  });

  it('hardly changes with capitals, signs and a slip of the finger', () => {
    const vector = reader.vector('Customers book a haircut online, and get a reminder.');
    const typed = reader.vector('customers book a haircut onlne and get a reminder');
    const other = reader.vector('customers buy candles online and pay by card');
    expect(likeness(vector, typed)).toBeGreaterThan(0.8);
    expect(likeness(vector, typed)).toBeGreaterThan(likeness(vector, other) + 0.2);
  });

  it('has length one, and of no words none', () => {
    expect(likeness(reader.vector('a list'), reader.vector('a list'))).toBeCloseTo(1, 5);
    expect(reader.vector(' \n ').every((value) => value === 0)).toBe(true);
    expect(reader.vector('')).toHaveLength(reader.vector('a list').length);
  });

  it('is the same beside a reading, of a text that is read in parts too', () => {
    for (const text of ['chess club', 'Members of the chess club book a table for 90 minutes. '.repeat(60)]) {
      const both = reader.readWithVector(text);
      expect(both.vector).toEqual(reader.vector(text));
      expect(both.reading).toEqual(reader.read(text));
    }
  }, 60_000);
});
