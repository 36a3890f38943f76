import { fieldLists, fieldUses } from '../../../../engine/revise/by-click/field-uses.ts';
import type { AppSpec, FieldSpec, SampleValue } from '../../../../engine/spec/app-spec.ts';
import { changed, moved } from './edit-plan.ts';

export const fieldKindNames: Record<FieldSpec['kind'], string> = {
  text: 'Text',
  'long-text': 'Long text',
  number: 'Number',
  money: 'Money',
  percent: 'Percent',
  rating: 'Rating',
  date: 'Date',
  time: 'Time',
  moment: 'Date and time',
  choice: 'Choice',
  tags: 'Tags',
  'yes-no': 'Yes or no',
  email: 'E-mail',
  phone: 'Phone',
  link: 'Link',
  image: 'Picture',
  file: 'File',
  color: 'Colour',
  password: 'Password',
  reference: 'Other record',
};

interface FieldPlace {
  readonly entity: string;
  readonly field: string;
}

/** The same field in the forms that make such records, where people fill it in. */
function everywhere(copy: AppSpec, { entity, field }: FieldPlace): FieldSpec[] {
  const own = copy.entities.find(({ name }) => name === entity)?.fields ?? [];
  const forms = copy.actions
    .filter(({ creates }) => creates?.entity === entity)
    .flatMap(({ form }) => form ?? []);
  return [...own, ...forms].filter(({ name }) => name === field);
}

export function setField(
  spec: AppSpec,
  place: FieldPlace,
  to: Partial<Pick<FieldSpec, 'label' | 'required' | 'options'>>,
): AppSpec {
  return changed(spec, (copy) => {
    for (const field of everywhere(copy, place)) Object.assign(field, to);
    if (to.options !== undefined) refill(copy, place);
  });
}

/** Another kind means other values: bounds go, and the sample records get values that fit. */
export function setFieldKind(spec: AppSpec, place: FieldPlace, kind: FieldSpec['kind']): AppSpec {
  return changed(spec, (copy) => {
    for (const field of everywhere(copy, place)) {
      field.kind = kind;
      for (const key of ['options', 'min', 'max', 'unit', 'start', 'to'] as const) delete field[key];
      if (kind === 'choice') field.options = ['First', 'Second', 'Third'];
      if (kind === 'reference') {
        const target = copy.entities.find(({ name }) => name !== place.entity) ?? copy.entities[0];
        if (target !== undefined) field.to = target.name;
      }
    }
    if (kind !== 'choice') dropFromLists(copy, place);
    refill(copy, place);
  });
}

export function setFieldTarget(spec: AppSpec, place: FieldPlace, to: string): AppSpec {
  return changed(spec, (copy) => {
    for (const field of everywhere(copy, place)) field.to = to;
    refill(copy, place);
  });
}

export function addField(spec: AppSpec, entity: string, label: string): AppSpec {
  return changed(spec, (copy) => {
    const owner = copy.entities.find(({ name }) => name === entity);
    if (owner === undefined) return;
    const field = freeName(label, new Set(owner.fields.map(({ name }) => name)));
    owner.fields.push({ name: field, label, kind: 'text' });
    refill(copy, { entity, field });
  });
}

/** Names that records have already. */
const reserved = new Set(['id', 'createdAt', 'by']);

export function freeName(label: string, taken: ReadonlySet<string>): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const camel = words.map((word, index) =>
    index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );
  const plain = camel.join('').slice(0, 50);
  const base = /^[a-z]/.test(plain) ? plain : `field${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  const isFree = (name: string) => !taken.has(name) && !reserved.has(name);
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}${count}`;
    if (isFree(name)) return name;
  }
}

export function removeField(spec: AppSpec, place: FieldPlace): AppSpec {
  return changed(spec, (copy) => {
    const owner = copy.entities.find(({ name }) => name === place.entity);
    if (owner === undefined || fieldUses(copy, owner, place.field).length > 0) return;
    owner.fields = owner.fields.filter(({ name }) => name !== place.field);
    for (const sample of owner.samples) delete sample[place.field];
    for (const action of copy.actions)
      if (action.creates?.entity === place.entity && action.form !== undefined)
        action.form = action.form.filter(({ name }) => name !== place.field);
    dropFromLists(copy, place);
  });
}

export function moveField(spec: AppSpec, { entity, field }: FieldPlace, by: -1 | 1): AppSpec {
  return changed(spec, (copy) => {
    for (const owner of copy.entities)
      if (owner.name === entity) owner.fields = moved(owner.fields, ({ name }) => name === field, by);
  });
}

function dropFromLists(copy: AppSpec, { entity, field }: FieldPlace): void {
  for (const { props } of copy.pages.flatMap(({ sections }) => sections))
    if (props['entity'] === entity)
      for (const key of fieldLists)
        if (Array.isArray(props[key])) props[key] = props[key].filter((name: unknown) => name !== field);
}

function refill(copy: AppSpec, { entity, field: name }: FieldPlace): void {
  const owner = copy.entities.find((one) => one.name === entity);
  const field = owner?.fields.find((one) => one.name === name);
  if (owner === undefined || field === undefined) return;
  for (const [index, sample] of owner.samples.entries()) sample[name] = sampleOf(field, index);
}

function sampleOf(field: FieldSpec, index: number): SampleValue {
  switch (field.kind) {
    case 'number':
    case 'money':
      return [12, 3, 27, 8, 41, 16][index % 6] ?? 5;
    case 'percent':
      return [10, 25, 60, 80, 35, 95][index % 6] ?? 50;
    case 'rating':
      return 5 - (index % 3);
    case 'yes-no':
      return index % 2 === 0;
    case 'choice':
      return field.options?.[index % Math.max(1, field.options.length)] ?? '';
    case 'date':
      return `+${index + 1}`;
    case 'moment':
      return `+${index + 1} 10:00`;
    case 'time':
      return `${String(9 + (index % 8)).padStart(2, '0')}:00`;
    case 'tags':
      return ['first'];
    case 'email':
      return `person${index + 1}@example.com`;
    case 'phone':
      return `+1 555 010 ${2030 + index}`;
    case 'link':
      return `https://example.com/${index + 1}`;
    case 'reference':
      return field.to === undefined ? '' : `${field.to}-1`;
    case 'text':
    case 'long-text':
      return `${field.label} ${index + 1}`;
    default:
      return '';
  }
}
