import type { ProofContext } from '../../block.ts';
import { inText } from '../../library/words/in-text.ts';
import { attachSteps, fillSteps, seenAgain, unusualTitle } from '../../proof/fill-form.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { EntitySpec, FieldSpec, SectionSpec } from '../../spec/app-spec.ts';
import { proveActions } from './prove-actions.ts';
import { proveListControls } from './prove-list-controls.ts';
import type { RecordsProps } from './records-props.ts';
import { knownTitle, type RecordsTask } from './records-task.ts';

/** Adding shows and stays, searching narrows, a detail opens, each action confirms; and what a wish asks for beside. */
export function proveRecords(
  props: RecordsProps,
  _section: SectionSpec,
  { spec, page }: ProofContext,
): ProofCase[] {
  const entity = spec.entities.find(({ name }) => name === props.entity);
  if (entity === undefined) return [];
  const open = { do: 'open', path: page.path } as const;
  const asked = new Set(spec.trace.flatMap(({ served }) => served));
  const task: RecordsTask = { props, entity, spec, page, asked, open };
  return [
    ...(props.can?.create === true && props.only === undefined ? [adding(task)] : []),
    ...finding(task),
    ...proveListControls(task),
    ...changing(task),
    ...proveActions(task),
  ];
}

function adding(task: RecordsTask): ProofCase {
  const { props, entity, spec, open, asked } = task;
  const label = props.addLabel ?? `Add ${inText(entity.one)}`;
  const seen = shownFields(task);
  const options = entity.fields.flatMap((field) => askedOptions(field, task));
  return {
    name: `${label} shows it and keeps it`,
    steps: [
      open,
      ...asEditor(task),
      { do: 'press', name: label },
      ...options.map(({ label: of, values }): ProofStep => ({ do: 'offers', label: of, values })),
      ...fillSteps(entity.fields, spec, entity.title),
      ...seen.flatMap(({ field }) => attachSteps(field)),
      { do: 'press', name: label, nth: -1 },
      { do: 'see', text: shownTitle(entity) },
      { do: 'reload' },
      { do: 'see', text: shownTitle(entity) },
      ...(seen.length === 0 ? [] : inFull(seen)),
    ],
    tries: [
      ...['entity', 'create', 'show'].map((what) => `${what}:${entity.name}`),
      ...[titleField(entity), ...seen.map(({ field }) => field)].flatMap((field) =>
        field === undefined ? [] : [`field:${entity.name}.${field.name}`],
      ),
      ...options.flatMap(({ parts }) => parts.filter((part) => asked.has(part))),
    ],
  };
}

/** The title of a record is what the list shows; it counts as seen where a visitor has written it. */
function titleField({ fields, title }: EntitySpec): FieldSpec | undefined {
  return fields.find(({ name, kind, automatic }) => name === title && kind === 'text' && automatic !== true);
}

interface ShownField {
  readonly field: FieldSpec;
  readonly step: ProofStep;
}

/** Only the first picture of a record stands above it. */
function isFurtherPicture(field: FieldSpec, { fields }: EntitySpec): boolean {
  return field.kind === 'image' && fields.find(({ kind }) => kind === 'image') !== field;
}

/** Fields that a wish names and whose value can be read again where the record opens in full. */
function shownFields({ entity, asked, props }: RecordsTask): ShownField[] {
  if (entity.detail === undefined || titleField(entity) === undefined || props.mine === true) return [];
  return entity.fields.flatMap((field) => {
    const step =
      field.name === entity.title || field.automatic === true || isFurtherPicture(field, entity)
        ? undefined
        : seenAgain(field);
    return step === undefined || !asked.has(`field:${entity.name}.${field.name}`) ? [] : [{ field, step }];
  });
}

function inFull(seen: readonly ShownField[]): ProofStep[] {
  return [{ do: 'press', name: unusualTitle }, ...seen.map(({ step }) => step)];
}

function askedOptions(
  { name, label, kind, options = [], automatic }: FieldSpec,
  { entity, asked }: RecordsTask,
): { label: string; values: string[]; parts: string[] }[] {
  if (kind !== 'choice' || automatic === true) return [];
  const part = (option: string) => `option:${entity.name}.${name}:${option}`;
  const values = options.filter((option) => asked.has(part(option)));
  return values.length === 0 ? [] : [{ label, values, parts: values.map(part) }];
}

function finding(task: RecordsTask): ProofCase[] {
  const { entity, open } = task;
  const title = knownTitle(task);
  if (title === undefined) return [];
  const many = inText(entity.many);
  const telling = tellingTitle(entity, title);
  const cases: ProofCase[] = [
    {
      name: `Searching ${many} narrows the list`,
      steps: [
        open,
        { do: 'count', selector: '[data-record]', min: 2 },
        { do: 'fill', label: `Search ${many}`, value: telling },
        { do: 'see', text: telling },
        { do: 'count', selector: '[data-record]', min: 1, max: entity.samples.length - 1 },
      ],
      tries: [`find:${entity.name}`, `show:${entity.name}`],
    },
  ];
  if (entity.detail !== undefined)
    cases.push({
      name: `${entity.one} opens in full`,
      steps: [open, { do: 'press', name: title }, { do: 'see', text: `All ${many}` }],
      tries: [`show:${entity.name}`],
    });
  return cases;
}

/** A title whose words stand together in the fewest records: of “Tier 1” each word may be found in all. */
function tellingTitle({ samples, title }: EntitySpec, known: string): string {
  const texts = samples.map((sample) => Object.values(sample).join(' ').toLowerCase());
  const found = (words: string) =>
    texts.filter((text) =>
      words
        .toLowerCase()
        .split(' ')
        .every((word) => text.includes(word)),
    ).length;
  const titles = samples.map((sample) => sample[title]).filter((one) => typeof one === 'string');
  return titles.toSorted((a, b) => found(a) - found(b))[0] ?? known;
}

const otherTitle = 'Rather different flint';

const named: Readonly<Record<string, string>> = {
  edit: 'Changing',
  remove: 'Deleting',
  'edit,remove': 'Changing and deleting',
};

/** Only where a wish says so: changing a record, and deleting it. */
function changing(task: RecordsTask): ProofCase[] {
  const { entity, asked, props, open } = task;
  const title = knownTitle(task);
  const field = titleField(entity);
  const parts = (['edit', 'remove'] as const).filter(
    (what) => props.can?.[what] === true && asked.has(`${what}:${entity.name}`),
  );
  if (title === undefined || field === undefined || parts.length === 0) return [];
  const isChanged = parts.includes('edit');
  const edit: ProofStep[] = [
    { do: 'press', name: `Edit ${title}` },
    { do: 'fill', label: field.label, value: otherTitle },
    { do: 'press', name: 'Save changes' },
    { do: 'see', text: otherTitle },
  ];
  const remove: ProofStep[] = [
    { do: 'press', name: `Delete ${isChanged ? otherTitle : title}` },
    { do: 'count', selector: '[data-record]', max: entity.samples.length - 1 },
  ];
  return [
    {
      name: `${named[parts.join()] ?? ''} ${inText(entity.many)} shows in the list`,
      steps: [
        open,
        ...asEditor(task),
        ...(isChanged ? edit : []),
        ...(parts.includes('remove') ? remove : []),
      ],
      tries: parts.map((what) => `${what}:${entity.name}`),
      once: true,
    },
  ];
}

/** The list tells those who may not add how to become somebody who may. */
function asEditor({ props: { editors = [] }, spec, page }: RecordsTask): ProofStep[] {
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
  return titleField(entity) === undefined ? entity.one : unusualTitle;
}
