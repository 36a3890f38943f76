import type { AppSpec } from '../spec/app-spec.ts';
import type { Draft } from './draft.ts';

/** What acts alone may set is asked in no form, and what must stay has no button that deletes it. */
export function asDeclared(
  spec: AppSpec,
  { things, kept, fixed, entries = [], editors = {} }: Draft,
): AppSpec {
  const isEntered = (name: string) => entries.some(({ on }) => on === name);
  const isAutomatic = (entity: string, field: string) =>
    things
      .find(({ key }) => key === entity)
      ?.fields.some(({ name, isAutomatic: is }) => name === field && is === true) === true;
  return {
    ...spec,
    entities: spec.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        isAutomatic(entity.name, field.name) ? { ...field, automatic: true } : field,
      ),
      ...(entity.detail === undefined
        ? {}
        : {
            detail: {
              ...entity.detail,
              ...(fixed.has(entity.name) ? { edit: false } : {}),
              ...(editors[entity.name] === undefined ? {} : { editors: [...(editors[entity.name] ?? [])] }),
            },
          }),
    })),
    pages: spec.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const name = String(section.props['entity']);
        const can = section.props['can'] as Record<string, boolean> | undefined;
        if (can === undefined) return section;
        const may = {
          create: can['create'] === true && !isEntered(name),
          edit: can['edit'] === true && !fixed.has(name),
          remove: can['remove'] === true && !fixed.has(name) && !kept.has(name),
        };
        return {
          ...section,
          props: {
            ...section.props,
            can: Object.fromEntries(Object.entries(may).filter(([, is]) => is)),
            ...(editors[name] === undefined ? {} : { editors: [...editors[name]] }),
          },
        };
      }),
    })),
  };
}
