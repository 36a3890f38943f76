import { fillSteps } from '../../proof/fill-form.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { ActionSpec } from '../../spec/app-spec.ts';
import type { RecordsTask } from './prove-records.ts';

/** Each action of a list confirms. Those of a role are tried as somebody who has it, where a wish names them. */
export function proveActions(task: RecordsTask): ProofCase[] {
  const { props, entity, spec, open } = task;
  if (entity.samples.length === 0 || props.mine === true) return [];
  return (props.actions ?? []).flatMap((id): ProofCase[] => {
    const action = spec.actions.find((one) => one.id === id);
    const entry = action === undefined ? undefined : wayTo(action, task);
    if (action === undefined || entry === undefined) return [];
    const asked = action.form ?? [];
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
        ],
        tries: [
          `action:${id}`,
          `use:${entity.name}`,
          ...(action.creates === undefined ? [] : [`use:${action.creates.entity}`]),
        ],
      },
    ];
  });
}

function wayTo({ id, roles }: ActionSpec, { spec, page, asked }: RecordsTask): ProofStep[] | undefined {
  if (roles === undefined) return [];
  const [role] = roles;
  const isInside = page.roles?.[0] !== undefined || spec.accounts === 'required';
  if (role === undefined || isInside || spec.accounts === 'none' || !asked.has(`action:${id}`))
    return undefined;
  return [
    { do: 'open', path: '/sign-in' },
    { do: 'press', name: `(${role})` },
    { do: 'see', text: 'You are signed in as' },
  ];
}
