import lighthouse from 'lighthouse';
import { median } from '../lib/percentiles.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Audit {
  readonly path: string;
  /** From 0 to 100; of several runs the median. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** What cost points, in Lighthouse's words. */
  readonly faults: readonly string[];
}

interface AuditOptions {
  /** Where the browser listens for its developer tools. */
  readonly port: number;
  readonly rounds: number;
}

/** Lighthouse as it comes: a phone on slow mobile data, both simulated. */
export async function auditPage(url: string, path: string, { port, rounds }: AuditOptions): Promise<Audit> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await runSurely(`${url}${path}`, port));
  const middle = (value: (run: Run) => number) => median(runs.map(value));
  return {
    path,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

type Run = Omit<Audit, 'path'>;

/** Lighthouse sometimes misses the begin of a page, and asks to be run again. */
async function runSurely(address: string, port: number, triesLeft = 2): Promise<Run> {
  try {
    return await runOnce(address, port);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return runSurely(address, port, triesLeft - 1);
  }
}

async function runOnce(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`${address} was not audited.`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const judged = categories.flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    faults: judged
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${lhr.audits[id]?.displayValue ?? lhr.audits[id]?.title ?? ''}`),
  };
}
