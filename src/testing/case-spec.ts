import { blockPropsOf } from '../engine/cases/block-props.ts';
import { caseSchema } from '../engine/cases/case-file.ts';
import { planOfCase } from '../engine/cases/case-plan.ts';
import { specOfCase } from '../engine/cases/check-case.ts';
import { blocksById } from '../engine/generate.ts';
import { cases } from '../engine/knowledge/cases.gen.ts';
import type { AppSpec } from '../engine/spec/app-spec.ts';

const specs = new Map<string, AppSpec>();

/** The plan that a worked-out case makes by itself. */
export function caseSpec(id: string): AppSpec {
  const known = specs.get(id);
  if (known !== undefined) return known;
  const json = cases.find((one) => one.id === id)?.json;
  if (json === undefined) throw new Error(`There is no case “${id}”.`);
  const plan = planOfCase(caseSchema.parse(JSON.parse(json)), blockPropsOf([...blocksById.values()]));
  const spec = { ...specOfCase(plan), met: id };
  specs.set(id, spec);
  return spec;
}
