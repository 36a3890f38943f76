import { limits } from '../../kernel/limits.ts';
import { kebab } from '../emit/names.ts';
import { inText } from '../library/words/in-text.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';

const towards =
  /\b(?:to|for|on|under|of)\s+(?:an?|the|each|every|their|any|one|specific|particular|individual|your)?\s*([a-z][a-z -]+)$/;

/** What “to a trip” or “for each request” means, where the app keeps such. */
export function ownerIn(rest: string, draft: PlanDraft): EntitySpec | undefined {
  const noun = nounOf(towards.exec(rest)?.[1] ?? '');
  const owner = noun === undefined ? undefined : draft.knownAs(noun.phrase);
  return owner === undefined || owner.samples.length === 0 ? undefined : owner;
}

/** A batch is in a tank: whoever writes down the one chooses the other, and finds the ones on the page of the other. */
export function referTo(entity: EntitySpec, owner: EntitySpec, draft: PlanDraft): void {
  const link = `of${owner.name.charAt(0).toUpperCase()}${owner.name.slice(1)}`;
  const isTied =
    entity.fields.some(({ to }) => to === owner.name) || owner.fields.some(({ to }) => to === entity.name);
  if (isTied || entity === owner) return;
  if (entity.fields.length >= limits.engine.fieldsPerEntity) return;
  // “tank” said of a batch is that tank.
  const typed = entity.fields.findIndex(
    ({ label, kind, name }) =>
      kind === 'text' && name !== entity.title && label.toLowerCase() === owner.one.toLowerCase(),
  );
  if (typed >= 0) entity.fields.splice(typed, 1);
  const title = entity.fields.find(({ name }) => name === entity.title);
  if (title?.label.toLowerCase() === owner.one.toLowerCase()) title.label = entity.one;
  entity.fields.push({ name: link, label: owner.one, kind: 'reference', to: owner.name });
  if (owner.samples.length > 0)
    for (const [index, sample] of entity.samples.entries())
      sample[link] = `${owner.name}-${(index % Math.min(3, owner.samples.length)) + 1}`;
  draft.recordsPage(owner);
  owner.detail ??= { path: `/${kebab(owner.name)}`, edit: false, related: [] };
  owner.detail.related.push({ entity: entity.name, link, title: entity.many });
}

/** “add expenses to a trip”: an expense belongs to a trip, and is added where the trip is. */
export function linkTo(entity: EntitySpec, rest: string, draft: PlanDraft): string[] {
  const owner = ownerIn(rest, draft);
  if (owner === undefined || owner.name === entity.name) return [];
  const link = `of${owner.name.charAt(0).toUpperCase()}${owner.name.slice(1)}`;
  const id = `add-${kebab(entity.name)}-to-${kebab(owner.name)}`.slice(0, 70);
  if (draft.actions.some((action) => action.id === id)) return [`action:${id}`];
  const isFull =
    draft.actions.length >= limits.engine.actions || entity.fields.length >= limits.engine.fieldsPerEntity;
  if (isFull || entity.fields.some(({ name }) => name === link)) return [];
  // How far along it is, is nothing that is asked of whoever adds it.
  const status = entity.fields.find(
    ({ name, kind, start }) => name === 'status' && kind === 'choice' && start !== undefined,
  );
  // An expense is an expense, where the same list could hold income.
  const kind = entity.fields.find(({ name, options }) => name === 'type' && options?.includes(entity.one));
  const form = entity.fields.filter(
    (field) => field.automatic !== true && field.kind !== 'reference' && field !== status && field !== kind,
  );
  const values = {
    ...(status?.start === undefined ? {} : { status: status.start }),
    ...(kind === undefined ? {} : { type: entity.one }),
  };
  const reference: FieldSpec = { name: link, label: owner.one, kind: 'reference', to: owner.name };
  entity.fields.push(reference);
  for (const [index, sample] of entity.samples.entries())
    sample[link] = `${owner.name}-${(index % Math.min(3, owner.samples.length)) + 1}`;
  const { page } = draft.recordsPage(entity);
  draft.recordsPage(owner);
  owner.detail ??= { path: `/${kebab(owner.name)}`, edit: false, related: [] };
  owner.detail.related.push({ entity: entity.name, link, title: entity.many });
  draft.actions.push({
    id,
    label: `Add ${inText(entity.one)}`,
    done: `The ${inText(entity.one)} is added.`,
    on: owner.name,
    form: structuredClone(form),
    creates: {
      entity: entity.name,
      link,
      ...(Object.keys(values).length === 0 ? {} : { values }),
    },
    resultPath: page.path,
    resultLabel: entity.many,
  });
  return [`action:${id}`];
}
