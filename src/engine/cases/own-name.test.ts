import { describe, expect, it } from 'vitest';
import type { Reading, SpanKind } from '../reader/reading.ts';
import { ownName, plainName } from './own-name.ts';

/** A text with the words of some kinds. */
function read(text: string, ...groups: readonly [SpanKind, string][]): Reading {
  const spans = groups.map(([kind, words]) => {
    const start = text.indexOf(words);
    return { kind, start, end: start + words.length };
  });
  return { text, spans, arcs: [], tasks: [] };
}

describe('the name of an app', () => {
  it('is that of the business', () => {
    const text = 'Driving school Kestrel, Wellington. Learners need 20 lessons.';
    expect(ownName(read(text, ['X', 'Driving school Kestrel']))).toBe('Driving school Kestrel');
  });

  it.each([
    [
      'Site for our village festival Fête du Four in Saint-Aubrac',
      'village festival Fête du',
      'Village festival Fête du Four',
    ],
    ['our choir Voices of Seven, 30 singers', 'choir Voices of', 'Choir Voices of Seven'],
    ['Café Nord of the north end', 'Café Nord of the', 'Café Nord'],
  ])('does not end in the middle: %s', (text, words, name) => {
    expect(ownName(read(text, ['X', words]))).toBe(name);
  });

  it('is what something is called', () => {
    const text = 'a savings group in Kisumu called Umoja Wetu';
    expect(ownName(read(text, ['X', 'savings group in Kisumu called Umoja Wetu']))).toBe('Umoja Wetu');
  });

  it('is the kind of app, where that says which', () => {
    expect(ownName(read('key cabinet: who has which key', ['K', 'key cabinet']))).toBe('Key cabinet');
    expect(ownName(read('need a secret santa thing', ['K', 'secret santa thing']))).toBe('Secret santa');
  });

  it('says what a scoreboard is for', () => {
    const text = 'Scoreboard for our pub quiz';
    expect(ownName(read(text, ['K', 'Scoreboard'], ['X', 'pub quiz']))).toBe('Pub quiz scoreboard');
  });

  it('is nobody who is only spoken of', () => {
    expect(ownName(read("I'm a landlady with flats", ['X', 'landlady']))).toBeUndefined();
    expect(ownName(read('something for my family', ['X', 'family']))).toBeUndefined();
    expect(ownName(read('Tomato person here', ['X', 'Tomato person']))).toBeUndefined();
  });
});

it('calls an app without a name by what it keeps', () => {
  const text = 'we are a choir of 28 people';
  const choir = { text, spans: [{ kind: 'X', start: 9, end: 14, sure: 1 }], arcs: [], tasks: [] } as const;
  expect(plainName(choir, 'Rehearsals')).toBe('Choir rehearsals');
  expect(plainName({ ...choir, spans: [] }, 'migraines')).toBe('Migraines');
});
