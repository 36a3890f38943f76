import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepTold } from './keep-told.ts';

const workshop: CaseFile = {
  task: ['lend-and-return'],
  say: [],
  name: 'Workshop',
  headline: 'What is mended',
  lead: 'Who brought what.',
  things: {
    clocks: {
      one: 'clock',
      many: 'clocks',
      fields: { name: 'text!', status: 'choice(Open, Done) = Open' },
      samples: [
        ['Wall clock', 'Open'],
        ['Mantel clock', 'Open'],
        ['Alarm clock', 'Done'],
      ],
    },
    loans: {
      one: 'loan',
      many: 'loans',
      title: 'who',
      fields: { who: 'text!', clock: '->clocks!', state: 'choice(out, back) = out' },
      samples: [
        ['Ida', 'Wall clock', 'out'],
        ['Bo', 'Alarm clock', 'back'],
      ],
    },
  },
  acts: {
    back: {
      on: 'loans',
      label: 'It is back',
      when: 'state is "out"',
      does: ['set state = "back"'],
      done: 'Back.',
    },
  },
  pages: [{ title: 'Clocks', parts: [{ list: 'clocks' }, { list: 'loans' }] }],
};

function told(text: string): AppSpec {
  const spec = keepTold({ ...specOfCase(planOfCase(workshop, () => undefined)), trace: [] }, saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  return spec;
}

const movesOf = (spec: AppSpec, on: string) =>
  spec.actions
    .filter((one) => one.on === on && one.id.startsWith('move-'))
    .map(({ label, condition }) => `${label}: ${condition}`);

describe('a chain of states', () => {
  it('gives the thing its states, an act to each next one, and a page by them', () => {
    const spec = told('Each clock goes through received, quoted, mended or refused, and collected.');
    const field = spec.entities
      .find(({ name }) => name === 'clocks')
      ?.fields.find(({ name }) => name === 'status');
    expect(field?.options).toEqual(['received', 'quoted', 'mended', 'refused', 'collected']);
    expect(field?.start).toBe('received');
    expect(movesOf(spec, 'clocks')).toEqual([
      'Quote: status is "received"',
      'Mend: status is "quoted"',
      'Refuse: status is "quoted"',
      'Collect: status is "mended"',
    ]);
    const page = spec.pages.find(({ title }) => title === 'Clocks by status');
    expect(page?.sections[0]?.props).toMatchObject({ entity: 'clocks', group: 'status' });
  });

  it('leaves states alone that acts of the plan work with, and counts beside them', () => {
    const spec = told('A loan moves from requested to fitted, returned and checked.');
    const fields = spec.entities.find(({ name }) => name === 'loans')?.fields ?? [];
    expect(fields.find(({ name }) => name === 'state')?.options).toEqual(['out', 'back']);
    expect(fields.find(({ name }) => name === 'stage')?.options).toEqual([
      'requested',
      'fitted',
      'returned',
      'checked',
    ]);
  });

  it('keeps what nothing kept before', () => {
    const spec = told('A complaint is received, answered, and finally closed.');
    expect(spec.entities.find(({ name }) => name === 'complaints')?.fields.at(-1)?.options).toEqual([
      'received',
      'answered',
      'closed',
    ]);
    expect(movesOf(spec, 'complaints')).toHaveLength(2);
  });
});
