import type { Block } from '../../src/engine/block.ts';
import { blocks } from '../../src/engine/blocks.gen.ts';
import { blockPropsOf } from '../../src/engine/cases/block-props.ts';
import type { CaseFile, CaseText } from '../../src/engine/cases/case-file.ts';
import { planOfCase } from '../../src/engine/cases/case-plan.ts';
import { specOfCase } from '../../src/engine/cases/check-case.ts';
import { clotheTask } from '../../src/engine/cases/clothe-task.ts';
import { planFromReading } from '../../src/engine/generate.ts';
import { cases } from '../../src/engine/knowledge/cases.gen.ts';
import { tasks } from '../../src/engine/knowledge/tasks.gen.ts';
import type { Reader } from '../../src/engine/reader/reader.ts';
import type { AppSpec } from '../../src/engine/spec/app-spec.ts';

/** A worked-out case or a task type, and how an app is planned from it. */
export interface CaseApp {
  readonly id: string;
  readonly kind: 'case' | 'task';
  readonly plan: (reader: Reader) => AppSpec;
}

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);

export const caseApps: readonly CaseApp[] = [
  ...cases.map((text): CaseApp => ({ id: text.id, kind: 'case', plan: (reader) => planCase(text, reader) })),
  ...tasks.map(
    ({ id, json }): CaseApp => ({ id, kind: 'task', plan: () => asItIs(clotheTask(id, json, {})) }),
  ),
];

/**
 * As somebody gets it who says one of its sentences. Where none of them leads to it, because the sentence alone is a
 * game or a tool, it is planned as its file has it.
 */
function planCase({ id, json }: CaseText, reader: Reader): AppSpec {
  const file = JSON.parse(json) as CaseFile;
  for (const description of file.say) {
    const { reading, vector } = reader.readWithVector(description);
    const spec = planFromReading(reading, { description, vector, met: id });
    if (spec.met === id) return spec;
  }
  return asItIs(file);
}

function asItIs(file: CaseFile): AppSpec {
  return specOfCase(planOfCase(file, blockProps));
}
