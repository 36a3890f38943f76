import { formulaFaults, textFaults } from '../library/rules/check-formula.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec, PageSpec } from './app-spec.ts';
import { actionFaults, sightOf } from './rule-faults.ts';
import { shedAct } from './shed-act.ts';

/** What an app is made of, to take parts out of it in place. */
export interface Parts extends Pick<AppSpec, 'numbers'> {
  readonly entities: EntitySpec[];
  readonly actions: ActionSpec[];
  readonly pages: PageSpec[];
}

/** Names of fields by the kind of record. */
type FieldNames = ReadonlyMap<string, readonly string[]>;

/** A kind of record with all that speaks of it: references, rules, formulas, acts, parts of pages and pages left empty. */
export function takeOutEntity(parts: Parts, name: string): void {
  const { entities, actions, pages } = parts;
  const out = entities.find((entity) => entity.name === name);
  if (out === undefined) return;
  const fieldsBefore = new Map(
    entities.map((entity) => [entity.name, entity.fields.map((field) => field.name)]),
  );
  keep(entities, (entity) => entity !== out);
  for (const entity of entities) {
    keep(entity.fields, (field) => field.name === entity.title || field.to !== name);
    nameByText(entity, out);
    if (entity.detail !== undefined) keep(entity.detail.related, (related) => related.entity !== name);
  }
  const gone = actions.filter(
    ({ on, creates, form = [] }) =>
      on === name || creates?.entity === name || form.some(({ to }) => to === name),
  );
  for (const { id } of gone) takeOutAction(parts, id);
  for (const page of pages) {
    keep(page.sections, ({ props }) => props['entity'] !== name);
    for (const { props } of page.sections)
      if (Array.isArray(props['entities']))
        props['entities'] = props['entities'].filter((one) => one !== name);
  }
  dropUnsound(parts, fieldsBefore);
  const left = pages.filter(({ path, sections }) => path !== '/' && sections.length === 0);
  for (const { id } of left) takeOutPage(parts, id);
}

/** A field with all that cannot be without it: formulas and rules that speak of it, acts that write it, parts that show it by it. */
export function takeOutField(parts: Parts, entityName: string, fieldName: string): void {
  const { entities, actions, pages } = parts;
  const entity = entities.find(({ name }) => name === entityName);
  if (entity === undefined || entity.title === fieldName) return;
  const fieldsBefore = new Map(entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]));
  keep(entity.fields, ({ name }) => name !== fieldName);
  for (const sample of entity.samples) delete sample[fieldName];
  for (const { detail } of entities)
    if (detail !== undefined)
      keep(detail.related, (related) => related.entity !== entityName || related.link !== fieldName);
  for (const { creates, form } of actions)
    if (creates?.entity === entityName && form !== undefined) keep(form, ({ name }) => name !== fieldName);
  const gone = actions.filter((action) => writesField(action, entityName, fieldName));
  for (const { id } of gone) takeOutAction(parts, id);
  dropUnsound(parts, fieldsBefore);
  const left = pages.filter(({ path, sections }) => path !== '/' && sections.length === 0);
  for (const { id } of left) takeOutPage(parts, id);
}

function writesField(
  { on, effects = [], sets = {}, when, creates }: ActionSpec,
  entity: string,
  field: string,
): boolean {
  const onIt =
    on === entity &&
    (effects.some((effect) => effect.field === field || effect.byField === field) ||
      Object.hasOwn(sets, field) ||
      when?.field === field);
  const inIt =
    creates?.entity === entity &&
    (creates.link === field ||
      Object.hasOwn(creates.values ?? {}, field) ||
      Object.hasOwn(creates.copies ?? {}, field));
  return onIt || inIt;
}

/** What was called by a record that is gone keeps its name as a text. */
function nameByText(entity: EntitySpec, out: EntitySpec): void {
  const title = entity.fields.find(({ name, to }) => name === entity.title && to === out.name);
  if (title === undefined) return;
  title.kind = 'text';
  delete title.to;
  for (const sample of entity.samples) {
    const place = Number(String(sample[title.name] ?? '').slice(out.name.length + 1));
    sample[title.name] = String(out.samples[place - 1]?.[out.title] ?? '');
  }
}

/** What speaks of figures or questions that are no longer there, with the pages that are left empty. */
export function takeOutUnsound(parts: Parts): void {
  const fieldsBefore = new Map(
    parts.entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
  );
  dropUnsound(parts, fieldsBefore);
  const left = parts.pages.filter(({ path, sections }) => path !== '/' && sections.length === 0);
  for (const { id } of left) takeOutPage(parts, id);
}

/** Formulas that speak of what is gone go, and then those that spoke of these, until all that is left can be read. */
function dropUnsound(parts: Parts, fieldsBefore: FieldNames): void {
  const { entities, actions, pages } = parts;
  for (let isSound = false; !isSound; ) {
    isSound = true;
    const drop = <Item>(list: Item[], isKept: (one: Item) => boolean) => {
      const before = list.length;
      keep(list, isKept);
      if (list.length < before) isSound = false;
    };
    for (const entity of entities) {
      const sight = sightOf(parts, entity.name);
      const isRead = ({ formula }: FieldSpec) =>
        formula === undefined || formulaFaults(formula, sight).length === 0;
      const title = entity.fields.find(({ name }) => name === entity.title);
      if (title !== undefined && !isRead(title)) delete title.formula;
      drop(entity.fields, isRead);
      if (entity.rules !== undefined)
        drop(
          entity.rules,
          ({ never, says }) => [...formulaFaults(never, sight), ...textFaults(says, sight)].length === 0,
        );
    }
    const unsound = actions.filter((action) => actionFaults(action, sightOf(parts)).length > 0);
    for (const action of unsound) {
      const shed = shedAct(action, sightOf(parts));
      if (shed === undefined) takeOutAction(parts, action.id);
      else actions.splice(actions.indexOf(action), 1, shed);
    }
    if (unsound.length > 0) isSound = false;
  }
  for (const page of pages) {
    for (const { props } of page.sections) forgetFields(props, parts);
    keep(page.sections, ({ props }) => isReadable(props, parts, fieldsBefore));
  }
}

/** What a part shows names only fields that are there. */
function forgetFields(props: Record<string, unknown>, parts: Parts): void {
  const fields = parts.entities.find(({ name }) => name === props['entity'])?.fields;
  if (fields === undefined) return;
  for (const key of ['show', 'filters'])
    if (Array.isArray(props[key]))
      props[key] = props[key].filter((one) => fields.some(({ name }) => name === one));
  for (const key of ['sort', 'group', 'rank']) {
    const words = props[key];
    if (typeof words === 'string' && !fields.some(({ name }) => words.replace(/^-/, '') === name))
      delete props[key];
  }
  const { done } = props;
  if (typeof done === 'string' && textFaults(done, sightOf(parts, String(props['entity']))).length > 0)
    props['done'] = 'Thank you.';
  // Places are those of an order.
  if (props['sort'] === undefined) delete props['rank'];
}

function isReadable(
  props: Readonly<Record<string, unknown>>,
  parts: Parts,
  fieldsBefore: FieldNames,
): boolean {
  const { where, by, of, entity, figures = [] } = props;
  const sight = sightOf(parts, typeof entity === 'string' ? entity : undefined);
  const inside = Array.isArray(figures) ? figures.map((one: { formula?: unknown }) => one.formula) : [];
  const formulas = [where, by, of, ...inside].filter((one) => typeof one === 'string');
  const now = parts.entities.find(({ name }) => name === entity)?.fields.map(({ name }) => name) ?? [];
  const gone = (fieldsBefore.get(String(entity)) ?? []).filter((name) => !now.includes(name));
  const isNamed = Object.values(props).some((value) => typeof value === 'string' && gone.includes(value));
  return !isNamed && formulas.every((formula) => formulaFaults(formula, sight).length === 0);
}

export function takeOutAction({ actions, pages }: Parts, id: string): void {
  keep(actions, (action) => action.id !== id);
  for (const page of pages)
    for (const { props } of page.sections)
      if (Array.isArray(props['actions'])) props['actions'] = props['actions'].filter((one) => one !== id);
}

/** The start page stays, whatever else goes. */
export function takeOutPage({ entities, actions, pages }: Parts, id: string): void {
  const page = pages.find((one) => one.id === id);
  if (page === undefined || page.path === '/') return;
  keep(pages, (one) => one !== page);
  for (const entity of entities) if (entity.detail?.path === page.path) delete entity.detail;
  for (const action of actions) if (action.resultPath === page.path) delete action.resultPath;
  for (const { props } of pages.flatMap(({ sections }) => sections))
    for (const key of ['links', 'items'])
      if (Array.isArray(props[key])) props[key] = props[key].filter((item) => !leadsTo(item, page.path));
}

function leadsTo(item: unknown, path: string): boolean {
  return typeof item === 'object' && item !== null && 'path' in item && item.path === path;
}

function keep<Item>(list: Item[], isKept: (one: Item) => boolean): void {
  list.splice(0, list.length, ...list.filter(isKept));
}
