import { describe, expect, it } from 'vitest';
import { editDistance, jaro, jaroWinkler } from './name-similarity.ts';
import { spellingDoubts, spokenForm } from './phonotactics.ts';
import { metaphone, soundex } from './sound-keys.ts';

describe('how close two names are', () => {
  // Winkler, String comparator metrics, 1990, as printed there and in later tables of the Census Bureau.
  it.each([
    ['MARTHA', 'MARHTA', 0.944, 0.961],
    ['DIXON', 'DICKSONX', 0.767, 0.813],
    ['DWAYNE', 'DUANE', 0.822, 0.84],
  ])('is as printed for %s and %s', (one, other, plain, weighted) => {
    expect(jaro(one, other)).toBeCloseTo(plain, 3);
    expect(jaroWinkler(one, other)).toBeCloseTo(weighted, 3);
    expect(jaroWinkler(other, one)).toBeCloseTo(weighted, 3);
  });

  it('has its ends at nothing and at the same', () => {
    expect(jaroWinkler('abc', 'xyz')).toBe(0);
    expect(jaroWinkler('same', 'same')).toBe(1);
    expect(jaroWinkler('', '')).toBe(0);
  });

  it('counts edits, and a swap of neighbours as one', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('saturday', 'sunday')).toBe(3);
    expect(editDistance('martha', 'marhta')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });
});

describe('Soundex', () => {
  // The codes that the National Archives and Knuth print.
  it.each([
    ['Robert', 'R163'],
    ['Rupert', 'R163'],
    ['Rubin', 'R150'],
    ['Ashcraft', 'A261'],
    ['Tymczak', 'T522'],
    ['Pfister', 'P236'],
    ['Honeyman', 'H555'],
    ['Washington', 'W252'],
    ['Lee', 'L000'],
    ['Gutierrez', 'G362'],
    ['Jackson', 'J250'],
  ])('of %s is %s', (name, code) => {
    expect(soundex(name)).toBe(code);
  });
});

describe('the sound of a name', () => {
  it('is written in consonants, with 0 for th', () => {
    expect(metaphone('Thumb')).toBe('0M');
    expect(metaphone('Metaphone')).toBe('MTFN');
  });

  it.each([
    ['Kwik', 'Quick'],
    ['Fone', 'Phone'],
    ['Lite', 'Light'],
    ['Nite', 'Knight'],
  ])('is the same for %s and %s', (one, other) => {
    expect(metaphone(one)).toBe(metaphone(other));
  });
});

describe('syllables', () => {
  it.each([
    ['garden', 'gar-den'],
    ['pilot', 'pi-lot'],
    ['instant', 'in-stant'],
    ['bake', 'bake'],
    ['spring', 'spring'],
    ['yoga', 'yo-ga'],
  ])('of %s are %s', (word, parted) => {
    expect(spokenForm(word).syllables.join('-')).toBe(parted);
    expect(spokenForm(word).hard).toEqual([]);
  });

  it('name clusters that nobody says', () => {
    expect(spokenForm('bdarn').hard).toEqual(['bd']);
    expect(spokenForm('tavk').hard).toEqual(['vk']);
  });

  it('name spellings that are heard differently', () => {
    expect(spellingDoubts('phlox').length).toBe(2);
    expect(spellingDoubts('nova')).toEqual([]);
  });
});
