import type { Values } from '../../library/rules/changes.ts';
import { evaluate } from '../../library/rules/evaluate.ts';
import { parseFormula } from '../../library/rules/parse-formula.ts';
import { recordWithId } from '../../library/rules/record-index.ts';
import { isTrue } from '../../library/rules/values.ts';
import { type WorkedOut, workOut } from '../../library/rules/work-out.ts';
import type { Known, World } from '../../library/rules/world.ts';
import { type Filling, fewRecords, fewTries, findFilling } from '../../proof/find-filling.ts';
import { mentionedFields } from '../../proof/mentioned-fields.ts';
import type { ActionSpec, AppSpec } from '../../spec/app-spec.ts';
import { factField } from '../../spec/rule-faults.ts';
import { listedSamples, type RecordsTask } from './records-task.ts';

/** An act on a sample with what is entered first. */
export interface TriedAct {
  /** Undefined for what is done to all records at once. */
  readonly id: string | undefined;
  readonly filling: Filling;
}

function selfIn(world: World, on: string, id: string | undefined): { self?: Known } {
  const kind = world.kind(on);
  const record = id === undefined ? undefined : recordWithId(world.all(on), id);
  return kind === undefined || record === undefined ? {} : { self: { kind, record } };
}

export function isOffered({ condition, on }: ActionSpec, world: World, id: string | undefined): boolean {
  return (
    condition === undefined || isTrue(evaluate(parseFormula(condition), { world, ...selfIn(world, on, id) }))
  );
}

/** What an act comes to on a sample. */
export function outcomeOf(
  { on, form = [], never = [], does = [] }: ActionSpec,
  world: World,
  id: string | undefined,
  values: Values,
): WorkedOut {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new-${made}`;
  };
  const ask = { fields: form.map(factField), values };
  return workOut({ never, does }, { world, ...selfIn(world, on, id), ask, newId });
}

/** A sample of the list and something to enter with which an act comes to what is wanted, on every day. */
export function findAct(
  action: ActionSpec,
  task: RecordsTask,
  worlds: readonly World[],
  isWanted: (outcome: WorkedOut) => boolean,
): TriedAct | undefined {
  const { spec } = task;
  const ids = action.forAll === true ? [undefined] : (listedSamples(task) ?? []).map(({ id }) => id);
  const mentioned = mentionedFields(textsOf(action, spec), spec);
  const offered = ids.filter((id) => worlds.every((world) => isOffered(action, world, id)));
  const isAsking = (action.form ?? []).length > 0;
  for (const id of isAsking ? offered.slice(0, fewRecords) : offered) {
    const form = { fields: action.form ?? [], spec };
    const filling = findFilling(
      form,
      worlds,
      mentioned,
      (world, values) => isWanted(outcomeOf(action, world, id, values)),
      fewTries,
    );
    if (filling !== undefined) return { id, filling };
  }
  return undefined;
}

/** All that may decide whether an act is refused. */
function textsOf({ never = [], does = [], form = [] }: ActionSpec, { entities }: AppSpec): string[] {
  return [
    ...never.map((rule) => rule.never),
    ...does,
    ...form.map(({ name }) => name),
    ...entities.flatMap(({ rules = [] }) => rules.map((rule) => rule.never)),
  ];
}
