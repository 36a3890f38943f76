import type { ProofStep } from './proof-step.ts';

/** The windows in which every app is proved. */
export const proofSizes = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;

export type ProofSize = (typeof proofSizes)[number];
export type ProofSizeName = ProofSize['name'];

/** What kept a page or a case from being proved, in words that name the thing. */
export interface ProofFault {
  readonly kind:
    | 'heading'
    | 'blank'
    | 'console'
    | 'exception'
    | 'outside'
    | 'scroll'
    | 'accessibility'
    | 'step'
    | 'deadline'
    | 'crash';
  readonly message: string;
}

export interface PageProof {
  readonly path: string;
  readonly size: ProofSizeName;
  readonly ok: boolean;
  /** Parts that opening the page tries. Reports from before wishes were tried one by one name none. */
  readonly tries?: readonly string[];
  /** Parts that were looked for on it: those that were seen, and those that were not. */
  readonly seen?: readonly string[];
  readonly unseen?: readonly string[];
  readonly faults: readonly ProofFault[];
  readonly ms: number;
}

export interface CaseProof {
  readonly name: string;
  readonly page: string;
  readonly section: string;
  readonly block: string;
  readonly size: ProofSizeName;
  readonly ok: boolean;
  /** Parts that it tries. */
  readonly tries?: readonly string[];
  /** The step that did not work out, from 1, of all the steps of the case. */
  readonly failing?: { readonly at: number; readonly of: number; readonly step: ProofStep };
  readonly faults: readonly ProofFault[];
  readonly ms: number;
}

export interface ProofReport {
  readonly ok: boolean;
  readonly pages: readonly PageProof[];
  readonly cases: readonly CaseProof[];
  /** Why what the app is for cannot be used by anybody. */
  readonly mainFault?: string;
  /** How many wishes of the description came to what, when the version was completed. */
  readonly wishes?: WishCounts;
  /** Pages and cases that no time was left for. */
  readonly left: number;
  readonly ms: number;
}

/** What can become of a wish; the best first. */
export const wishStates = ['works', 'there', 'not-built', 'not-understood'] as const;
export type WishState = (typeof wishStates)[number];
export type WishCounts = Readonly<Record<WishState, number>>;

/** One sentence for people. */
export function summarizeProof(report: ProofReport): string {
  const held = (list: readonly { ok: boolean }[]) =>
    `${list.filter(({ ok }) => ok).length} of ${list.length}`;
  const left = report.left === 0 ? '' : `, ${report.left} not reached`;
  if (report.mainFault !== undefined) return report.mainFault;
  const blank = report.pages.flatMap(({ faults }) => faults).find(({ kind }) => kind === 'blank');
  if (blank !== undefined) return blank.message;
  return `${report.ok ? 'Proved' : 'Not proved'}: ${held(report.pages)} page views and ${held(report.cases)} cases hold${left} (${(report.ms / 1000).toFixed(1)} s).`;
}

/** Everything that does not hold, one line each. */
export function proofFaultLines(report: ProofReport): string[] {
  const pages = report.pages.flatMap(({ path, size, faults }) =>
    faults.map(({ kind, message }) => `page ${path} (${size}): ${kind}: ${message}`),
  );
  const cases = report.cases.flatMap(({ block, page, name, size, failing, faults }) =>
    faults.map(({ kind, message }) => {
      const at =
        failing === undefined ? '' : ` step ${failing.at} of ${failing.of} ${JSON.stringify(failing.step)}`;
      return `${block} on ${page} (${size}): “${name}”${at}: ${kind}: ${message}`;
    }),
  );
  return [...pages, ...cases];
}
