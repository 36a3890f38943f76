import { expect, it } from 'vitest';
import { isAdverb, isParticiple, isRelational, isUncountable, namesPerson } from './word-sense.ts';
import { plural } from './words.ts';

const chosen = (words: string, test: (word: string) => boolean) => words.split(' ').filter(test);

it('tells words apart by their endings', () => {
  expect(chosen('quickly family reply locally', isAdverb)).toEqual(['quickly', 'locally']);
  expect(chosen('updated feed assigned speed', isParticiple)).toEqual(['updated', 'assigned']);
  expect(chosen('financial journal historical music table library', isRelational)).toEqual([
    'financial',
    'historical',
  ]);
  expect(chosen('music debugging meeting happiness personnel', isUncountable)).toEqual([
    'music',
    'debugging',
    'happiness',
    'personnel',
  ]);
  expect(
    chosen('driver slider applicant restaurant student document dentist checklist', namesPerson),
  ).toEqual(['driver', 'applicant', 'student', 'dentist']);
});

it('has no number for what cannot be counted', () => {
  expect(['hypnosis', 'rss', 'trimming', 'building', 'personnel'].map(plural)).toEqual([
    'hypnoses',
    'rss',
    'trimming',
    'buildings',
    'personnel',
  ]);
});
