import { blocksById, filesOf, planFromReading } from '../../src/engine/generate.ts';
import { leftOverNote } from '../../src/engine/plan/list-left-over.ts';
import { planProof } from '../../src/engine/proof/proof-plan.ts';
import type { ProofReport } from '../../src/engine/proof/proof-report.ts';
import { type ServedRequest, servedRequests } from '../../src/engine/proof/served-requests.ts';
import type { Reader } from '../../src/engine/reader/reader.ts';
import type { AppSpec } from '../../src/engine/spec/app-spec.ts';
import type { ProofBrowser } from '../../src/server/build/browser.server.ts';
import type { BuildPool } from '../../src/server/build/build-pool.server.ts';
import type { Site } from '../../src/server/build/build-site.server.ts';
import type { Workshop } from '../../src/server/build/open-workshop.server.ts';
import { proveSite } from '../../src/server/build/prove-site.server.ts';
import { countWords, noWords, type WordCount } from './count-words.ts';
import type { Description } from './options.ts';

export interface Measured {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly pages: number;
  readonly blocks: readonly string[];
  readonly readMs: number;
  readonly planMs: number;
  readonly emitMs: number;
  readonly buildMs?: number;
  readonly proveMs?: number;
  readonly siteBytes?: number;
  /** What kept it from being read, planned, emitted or built. */
  readonly broken?: { readonly step: 'plan' | 'emit' | 'build' | 'prove'; readonly message: string };
  readonly report?: ProofReport;
  readonly requests: readonly ServedRequest[];
  readonly words: WordCount;
}

export interface GeneratorTools {
  readonly pool: BuildPool;
  readonly workshop: Workshop;
  readonly reader: Reader;
  /** What counts as a word on the screens of an app. */
  readonly knownWords: ReadonlySet<string>;
  /** Undefined: nothing is proved. */
  readonly browser: ProofBrowser | undefined;
}

/** Words that are only listed are no wish. */
function wishesOf(spec: AppSpec, report: ProofReport | undefined): ServedRequest[] {
  const listed = new Set(
    spec.trace.filter(({ note }) => note === leftOverNote).map(({ request }) => request),
  );
  return servedRequests(spec, report).filter(({ request }) => !listed.has(request));
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface Made {
  readonly measured: Measured;
  readonly spec?: AppSpec;
  readonly site?: Site;
}

/** One description from its text to its site, with the time of each step. */
async function make(
  { id, prompt }: Description,
  { pool, reader, knownWords }: GeneratorTools,
): Promise<Made> {
  const nothing = {
    id,
    kind: '',
    name: '',
    pages: 0,
    blocks: [],
    planMs: 0,
    readMs: 0,
    emitMs: 0,
    requests: [],
    words: noWords,
  };
  const started = performance.now();
  let step: 'plan' | 'emit' | 'build' = 'plan';
  let measured: Measured = nothing;
  try {
    const { reading, vector } = reader.readWithVector(prompt);
    const read = performance.now();
    const spec = planFromReading(reading, { vector });
    const planned = performance.now();
    const blocks = [...new Set(spec.pages.flatMap(({ sections }) => sections.map(({ block }) => block)))];
    measured = {
      ...nothing,
      kind: spec.kind,
      name: spec.name,
      pages: spec.pages.length,
      blocks,
      readMs: read - started,
      planMs: planned - read,
      requests: wishesOf(spec, undefined),
      words: countWords(spec, prompt, knownWords),
    };
    step = 'emit';
    const written = performance.now();
    const files = filesOf(spec);
    const emitted = performance.now();
    measured = { ...measured, emitMs: emitted - written };
    step = 'build';
    const site = await pool.build(files);
    const siteBytes = Object.values(site.files).reduce((sum, text) => sum + text.length, 0);
    measured = { ...measured, buildMs: performance.now() - emitted, siteBytes };
    return { measured, spec, site };
  } catch (error) {
    return { measured: { ...measured, broken: { step, message: textOf(error) } } };
  }
}

async function prove({ measured, spec, site }: Made, tools: GeneratorTools): Promise<Measured> {
  const { browser, workshop } = tools;
  if (browser === undefined || spec === undefined || site === undefined) return measured;
  try {
    const { report } = await proveSite(
      site,
      planProof(spec, blocksById),
      { browser, workshop },
      { slack: 5, deadlineMs: 300_000 },
    );
    return { ...measured, proveMs: report.ms, report, requests: wishesOf(spec, report) };
  } catch (error) {
    return { ...measured, broken: { step: 'prove', message: textOf(error) } };
  }
}

/** All are made one after the other, as the times of the steps are to be their own; then so many at once are proved. */
export async function measureAll(
  descriptions: readonly Description[],
  tools: GeneratorTools,
  jobs: number,
): Promise<Measured[]> {
  const made: Made[] = [];
  for (const description of descriptions) made.push(await make(description, tools));
  const results: Measured[] = [];
  const rest = [...made.entries()];
  async function work(): Promise<void> {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      const [at, one] = next;
      const result = await prove(one, tools);
      results[at] = result;
      process.stderr.write(markOf(result));
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, made.length) }, work));
  return results;
}

function markOf({ broken, report }: Measured): string {
  if (broken !== undefined) return 'X';
  return report === undefined || report.ok ? '.' : 'f';
}
