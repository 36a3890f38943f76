import { fillSteps } from '../../proof/fill-form.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { ActionSpec, AppSpec } from '../../spec/app-spec.ts';
import type { RecordsTask } from './records-task.ts';

/** Each action of a list confirms. Those of a role are tried as somebody who has it, where a wish names them. */
export function proveActions(task: RecordsTask): ProofCase[] {
  const { props, entity, spec, open } = task;
  if (entity.samples.length === 0 || props.mine === true) return [];
  return (props.actions ?? []).flatMap((id): ProofCase[] => {
    const action = spec.actions.find((one) => one.id === id);
    const entry = action === undefined ? undefined : wayTo(action, task);
    if (action === undefined || entry === undefined) return [];
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

function wayTo({ id, roles }: ActionSpec, { spec, page, asked }: RecordsTask): ProofStep[] | undefined {
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
