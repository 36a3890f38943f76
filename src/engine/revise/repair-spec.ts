import type { ProofReport } from '../proof/proof-report.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';

export interface Repair {
  readonly spec: AppSpec;
  /** What was left out, a sentence each. */
  readonly changes: readonly string[];
}

/**
 * Leaves out the parts that the proof saw failing, so that what is left works; what they were for is listed as not served.
 * Undefined when the fault cannot be pinned on a part, or when nothing would be left.
 */
export function repairSpec(spec: AppSpec, report: ProofReport): Repair | undefined {
  const failing = new Set(report.cases.filter(({ ok }) => !ok).map(({ section }) => section));
  if (failing.size === 0) return undefined;
  const copy = structuredClone(spec);
  const changes: string[] = [];
  for (const page of copy.pages) {
    const left = page.sections.filter(({ id }) => !failing.has(id));
    for (const section of page.sections)
      if (failing.has(section.id))
        changes.push(`${section.title ?? page.title} was left out: it did not work in the browser.`);
    page.sections = left;
  }
  if (changes.length === 0) return undefined;
  const gone = new Set(
    copy.pages.filter(({ sections, path }) => sections.length === 0 && path !== '/').map(({ id }) => id),
  );
  copy.pages = copy.pages.filter(({ id }) => !gone.has(id));
  if (copy.pages.every(({ sections }) => sections.length === 0)) return undefined;
  const without = (part: string) =>
    !failing.has(part.replace(/^section:/, '')) && !gone.has(part.replace(/^page:/, ''));
  copy.trace = copy.trace.map((entry) => ({ ...entry, served: entry.served.filter(without) }));
  copy.notes.push(...changes);
  return specFaults(copy).length === 0 ? { spec: copy, changes } : undefined;
}
