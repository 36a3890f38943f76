import { expect, test } from 'vitest';
import { beatMs, frequencyOf, patternOf, pianoKeys, tappedTempo } from './notes.ts';

test('keys have their pitch', () => {
  expect(frequencyOf(9)).toBe(440);
  expect(frequencyOf(21)).toBe(880);
  expect(frequencyOf(0)).toBeCloseTo(261.63, 2);
  expect(pianoKeys[0]).toMatchObject({ name: 'C4', black: false, letter: 'a' });
  expect(pianoKeys[12]?.name).toBe('C5');
  expect(pianoKeys.filter(({ black }) => black)).toHaveLength(7);
});

test('beats and taps', () => {
  expect(beatMs(120)).toBe(500);
  expect(tappedTempo([0, 500, 1000, 1500])).toBe(120);
  expect(tappedTempo([0])).toBeUndefined();
  expect(tappedTempo([5, 5])).toBeUndefined();
});

test('a pattern is read from marks', () => {
  expect(patternOf({ Kick: 'x...x...' }).Kick.filter(Boolean)).toHaveLength(2);
  expect(patternOf({}).Snare).toHaveLength(8);
});
