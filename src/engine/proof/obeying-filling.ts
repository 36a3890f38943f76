import { isRuled } from '../emit/is-ruled.ts';
import { brokenRule } from '../library/rules/broken-rule.ts';
import type { Values } from '../library/rules/changes.ts';
import { evaluate } from '../library/rules/evaluate.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import { Trial } from '../library/rules/trial.ts';
import { isTrue } from '../library/rules/values.ts';
import type { World } from '../library/rules/world.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { fillSteps } from './fill-form.ts';
import { type Filling, findFilling, typedSteps } from './find-filling.ts';
import { mentionedFields } from './mentioned-fields.ts';
import type { ProofStep } from './proof-step.ts';
import { sampleWorlds } from './sample-world.ts';

interface RecordToEnter {
  readonly entity: EntitySpec;
  readonly spec: AppSpec;
  /** The field that names the record, where its text has to differ from all others. */
  readonly title?: string;
  /** What must hold of the new record, such as that a list shows it. */
  readonly where?: string | undefined;
  /** Values that it gets without being asked for. */
  readonly fixed?: Values;
}

/** What can be typed into the form of a new record so that no rule refuses it, on any day. */
export function obeyingFilling(
  { entity, spec, title, where, fixed = {} }: RecordToEnter,
  worlds: readonly World[],
): Filling | undefined {
  const texts = [...(entity.rules ?? []).map(({ never }) => never), where ?? ''];
  const form = {
    fields: entity.fields.filter(({ name }) => !(name in fixed)),
    spec,
    entity,
    ...(title === undefined ? {} : { title }),
  };
  return findFilling(form, worlds, mentionedFields(texts, spec), (world, typed) => {
    const values = { ...typed, ...fixed, by: world.me.name };
    const add = { do: 'add', things: entity.name, id: 'new', values } as const;
    if (brokenRule(world, [add]) !== undefined) return false;
    return where === undefined || holds(where, entity, new Trial(world, [add]));
  });
}

function holds(where: string, { name }: EntitySpec, trial: Trial): boolean {
  const [kind, record] = [trial.kind(name), trial.find(name, 'new')];
  if (kind === undefined || record === undefined) return false;
  return isTrue(evaluate(parseFormula(where), { world: trial, self: { kind, record } }));
}

/** Fills the form of a new record with what its rules allow; undefined where nothing was found that they allow. */
export function enterSteps(
  record: RecordToEnter & { readonly role?: string | undefined },
): ProofStep[] | undefined {
  const { entity, spec, title, fixed = {}, role } = record;
  const asked = entity.fields.filter(({ name }) => !(name in fixed));
  if (!isRuled(spec)) return fillSteps(asked, spec, title);
  const filling = obeyingFilling(record, sampleWorlds(spec, role));
  return filling === undefined ? undefined : typedSteps(asked, filling);
}
