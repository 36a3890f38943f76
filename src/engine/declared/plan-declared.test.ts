import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import { specFaults } from '../spec/check-spec.ts';
import { planDeclared } from './plan-declared.ts';
import { specifications } from './specifications.ts';

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);

function planOf(text: string) {
  const plan = planDeclared(text, blockProps);
  if (plan === undefined) throw new Error('It declares nothing.');
  return plan;
}

const named = (name: string) => planOf(specifications[name]?.text ?? '');
const entityOf = (plan: ReturnType<typeof planOf>, name: string) =>
  plan.spec.entities.find((one) => one.name === name);
const saysOf = (plan: ReturnType<typeof planOf>, name: string) =>
  entityOf(plan, name)?.rules?.map(({ says }) => says) ?? [];
const unbuilt = (plan: ReturnType<typeof planOf>) =>
  plan.trace.filter(({ served }) => served.length === 0).map(({ request }) => request);

describe('the plan of a specification', () => {
  it.each(Object.keys(specifications))('holds together and keeps just what was declared: %s', (name) => {
    const { spec } = named(name);
    const { things = {} } = specifications[name] ?? {};
    expect(specFaults(spec)).toEqual([]);
    expect(spec.entities.map(({ one }) => one.toLowerCase())).toEqual(Object.keys(things));
    expect(JSON.stringify(spec.entities.map(({ samples }) => samples))).not.toMatch(/Entity \d/);
  });

  it('points to other declared things', () => {
    const field = entityOf(named('toolCrib'), 'issues')?.fields.find(({ name }) => name === 'tool');
    expect(field).toMatchObject({ kind: 'reference', to: 'tools', required: true });
  });

  it('brings a record from state to state by acts alone', () => {
    const plan = named('toolCrib');
    expect(entityOf(plan, 'issues')?.fields.find(({ name }) => name === 'state')).toMatchObject({
      options: ['out', 'returned', 'lost'],
      start: 'out',
      automatic: true,
    });
    expect(plan.spec.actions.map(({ label, condition }) => [label, condition])).toEqual([
      ['Return', 'state is "out"'],
      ['Report as lost', 'state is "out"'],
    ]);
  });

  it('refuses with the sentence as the reason', () => {
    expect(saysOf(named('toolCrib'), 'issues')).toEqual([
      'A worker may hold at most 3 open issues.',
      'A broken tool shall not be issued.',
    ]);
    expect(saysOf(named('toolCrib'), 'tools')).toEqual(['There is already a tool with this crib number.']);
    expect(saysOf(named('hives'), 'inspections')).toEqual([
      'The date of an inspection must not lie in the future.',
      'From varroa count 10 on a treatment is mandatory.',
    ]);
    expect(saysOf(named('meetingRooms'), 'bookings')).toEqual(
      expect.arrayContaining([
        'Bookings of the same room must not overlap.',
        'Only from 07:00 to 19:00.',
        'At most 4 hours per booking.',
        'End must be after start.',
      ]),
    );
    expect(saysOf(named('donors'), 'donations')).toContain(
      'Between two donations at least 56 days must pass.',
    );
    expect(saysOf(named('fireBrigade'), 'checks')).toEqual(['A failed check needs a note.']);
  });

  it('works out what is derived', () => {
    const formula = (name: string, things: string, field: string) =>
      entityOf(named(name), things)?.fields.find((one) => one.name === field)?.formula;
    expect(formula('playgrounds', 'defects', 'risk')).toBe('severity * likelihood');
    expect(formula('travelClaims', 'claims', 'total')).toBe('quantity * unitPrice');
    expect(formula('fireBrigade', 'devices', 'nextCheck')).toBe('addDays(lastCheck, interval)');
    expect(formula('seedBank', 'germinationTests', 'germinationRate')).toBe(
      'round(seedsGerminated / seedsSown * 100, 2)',
    );
  });

  it('lets only whom it says approve, and nobody their own', () => {
    const { actions } = named('travelClaims').spec;
    expect(actions.find(({ id }) => id === 'approve-claim')).toMatchObject({
      roles: ['Team lead'],
      never: [{ says: 'Nobody approves their own claim.' }],
    });
    expect(actions.find(({ id }) => id === 'reject-claim')?.form).toMatchObject([
      { name: 'comment', required: true },
    ]);
    expect(actions.find(({ id }) => id === 'pay-claim')?.condition).toBe('state is "approved"');
  });

  it('closes only when what is asked for is there', () => {
    const { actions } = named('cranes').spec;
    expect(actions.find(({ id }) => id === 'close-fault')?.never).toEqual([
      { never: 'hoursWorked is empty', says: 'A fault may be closed only when hours worked are recorded.' },
    ]);
  });

  it('offers no way to delete what must stay', () => {
    const lists = named('playgrounds').spec.pages.flatMap(({ sections }) => sections);
    const can = lists.filter(({ props }) => props['entity'] === 'defects').map(({ props }) => props['can']);
    expect(can).toContainEqual({ create: true, edit: true });
    expect(JSON.stringify(can)).not.toContain('remove');
  });

  it('shows the views that were named', () => {
    const [overview] = named('playgrounds').spec.pages;
    expect(overview?.sections.map(({ title, block }) => [block, title])).toEqual([
      ['records', 'Open defects by risk'],
      ['record-chart', 'Defects per district'],
      ['records', 'Playgrounds'],
    ]);
  });

  it('writes samples as the format and the options say', () => {
    const { samples = [] } = entityOf(named('donors'), 'donors') ?? {};
    expect(samples.slice(0, 2).map(({ donorNumber }) => donorNumber)).toEqual(['BD-0001', 'BD-0002']);
    expect(samples.every(({ bloodGroup }) => ['A', 'B', 'AB', '0'].includes(String(bloodGroup)))).toBe(true);
  });

  it('says in the words of the text what is not built', () => {
    expect(unbuilt(named('containers'))).toEqual([
      'A container is overfull from fill level 90 on',
      'overfull containers',
    ]);
    expect(unbuilt(named('toolCrib'))).toEqual([]);
  });

  it('derives a value and a time limit from each option', () => {
    const plan = planOf(
      'Leak handling\nFields: address, kind (leak, no water), caller.\nPriority is derived: no water → P1 (4 h), leak → P2 (24 h).\nA case may be closed only when the caller has been informed.\nOpen cases must not be deleted.',
    );
    const fields = plan.spec.entities[0]?.fields ?? [];
    expect(plan.spec.entities[0]?.one).toBe('Case');
    expect(fields.find(({ label }) => label === 'Priority')?.formula).toBe(
      'if(kind is "no water", "P1", if(kind is "leak", "P2", empty))',
    );
    expect(fields.find(({ label }) => label === 'Due by')?.formula).toContain('addMinutes(createdAt');
    expect(plan.spec.actions.map(({ label }) => label)).toEqual(['Close']);
  });
});
