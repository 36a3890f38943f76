import type { Block } from '../engine/block.ts';
import { blocks } from '../engine/blocks.gen.ts';
import { emitFiles, type FileMap } from '../engine/emit/emit-files.ts';
import { library } from '../engine/library.gen.ts';
import { type ProofPlan, planProof } from '../engine/proof/proof-plan.ts';
import type { ProofReport } from '../engine/proof/proof-report.ts';
import type { AppSpec } from '../engine/spec/app-spec.ts';
import { parseSpec } from '../engine/spec/check-spec.ts';
import { appOfBlocks } from './app-of-block.ts';

/** Every block by its id. Their properties differ; a spec is checked before a block sees its part of it. */
export const allBlocks: ReadonlyMap<string, Block> = new Map(
  blocks.map((block) => [block.id, block as unknown as Block]),
);

export interface Trial {
  readonly spec: AppSpec;
  readonly files: FileMap;
  /** The pages with the blocks, and the cases of these. */
  readonly plan: ProofPlan;
}

/** The examples of blocks as one app. Throws with what is wrong when an example is not valid. */
export function trialOf(...tried: readonly Block[]): Trial {
  for (const block of tried) block.props.parse(block.example);
  const parsed = parseSpec(appOfBlocks(tried));
  if (!parsed.ok) throw new Error(`The example is no valid section: ${parsed.faults.join(' ')}`);
  const plan = planProof(parsed.spec, allBlocks);
  const ids = new Set(tried.map(({ id }) => id));
  return {
    spec: parsed.spec,
    files: emitFiles(parsed.spec, { blocks: allBlocks, library }),
    plan: {
      pages: plan.pages.filter(({ path }) => !path.startsWith('/things')),
      cases: plan.cases.filter(({ section }) => ids.has(section)),
    },
  };
}

/** The part of a report that is about one of several blocks. */
export function reportOf(block: Block, report: ProofReport, path: string): ProofReport {
  const pages = report.pages.filter((page) => page.path === path);
  const cases = report.cases.filter(({ section }) => section === block.id);
  return { ...report, pages, cases, ok: [...pages, ...cases].every(({ ok }) => ok) };
}
