import type {
  CaseProof,
  PageProof,
  ProofReport,
  ProofSizeName,
} from '../../../../engine/proof/proof-report.ts';

/** What was tried at one size. */
export interface SizeFacts {
  readonly size: ProofSizeName;
  readonly pages: readonly PageProof[];
  readonly cases: readonly CaseProof[];
  readonly held: number;
  readonly tried: number;
}

export function bySize(report: ProofReport): SizeFacts[] {
  const sizes = [...new Set([...report.pages, ...report.cases].map(({ size }) => size))];
  return sizes.map((size) => {
    const pages = report.pages.filter((one) => one.size === size);
    const cases = report.cases.filter((one) => one.size === size);
    const all = [...pages, ...cases];
    return { size, pages, cases, held: all.filter(({ ok }) => ok).length, tried: all.length };
  });
}

/** `0.4 s`, `12 s`. */
export function seconds(ms: number): string {
  const value = ms / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}
