import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { ruleBrokenBy, sampleWorld } from '../cases/case-world.ts';
import { planFaults, specOfCase } from '../cases/check-case.ts';
import { CaseFault } from '../cases/read-field.ts';
import { obeyingFilling } from '../proof/obeying-filling.ts';
import { sampleWorlds } from '../proof/sample-world.ts';
import type { AppSpec } from '../spec/app-spec.ts';

export type BlockProps = (id: string) => Record<string, unknown> | undefined;

const anyDay = '2026-05-13';
const fewestSamples = 2;

/**
 * The app with samples that obey its rules; undefined where what was declared does not hold together, “few” where only
 * too few samples obey.
 */
export function holdTogether(
  file: CaseFile,
  blockProps: BlockProps,
  ruled: ReadonlySet<string> = new Set(),
): CaseFile | 'few' | undefined {
  let kept = file;
  for (;;) {
    const broken = brokenSample(kept, blockProps);
    if (broken === undefined) break;
    if (broken === 'faulty') return undefined;
    const next = withoutSample(kept, broken.things, broken.index);
    if (next === undefined) return 'few';
    kept = next;
  }
  const faults = planFaults(kept, blockProps);
  return faults.length > 0 || shutsOut(kept, blockProps, ruled) ? undefined : kept;
}

function brokenSample(
  file: CaseFile,
  blockProps: BlockProps,
): { things: string; index: number } | 'faulty' | undefined {
  try {
    const spec = specOfCase(planOfCase(file, blockProps));
    const world = sampleWorld(spec, anyDay);
    for (const { name, samples, rules = [] } of spec.entities)
      for (let index = rules.length === 0 ? -1 : samples.length - 1; index >= 0; index -= 1)
        if (ruleBrokenBy(name, `${name}-${index + 1}`, world) !== undefined) return { things: name, index };
    return undefined;
  } catch (error) {
    if (error instanceof CaseFault || (error instanceof Error && error.name === 'FormulaFault'))
      return 'faulty';
    throw error;
  }
}

/** Without one sample, and without those that point to it. */
function withoutSample(file: CaseFile, things: string, index: number): CaseFile | undefined {
  const thing = file.things?.[things];
  if (thing === undefined || thing.samples.length <= fewestSamples) return undefined;
  const entered = Object.entries(thing.fields).filter(([, line]) => !line.includes(':='));
  const place = entered.findIndex(([name]) => name === thing.title);
  const gone = thing.samples[index]?.[place];
  const samples = thing.samples.filter((_, at) => at !== index);
  const next = { ...file, things: { ...file.things, [things]: { ...thing, samples } } };
  if (samples.some((row) => row[place] === gone)) return next;
  for (const [key, other] of Object.entries(next.things)) {
    const fields = Object.entries(other.fields).filter(([, line]) => !line.includes(':='));
    const links = fields.flatMap(([, line], at) => (new RegExp(`^->${things}\\b`).test(line) ? [at] : []));
    const left = other.samples.filter((row) => !links.some((at) => row[at] === gone));
    if (left.length === other.samples.length) continue;
    if (left.length < fewestSamples) return undefined;
    next.things[key] = { ...other, samples: left };
  }
  return next;
}

/** Whether nobody could enter a record of a kind that has rules. */
function shutsOut(file: CaseFile, blockProps: BlockProps, ruled: ReadonlySet<string>): boolean {
  const spec: AppSpec = specOfCase(planOfCase(file, blockProps));
  return spec.entities
    .filter(({ name }) => ruled.has(name))
    .some(
      (entity) =>
        obeyingFilling({ entity, spec, title: entity.title }, sampleWorlds(spec, undefined)) === undefined,
    );
}
