import { describe, expect, it } from 'vitest';
import { bookLending } from '../../testing/book-lending.ts';
import { blocksById } from '../generate.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { plainPart } from './mentioned-fields.ts';
import { planProof } from './proof-plan.ts';
import type { ProofStep } from './proof-step.ts';

const cases = planProof(bookLending, blocksById).cases;
const caseThatTries = (part: string) => cases.find(({ tries = [] }) => tries.includes(part));
const typed = (steps: readonly ProofStep[] = []) =>
  Object.fromEntries(steps.flatMap((step) => (step.do === 'fill' ? [[step.label, step.value]] : [])));

/** The plan with other rules for its loans. */
function withRules(rules: EntitySpec['rules']): AppSpec {
  const entities = bookLending.entities.map((one) =>
    one.name === 'loans' ? { ...one, ...(rules === undefined ? {} : { rules }) } : one,
  );
  return { ...bookLending, entities };
}

describe('the proof of an app with rules', () => {
  it('breaks each rule on purpose, sees the reason and that nothing was added', () => {
    for (const part of ['rule:loans.0', 'rule:loans.1', 'rule:loans.2', 'rule:books.0', 'rule:lend-book.0'])
      expect(
        caseThatTries(part)?.steps.map((step) => step.do),
        part,
      ).toEqual(expect.arrayContaining(['see', 'reload', 'count']));
    expect(typed(caseThatTries('rule:books.0')?.steps)).toMatchObject({
      Title: 'Dune',
      Author: 'Frank Herbert',
    });
    expect(typed(caseThatTries('rule:lend-book.0')?.steps)).toMatchObject({ 'Back by': '-1' });
  });

  it('has no case for a rule that nothing in the samples can break', () => {
    expect(caseThatTries('rule:extend-loan.0')).toBeUndefined();
  });

  it('enters only what the rules allow and nothing that is worked out', () => {
    const adding = caseThatTries('create:loans');
    expect(typed(adding?.steps)).toMatchObject({ Book: '*', State: 'Back' });
    expect(typed(adding?.steps)).not.toHaveProperty('Overdue');
  });

  it('acts on a sample that allows it, for somebody whom no rule refuses', () => {
    const lending = caseThatTries('action:lend-book');
    expect(typed(lending?.steps)).toMatchObject({ To: 'Aki Mori' });
    expect(JSON.stringify(lending?.steps)).toContain('books-2');
    expect(lending?.tries).toEqual(expect.arrayContaining(['use:loans', 'use:friends']));
  });

  it('enters nothing where every record would be refused', () => {
    const closed = withRules([{ never: 'book is not empty', says: 'Nothing is lent any more.' }]);
    const plan = planProof(closed, blocksById);
    expect(plan.cases.some(({ tries = [] }) => tries.includes('create:loans'))).toBe(false);
    expect(plan.cases.some(({ tries = [] }) => tries.includes('rule:loans.0'))).toBe(true);
  });

  it('types days that are right on any day of the week', () => {
    const weekend = withRules([{ never: 'weekday(until) is "Sunday"', says: 'Not on Sundays.' }]);
    const plan = planProof(weekend, blocksById);
    const refused = plan.cases.find(({ tries = [] }) => tries.includes('rule:loans.0'));
    expect(typed(refused?.steps)['Back by']).toBe('2030-05-19');
    const adding = plan.cases.find(({ tries = [] }) => tries.includes('create:loans'));
    expect(typed(adding?.steps)['Back by']).toBe('2030-05-17');
  });

  it('looks for the words of a reason that do not depend on records', () => {
    expect(plainPart('{friend} already has {most} books.')).toBe('already has');
    expect(plainPart('Choose a day to come.')).toBe('Choose a day to come');
  });

  it('tries only rules that the plan has', () => {
    const parts = cases.flatMap(({ tries = [] }) => tries).filter((part) => part.startsWith('rule:'));
    expect(parts.every((part) => partExists(part, bookLending))).toBe(true);
    expect(partExists('rule:loans.9', bookLending)).toBe(false);
  });
});
