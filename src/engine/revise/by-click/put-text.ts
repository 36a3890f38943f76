import type { AppSpec, FieldSpec, SampleValue } from '../../spec/app-spec.ts';
import { CannotChange } from './cannot-change.ts';
import { entityOf, fieldOf, fieldsEverywhere, pageOf, sectionOf, type TextPlace } from './text-place.ts';

/** Writes a text of the plan. The plan is a copy that nobody else holds. */
export function putText(copy: AppSpec, place: TextPlace, text: string): void {
  switch (place.at) {
    case 'app-name':
      renameApp(copy, text);
      return;
    case 'tagline':
      copy.tagline = text;
      return;
    case 'page-title':
      Object.assign(pageOf(copy, place.page) ?? {}, { title: text });
      return;
    case 'page-lead':
      putLead(copy, place.page, text);
      return;
    case 'section-title':
      Object.assign(sectionOf(copy, place.section) ?? {}, { title: text });
      return;
    case 'add-label':
      Object.assign(sectionOf(copy, place.section)?.props ?? {}, { addLabel: text });
      return;
    case 'prop':
      putProp(sectionOf(copy, place.section)?.props, place.path, text);
      return;
    case 'field-label':
      for (const field of fieldsEverywhere(copy, place.entity, place.field)) field.label = text;
      return;
    case 'option':
      renameOption(copy, place, text);
      return;
    case 'entity-one':
      Object.assign(entityOf(copy, place.entity) ?? {}, { one: text });
      return;
    case 'related-title':
      Object.assign(entityOf(copy, place.entity)?.detail?.related[place.index] ?? {}, { title: text });
      return;
    case 'action-label':
      Object.assign(copy.actions.find(({ id }) => id === place.action) ?? {}, { label: text });
      return;
    case 'sample':
      putSample(copy, place, text);
  }
}

/** A page may be without a lead, but not with an empty one. */
function putLead(copy: AppSpec, id: string, text: string): void {
  const page = pageOf(copy, id);
  if (page === undefined) return;
  if (text === '') delete page.lead;
  else page.lead = text;
}

function putProp(props: unknown, path: readonly (string | number)[], text: string): void {
  const last = path.at(-1);
  let owner: unknown = props;
  for (const step of path.slice(0, -1)) {
    if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, step)) return;
    owner = (owner as Record<string | number, unknown>)[step];
  }
  if (last !== undefined && typeof owner === 'object' && owner !== null && Object.hasOwn(owner, last))
    (owner as Record<string | number, unknown>)[last] = text;
}

/** An option is a value too: records, actions and parts that name it name the new one. */
function renameOption(
  copy: AppSpec,
  { entity: name, field: fieldName, option }: Extract<TextPlace, { at: 'option' }>,
  text: string,
): void {
  const swap = (value: SampleValue): SampleValue => (value === option ? text : value);
  for (const field of fieldsEverywhere(copy, name, fieldName)) {
    if (field.options?.includes(text) === true)
      throw new CannotChange(`“${text}” is among the choices already.`);
    field.options = field.options?.map((one) => (one === option ? text : one));
    if (field.start === option) field.start = text;
  }
  for (const sample of entityOf(copy, name)?.samples ?? [])
    if (sample[fieldName] !== undefined) sample[fieldName] = swap(sample[fieldName]);
  for (const action of copy.actions) {
    if (action.on === name) {
      if (action.when?.field === fieldName)
        action.when.in = action.when.in.map((one) => (one === option ? text : one));
      const { sets } = action;
      if (sets?.[fieldName] !== undefined) sets[fieldName] = swap(sets[fieldName]);
      for (const effect of action.effects ?? [])
        if (effect.field === fieldName && effect.set !== undefined) effect.set = swap(effect.set);
    }
    const values = action.creates?.entity === name ? action.creates.values : undefined;
    if (values?.[fieldName] !== undefined) values[fieldName] = swap(values[fieldName]);
  }
  for (const { props } of copy.pages.flatMap(({ sections }) => sections))
    if (props['entity'] === name)
      for (const [key, value] of Object.entries(props))
        if (key !== 'addLabel' && key !== 'title' && key !== 'text')
          props[key] = swapDeep(value, option, text);
}

function swapDeep(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((inner: unknown) => swapDeep(inner, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swapDeep(inner, from, to)]));
}

function putSample(
  copy: AppSpec,
  { entity, index, field: name }: Extract<TextPlace, { at: 'sample' }>,
  text: string,
): void {
  const field = fieldOf(copy, entity, name);
  const sample = entityOf(copy, entity)?.samples[index];
  if (field !== undefined && sample !== undefined) sample[name] = sampleValue(field, text);
}

export const changeableKinds: ReadonlySet<FieldSpec['kind']> = new Set([
  'text',
  'long-text',
  'number',
  'money',
  'percent',
  'choice',
  'email',
  'phone',
  'link',
]);

function sampleValue(field: FieldSpec, text: string): SampleValue {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent': {
      const value = Number(text);
      if (text === '' || !Number.isFinite(value)) throw new CannotChange(`${field.label} is a number.`);
      if (value < (field.min ?? value) || value > (field.max ?? value))
        throw new CannotChange(`${field.label} is between ${field.min ?? '−∞'} and ${field.max ?? '∞'}.`);
      return value;
    }
    case 'choice':
      if (field.options?.includes(text) !== true)
        throw new CannotChange(`${field.label} is one of ${(field.options ?? []).join(', ')}.`);
      return text;
    default:
      return text;
  }
}

/** A banner with the name of the app keeps up with it. */
function renameApp(copy: AppSpec, name: string): void {
  for (const { sections } of copy.pages)
    for (const { block, props } of sections)
      if (block === 'hero' && props['title'] === copy.name) props['title'] = name;
  copy.name = name;
}
