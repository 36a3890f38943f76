import { describe, expect, it } from 'vitest';
import type { ActionSpec, EntitySpec } from '../spec/app-spec.ts';
import { withBoundRules } from './bound-rules.ts';

const runs: EntitySpec = {
  name: 'runs',
  one: 'Run',
  many: 'Runs',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'knee', label: 'Knee', kind: 'number', min: 1, max: 5 },
    { name: 'left', label: 'Left', kind: 'number', min: 0 },
    { name: 'taste', label: 'Taste', kind: 'rating' },
    { name: 'sum', label: 'Sum', kind: 'number', min: 0, formula: 'knee * 2' },
  ],
  rules: [{ never: 'name is empty', says: 'Name it.' }],
  samples: [],
};
const take: ActionSpec = {
  id: 'take',
  label: 'Take',
  done: 'Taken.',
  on: 'runs',
  does: ['set left = left - 1'],
};

describe('bounds where visitors share the records', () => {
  it('are rules with their reason, but for what acts write and what is worked out', () => {
    expect(withBoundRules(runs, { actions: [take] }).rules?.slice(1)).toEqual([
      { never: 'knee is not empty and (knee < 1 or knee > 5)', says: 'Knee must be between 1 and 5.' },
      { never: 'taste is not empty and (taste < 1 or taste > 5)', says: 'Taste must be between 1 and 5.' },
    ]);
  });

  it('are left to the form where nothing else is kept', () => {
    const { rules: _rules, ...plain } = runs;
    expect(withBoundRules(plain, { actions: [] })).toBe(plain);
  });
});
