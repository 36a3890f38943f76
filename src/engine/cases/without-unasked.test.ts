import { describe, expect, it } from 'vitest';
import { blocksById } from '../generate.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { blockFaults } from '../spec/block-faults.ts';
import { specFaults } from '../spec/check-spec.ts';
import { blockPropsOf } from './block-props.ts';
import type { CaseFile } from './case-file.ts';
import { type CasePlan, planOfCase } from './case-plan.ts';
import { specOfCase } from './check-case.ts';
import { plainVotes } from './plain-votes.ts';
import { withoutUnasked } from './without-unasked.ts';

function dressed(json: string, text: string): CasePlan {
  const plan = planOfCase(JSON.parse(json) as CaseFile, blockPropsOf([...blocksById.values()]));
  plainVotes(plan, text);
  withoutUnasked(plan, text, new Map());
  return plan;
}

function ofCase(id: string, text: string): CasePlan {
  return dressed(cases.find((one) => one.id === id)?.json ?? '', text);
}

describe('conditions that nobody asked for', () => {
  it('makes one vote of points in steps', () => {
    const plan = ofCase('book-club-choice', 'our book club votes for the next book');
    const vote = plan.actions.find(({ id }) => id === 'vote');
    expect(vote?.label).toBe('Vote for it');
    expect(vote?.form?.map(({ name }) => name)).toEqual(['reader']);
    expect(vote?.does).toEqual(['add votes with book = this, reader = ask.reader, points = 1']);
    const votes = plan.entities.find(({ name }) => name === 'votes');
    expect(votes?.rules?.map(({ says }) => says)).toContain('{reader.name} has voted already.');
    expect(votes?.samples.every(({ points }) => points === 1)).toBe(true);
    expect(plan.actions.map(({ id }) => id)).toContain('choose');
    expect(JSON.stringify(plan.pages)).not.toMatch(/three, two/);
  });

  it('leaves points where the text has them', () => {
    const plan = ofCase('book-club-choice', 'our book club votes, 3-2-1 points');
    expect(plan.actions.find(({ id }) => id === 'vote')?.label).toBe('Give points');
  });

  it('asks for no deposit where nobody speaks of paying', () => {
    const plan = ofCase('wheelchair-depot', 'who has which wheelchair and until when');
    expect(JSON.stringify([plan.entities, plan.actions])).not.toMatch(/deposit/i);
    const paid = ofCase('wheelchair-depot', 'wheelchairs, deposit 30 €');
    expect(JSON.stringify(paid.actions)).toMatch(/deposit/i);
  });

  it('counts an hour as an hour', () => {
    const plan = ofCase('babysitting-circle', 'babysitting hours earned and spent');
    const requests = plan.entities.find(({ name }) => name === 'requests');
    expect(requests?.fields.find(({ name }) => name === 'worth')?.formula).toBe('sits');
    expect(requests?.fields.map(({ name }) => name)).not.toContain('late');
    expect(plan.actions.map(({ id }) => id)).toContain('was-sat');
    const late = ofCase('babysitting-circle', 'babysitting hours, after midnight they count double');
    expect(JSON.stringify(late.entities)).toContain('lateFactor');
  });

  it('leaves every case sound', () => {
    const broken = cases.flatMap(({ id, json }) => {
      const spec = specOfCase(dressed(json, 'we vote on it'));
      return [...specFaults(spec), ...blockFaults(spec, blocksById)].map((one) => `${id}: ${one}`);
    });
    expect(broken).toEqual([]);
  }, 60_000);
});
