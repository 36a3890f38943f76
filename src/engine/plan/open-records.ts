import type { EntitySpec, PageSpec } from '../spec/app-spec.ts';
import type { PlanDraft } from './plan-draft.ts';
import { roleName, roleNames } from './roles.ts';

/** Lets somebody add records of a kind, and change and delete them. */
export function letAdd(entity: EntitySpec, actor: string, draft: PlanDraft): string[] {
  const records = draft.recordsPage(entity);
  Object.assign(records.can, { create: true, edit: true, remove: true });
  records.changers.add(actor);
  return [`page:${records.page.id}`];
}

/** Where people find their own bookings; whoever works with them needs all of them. */
export function ownedBy(actor: string, entity: EntitySpec, draft: PlanDraft): PageSpec | undefined {
  if (actor !== 'user' && roleName(actor) !== roleNames(draft)[0]) return undefined;
  const booking = draft.pages.find(({ sections }) => sections.some(({ block }) => block === 'booking'));
  return draft.ownPage(entity) ?? (entity.name === 'bookings' ? booking : undefined);
}
