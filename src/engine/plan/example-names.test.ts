import { describe, expect, it } from 'vitest';
import { exampleTexts } from '../knowledge/examples/all-examples.ts';
import { nounLemma } from '../read/lemma.ts';
import { exampleNames, knownNames } from './example-names.ts';

const lines = exampleTexts.flatMap((texts) => Object.entries(texts));

describe('names of things', () => {
  it('are eight different ones each, short, and for words that stand once', () => {
    const words = lines.flatMap(([keys]) => keys.split(', '));
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    const odd = lines.filter(([, text]) => {
      const names = text.split('; ');
      return new Set(names).size !== 8 || names.some((name) => name === '' || name.length > 40);
    });
    expect(odd.map(([keys]) => keys)).toEqual([]);
  });

  it('are found by the form in which a thing is kept', () => {
    const unseen = lines
      .flatMap(([keys]) => keys.split(', '))
      .filter((word) => knownNames(word) === undefined);
    expect(unseen).toEqual([]);
    expect(nounLemma('Herbs')).toBe('herb');
  });

  it.each(['Kid', 'Old lady', 'Pigeon fancier', 'Neighbour'])('are those of people for %s', (phrase) => {
    expect(exampleNames(phrase, 3).some((name) => /\d/.test(name))).toBe(false);
  });

  it('go by the whole phrase before its last word, and by a number where nobody knows', () => {
    expect(exampleNames('Fountain pens', 2)).toEqual(knownNames('fountain pen')?.slice(0, 2));
    expect(exampleNames('drying herb', 8)).toEqual([...(knownNames('herb') ?? [])]);
    expect(exampleNames('Squash court', 2)).toEqual(['Squash court 1', 'Squash court 2']);
  });
});
