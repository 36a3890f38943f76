import { limits } from '../../kernel/limits.ts';
import { inText } from '../library/words/in-text.ts';
import { addField } from '../plan/make-entity.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import type { Outcome } from './reviser.ts';
import type { Change } from './revision.ts';

/** Parts that every plan has at its start: beside other pages they say nothing. */
const usual = new Set(['hero', 'highlights', 'feature-cards', 'dashboard', 'records']);

interface Merging {
  /** The kind of record that the addition is about, where the app has it: the addition may call it otherwise. */
  readonly entity?: EntitySpec;
}

/** Takes over what an addition has and the plan lacks; undefined where that is nothing. */
export function mergePlan(
  spec: AppSpec,
  addition: AppSpec,
  { entity: about }: Merging = {},
): Outcome | undefined {
  const changes: Change[] = [];
  const served: string[] = [];
  const kindOf = (name: string) => (about !== undefined && isSame(about, addition, name) ? about.name : name);
  renameKinds(addition, kindOf);
  awayFromStart(addition);
  mergeEntities(spec, addition, changes, served);
  for (const action of addition.actions) {
    if (spec.actions.some(({ id }) => id === action.id) || spec.actions.length >= limits.engine.actions)
      continue;
    spec.actions.push(action);
    const many = spec.entities.find(({ name }) => name === action.on)?.one ?? action.on;
    changes.push({ text: `Every ${inText(many)} has a button “${action.label}” now.` });
    served.push(`action:${action.id}`);
    for (const { block, props } of spec.pages.flatMap(({ sections }) => sections))
      if (block === 'records' && props['entity'] === action.on && props['mine'] !== true)
        props['actions'] = [...(Array.isArray(props['actions']) ? props['actions'] : []), action.id];
  }
  mergePages(spec, addition, changes, served);
  if (addition.accounts !== 'none' && spec.accounts === 'none') {
    spec.accounts = 'optional';
    changes.push({ text: 'People can have accounts now.' });
  }
  // What stands below another record has no part of its own that could be tried.
  return changes.length === 0
    ? undefined
    : { changes, served: served.filter((part) => partExists(part, spec)) };
}

function isSame(about: EntitySpec, addition: AppSpec, name: string): boolean {
  const other = addition.entities.find((entity) => entity.name === name);
  return (
    other !== undefined &&
    (other.one.toLowerCase() === about.one.toLowerCase() ||
      other.many.toLowerCase() === about.many.toLowerCase())
  );
}

/** The addition speaks of kinds of records by the names that the plan has for them. */
function renameKinds(addition: AppSpec, kindOf: (name: string) => string): void {
  for (const { fields, detail } of addition.entities) {
    for (const field of fields) if (field.to !== undefined) field.to = kindOf(field.to);
    for (const related of detail?.related ?? []) related.entity = kindOf(related.entity);
  }
  for (const action of addition.actions) {
    action.on = kindOf(action.on);
    if (action.creates !== undefined) action.creates.entity = kindOf(action.creates.entity);
  }
  for (const { props } of addition.pages.flatMap(({ sections }) => sections))
    if (typeof props['entity'] === 'string') props['entity'] = kindOf(props['entity']);
  for (const entity of addition.entities) entity.name = kindOf(entity.name);
}

function mergeEntities(spec: AppSpec, addition: AppSpec, changes: Change[], served: string[]): void {
  for (const entity of addition.entities) {
    const known = spec.entities.find(({ name }) => name === entity.name);
    if (known === undefined) {
      if (spec.entities.length >= limits.engine.entities) continue;
      spec.entities.push(entity);
      changes.push({ text: `The app keeps ${inText(entity.many)} now.` });
      served.push(`entity:${entity.name}`);
      continue;
    }
    const needed = new Set(
      addition.actions
        .filter(({ on }) => on === entity.name)
        .flatMap(({ effects = [], sets = {}, creates }) => [
          ...effects.map(({ field }) => field),
          ...Object.keys(sets),
          ...Object.values(creates?.copies ?? {}).filter((name) => name !== entity.title),
        ]),
    );
    for (const field of entity.fields)
      if (needed.has(field.name)) addField(known, field, () => field.start ?? null);
    fitCopies(addition, entity, known);
    for (const relation of entity.detail?.related ?? []) {
      if (known.detail === undefined || known.detail.related.some((one) => one.entity === relation.entity))
        continue;
      known.detail.related.push(relation);
      changes.push({ text: `The page of each ${inText(known.one)} has ${inText(relation.title)} now.` });
    }
  }
}

/** What an act copies from a record is called as the plan calls it: the name of a record may be its title. */
function fitCopies(addition: AppSpec, entity: EntitySpec, known: EntitySpec): void {
  for (const { on, creates } of addition.actions) {
    if (on !== known.name || creates?.copies === undefined) continue;
    for (const [to, from] of Object.entries(creates.copies))
      if (from === entity.title) creates.copies[to] = known.title;
  }
}

function mergePages(spec: AppSpec, addition: AppSpec, changes: Change[], served: string[]): void {
  const used = new Set(spec.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  for (const page of addition.pages) {
    const home = page.path === '/' ? spec.pages.find(({ path }) => path === '/') : undefined;
    if (home !== undefined) {
      const fresh = page.sections.filter(
        ({ block, id }) =>
          !usual.has(block) && !home.sections.some((one) => one.id === id || one.block === block),
      );
      home.sections.push(...fresh);
      for (const { id, title, block } of fresh) {
        changes.push({ text: `The start page has ${inText(title ?? block.replaceAll('-', ' '))} now.` });
        served.push(`section:${id}`);
      }
      continue;
    }
    if (spec.pages.some(({ path }) => path === page.path) || spec.pages.length >= limits.engine.pages)
      continue;
    for (const section of page.sections) if (used.has(section.id)) section.id = `${section.id}-more`;
    spec.pages.push(page);
    changes.push({ text: `There is a page ${page.title} now.` });
    served.push(`page:${page.id}`);
  }
}

/** An app of one page shows it at the start; beside other pages it needs an address of its own. */
function awayFromStart(addition: AppSpec): void {
  for (const page of addition.pages) {
    if (page.path !== '/' || page.id === 'home') continue;
    page.path = `/${page.id}`;
    for (const { detail } of addition.entities) if (detail?.path === '/') detail.path = page.path;
  }
}
