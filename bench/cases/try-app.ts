import { blocksById, filesOf } from '../../src/engine/generate.ts';
import { planProof } from '../../src/engine/proof/proof-plan.ts';
import { type ProofReport, proofFaultLines } from '../../src/engine/proof/proof-report.ts';
import type { Reader } from '../../src/engine/reader/reader.ts';
import type { AppSpec } from '../../src/engine/spec/app-spec.ts';
import type { ProofBrowser } from '../../src/server/build/browser.server.ts';
import type { BuildPool } from '../../src/server/build/build-pool.server.ts';
import type { Workshop } from '../../src/server/build/open-workshop.server.ts';
import { proveSite } from '../../src/server/build/prove-site.server.ts';
import { processorMs } from '../lib/processor-time.ts';
import type { CaseApp } from './case-app.ts';

/** Of the rules or acts of an app: how many there are, how many were tried and held, and which were not tried. */
interface Tried {
  readonly there: number;
  readonly tried: number;
  readonly untried: readonly string[];
}

export interface TriedApp {
  readonly id: string;
  readonly kind: CaseApp['kind'];
  readonly built: boolean;
  readonly proved: boolean;
  readonly held: number;
  readonly failed: number;
  readonly rules: Tried;
  readonly acts: Tried;
  /** From its plan to the end of its proof, and the proof alone. */
  readonly ms: number;
  readonly proofMs: number;
  /** Of all processes together, the browser among them. */
  readonly processorMs: number;
  readonly faults: readonly string[];
}

export interface CaseTools {
  readonly reader: Reader;
  readonly pool: BuildPool;
  readonly workshop: Workshop;
  readonly browser: ProofBrowser;
}

/** A busy machine is no fault of an app: the deadlines of a server do not count here. */
const patience = { slack: 5, deadlineMs: 300_000 };

/** Plans, writes, builds and proves one app, as the product does. */
export async function tryApp({ id, kind, plan }: CaseApp, tools: CaseTools): Promise<TriedApp> {
  const [started, usedBefore] = [performance.now(), processorMs(process.pid)];
  let built = false;
  let spec: AppSpec | undefined;
  let report: ProofReport | undefined;
  let broken: string | undefined;
  try {
    spec = plan(tools.reader);
    const site = await tools.pool.build(filesOf(spec));
    built = true;
    ({ report } = await proveSite(site, planProof(spec, blocksById), tools, patience));
  } catch (error) {
    broken = error instanceof Error ? error.message : String(error);
  }
  const cases = report?.cases ?? [];
  const holding = new Set(cases.filter(({ ok }) => ok).flatMap(({ tries = [] }) => tries));
  return {
    id,
    kind,
    built,
    proved: report?.ok === true,
    held: cases.filter(({ ok }) => ok).length,
    failed: cases.filter(({ ok }) => !ok).length,
    rules: countTried(spec === undefined ? [] : rulesOf(spec), holding),
    acts: countTried(spec === undefined ? [] : spec.actions.map((act) => `action:${act.id}`), holding),
    ms: performance.now() - started,
    proofMs: report?.ms ?? Number.NaN,
    processorMs: processorMs(process.pid) - usedBefore,
    faults: [...(broken === undefined ? [] : [broken]), ...(report === undefined ? [] : faultsOf(report))],
  };
}

/** Each rule as cases name it. */
function rulesOf({ entities, actions }: AppSpec): string[] {
  return [
    ...entities.flatMap(({ name, rules = [] }) => rules.map((_, place) => `rule:${name}.${place}`)),
    ...actions.flatMap(({ id, never = [] }) => never.map((_, place) => `rule:${id}.${place}`)),
  ];
}

function countTried(parts: readonly string[], holding: ReadonlySet<string>): Tried {
  const untried = parts.filter((part) => !holding.has(part));
  return { there: parts.length, tried: parts.length - untried.length, untried };
}

function faultsOf(report: ProofReport): string[] {
  return [
    ...(report.mainFault === undefined ? [] : [report.mainFault]),
    ...(report.left === 0 ? [] : [`${report.left} pages and cases were not reached.`]),
    ...proofFaultLines(report),
  ];
}
