import { expect, it } from 'vitest';
import { makePlan } from '../../../methods/curriculum/make-plan.ts';
import { testTopic, testWish } from '../../../methods/curriculum/plan-for-tests.ts';
import { noProgress } from '../../../methods/curriculum/progress.ts';
import { planReport } from './plan-report.ts';

const one = testTopic('One');
const plan = makePlan(testWish, [one, testTopic('Two', { needs: [one.id] })], '2026-03-02');

it('has lessons and reviews as dates, and what was noted', () => {
  const { result } = planReport({
    id: 'x',
    title: 'Things',
    plan,
    progress: { ...noProgress, notes: { 'things/one#1': { at: '1', text: 'Mine' } } },
  });
  expect(result.events?.map(({ title, day }) => `${day} ${title}`)).toEqual([
    '2026-03-02 One',
    '2026-03-05 Two',
    '2026-03-09 Review: One',
    '2026-03-12 Review: Two',
    '2026-03-23 Review: One',
    '2026-03-25 Review: Two',
    '2026-03-27 Final task: Things',
  ]);
  expect(JSON.stringify(result.parts)).toContain('"quote","text":"Mine"');
  expect(result.files?.[0]?.text.split('\n')[0]).toBe('What is One?\tThis.');
});
