import type { AppSpec } from '../spec/app-spec.ts';

/** Gives a role another name, in the plan itself and wherever it is spoken of. */
export function callRole(spec: AppSpec, role: string, label: string): void {
  const swap = (roles: string[] | undefined) => roles?.map((one) => (one === role ? label : one));
  spec.roles = swap(spec.roles) ?? [];
  for (const holder of [...spec.pages, ...spec.actions])
    if (holder.roles !== undefined) holder.roles = swap(holder.roles);
  for (const entity of spec.entities) {
    if (entity.standsFor === role) entity.standsFor = label;
    if (entity.alsoFor !== undefined) entity.alsoFor = swap(entity.alsoFor);
    if (entity.detail?.editors !== undefined) entity.detail.editors = swap(entity.detail.editors);
    for (const field of entity.fields) if (field.seenBy !== undefined) field.seenBy = swap(field.seenBy);
  }
  for (const { props } of spec.pages.flatMap(({ sections }) => sections))
    for (const key of ['editors', 'roles'])
      if (Array.isArray(props[key])) props[key] = props[key].map((one) => (one === role ? label : one));
}
