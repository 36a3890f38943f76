import type { Draft } from '../declared/draft.ts';
import type { PlannedThing } from '../declared/planned.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, withField } from '../told/told.ts';

/** What is measured in everyday life, by the word that people count it in. */
const measures: readonly (readonly [RegExp, Pick<FieldSpec, 'label' | 'kind' | 'unit'>, number, RegExp])[] = [
  [
    /^(?:kilos?|kgs?|kilograms?)$/u,
    { label: 'Kilos', kind: 'number', unit: 'kg' },
    4,
    /^(?:weight|kg|harvest|yield)\b/iu,
  ],
  [
    /^(?:tonnes?|tons?|tonnage)$/u,
    { label: 'Tonnes', kind: 'number', unit: 't' },
    3,
    /^(?:weight|tonnage)\b/iu,
  ],
  [/^(?:lit(?:re|er)s?)$/u, { label: 'Litres', kind: 'number', unit: 'l' }, 12, /^(?:volume)\b/iu],
  [
    /^(?:cubic met(?:re|er)s?)$/u,
    { label: 'Cubic metres', kind: 'number', unit: 'm³' },
    2,
    /^(?:volume)\b/iu,
  ],
  [
    /^(?:met(?:re|er)s?)$/u,
    { label: 'Metres', kind: 'number', unit: 'm' },
    20,
    /^(?:length|metres needed)\b/iu,
  ],
  [
    /^(?:kilomet(?:re|er)s?|kms?)$/u,
    { label: 'Kilometres', kind: 'number', unit: 'km' },
    14,
    /^(?:distance|km)\b/iu,
  ],
  [/^(?:miles?|mileage)$/u, { label: 'Miles', kind: 'number', unit: 'mi' }, 9, /^(?:distance)\b/iu],
  [/^(?:hours?)$/u, { label: 'Hours', kind: 'number', unit: 'h' }, 3, /^(?:duration|length|time spent)\b/iu],
  [
    /^(?:minutes?)$/u,
    { label: 'Minutes', kind: 'number', unit: 'min' },
    40,
    /^(?:duration|length|time spent)\b/iu,
  ],
];

/** “kilos per string”: where nothing holds the kilos of a haul, each haul is asked for them from now on. */
export function withMeasure(
  words: string,
  thing: PlannedThing,
  spec: AppSpec,
  { things }: Draft,
): { spec: AppSpec; formula: string } | undefined {
  const plain = words
    .replace(/^(?:total|sum of|all)\s+(?:the\s+)?/u, '')
    .replace(
      /\s+(?:of [\p{L} ]+|worked|picked|harvested|caught|driven|run|sold|saved|used|given|done|rowed|ridden|sailed|flown|walked|knitted|landed|collected|served|taught|fished|delivered)$/u,
      '',
    );
  const found = measures.find(([pattern]) => pattern.test(plain));
  const entity = spec.entities.find(({ name }) => name === thing.key);
  // What other records point to is no single weighing: its kilos come in piece by piece.
  const isPointedTo = things.some(({ fields }) => fields.some(({ to }) => to === thing.key));
  if (found === undefined || entity === undefined || isPointedTo) return undefined;
  const [, made, usual, likely] = found;
  const held = entity.fields.find(
    ({ kind, unit, label }) => kind === 'number' && (unit === made.unit || likely.test(label)),
  );
  if (held !== undefined) return { spec, formula: held.name };
  const field: FieldSpec = { name: fieldName(made.label, entity), ...made, min: 0 };
  const next = withField(spec, thing.key, field, (index) => usual * ((index % 3) + 1));
  return next === undefined ? undefined : { spec: next, formula: field.name };
}
