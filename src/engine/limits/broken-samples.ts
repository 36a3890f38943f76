import { evaluate } from '../library/rules/evaluate.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import { isTrue } from '../library/rules/values.ts';
import { sampleWorlds } from '../proof/sample-world.ts';
import type { AppSpec } from '../spec/app-spec.ts';

/** The samples of a plan that break a rule of their kind on some day. */
export function brokenSamples(spec: AppSpec): Set<string> {
  const broken = new Set<string>();
  if (spec.entities.every(({ rules }) => rules === undefined)) return broken;
  for (const world of sampleWorlds(spec, undefined))
    for (const { name } of spec.entities) {
      const kind = world.kind(name);
      for (const record of kind?.rules === undefined ? [] : world.all(name))
        if (
          kind?.rules?.some(({ never }) =>
            isTrue(evaluate(parseFormula(never), { world, self: { kind, record } })),
          ) === true
        )
          broken.add(record.id);
    }
  return broken;
}
