import { describe, expect, it } from 'vitest';
import { oncePerWay } from './once-per-way.ts';
import type { ProofStep } from './proof-step.ts';

const open: ProofStep = { do: 'open', path: '/' };
const press = (name: string): ProofStep => ({ do: 'press', name });
const fill = (label: string): ProofStep => ({ do: 'fill', label, value: 'x' });
const see: ProofStep = { do: 'see', text: 'x' };
const caseOf = (name: string, block: string, ...steps: ProofStep[]) => ({ name, block, steps });

describe('oncePerWay', () => {
  it('keeps the longest of the cases that use a kind of part in the same way for every size', () => {
    const cases = oncePerWay([
      caseOf('adds a key', 'records', open, press('Add'), fill('Name'), press('Add'), see),
      caseOf('adds a loan', 'records', open, press('Add'), fill('Key'), fill('To'), press('Add'), see, see),
      caseOf('adds on a day', 'calendar', open, press('Add'), fill('Name'), press('Add'), see),
      caseOf('lists', 'records', open, see),
    ]);
    expect(cases.map(({ name, ...one }) => [name, 'once' in one])).toEqual([
      ['adds a key', true],
      ['adds a loan', false],
      ['adds on a day', false],
      ['lists', false],
    ]);
  });

  it('does not count what comes after a reload, which is tried in the first size anyway', () => {
    const cases = oncePerWay([
      caseOf('keeps', 'notes', open, fill('Note'), see, { do: 'reload' }, press('Open'), see),
      caseOf('shows', 'notes', open, fill('Note'), see),
    ]);
    expect(cases.map((one) => 'once' in one)).toEqual([false, true]);
  });

  it('leaves what is tried once anyway, and lets it stand for nothing else', () => {
    const cases = oncePerWay([
      { ...caseOf('refused', 'records', open, fill('Name'), see, see), once: true },
      caseOf('added', 'records', open, fill('Name'), see),
    ]);
    expect(cases.map((one) => 'once' in one)).toEqual([true, false]);
  });
});
