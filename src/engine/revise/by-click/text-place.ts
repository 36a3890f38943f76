import { inText } from '../../library/words/in-text.ts';
import type { AppSpec, EntitySpec, FieldSpec, PageSpec, SectionSpec } from '../../spec/app-spec.ts';

/** A text of the plan that people read in the app. */
export type TextPlace =
  | { readonly at: 'app-name' | 'tagline' }
  | { readonly at: 'page-title' | 'page-lead'; readonly page: string }
  | { readonly at: 'section-title' | 'add-label'; readonly section: string }
  | { readonly at: 'prop'; readonly section: string; readonly path: readonly (string | number)[] }
  | { readonly at: 'field-label'; readonly entity: string; readonly field: string }
  | { readonly at: 'option'; readonly entity: string; readonly field: string; readonly option: string }
  | { readonly at: 'entity-one'; readonly entity: string }
  | { readonly at: 'related-title'; readonly entity: string; readonly index: number }
  | { readonly at: 'action-label'; readonly action: string }
  | { readonly at: 'sample'; readonly entity: string; readonly index: number; readonly field: string };

export function pageOf(spec: AppSpec, id: string): PageSpec | undefined {
  return spec.pages.find((page) => page.id === id);
}

export function sectionOf(spec: AppSpec, id: string): SectionSpec | undefined {
  return spec.pages.flatMap(({ sections }) => sections).find((section) => section.id === id);
}

export function entityOf(spec: AppSpec, name: unknown): EntitySpec | undefined {
  return spec.entities.find((entity) => entity.name === name);
}

export function fieldOf(spec: AppSpec, entity: string, name: string): FieldSpec | undefined {
  return entityOf(spec, entity)?.fields.find((field) => field.name === name);
}

/** The same field wherever people fill it in: in its records and in the forms that make them. */
export function fieldsEverywhere(spec: AppSpec, entity: string, name: string): FieldSpec[] {
  const own = entityOf(spec, entity)?.fields ?? [];
  const forms = spec.actions
    .filter(({ creates }) => creates?.entity === entity)
    .flatMap(({ form }) => form ?? []);
  return [...own, ...forms].filter((field) => field.name === name);
}

/** What the button of a list says where the plan does not say it. */
export function usualAddLabel(entity: EntitySpec): string {
  return `Add ${inText(entity.one)}`;
}

/** What stands there now; undefined when there is no such place. */
export function textAt(spec: AppSpec, place: TextPlace): string | undefined {
  switch (place.at) {
    case 'app-name':
      return spec.name;
    case 'tagline':
      return spec.tagline;
    case 'page-title':
      return pageOf(spec, place.page)?.title;
    case 'page-lead':
      return pageOf(spec, place.page)?.lead;
    case 'section-title':
      return sectionOf(spec, place.section)?.title;
    case 'add-label':
      return addLabelOf(spec, place.section);
    case 'prop':
      return propAt(sectionOf(spec, place.section)?.props, place.path);
    case 'field-label':
      return fieldOf(spec, place.entity, place.field)?.label;
    case 'option':
      return fieldOf(spec, place.entity, place.field)?.options?.find((option) => option === place.option);
    case 'entity-one':
      return entityOf(spec, place.entity)?.one;
    case 'related-title':
      return entityOf(spec, place.entity)?.detail?.related[place.index]?.title;
    case 'action-label':
      return spec.actions.find(({ id }) => id === place.action)?.label;
    case 'sample':
      return sampleText(entityOf(spec, place.entity)?.samples[place.index]?.[place.field]);
  }
}

function addLabelOf(spec: AppSpec, id: string): string | undefined {
  const props = sectionOf(spec, id)?.props ?? {};
  if (typeof props['addLabel'] === 'string') return props['addLabel'];
  const entity = entityOf(spec, props['entity']);
  return entity === undefined ? undefined : usualAddLabel(entity);
}

function propAt(props: unknown, path: readonly (string | number)[]): string | undefined {
  let value: unknown = props;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return typeof value === 'string' ? value : undefined;
}

export function sampleText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
