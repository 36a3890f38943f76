import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import type { CaseProof, ProofReport } from '../proof/proof-report.ts';
import { specFaults } from '../spec/check-spec.ts';
import { repairSpec } from './repair-spec.ts';

const spec = planFromText('A shop where people browse products, play chess and read a FAQ.');
const sections = spec.pages.flatMap((page) => page.sections.map((section) => ({ page, section })));

function reportOf(failing: readonly string[]): ProofReport {
  const cases = sections.map(
    ({ page, section }): CaseProof => ({
      name: 'It works',
      page: page.path,
      section: section.id,
      block: section.block,
      size: 'desktop',
      ok: !failing.includes(section.id),
      faults: [],
      ms: 1,
    }),
  );
  return { ok: failing.length === 0, pages: [], cases, left: 0, ms: 1 };
}

describe('repairSpec', () => {
  it('leaves out what failed, and lists what it was for as not served', () => {
    const chess = sections.find(({ section }) => section.block === 'chess')?.section.id ?? '';
    const repair = repairSpec(spec, reportOf([chess]));
    expect(repair?.changes).toHaveLength(1);
    const left = repair?.spec.pages.flatMap((page) => page.sections.map(({ id }) => id)) ?? [];
    expect(left).not.toContain(chess);
    expect(left.length).toBeGreaterThan(0);
    expect(repair === undefined ? ['no repair'] : specFaults(repair.spec)).toEqual([]);
    expect(repair?.spec.trace.some(({ served }) => served.includes(`section:${chess}`))).toBe(false);
  });

  it('gives up when nothing can be blamed, or nothing would be left', () => {
    expect(repairSpec(spec, reportOf([]))).toBeUndefined();
    expect(repairSpec(spec, reportOf(sections.map(({ section }) => section.id)))).toBeUndefined();
  });
});
