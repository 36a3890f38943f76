import { expect, it } from 'vitest';
import { seededRandom } from '../../methods/random/seeded.ts';
import { strokesOfGlyphs } from './glyphs.ts';
import { itemsOf } from './items.ts';
import { questionOf, starsFor } from './question.ts';
import { glyphsFor, glyphsOfRound } from './trace-round.ts';

it('traces every letter in the case that is learnt, and digits among them', () => {
  expect(new Set(glyphsFor('both')).size).toBe(62);
  expect(glyphsFor('upper').filter((glyph) => /[a-z]/.test(glyph))).toEqual([]);
  expect(glyphsFor('lower').filter((glyph) => /[A-Z]/.test(glyph))).toEqual([]);
  expect(glyphsFor('lower').filter((glyph) => !strokesOfGlyphs.has(glyph))).toEqual([]);
});

it('begins with what is easy, and goes on when that was traced well', () => {
  const first = glyphsOfRound('upper', new Map(), seededRandom(1));
  expect(first).toHaveLength(5);
  expect(first.filter((glyph) => 'SRBGQ'.includes(glyph))).toEqual([]);
  const traced = new Map(first.map((glyph) => [glyph, 3]));
  const next = glyphsOfRound('upper', traced, seededRandom(1));
  expect(next.filter((glyph) => first.includes(glyph))).toEqual([]);
});

it('offers as many pictures as the age has, with the right one among them at another place each time', () => {
  const random = seededRandom(5);
  const [item] = itemsOf('counting', '5-6');
  if (item === undefined) throw new Error('There is nothing to count.');
  const asked = Array.from({ length: 20 }, () => questionOf(item, random));
  expect(asked.every(({ options, right }) => options.length === 4 && options[right] === item.right)).toBe(
    true,
  );
  expect(new Set(asked.map(({ right }) => right)).size).toBeGreaterThan(1);
});

it('gives one star at least', () => {
  expect([starsFor(0, 10), starsFor(6, 10), starsFor(9, 10), starsFor(0, 0)]).toEqual([1, 2, 3, 1]);
});
