import { reckoningOf } from '../../library/words/adds-up.ts';
import { controlWord } from '../../library/words/control-word.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec, FieldSpec } from '../../spec/app-spec.ts';
import { knownTitle, listedSamples, type RecordsTask } from './records-task.ts';

/** Where a wish says so, filtering a list and sorting it; and once in every app, what its first list answers by itself. */
export function proveListControls(task: RecordsTask): ProofCase[] {
  const { entity, asked } = task;
  if (knownTitle(task) === undefined) return [];
  return [
    ...(asked.has(`filter:${entity.name}`) || isFirstList(task) ? filtering(task) : []),
    ...(isFirstList(task) ? grouping(task) : []),
    ...(asked.has(`sort:${entity.name}`) ? sorting(task) : []),
  ];
}

function isFirstList({ section, spec: { pages } }: RecordsTask): boolean {
  const lists = pages.flatMap(({ sections }) => sections.filter(({ block }) => block === 'records'));
  return lists[0]?.id === section.id;
}

/** The filters in view: those of the plan, else how far along a record is. */
function filtersInView({ entity, props: { filters = [] } }: RecordsTask): FieldSpec[] {
  const state = entity.fields.find(
    ({ kind, name }) => kind === 'choice' && /^(?:status|state|stage)$/.test(name),
  );
  const names = filters.length > 0 || state === undefined ? filters.slice(0, 3) : [state.name];
  return entity.fields.filter(
    ({ name, kind, formula }) => names.includes(name) && kind === 'choice' && formula === undefined,
  );
}

function filtering(task: RecordsTask): ProofCase[] {
  const { entity, open } = task;
  const listed = (listedSamples(task) ?? []).map(({ sample }) => sample);
  const chosen = filtersInView(task).flatMap((field) => {
    const value = narrowing(field, listed);
    return value === undefined ? [] : [{ field, value }];
  })[0];
  if (chosen === undefined) return [];
  const { field, value } = chosen;
  const word = controlWord(field) ?? inText(field.label);
  return [
    {
      name: `Filtering by ${word} narrows the list, and clearing it brings all back`,
      steps: [
        open,
        { do: 'fill', label: `Filter by ${word}`, value },
        { do: 'count', selector: '[data-record]', min: 1, max: listed.length - 1 },
        { do: 'press', name: 'Clear all filters' },
        { do: 'count', selector: '[data-record]', min: listed.length },
      ],
      tries: [`filter:${entity.name}`],
      once: true,
    },
  ];
}

/** Under headings, with what all of it comes to. */
function grouping(task: RecordsTask): ProofCase[] {
  const { entity, props, open } = task;
  const listed = (listedSamples(task) ?? []).map(({ sample }) => sample);
  const values = (name: string) => new Set(listed.map((sample) => String(sample[name] ?? '')));
  const field = entity.fields.find((one) => {
    const own = values(one.name);
    const isShared = own.size > 1 && own.size < listed.length && !own.has('');
    return one.kind === 'choice' && one.name !== entity.title && one.formula === undefined && isShared;
  });
  const word = field === undefined ? undefined : controlWord(field);
  if (field === undefined || word === undefined || props.group !== undefined) return [];
  return [
    {
      name: `Grouping ${inText(entity.many)} by ${word} puts them under headings`,
      steps: [
        open,
        { do: 'fill', label: 'Group by', value: `Group by ${word}` },
        { do: 'count', selector: '[data-group]', min: 2, max: values(field.name).size },
        ...(isTotalled(entity, listed) ? [{ do: 'see', text: `In all: ${listed.length}` } as const] : []),
      ],
      once: true,
    },
  ];
}

/** Whether a number that was entered adds up over the samples. */
function isTotalled(entity: EntitySpec, samples: readonly Readonly<Record<string, unknown>>[]): boolean {
  return entity.fields.some(
    (field) =>
      field.formula === undefined &&
      reckoningOf(entity, field) === 'sum' &&
      samples.some((sample) => typeof sample[field.name] === 'number'),
  );
}

/** A value that some samples have and others do not. */
function narrowing(
  { name, options = [] }: FieldSpec,
  samples: readonly Readonly<Record<string, unknown>>[],
): string | undefined {
  return options.find((option) => {
    const count = samples.filter((sample) => sample[name] === option).length;
    return count > 0 && count < samples.length;
  });
}

function sorting({ entity, props, open }: RecordsTask): ProofCase[] {
  const field = entity.fields.find(({ name }) => name === entity.title);
  const titles = new Set(entity.samples.map((sample) => sample[entity.title]));
  const word = field === undefined ? undefined : controlWord(field);
  // Under headings, the first record may be alone in its group.
  if (word === undefined || titles.size < 2 || props.group !== undefined) return [];
  const order = props.sort?.startsWith('-') === true ? 'Descending order' : 'Ascending order';
  return [
    {
      name: `Sorting ${inText(entity.many)} puts them in order and back`,
      steps: [
        open,
        { do: 'fill', label: 'Sort by', value: `Sort by ${word}` },
        { do: 'remember', selector: '[data-record]' },
        { do: 'press', name: order },
        { do: 'changed', selector: '[data-record]' },
      ],
      tries: [`sort:${entity.name}`],
      once: true,
    },
  ];
}
