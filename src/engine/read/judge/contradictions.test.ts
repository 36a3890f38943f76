import { expect, it } from 'vitest';
import { brokenOff, contradictionsIn, isSignInMeantLast } from './contradictions.ts';

it('quotes what cannot both hold, in the order of the text', () => {
  expect(contradictionsIn('Only one page. It has five pages about members.')).toEqual([
    'It says both “Only one page” and “five pages”. The app has as many pages as its parts need.',
  ]);
  expect(contradictionsIn('A list of plants with a photo, no photos please')).toHaveLength(1);
  expect(contradictionsIn('No login. A list of plants with a photo.')).toEqual([]);
});

it('takes what was said last about signing in', () => {
  expect(isSignInMeantLast('No login. Everyone logs in with a password.')).toBe(true);
  expect(isSignInMeantLast('Everyone logs in with a password. No login.')).toBe(false);
});

it('sees that a text breaks off', () => {
  expect(brokenOff('A list of plants with their photo and')).toBe('their photo and');
  expect(brokenOff('I type everything in')).toBeUndefined();
  expect(brokenOff('who took which key, returned when')).toBeUndefined();
});
