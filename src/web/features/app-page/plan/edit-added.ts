import { addedParts } from '../../../../engine/spec/added-parts.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { takeOutAction, takeOutEntity, takeOutPage } from '../../../../engine/spec/take-out.ts';
import { changed } from './edit-plan.ts';

export type AddedPart = `${'page' | 'entity' | 'action'}:${string}`;

const takers = { page: takeOutPage, entity: takeOutEntity, action: takeOutAction };

export function isAdded(spec: AppSpec, part: AddedPart): boolean {
  return addedParts(spec).has(part);
}

/** The plan without a part, and without all that only works with it. */
export function withoutPart(spec: AppSpec, part: AddedPart): AppSpec {
  const [kind = '', name = ''] = part.split(':');
  return changed(spec, (copy) => takers[kind as keyof typeof takers](copy, name));
}
