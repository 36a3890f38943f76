import { describe, expect, it } from 'vitest';
import { blocksById } from '../../../../engine/generate.ts';
import { planProof } from '../../../../engine/proof/proof-plan.ts';
import { caseSpec } from '../../../../testing/case-spec.ts';
import { pageWords } from './page-words.ts';

describe('a page in the report', () => {
  const spec = caseSpec('nail-studio-site');

  it('is called as in the plan', () => {
    expect(pageWords('/', spec)).toBe('“Studio”');
    expect(pageWords('/sign-in', spec)).toBe('“Sign in”');
  });

  it('has words wherever the proof goes', () => {
    for (const id of ['nail-studio-site', 'simple-crm', 'my-kanban', 'time-bank', 'name-mixer']) {
      const plan = planProof(caseSpec(id), blocksById);
      const places = [...plan.pages.map(({ path }) => path), ...plan.cases.map(({ page }) => page)];
      for (const path of places) expect(pageWords(path, caseSpec(id)), `${id} ${path}`).not.toContain('/');
    }
  });

  it('keeps its address where the plan knows it no more', () => {
    expect(pageWords('/gone', spec)).toBe('/gone');
    expect(pageWords('/gone', null)).toBe('/gone');
  });
});
