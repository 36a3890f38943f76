import { changeBySentence } from '../../src/engine/change.ts';
import { planFromText } from '../../src/engine/generate.ts';
import { addedBy } from '../../src/engine/propose/added-by.ts';
import { unservedWishes } from '../../src/engine/propose/describe-app.ts';
import type { ModelPort } from '../../src/server/ai/model-port.ts';
import { enrichPlan } from '../../src/server/apps/model/enrich-plan.server.ts';
import { openGeneratorModel } from '../../src/server/apps/model/generator-model.server.ts';
import { guestList } from '../../src/testing/scripted-model/generator-script.ts';
import type { CountedUse } from './uses.ts';

const behaviours = [
  'good-plan',
  'json-in-prose',
  'unclosed-json',
  'wrong-field-names',
  'broken-plan-then-repaired',
  'never-repaired',
  'prose-instead-of-json',
  'unreadable-part-then-repaired',
  'forbidden-part-then-repaired',
  'prose-instead-of-code',
  'nothing-to-add',
];

/** One plan with each way in which a model may behave: how often it is asked, and what that takes. Nothing is built. */
export async function countGenerations(open: (model: string) => ModelPort): Promise<CountedUse[]> {
  const plan = planFromText(guestList);
  const counted: CountedUse[] = [];
  for (const name of behaviours) {
    const uses: { inputTokens: number; outputTokens: number; requests: number }[] = [];
    const model = openGeneratorModel(counting(open(name), uses), new AbortController().signal);
    const wish = { text: guestList, unserved: unservedWishes(plan) };
    const { spec, fault } = await enrichPlan(model, plan, wish, async (now, said) =>
      changeBySentence(now, said),
    );
    const sum = (pick: (use: (typeof uses)[number]) => number) =>
      uses.reduce((all, use) => all + pick(use), 0);
    counted.push({
      name: `a plan, ${name}`,
      calls: uses.length,
      usage: {
        inputTokens: sum((use) => use.inputTokens),
        outputTokens: sum((use) => use.outputTokens),
        requests: sum((use) => use.requests),
        isEstimated: false,
      },
      outcome: fault?.kind ?? `${addedBy(plan, spec).length} parts`,
    });
  }
  return counted;
}

function counting(
  port: ModelPort,
  uses: { inputTokens: number; outputTokens: number; requests: number }[],
): ModelPort {
  const noted = <Options extends object>(options: Options & { spent?: (...given: never[]) => void }) => ({
    ...options,
    spent: (...given: Parameters<NonNullable<NonNullable<Parameters<ModelPort['stream']>[1]>['spent']>>) => {
      uses.push(given[0]);
      (options.spent as ((...all: typeof given) => void) | undefined)?.(...given);
    },
  });
  return {
    model: port.model,
    place: port.place,
    stream: (messages, options = {}) => port.stream(messages, noted(options)),
    object: (schema, messages, options = {}) => port.object(schema, messages, noted(options)),
  };
}
