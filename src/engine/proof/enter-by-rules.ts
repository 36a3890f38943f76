import { brokenRule } from '../library/rules/broken-rule.ts';
import type { Change, Values } from '../library/rules/changes.ts';
import type { Rule, World } from '../library/rules/world.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { enteredValues, type Filling, type FormToFill, findFilling, typedSteps } from './find-filling.ts';
import { mentionedFields } from './mentioned-fields.ts';
import type { ProofStep } from './proof-step.ts';

/** A form for a new record, and what it gets besides what is typed. */
export interface NewRecord {
  readonly entity: EntitySpec;
  readonly spec: AppSpec;
  readonly fixed?: (world: World) => Values;
}

export interface EnteredRecord {
  readonly steps: readonly ProofStep[];
  /** The record as the app would keep it. */
  readonly added: (world: World) => Extract<Change, { do: 'add' }>;
}

function formOf({ entity, spec, fixed }: NewRecord, worlds: readonly World[]): FormToFill {
  const [first] = worlds;
  const given = fixed === undefined || first === undefined ? {} : fixed(first);
  return { fields: entity.fields.filter(({ name }) => !(name in given)), spec, entity };
}

function addedBy({ entity, fixed }: NewRecord, values: Values, world: World) {
  const all = { ...values, ...fixed?.(world), by: world.me.name };
  return { do: 'add', things: entity.name, id: 'new', values: all } as const;
}

function entered(form: FormToFill, filling: Filling, task: NewRecord): EnteredRecord {
  return {
    steps: typedSteps(form.fields, filling),
    added: (world) => addedBy(task, enteredValues(form, filling, world), world),
  };
}

/** How a record is entered that no rule refuses on any day; undefined where no way was found. */
export function enterAccepted(task: NewRecord, worlds: readonly World[]): EnteredRecord | undefined {
  const form = formOf(task, worlds);
  const mentioned = mentionedFields(
    (task.entity.rules ?? []).map(({ never }) => never),
    task.spec,
  );
  const filling = findFilling(
    form,
    worlds,
    mentioned,
    (world, values) => brokenRule(world, [addedBy(task, values, world)]) === undefined,
  );
  return filling === undefined ? undefined : entered(form, filling, task);
}

/** How a record is entered that this rule refuses on every day; undefined where no way was found. */
export function enterRefused(
  task: NewRecord,
  rule: Rule,
  worlds: readonly World[],
): EnteredRecord | undefined {
  const form = formOf(task, worlds);
  const filling = findFilling(form, worlds, mentionedFields([rule.never], task.spec), (world, values) => {
    const broken = brokenRule(world, [addedBy(task, values, world)]);
    return broken?.rule.never === rule.never;
  });
  return filling === undefined ? undefined : entered(form, filling, task);
}
