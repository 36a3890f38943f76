import { inText } from '../../library/words/in-text.ts';
import type { AppSpec, EntitySpec } from '../../spec/app-spec.ts';

/** What would break without this field as it is, in words. Lists and filters are not among it: they are kept in order. */
export function fieldUses(spec: AppSpec, entity: EntitySpec, name: string): string[] {
  const uses: string[] = entity.title === name ? ['it names each record'] : [];
  for (const action of spec.actions) {
    const onIt =
      action.on === entity.name &&
      ((action.effects ?? []).some(({ field, byField }) => field === name || byField === name) ||
        action.when?.field === name ||
        Object.hasOwn(action.sets ?? {}, name) ||
        Object.values(action.creates?.copies ?? {}).includes(name));
    const made = action.creates;
    const inIt =
      made?.entity === entity.name &&
      (made.link === name ||
        Object.hasOwn(made.values ?? {}, name) ||
        Object.hasOwn(made.copies ?? {}, name));
    if (onIt || inIt) uses.push(`“${action.label}” needs it`);
  }
  for (const other of spec.entities)
    if (other.detail?.related.some(({ entity: of, link }) => of === entity.name && link === name) === true)
      uses.push(`the page of each ${inText(other.one)} needs it`);
  for (const page of spec.pages)
    if (page.sections.some(({ props }) => props['entity'] === entity.name && names(props, name)))
      uses.push(`a part of the page ${page.title} needs it`);
  return [...new Set(uses)];
}

/** Lists of fields from which one may go. */
export const fieldLists: ReadonlySet<string> = new Set(['filters', 'show']);

function names(props: Readonly<Record<string, unknown>>, field: string): boolean {
  return Object.entries(props).some(
    ([key, value]) => key !== 'entity' && !fieldLists.has(key) && holds(value, field),
  );
}

export function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value === text;
  if (Array.isArray(value)) return value.some((inner) => holds(inner, text));
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, text))
  );
}
