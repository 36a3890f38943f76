import { valueOf } from '../../library/rules/evaluate.ts';
import { recordWithId } from '../../library/rules/record-index.ts';
import { Trial } from '../../library/rules/trial.ts';
import { isSame } from '../../library/rules/values.ts';
import type { World } from '../../library/rules/world.ts';
import { fillSteps } from '../../proof/fill-form.ts';
import { enteredValues } from '../../proof/find-filling.ts';
import { plainPart } from '../../proof/mentioned-fields.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { ActionSpec, AppSpec } from '../../spec/app-spec.ts';
import { actSteps, roleOfAct, wayTo } from './act-steps.ts';
import { isListed, type RecordsTask, worldsFor } from './records-task.ts';
import { findAct, isOffered, outcomeOf, type TriedAct } from './try-act.ts';

/** Each action of a list confirms. Those of a role are tried as somebody who has it, where a wish names them. */
export function proveActions(task: RecordsTask): ProofCase[] {
  const { props, entity, spec, open } = task;
  if (entity.samples.length === 0 || props.mine === true) return [];
  return (props.actions ?? []).flatMap((id): ProofCase[] => {
    const action = spec.actions.find((one) => one.id === id);
    const entry = action === undefined ? undefined : wayTo(action, task);
    if (action === undefined || entry === undefined) return [];
    if (action.does !== undefined) return ruledAct(action, task, entry);
    const asked = action.form ?? [];
    const made = whatItMakes(action, spec);
    return [
      {
        name: `“${action.label}” confirms`,
        steps: [
          ...entry,
          open,
          { do: 'press', name: action.label },
          ...(asked.length === 0
            ? []
            : [...fillSteps(asked, spec), { do: 'press' as const, name: action.label, nth: -1 }]),
          { do: 'see', text: action.done },
          ...made.steps,
        ],
        tries: [`action:${id}`, `use:${entity.name}`, ...made.tries],
      },
    ];
  });
}

/** An act by rules is done to a sample that allows it, and the record shows that it was done. */
function ruledAct(action: ActionSpec, task: RecordsTask, entry: readonly ProofStep[]): ProofCase[] {
  const { entity, open, spec } = task;
  const worlds = worldsFor(task, roleOfAct(action, task));
  const found = findAct(action, task, worlds, ({ ok }) => ok);
  if (found === undefined) return [];
  const selector = found.id === undefined ? 'main' : `[data-record="${found.id}"]`;
  const isSeen = worlds.every((world) => isVisible(action, found, task, world));
  const said = plainPart(action.done);
  return [
    {
      name: `“${action.label}” does what it says`,
      steps: [
        ...entry,
        open,
        ...(isSeen ? [{ do: 'remember', selector } as const] : []),
        ...actSteps(action, found),
        { do: 'see', text: said === '' ? 'Undo' : said },
        ...(isSeen ? [{ do: 'changed', selector } as const, { do: 'reload' } as const] : []),
        ...(isSeen ? [{ do: 'changed', selector } as const] : []),
      ],
      tries: [
        `action:${action.id}`,
        ...entitiesOf(action, found, worlds[0], spec).map((name) => `use:${name}`),
        ...(action.on === entity.name ? [`use:${entity.name}`] : []),
      ],
    },
  ];
}

/** Whether the list reads otherwise after the act: another value, a button that is no more offered, a record more or less. */
function isVisible(action: ActionSpec, { id, filling }: TriedAct, task: RecordsTask, world: World): boolean {
  const values = enteredValues({ fields: action.form ?? [], spec: task.spec }, filling, world);
  const outcome = outcomeOf(action, world, id, values);
  if (!outcome.ok) return false;
  const after = new Trial(world, outcome.changes);
  if (id !== undefined) return readsOtherwise(id, action, task, { before: world, after });
  const ids = new Set([world, after].flatMap((one) => one.all(task.entity.name).map((record) => record.id)));
  return [...ids].some((one) => readsOtherwise(one, action, task, { before: world, after }));
}

function readsOtherwise(
  id: string,
  action: ActionSpec,
  task: RecordsTask,
  { before, after }: { before: World; after: World },
): boolean {
  const { entity, props } = task;
  const kind = before.kind(entity.name);
  const [was, is] = [before, after].map((world) => {
    const record = recordWithId(world.all(entity.name), id);
    return record !== undefined && isListed(world, task, record) ? record : undefined;
  });
  if (kind === undefined || (was === undefined && is === undefined)) return false;
  if (was === undefined || is === undefined) return true;
  if (action.forAll !== true && isOffered(action, after, id) !== isOffered(action, before, id)) return true;
  // Stars and pictures change nothing that can be read.
  const isRead = (name: string) =>
    !/^(?:rating|image|color)$/.test(entity.fields.find((field) => field.name === name)?.kind ?? '');
  const shown = (props.show ?? entity.fields.map(({ name }) => name).slice(0, 5)).filter(isRead);
  return shown.some(
    (name) =>
      !isSame(
        valueOf({ kind, record: was }, name, { world: before }),
        valueOf({ kind, record: is }, name, { world: after }),
      ),
  );
}

function entitiesOf(
  action: ActionSpec,
  { id, filling }: TriedAct,
  world: World | undefined,
  spec: AppSpec,
): string[] {
  if (world === undefined) return [];
  const values = enteredValues({ fields: action.form ?? [], spec }, filling, world);
  const outcome = outcomeOf(action, world, id, values);
  return outcome.ok ? [...new Set(outcome.changes.map(({ things }) => things))] : [];
}

/** What an action makes stands in its list afterwards; where samples stand there, one more is hard to tell. */
function whatItMakes(
  { creates, resultPath }: ActionSpec,
  { entities }: AppSpec,
): { steps: ProofStep[]; tries: string[] } {
  if (creates === undefined) return { steps: [], tries: [] };
  const uses = `use:${creates.entity}`;
  const hasSamples = entities.find(({ name }) => name === creates.entity)?.samples.length !== 0;
  if (resultPath === undefined || hasSamples) return { steps: [], tries: [uses] };
  return {
    steps: [
      { do: 'open', path: resultPath },
      { do: 'count', selector: '[data-record]', min: 1 },
    ],
    tries: [uses, ...['entity', 'create', 'show'].map((what) => `${what}:${creates.entity}`)],
  };
}
