import { describe, expect, it } from 'vitest';
import { picturesFor } from './picture-sets.ts';

describe('pictures for a game', () => {
  it.each([
    ['memory card game with farm animals', '🐄'],
    ['match the pairs, sea animals please', '🐬'],
    ['memory with fruit for my toddler', '🍎'],
  ])('are of what “%s” is about', (text, one) => {
    const pictures = picturesFor(text) ?? [];
    expect(pictures).toContain(one);
    expect(new Set(pictures).size).toBe(12);
  });

  it('are not made up', () => expect(picturesFor('a memory game')).toBeUndefined());
});
