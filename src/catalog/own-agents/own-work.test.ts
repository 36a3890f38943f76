import { describe, expect, it } from 'vitest';
import { runWork } from '../agent-desk/run-work.ts';
import type { AnyWork } from '../agent-desk/work.ts';
import { agentGroups } from '../agent-groups.ts';
import { work as loanDesk } from '../agents/loan-desk/work.ts';
import { readAgentFile, writeAgentFile } from './agent-file.ts';
import { mayCopy } from './may-copy.ts';
import type { OwnAgent } from './own-agent.ts';
import { ownWork } from './own-work.ts';

const base = loanDesk as unknown as AnyWork;
const preset = { ...base.starters[0]?.input };
const plain: OwnAgent = {
  name: 'Our bank',
  job: 'Works out loans of our bank.',
  base: { kind: 'agent', slug: 'loan-desk' },
  preset,
  fixed: [],
  order: Object.keys(base.fields),
  help: {},
};
const seed = 1;

describe('an agent of one’s own', () => {
  it('gives what its base gives', async () => {
    const own = ownWork(base, plain, 4);
    expect(own.version).toBe(4);
    expect(await runWork(own, preset, { seed })).toEqual(await runWork(base, preset, { seed }));
  });

  it('does not ask for what is fixed, and works with its value', async () => {
    const own = ownWork(base, { ...plain, fixed: ['currency'] }, 1);
    expect(own.fields).not.toHaveProperty('currency');
    expect(own.steps.flatMap(({ fields }) => fields)).not.toContain('currency');
    const { currency: _, ...rest } = preset;
    expect(await runWork(own, { ...rest, currency: 'nonsense' }, { seed })).toEqual(
      await runWork(base, preset, { seed }),
    );
    expect(own.starters[0]).toEqual({ name: plain.name, text: plain.job, input: preset });
  });

  it('says so when what is fixed is no value of its field', async () => {
    const own = ownWork(base, { ...plain, fixed: ['currency'], preset: { ...preset, currency: 'moon' } }, 1);
    const { faults } = await runWork(own, preset, { seed });
    expect(faults?.[0]?.message).toMatch(/It is fixed in this agent; edit the agent to change it\.$/);
  });

  it('asks in its own order with its own words', () => {
    const names = base.steps[0]?.fields ?? [];
    const order = [...names].toReversed();
    const own = ownWork(base, { ...plain, order, help: { [names[0] ?? '']: 'Ask Ada.' } }, 1);
    expect(own.steps.find(({ title }) => title === base.steps[0]?.title)?.fields).toEqual(order);
    expect(own.fields[names[0] ?? '']?.help).toBe('Ask Ada.');
  });

  it('is the same after a file', () => {
    expect(readAgentFile(writeAgentFile(plain)).value).toEqual(plain);
    expect(readAgentFile(writeAgentFile({ ...plain, fixed: ['x'.repeat(100)] })).fault).toMatch(
      /^At fixed › 1/,
    );
  });
});

describe('what may be copied', () => {
  const openTo = (access: Parameters<typeof mayCopy>[1]) =>
    agentGroups.filter(({ id }) => mayCopy({ group: id }, access)).map(({ id }) => id);

  it('is what everybody may run', () => {
    expect(openTo({})).not.toContain('wealth-x-savants');
    expect(openTo({})).not.toContain('elite-agents');
    expect(openTo({})).toContain('capital-savants');
  });

  it('is more for those to whom more was opened', () => {
    expect(openTo({ wealthX: true })).toContain('wealth-x-savants');
    expect(openTo({ wealthX: true })).not.toContain('elite-agents');
  });
});
