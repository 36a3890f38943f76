import { blocksById, filesOf, planFromText } from '../../src/engine/generate.ts';
import { planProof } from '../../src/engine/proof/proof-plan.ts';
import type { ProofReport } from '../../src/engine/proof/proof-report.ts';
import { type ServedRequest, servedRequests } from '../../src/engine/proof/served-requests.ts';
import type { ProofBrowser } from '../../src/server/build/browser.server.ts';
import type { BuildPool } from '../../src/server/build/build-pool.server.ts';
import type { Workshop } from '../../src/server/build/open-workshop.server.ts';
import { proveSite } from '../../src/server/build/prove-site.server.ts';
import type { Description } from './options.ts';

export interface Measured {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly pages: number;
  readonly blocks: readonly string[];
  readonly planMs: number;
  readonly emitMs: number;
  readonly buildMs?: number;
  readonly proveMs?: number;
  readonly siteBytes?: number;
  /** What kept it from being read, planned, emitted or built. */
  readonly broken?: { readonly step: 'plan' | 'emit' | 'build' | 'prove'; readonly message: string };
  readonly report?: ProofReport;
  readonly requests: readonly ServedRequest[];
}

export interface GeneratorTools {
  readonly pool: BuildPool;
  readonly workshop: Workshop;
  /** Undefined: nothing is proved. */
  readonly browser: ProofBrowser | undefined;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One description from its text to its proof, with the time of each step. */
async function measure({ id, prompt }: Description, tools: GeneratorTools): Promise<Measured> {
  const nothing = { id, kind: '', name: '', pages: 0, blocks: [], planMs: 0, emitMs: 0, requests: [] };
  const started = performance.now();
  let step: 'plan' | 'emit' | 'build' | 'prove' = 'plan';
  let measured: Measured = nothing;
  try {
    const spec = planFromText(prompt);
    const planned = performance.now();
    const blocks = [...new Set(spec.pages.flatMap(({ sections }) => sections.map(({ block }) => block)))];
    measured = {
      ...nothing,
      kind: spec.kind,
      name: spec.name,
      pages: spec.pages.length,
      blocks,
      planMs: planned - started,
      requests: servedRequests(spec, undefined),
    };
    step = 'emit';
    const files = filesOf(spec);
    const emitted = performance.now();
    measured = { ...measured, emitMs: emitted - planned };
    step = 'build';
    const site = await tools.pool.build(files);
    const siteBytes = Object.values(site.files).reduce((sum, text) => sum + text.length, 0);
    measured = { ...measured, buildMs: performance.now() - emitted, siteBytes };
    if (tools.browser === undefined) return measured;
    step = 'prove';
    const { report } = await proveSite(
      site,
      planProof(spec, blocksById),
      { browser: tools.browser, workshop: tools.workshop },
      { slack: 5, deadlineMs: 300_000 },
    );
    return { ...measured, proveMs: report.ms, report, requests: servedRequests(spec, report) };
  } catch (error) {
    return { ...measured, broken: { step, message: textOf(error) } };
  }
}

/** So many at the same time, in the given order. */
export async function measureAll(
  descriptions: readonly Description[],
  tools: GeneratorTools,
  jobs: number,
): Promise<Measured[]> {
  const results: Measured[] = [];
  const rest = [...descriptions.entries()];
  async function work(): Promise<void> {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      const [at, description] = next;
      results[at] = await measure(description, tools);
      process.stderr.write(markOf(results[at]));
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, descriptions.length) }, work));
  return results;
}

function markOf({ broken, report }: Measured): string {
  if (broken !== undefined) return 'X';
  return report === undefined || report.ok ? '.' : 'f';
}
