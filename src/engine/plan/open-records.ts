import type { EntitySpec } from '../spec/app-spec.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Lets somebody add records of a kind, and change and delete them. */
export function letAdd(entity: EntitySpec, actor: string, draft: PlanDraft): string[] {
  const records = draft.recordsPage(entity);
  Object.assign(records.can, { create: true, edit: true, remove: true });
  records.changers.add(actor);
  return [`page:${records.page.id}`];
}
