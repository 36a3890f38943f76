import { expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import type { CaseFile } from './case-file.ts';
import type { CasePlan } from './case-plan.ts';
import { countsOthers, isForeignSubject, isTelling } from './foreign-subject.ts';
import { takePlace } from './take-said-place.ts';

const dentists = { say: ['leave for our dental practice'], name: 'Out of Hours' } as unknown as CaseFile;

it.each([
  ['days off for a {X1 bakery team}', true],
  ['days off for our {X1 dental practice}', false],
  ['days off for the {X1 team}', false],
  ['days off', false],
])('knows whether a text is about another trade than its case: %s', (marked, isForeign) => {
  expect(isForeignSubject(markedReading(marked), dentists)).toBe(isForeign);
});

it('takes no name that counts something else, and none that is no name', () => {
  expect(countsOthers('Six Humming Boxes', 'log for my 14 beehives')).toBe(true);
  expect(countsOthers('Four Paws', 'four dogs and a cat')).toBe(false);
  expect(['Holiday requests', 'Depot', 'Every hive has a number'].filter(isTelling)).toEqual([
    'Holiday requests',
  ]);
});

it('tells of the ward that the text names', () => {
  const plan = {
    entities: [
      { samples: [{ name: 'Ward 9 early Monday' }, { name: 'Ward A late' }, { name: 'Warden Ness' }] },
    ],
  } as unknown as CasePlan;
  takePlace(plan, markedReading('swaps on {X1 Ward 7B}'));
  expect(plan.entities[0]?.samples.map((sample) => sample['name'])).toEqual([
    'Ward 7B early Monday',
    'Ward 7B late',
    'Warden Ness',
  ]);
});
