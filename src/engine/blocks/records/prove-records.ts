import type { ProofContext } from '../../block.ts';
import { inText } from '../../library/records/in-text.ts';
import { fillSteps, unusualTitle } from '../../proof/fill-form.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { AppSpec, EntitySpec, SectionSpec } from '../../spec/app-spec.ts';
import type { RecordsProps } from './records-props.ts';

/** Adding shows and stays, searching narrows, a detail opens, each action confirms. */
export function proveRecords(
  props: RecordsProps,
  _section: SectionSpec,
  { spec, page }: ProofContext,
): ProofCase[] {
  const entity = spec.entities.find(({ name }) => name === props.entity);
  if (entity === undefined) return [];
  const cases: ProofCase[] = [];
  const open = { do: 'open', path: page.path } as const;
  if (props.can?.create === true && props.only === undefined) {
    const label = props.addLabel ?? `Add ${inText(entity.one)}`;
    cases.push({
      name: `${label} shows it and keeps it`,
      steps: [
        open,
        ...asEditor(props, { spec, page }),
        { do: 'press', name: label },
        ...fillSteps(entity.fields, spec),
        { do: 'press', name: label, nth: -1 },
        { do: 'see', text: shownTitle(entity) },
        { do: 'reload' },
        { do: 'see', text: shownTitle(entity) },
      ],
    });
  }
  const [sample] = entity.samples;
  const title = sample?.[entity.title];
  if (
    entity.samples.length > 1 &&
    typeof title === 'string' &&
    props.mine !== true &&
    props.only === undefined
  ) {
    cases.push({
      name: `Searching ${inText(entity.many)} narrows the list`,
      steps: [
        open,
        { do: 'count', selector: '[data-record]', min: 2 },
        { do: 'fill', label: `Search ${inText(entity.many)}`, value: title },
        { do: 'see', text: title },
        { do: 'count', selector: '[data-record]', min: 1, max: entity.samples.length - 1 },
      ],
    });
    if (entity.detail !== undefined)
      cases.push({
        name: `${entity.one} opens in full`,
        steps: [open, { do: 'press', name: title }, { do: 'see', text: `All ${inText(entity.many)}` }],
      });
  }
  return [...cases, ...actionCases(props, entity, spec, open)];
}

/** The list tells those who may not add how to become somebody who may. */
function asEditor({ editors = [] }: RecordsProps, { spec, page }: ProofContext): ProofStep[] {
  const [editor] = editors;
  // The sample accounts are listed from the last role to the first; signing in takes the first that is listed.
  const entered =
    page.roles?.[0] ?? (spec.accounts === 'required' ? spec.roles.slice(0, 8).at(-1) : undefined);
  if (editor === undefined || (entered !== undefined && editors.includes(entered))) return [];
  return [
    { do: 'press', name: `(${editor})` },
    { do: 'see', text: 'You are signed in as' },
  ];
}

function shownTitle(entity: EntitySpec): string {
  const field = entity.fields.find(({ name }) => name === entity.title);
  return field?.kind === 'text' && field.automatic !== true ? unusualTitle : entity.one;
}

function actionCases(
  props: RecordsProps,
  entity: EntitySpec,
  spec: AppSpec,
  open: { readonly do: 'open'; readonly path: string },
): ProofCase[] {
  if (entity.samples.length === 0 || props.mine === true) return [];
  return (props.actions ?? []).flatMap((id): ProofCase[] => {
    const action = spec.actions.find((one) => one.id === id);
    if (action === undefined || action.roles !== undefined) return [];
    const asked = action.form ?? [];
    return [
      {
        name: `“${action.label}” confirms`,
        steps: [
          open,
          { do: 'press', name: action.label },
          ...(asked.length === 0
            ? []
            : [...fillSteps(asked, spec), { do: 'press' as const, name: action.label, nth: -1 }]),
          { do: 'see', text: action.done },
        ],
      },
    ];
  });
}
