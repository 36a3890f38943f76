import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { FieldSpec } from '../../spec/app-spec.ts';
import { knownTitle, listedSamples, type RecordsTask } from './records-task.ts';

/** Only where a wish says so: filtering a list, and sorting it. */
export function proveListControls(task: RecordsTask): ProofCase[] {
  const { entity, asked } = task;
  if (knownTitle(task) === undefined) return [];
  return [
    ...(asked.has(`filter:${entity.name}`) ? filtering(task) : []),
    ...(asked.has(`sort:${entity.name}`) ? sorting(task) : []),
  ];
}

function filtering(task: RecordsTask): ProofCase[] {
  const { entity, props, open } = task;
  const listed = (listedSamples(task) ?? []).map(({ sample }) => sample);
  const chosen = (props.filters ?? []).flatMap((name) => {
    const field = entity.fields.find((one) => one.name === name && one.kind === 'choice');
    const value = field === undefined ? undefined : narrowing(field, listed);
    return field === undefined || value === undefined ? [] : [{ field, value }];
  })[0];
  if (chosen === undefined) return [];
  const { field, value } = chosen;
  return [
    {
      name: `Filtering by ${field.label.toLowerCase()} narrows the list`,
      steps: [
        open,
        { do: 'fill', label: `Filter by ${field.label.toLowerCase()}`, value },
        { do: 'count', selector: '[data-record]', min: 1, max: listed.length - 1 },
      ],
      tries: [`filter:${entity.name}`],
      once: true,
    },
  ];
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
  // Under headings, the first record may be alone in its group.
  if (field === undefined || titles.size < 2 || props.group !== undefined) return [];
  const order = props.sort?.startsWith('-') === true ? 'Descending order' : 'Ascending order';
  return [
    {
      name: `Sorting ${inText(entity.many)} puts them in order and back`,
      steps: [
        open,
        { do: 'fill', label: 'Sort by', value: `Sort by ${field.label.toLowerCase()}` },
        { do: 'remember', selector: '[data-record]' },
        { do: 'press', name: order },
        { do: 'changed', selector: '[data-record]' },
      ],
      tries: [`sort:${entity.name}`],
      once: true,
    },
  ];
}
