import { type AppSpec, appSpecSchema } from './app-spec.ts';
import { bringForward } from './bring-forward.ts';
import { ruleFaults } from './rule-faults.ts';

/** Faults that a schema cannot see: names that point nowhere, twice the same name. Empty when the spec is sound. */
export function specFaults(spec: AppSpec): string[] {
  const entities = new Map(spec.entities.map((entity) => [entity.name, entity]));
  const faults: string[] = [
    ...twice(
      'entity',
      spec.entities.map(({ name }) => name),
    ),
    ...twice(
      'page address',
      spec.pages.map(({ path }) => path),
    ),
    ...twice(
      'action',
      spec.actions.map(({ id }) => id),
    ),
    ...twice(
      'section',
      spec.pages.flatMap(({ sections }) => sections.map(({ id }) => id)),
    ),
  ];
  for (const entity of spec.entities) {
    faults.push(
      ...twice(
        `field of ${entity.name}`,
        entity.fields.map(({ name }) => name),
      ),
    );
    if (!entity.fields.some(({ name }) => name === entity.title))
      faults.push(`${entity.name} has no field “${entity.title}”.`);
    for (const field of entity.fields)
      if (field.kind === 'reference' && (field.to === undefined || !entities.has(field.to)))
        faults.push(`${entity.name}.${field.name} points to an entity that is not there.`);
  }
  for (const action of spec.actions) {
    if (!entities.has(action.on)) faults.push(`The action ${action.id} is on an entity that is not there.`);
    if (action.creates !== undefined && !entities.has(action.creates.entity))
      faults.push(`The action ${action.id} makes an entity that is not there.`);
  }
  faults.push(...ruleFaults(spec));
  if (!spec.pages.some(({ path }) => path === '/')) faults.push('There is no start page.');
  return faults;
}

function twice(what: string, names: readonly string[]): string[] {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `Two times the ${what} “${name}”.`);
}

/** A spec from outside, checked whole. */
export function parseSpec(value: unknown): { ok: true; spec: AppSpec } | { ok: false; faults: string[] } {
  const current = bringForward(value);
  if (current === undefined)
    return {
      ok: false,
      faults: ['version: This plan was made by another version of the product and cannot be read.'],
    };
  const parsed = appSpecSchema.safeParse(current);
  if (!parsed.success)
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    };
  const faults = specFaults(parsed.data);
  return faults.length === 0 ? { ok: true, spec: parsed.data } : { ok: false, faults };
}
