import { describe, expect, it } from 'vitest';
import { isUsedByTurns } from './meant-verb.ts';

describe('What is shared', () => {
  it.each([
    ['free parking spaces', ' among our 6 flats'],
    ['the boat', ' with my brother'],
    ['a washing machine', ' between three households'],
    ['hens', ' between the neighbours'],
  ])('is used by turns: %s%s', (object, after) => {
    expect(isUsedByTurns('share', object, after)).toBe(true);
  });

  it.each([
    ['photos', ' among the family'],
    ['recipes', ' with friends'],
    ['costs', ' between us'],
    ['hens', ' on the village page'],
  ])('is passed on: %s%s', (object, after) => {
    expect(isUsedByTurns('share', object, after)).toBe(false);
  });
});
