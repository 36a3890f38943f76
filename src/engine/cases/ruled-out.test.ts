import { describe, expect, it } from 'vitest';
import { cases } from '../knowledge/cases.gen.ts';
import type { CaseFile } from './case-file.ts';
import { planOfCase } from './case-plan.ts';
import { isAboutRuledOut, ruledOut } from './ruled-out.ts';
import { leaveOut } from './without-unwanted.ts';

function caseOf(id: string): CaseFile {
  return JSON.parse(cases.find((one) => one.id === id)?.json ?? '{}') as CaseFile;
}

describe('what somebody does not want', () => {
  it('is named without where it should not be', () => {
    expect(ruledOut(['money in the app', 'login'])).toEqual(['money', 'login']);
  });

  it('rules out a case that is about it, and no other', () => {
    expect(isAboutRuledOut(caseOf('commute-fuel-split'), ['money in the app'])).toBe(true);
    expect(isAboutRuledOut(caseOf('school-charity-auction'), ['money'])).toBe(true);
    expect(isAboutRuledOut(caseOf('garden-birds-hour'), ['money in the app'])).toBe(false);
    expect(isAboutRuledOut(caseOf('commute-fuel-split'), ['login'])).toBe(false);
    expect(isAboutRuledOut(caseOf('school-charity-auction'), ['lot'])).toBe(true);
  });

  it('is in no field where a case has a single amount', () => {
    const file = caseOf('commute-fuel-split');
    const plan = planOfCase(file, () => ({}));
    leaveOut(plan, ['money in the app']);
    expect(plan.entities.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'money')).toEqual([]);
  });
});
