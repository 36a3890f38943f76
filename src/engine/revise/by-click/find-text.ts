import type { ActionSpec, AppSpec, EntitySpec, SectionSpec } from '../../spec/app-spec.ts';
import { holds } from './field-uses.ts';
import type { PickedElement } from './picked-element.ts';
import { changeableKinds } from './put-text.ts';
import { entityOf, sampleText, type TextPlace, usualAddLabel } from './text-place.ts';

/** What an element can be made of: the parts it may stand in, and the kinds of records that they show. */
export interface Surroundings {
  readonly spec: AppSpec;
  readonly sections: readonly SectionSpec[];
  readonly entities: readonly EntitySpec[];
  readonly actions: readonly ActionSpec[];
}

export function surroundings(
  spec: AppSpec,
  sections: readonly SectionSpec[],
  owner: EntitySpec | undefined,
): Surroundings {
  const related = owner?.detail?.related.map(({ entity }) => entity) ?? [];
  const shown = spec.entities.filter(
    ({ name }) =>
      name === owner?.name || related.includes(name) || sections.some(({ props }) => holds(props, name)),
  );
  const actions = spec.actions.filter(({ on }) => shown.some(({ name }) => name === on));
  const made = spec.entities.filter(({ name }) => actions.some(({ creates }) => creates?.entity === name));
  return { spec, sections, entities: [...new Set([...shown, ...made])], actions };
}

type Search = (around: Surroundings, text: string) => TextPlace | undefined;

const inTitles: Search = ({ sections }, text) => {
  const section = sections.find(({ title }) => title === text);
  return section === undefined ? undefined : { at: 'section-title', section: section.id };
};

const inLabels: Search = ({ entities }, text) => {
  for (const { name, fields } of entities) {
    const field = fields.find(({ label }) => label === text);
    if (field !== undefined) return { at: 'field-label', entity: name, field: field.name };
  }
  return undefined;
};

const inOptions: Search = ({ entities }, text) => {
  for (const { name, fields } of entities) {
    const field = fields.find(({ kind, options }) => kind === 'choice' && options?.includes(text) === true);
    if (field !== undefined) return { at: 'option', entity: name, field: field.name, option: text };
  }
  return undefined;
};

const inActions: Search = ({ actions }, text) => {
  const action = actions.find(({ label }) => label === text);
  return action === undefined ? undefined : { at: 'action-label', action: action.id };
};

const inAddLabels: Search = ({ spec, sections }, text) => {
  for (const { id, block, props } of sections) {
    const entity = entityOf(spec, props['entity']);
    const usual = block === 'records' && entity !== undefined ? usualAddLabel(entity) : undefined;
    if ((props['addLabel'] ?? usual) === text) return { at: 'add-label', section: id };
  }
  return undefined;
};

const inNames: Search = ({ entities }, text) => {
  const entity = entities.find(({ one }) => one === text);
  return entity === undefined ? undefined : { at: 'entity-one', entity: entity.name };
};

/** The heading of a list of related records ends with how many there are. */
const inRelated: Search = ({ entities }, text) => {
  const words = text.replace(/ \(\d+\)$/, '');
  for (const { name, detail } of entities) {
    const index = detail?.related.findIndex(({ title }) => title === words) ?? -1;
    if (index >= 0) return { at: 'related-title', entity: name, index };
  }
  return undefined;
};

/** Texts among what a part says of itself. Names of fields and the like are no texts, though they may read the same. */
const inProps: Search = ({ spec, sections }, text) => {
  if (isName(spec, text)) return undefined;
  for (const { id, props } of sections) {
    const path = pathTo(props, text);
    if (path !== undefined && path[0] !== 'addLabel') return { at: 'prop', section: id, path };
  }
  return undefined;
};

function isName({ entities, actions, pages, roles }: AppSpec, text: string): boolean {
  return (
    roles.includes(text) ||
    entities.some(({ name, fields }) => name === text || fields.some((field) => field.name === text)) ||
    actions.some(({ id }) => id === text) ||
    pages.some(({ path }) => path === text)
  );
}

function pathTo(value: unknown, text: string): (string | number)[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((inner: unknown, index) => [index, inner])
    : Object.entries(value);
  for (const [key, inner] of entries) {
    if (inner === text) return [key];
    const below = pathTo(inner, text);
    if (below !== undefined) return [key, ...below];
  }
  return undefined;
}

const searches: Readonly<Record<string, readonly Search[]>> = {
  button: [inActions, inAddLabels, inOptions, inProps, inTitles, inRelated, inLabels, inNames],
  label: [inLabels, inOptions, inProps, inTitles, inActions, inAddLabels, inNames, inRelated],
  other: [inTitles, inOptions, inProps, inLabels, inRelated, inActions, inAddLabels, inNames],
};

const labelTags = new Set(['label', 'dt', 'th', 'legend']);

/** The place in the plan that a text of the app comes from. */
export function findText(around: Surroundings, tag: string, text: string): TextPlace | undefined {
  const order = searches[tag === 'button' ? 'button' : labelTags.has(tag) ? 'label' : 'other'] ?? [];
  // A label may end with a colon, and with a star where something is needed.
  const spellings = [...new Set([text, text.replace(/\s*[:*]$/, '')])].filter((one) => one !== '');
  for (const spelling of spellings)
    for (const search of order) {
      const place = search(around, spelling);
      if (place !== undefined) return place;
    }
  return undefined;
}

export type FoundSample =
  | { readonly kind: 'value'; readonly place: Extract<TextPlace, { at: 'sample' }> }
  /** A value that a form in the app changes better, such as a date or a picture. */
  | { readonly kind: 'special'; readonly entity: string; readonly field: string }
  /** Somebody made the record while trying the app out. */
  | { readonly kind: 'made' };

/** The value of a sample record that an element shows. */
export function findSample(spec: AppSpec, { record, near, text }: PickedElement): FoundSample | undefined {
  const [, name, number] = /^(.+)-(\d{1,6})$/.exec(record ?? '') ?? [];
  const entity = entityOf(spec, name);
  const index = Number(number) - 1;
  const sample = entity?.samples[index];
  if (record === undefined) return undefined;
  if (entity === undefined || sample === undefined) return { kind: 'made' };
  const label = near?.replace(/\s*[:*]$/, '');
  const field =
    entity.fields.find((one) => one.label === label) ??
    entity.fields.find((one) => sampleText(sample[one.name]) === text);
  if (field === undefined) return undefined;
  const isChangeable = changeableKinds.has(field.kind) && sampleText(sample[field.name]) !== undefined;
  return isChangeable
    ? { kind: 'value', place: { at: 'sample', entity: entity.name, index, field: field.name } }
    : { kind: 'special', entity: entity.name, field: field.name };
}
