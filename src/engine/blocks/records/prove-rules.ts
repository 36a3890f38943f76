import { brokenRule } from '../../library/rules/broken-rule.ts';
import { recordWithId } from '../../library/rules/record-index.ts';
import type { Rule, World } from '../../library/rules/world.ts';
import {
  type Filling,
  type FormToFill,
  fewRecords,
  fewTries,
  findFilling,
  typedSteps,
} from '../../proof/find-filling.ts';
import { titleOfSample } from '../../proof/form-values.ts';
import { mentionedFields, plainPart } from '../../proof/mentioned-fields.ts';
import { partSteps } from '../../proof/part-steps.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { ActionSpec, AppSpec, SectionSpec } from '../../spec/app-spec.ts';
import { actSteps, asEditor, roleOfAct, wayTo } from './act-steps.ts';
import { addLabelOf, listedSamples, type RecordsTask, roleOfEditor, worldsFor } from './records-task.ts';
import { findAct } from './try-act.ts';

/** Each rule is broken on purpose: its reason is said, and nothing is changed. What cannot be broken here has no case. */
export function proveRules(task: RecordsTask): ProofCase[] {
  const { entity, props, spec } = task;
  if (props.mine === true || props.only !== undefined) return [];
  const ofRecords = (entity.rules ?? []).flatMap((rule, index): ProofCase[] => {
    const steps = breakingSteps(rule, task);
    return steps === undefined ? [] : [refusal(rule, `rule:${entity.name}.${index}`, steps, task)];
  });
  const ofActs = actsHere(task).flatMap((action) =>
    (action.never ?? []).flatMap((rule, index): ProofCase[] => {
      const steps = actBreaking(rule, action, task);
      return steps === undefined ? [] : [refusal(rule, `rule:${action.id}.${index}`, steps, task)];
    }),
  );
  return isFirstList(task, spec) ? [...ofRecords, ...ofActs] : ofActs;
}

/** The first list of a kind that lets people do something tries its rules; the others need not. */
function isFirstList({ section, entity }: RecordsTask, { pages }: AppSpec): boolean {
  const lists = pages.flatMap(({ sections }) => sections.filter((one) => isListOf(one, entity.name)));
  const adding = lists.find(
    ({ props }) => (props['can'] as { create?: boolean } | undefined)?.create === true,
  );
  return (adding ?? lists[0])?.id === section.id;
}

function isListOf({ block, props }: SectionSpec, entity: string): boolean {
  return (
    block === 'records' &&
    props['entity'] === entity &&
    props['mine'] === undefined &&
    props['only'] === undefined
  );
}

/** The acts of the list that no list before it has. */
function actsHere({ props, section, spec }: RecordsTask): ActionSpec[] {
  const lists = spec.pages.flatMap(({ sections }) => sections).filter(({ block }) => block === 'records');
  const before = lists
    .slice(
      0,
      lists.findIndex(({ id }) => id === section.id),
    )
    .flatMap((one) => (one.props['actions'] ?? []) as string[]);
  return (props.actions ?? [])
    .filter((id) => !before.includes(id))
    .flatMap((id) => spec.actions.filter((action) => action.id === id && action.does !== undefined));
}

function refusal(rule: Rule, part: string, steps: readonly ProofStep[], task: RecordsTask): ProofCase {
  const listed = listedSamples(task)?.length;
  return {
    name: `Refused: ${rule.says.replaceAll(/\{[^{}]*\}/g, '…')}`,
    steps: [
      ...steps,
      { do: 'see', text: plainPart(rule.says) },
      { do: 'reload' },
      ...(listed === undefined
        ? []
        : [{ do: 'count', selector: '[data-record]', min: listed, max: listed } as const]),
    ],
    tries: [part],
    once: true,
  };
}

/** How a visitor breaks a rule of the records: by a new one, by changing one, or by an act. */
function breakingSteps(rule: Rule, task: RecordsTask): ProofStep[] | undefined {
  if (plainPart(rule.says) === '') return undefined;
  return addingBreaks(rule, task) ?? editingBreaks(rule, task) ?? anyActBreaks(rule, task);
}

function addingBreaks(rule: Rule, task: RecordsTask): ProofStep[] | undefined {
  const { props, entity, spec, open } = task;
  if (props.can?.create !== true) return undefined;
  const worlds = worldsFor(task, roleOfEditor(task));
  const form = { fields: entity.fields, spec, entity, title: entity.title };
  const filling = findFilling(form, worlds, mentionedFields([rule.never], spec), (world, values) => {
    const add = {
      do: 'add',
      things: entity.name,
      id: 'new',
      values: { ...values, by: world.me.name },
    } as const;
    return brokenRule(world, [add])?.rule === rule;
  });
  if (filling === undefined) return undefined;
  const label = addLabelOf(task);
  return [
    open,
    ...asEditor(task),
    { do: 'press', name: label },
    ...typedSteps(entity.fields, filling),
    ...(partSteps(entity, spec) ?? []),
    { do: 'press', name: label, nth: -1 },
  ];
}

function editingBreaks(rule: Rule, task: RecordsTask): ProofStep[] | undefined {
  const { props, entity, spec, open } = task;
  if (props.can?.edit !== true) return undefined;
  const worlds = worldsFor(task, roleOfEditor(task));
  for (const { id } of (listedSamples(task) ?? []).slice(0, fewRecords)) {
    const title = titleOfSample(entity.name, id, spec);
    const filling = title === undefined ? undefined : breakingEdit(rule, id, task, worlds);
    if (title === undefined || filling === undefined) continue;
    return [
      open,
      ...asEditor(task),
      { do: 'press', name: `Edit ${title}` },
      ...typedSteps(entity.fields, filling),
      { do: 'press', name: 'Save changes' },
    ];
  }
  return undefined;
}

function breakingEdit(
  rule: Rule,
  id: string,
  { entity, spec }: RecordsTask,
  worlds: readonly World[],
): Filling | undefined {
  const form: FormToFill = {
    fields: entity.fields,
    spec,
    entity,
    given: (world) => recordWithId(world.all(entity.name), id) ?? {},
  };
  return findFilling(
    form,
    worlds,
    mentionedFields([rule.never], spec),
    (world, values) => {
      const change = { do: 'update', things: entity.name, id, values } as const;
      return brokenRule(world, [change])?.rule === rule;
    },
    fewTries,
  );
}

function anyActBreaks(rule: Rule, task: RecordsTask): ProofStep[] | undefined {
  const own = (task.props.actions ?? []).flatMap((id) => task.spec.actions.filter((one) => one.id === id));
  for (const action of own) {
    const steps = actBreaking(rule, action, task);
    if (steps !== undefined) return steps;
  }
  return undefined;
}

function actBreaking(rule: Rule, action: ActionSpec, task: RecordsTask): ProofStep[] | undefined {
  const entry = wayTo(action, task);
  if (action.does === undefined || entry === undefined || plainPart(rule.says) === '') return undefined;
  const worlds = worldsFor(task, roleOfAct(action, task));
  const found = findAct(action, task, worlds, (outcome) => !outcome.ok && outcome.broken.rule === rule);
  return found === undefined ? undefined : [...entry, task.open, ...actSteps(action, found)];
}
