import type { AppSpec } from '../spec/app-spec.ts';

/** The parts that one plan has and another has not, named as the trace names them. */
export function addedBy(before: AppSpec, after: AppSpec): string[] {
  const known = new Map(before.entities.map((entity) => [entity.name, entity]));
  const fields = after.entities.flatMap(({ name, fields: own }) =>
    own
      .filter((field) => known.get(name)?.fields.every((one) => one.name !== field.name) === true)
      .map((field) => `field:${name}.${field.name}`),
  );
  const isNew = <Item>(list: readonly Item[], same: (item: Item) => boolean) => !list.some(same);
  const sections = before.pages.flatMap((page) => page.sections);
  return [
    ...after.entities.filter(({ name }) => !known.has(name)).map(({ name }) => `entity:${name}`),
    ...fields,
    ...after.actions
      .filter(({ id }) => isNew(before.actions, (one) => one.id === id))
      .map(({ id }) => `action:${id}`),
    ...after.pages
      .filter(({ id }) => isNew(before.pages, (one) => one.id === id))
      .map(({ id }) => `page:${id}`),
    ...after.pages
      .flatMap((page) => page.sections)
      .filter(({ id }) => isNew(sections, (one) => one.id === id))
      .map(({ id }) => `section:${id}`),
  ];
}
