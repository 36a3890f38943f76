import { expect, it } from 'vitest';
import { clubPlan } from '../../testing/club-plan.ts';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { keepLimits } from './keep-limits.ts';

/** The club with a limit of its own on loans, of which a text says something else. */
function planFor(marked: string, rule: { never: string; says: string }, on = 'loans'): AppSpec {
  const reading = markedReading(marked);
  const entities = clubPlan.entities.map((entity) =>
    entity.name === on ? { ...entity, rules: [rule] } : entity,
  );
  const numbers = { mostLent: { label: 'Most lent', value: 5 } };
  return keepLimits({ ...clubPlan, entities, numbers, reading, trace: [] });
}

const rulesOf = ({ entities }: AppSpec, name: string) =>
  entities.find((entity) => entity.name === name)?.rules ?? [];

it('gives the limit of a plan the figure of the text, whatever it was before', () => {
  const spec = planFor('{R1 members} {A2>1,3 borrow} {T3 tools}, {N4>3 max two per member}', {
    never:
      'state is not "returned" and sum(quantity of loans where member = this.member and state is not "returned") > mostLent',
    says: 'At most {mostLent} tools.',
  });
  expect(spec.numbers?.['mostLent']?.value).toBe(2);
  expect(rulesOf(spec, 'loans')).toHaveLength(1);
});

it('changes a figure that stands in the rule itself, and its words', () => {
  const spec = planFor(
    '{T1 orders} with {F2>1 pieces}, {N3>2 max 30}',
    { never: 'pieces > 10', says: 'Only 10 pieces.' },
    'orders',
  );
  expect(rulesOf(spec, 'orders')).toEqual([{ never: 'pieces > 30', says: 'Only 30 pieces.' }]);
});

it('leaves a limit on something else alone', () => {
  const spec = planFor(
    '{T1 orders} with {F2>1 pieces}, {N3>2 max 30}',
    { never: 'amount > 400', says: 'At most 400.' },
    'orders',
  );
  expect(rulesOf(spec, 'orders').map(({ never }) => never)).toEqual(['amount > 400', 'pieces > 30']);
});
