import { expect, it } from 'vitest';
import { planOfLists } from '../../testing/plan-of-lists.ts';
import type { EntitySpec } from './app-spec.ts';
import { namesAlike } from './labels-twice.ts';

const trees = (...labels: string[]): EntitySpec => ({
  name: 'trees',
  one: 'Tree',
  many: 'Trees',
  title: 'f0',
  fields: labels.map((label, at) => ({ name: `f${at}`, label, kind: 'text' })),
  samples: [],
});

it('finds a second field of the same name, and none that was there before', () => {
  const before = planOfLists([trees('Tag', 'Spruce')]);
  expect(namesAlike(planOfLists([trees('Tag', 'Spruce', 'spruce')]), before)).toBe(true);
  expect(namesAlike(planOfLists([trees('Tag', 'Spruce', 'Height')]), before)).toBe(false);
  const twice = planOfLists([trees('Tag', 'Tag')]);
  expect(namesAlike(planOfLists([trees('Tag', 'Tag', 'Height')]), twice)).toBe(false);
});
