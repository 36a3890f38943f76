import type { ProofContext } from '../../block.ts';
import { inText } from '../../library/words/in-text.ts';
import { attachSteps, fillSteps, isAsked, seenAgain, unusualTitle } from '../../proof/fill-form.ts';
import { typedSteps } from '../../proof/find-filling.ts';
import { shownTitle, titleOfSample, usualEntry } from '../../proof/form-values.ts';
import { obeyingFilling } from '../../proof/obeying-filling.ts';
import { partSteps } from '../../proof/part-steps.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { EntitySpec, FieldSpec, SectionSpec } from '../../spec/app-spec.ts';
import { asEditor } from './act-steps.ts';
import { proveActions } from './prove-actions.ts';
import { proveListControls } from './prove-list-controls.ts';
import { proveRules } from './prove-rules.ts';
import type { RecordsProps } from './records-props.ts';
import {
  addLabelOf,
  knownTitle,
  type ListedSample,
  listedSamples,
  type RecordsTask,
  roleOfEditor,
  worldsFor,
} from './records-task.ts';
import { searchedAlong } from './searched-along.ts';

/** Adding shows and stays, searching narrows, a detail opens, each action confirms; and what a wish asks for beside. */
export function proveRecords(
  props: RecordsProps,
  section: SectionSpec,
  { spec, page }: ProofContext,
): ProofCase[] {
  const whole = spec.entities.find(({ name }) => name === props.entity);
  if (whole === undefined) return [];
  const open = { do: 'open', path: page.path } as const;
  const asked = new Set(spec.trace.flatMap(({ served }) => served));
  const role = roleOfEditor({ props, section, entity: whole, spec, page, asked, open });
  // Whoever tries the list sees, enters and filters by what is for everybody or for them.
  const fields = whole.fields.filter(({ seenBy }) => seenBy === undefined || seenBy.includes(role ?? ''));
  const entity = fields.length === whole.fields.length ? whole : { ...whole, fields };
  const task: RecordsTask = { props, section, entity, spec, page, asked, open };
  return [
    ...(props.can?.create === true && props.only === undefined ? adding(task) : []),
    ...finding(task),
    ...proveListControls(task),
    ...changing(task),
    ...proveActions(task),
    ...proveRules(task),
  ];
}

function adding(task: RecordsTask): ProofCase[] {
  const { props, entity, spec, open, asked } = task;
  const label = addLabelOf(task);
  const worlds = worldsFor(task, roleOfEditor(task));
  const filling =
    worlds.length === 0
      ? undefined
      : obeyingFilling({ entity, spec, title: entity.title, where: props.where }, worlds);
  if (worlds.length > 0 && filling === undefined) return [];
  const title = filling?.get(entity.title)?.typed ?? unusualTitle;
  const isUsual = (field: FieldSpec) =>
    filling === undefined || filling.get(field.name)?.typed === usualEntry(field, spec, entity.title)?.typed;
  const seen = title === unusualTitle ? shownFields(task).filter(({ field }) => isUsual(field)) : [];
  const options = entity.fields.flatMap((field) => askedOptions(field, task));
  return [
    {
      name: `${label} shows it and keeps it`,
      steps: [
        open,
        ...asEditor(task),
        { do: 'press', name: label },
        ...options.map(({ label: of, values }): ProofStep => ({ do: 'offers', label: of, values })),
        ...(filling === undefined
          ? fillSteps(entity.fields, spec, entity.title)
          : typedSteps(entity.fields, filling)),
        ...seen.flatMap(({ field }) => attachSteps(field)),
        ...(partSteps(entity, spec) ?? []),
        { do: 'press', name: label, nth: -1 },
        ...seenInList(task, title),
        ...(seen.length === 0 ? [] : inFull(seen)),
      ],
      tries: [
        ...['entity', 'create', 'show'].map((what) => `${what}:${entity.name}`),
        ...[titleField(entity), ...seen.map(({ field }) => field)].flatMap((field) =>
          field === undefined ? [] : [`field:${entity.name}.${field.name}`],
        ),
        ...options.flatMap(({ parts }) => parts.filter((part) => asked.has(part))),
      ],
    },
  ];
}

/** A new record is in the list, after a reload as well. */
function seenInList(task: RecordsTask, title: string): ProofStep[] {
  const { entity } = task;
  const text = titleField(entity) === undefined ? entity.one : title;
  const field = entity.fields.find(({ name }) => name === entity.title);
  const listed = listedSamples(task)?.length;
  const isPointed = field?.kind === 'reference' || field?.formula !== undefined;
  if (!isPointed || listed === undefined || task.props.mine === true)
    return [{ do: 'see', text }, { do: 'reload' }, { do: 'see', text }];
  return [
    { do: 'see', text: 'was added' },
    { do: 'reload' },
    { do: 'count', selector: '[data-record]', min: listed + 1 },
  ];
}

/** The title of a record is what the list shows; it counts as seen where a visitor has written it. */
function titleField({ fields, title }: EntitySpec): FieldSpec | undefined {
  return fields.find((field) => field.name === title && field.kind === 'text' && isAsked(field));
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
  field: FieldSpec,
  { entity, asked }: RecordsTask,
): { label: string; values: string[]; parts: string[] }[] {
  const { name, label, kind, options = [] } = field;
  if (kind !== 'choice' || !isAsked(field)) return [];
  const part = (option: string) => `option:${entity.name}.${name}:${option}`;
  const values = options.filter((option) => asked.has(part(option)));
  return values.length === 0 ? [] : [{ label, values, parts: values.map(part) }];
}

function finding(task: RecordsTask): ProofCase[] {
  const { entity, open } = task;
  const title = knownTitle(task);
  if (title === undefined) return [];
  const many = inText(entity.many);
  const listed = listedSamples(task) ?? [];
  const telling = tellingTitle(task, listed);
  const cases: ProofCase[] =
    telling === undefined
      ? []
      : [
          {
            name: `Searching ${many} narrows the list`,
            steps: [
              open,
              { do: 'count', selector: '[data-record]', min: 2 },
              { do: 'fill', label: `Search ${many}`, value: telling },
              { do: 'see', text: telling },
              { do: 'count', selector: '[data-record]', min: 1, max: listed.length - 1 },
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

/** Numbers are in days and in what is worked out as well: they may be found in every record. */
const isNumber = /^\d+$/;

/** A title whose words stand together in the fewest records: of “Tier 1” each word may be found in all. */
function tellingTitle({ entity, spec }: RecordsTask, listed: readonly ListedSample[]): string | undefined {
  const references = entity.fields.filter(({ kind }) => kind === 'reference');
  const pointing = searchedAlong(entity.name, spec).flatMap(({ entity: name, link }) => {
    const other = spec.entities.find((one) => one.name === name);
    return (other?.samples ?? []).map((sample) => ({
      to: String(sample[link] ?? ''),
      title: other === undefined ? '' : (shownTitle(other, sample, spec) ?? ''),
    }));
  });
  const texts = listed.map(({ id, sample }) => {
    const pointed = references.map(({ name, to = '' }) =>
      titleOfSample(to, String(sample[name] ?? ''), spec),
    );
    const along = pointing.filter(({ to }) => to === id).map(({ title }) => title);
    return [...Object.values(sample), ...pointed, ...along].join(' ').toLowerCase();
  });
  const found = (words: string) =>
    texts.filter((text) =>
      words
        .toLowerCase()
        .split(' ')
        .every((word) => isNumber.test(word) || text.includes(word)),
    ).length;
  // A search looks through what was entered, and not through days as they are written.
  if (/^(?:date|moment)$/.test(entity.fields.find(({ name }) => name === entity.title)?.kind ?? ''))
    return undefined;
  const titles = listed.flatMap(({ sample }) => shownTitle(entity, sample, spec) ?? []);
  const [telling] = titles.toSorted((a, b) => found(a) - found(b));
  return telling === undefined || found(telling) === listed.length ? undefined : telling;
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
    { do: 'count', selector: '[data-record]', max: (listedSamples(task)?.length ?? 0) - 1 },
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
