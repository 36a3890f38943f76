import { typedSteps } from '../../proof/find-filling.ts';
import type { ProofStep } from '../../proof/proof-step.ts';
import type { ActionSpec } from '../../spec/app-spec.ts';
import { editorToBe, type RecordsTask, roleHere } from './records-task.ts';
import type { TriedAct } from './try-act.ts';

/** What a visitor does to act on a sample: presses its button, enters what is asked, and presses once more. */
export function actSteps(action: ActionSpec, { id, filling }: TriedAct): ProofStep[] {
  const asked = action.form ?? [];
  const press: ProofStep =
    id === undefined
      ? { do: 'press', name: action.label }
      : { do: 'press-at', selector: `[data-record="${id}"] [data-act="${action.id}"]` };
  if (asked.length === 0) return [press];
  return [press, ...typedSteps(asked, filling), { do: 'press', name: action.label, nth: -1 }];
}

/** How somebody comes to an act that only some may do; undefined where nobody on this page can. */
export function wayTo(
  { id, roles }: ActionSpec,
  { spec, page, asked }: RecordsTask,
): ProofStep[] | undefined {
  const inside = page.roles?.[0];
  if (roles === undefined || (inside !== undefined && roles.includes(inside))) return [];
  const [role] = roles;
  const isInside = inside !== undefined || spec.accounts === 'required';
  if (role === undefined || isInside || spec.accounts === 'none' || !asked.has(`action:${id}`))
    return undefined;
  return [
    { do: 'open', path: '/sign-in' },
    { do: 'press', name: `(${role})` },
    { do: 'see', text: 'You are signed in as' },
  ];
}

/** Whose eyes an act is tried with. */
export function roleOfAct({ roles }: ActionSpec, task: RecordsTask): string | undefined {
  return roleHere(task) ?? roles?.[0];
}

/** The list tells those who may not add how to become somebody who may. */
export function asEditor(task: RecordsTask): ProofStep[] {
  const editor = editorToBe(task);
  if (editor === undefined) return [];
  return [
    { do: 'press', name: `(${editor})` },
    { do: 'see', text: 'You are signed in as' },
  ];
}
